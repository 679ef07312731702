import type { Event, View } from '../../../games/maui/index.ts';
import { defineBoard } from '../board.ts';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import Ending from './Ending.svelte';
import Figure from './Figure.svelte';
import Marks from './Marks.svelte';
import './tokens.css';
import { groups, isKey, odds, relevant, sound } from './presentation.ts';
import Panel from './Panel.svelte';
import { folded } from './panel/panel.ts';
import { progressOf } from './progress.ts';
import { partOf } from './telling.ts';
import { ruleMarks } from './rule-marks.ts';
import Seat from './Seat.svelte';
import Status from './Status.svelte';
import { peek } from './side/peek.svelte.ts';
import { loadText } from './text/load.ts';
import type { MauiText } from './text/text.ts';

export default defineBoard<View, Event, MauiText>({
  Board,
  Seat,
  Status,
  Panel,
  Choice,
  Ending,
  Beside: Ending,
  Figure,
  Marks,
  text: loadText,
  groups,
  // Every choice lies on the market or beside the beach, and in the panel; a wide screen has room for the sentences too.
  folds: folded,
  ruleMarks,
  relevant,
  part: partOf,
  visit: (seat) => peek.open(seat),
  progress: progressOf,
  sound,
  isKey,
  odds,
  panelShare: 0.32,
});
