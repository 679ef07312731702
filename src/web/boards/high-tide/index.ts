import './tokens.css';
import type { Event, View } from '../../../games/high-tide/index.ts';
import { defineBoard } from '../board.ts';
import Board from './Board.svelte';
import ChoicePicture from './Choice.svelte';
import Ending from './Ending.svelte';
import Figure from './Figure.svelte';
import Marks from './Marks.svelte';
import { facesOf, groupsOf, isKey, oddsOf, relevantTo, soundOf } from './presentation.ts';
import Panel from './Panel.svelte';
import { endedBy, progressOf } from './progress.ts';
import { partOf } from './telling.ts';
import { ruleMarks } from './rule-marks.ts';
import SeatCard from './Seat.svelte';
import Status from './Status.svelte';
import type { HighTideText } from './text/labels.ts';

const texts = {
  en: () => import('./text/en.ts'),
  de: () => import('./text/de.ts'),
  fr: () => import('./text/fr.ts'),
  it: () => import('./text/it.ts'),
} as const;

export default defineBoard<View, Event, HighTideText>({
  Board,
  Seat: SeatCard,
  Status,
  Panel,
  Choice: ChoicePicture,
  Ending,
  Beside: Ending,
  Figure,
  Marks,
  text: async (language) => (await texts[language]()).text,
  groups: groupsOf,
  // The panel has a card for every choice.
  folds: () => true,
  panelShare: 0.4,
  ruleMarks,
  relevant: relevantTo,
  ended: endedBy,
  part: partOf,
  progress: progressOf,
  sound: soundOf,
  isKey,
  faces: facesOf,
  odds: oddsOf,
});
