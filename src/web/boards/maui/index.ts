import type { Event, View } from '../../../games/maui/index.ts';
import { defineBoard } from '../board.ts';
import Board from './Board.svelte';
import Choice from './Choice.svelte';
import Figure from './Figure.svelte';
import './tokens.css';
import { groups, isKey, odds, pace, relevant, sound } from './presentation.ts';
import Panel from './Panel.svelte';
import { folded } from './panel/panel.ts';
import Seat from './Seat.svelte';
import Status from './Status.svelte';
import { loadText } from './text/load.ts';
import type { MauiText } from './text/text.ts';

export default defineBoard<View, Event, MauiText>({
  Board,
  Seat,
  Status,
  Panel,
  Choice,
  Figure,
  text: loadText,
  groups,
  // Every choice lies on the market or beside the beach, and in the panel; a wide screen has room for the sentences too.
  folds: folded,
  relevant,
  pace,
  sound,
  isKey,
  odds,
  panelShare: 0.32,
});
