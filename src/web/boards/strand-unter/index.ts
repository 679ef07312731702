import './tokens.css';
import type { Event, View } from '../../../games/strand-unter/index.ts';
import { defineBoard } from '../board.ts';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import ChoicePicture from './Choice.svelte';
import Ending from './Ending.svelte';
import Figure from './Figure.svelte';
import Marks from './Marks.svelte';
import { groupsOf, isKey, oddsOf, relevantTo, soundOf } from './presentation.ts';
import Panel from './Panel.svelte';
import { progressOf } from './progress.ts';
import { partOf } from './telling.ts';
import { ruleMarks } from './rule-marks.ts';
import SeatCard from './Seat.svelte';
import Status from './Status.svelte';
import type { StrandText } from './text/labels.ts';

const texts = {
  en: () => import('./text/en.ts'),
  de: () => import('./text/de.ts'),
  fr: () => import('./text/fr.ts'),
  it: () => import('./text/it.ts'),
} as const;

export default defineBoard<View, Event, StrandText>({
  Board,
  Seat: SeatCard,
  Status,
  Panel,
  Choice: ChoicePicture,
  Ending,
  Beside,
  Figure,
  Marks,
  text: async (language) => (await texts[language]()).text,
  groups: groupsOf,
  // The panel draws every choice as a target of its own; with very many of them their sentences are the better list.
  folds: (_, choices) => choices.length <= 12,
  // The dial needs a little more than half of a phone.
  panelShare: 0.52,
  // The dial is what is read and turned; grooves lose nothing by being shorter.
  panelWidth: { desktop: 0.31, tablet: 0.45 },
  ruleMarks,
  relevant: relevantTo,
  part: partOf,
  progress: progressOf,
  // Not building reveals that the colours are wrong, and buckets are secret.
  hidden: ({ phase, options }) => phase === 'build' && !options.openBuckets,
  sound: soundOf,
  isKey,
  odds: oddsOf,
});
