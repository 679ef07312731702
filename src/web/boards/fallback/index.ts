import { defineBoard } from '../board.ts';
import Board from './Board.svelte';

/** Any game, in its own words. */
export default defineBoard({ Board, text: async () => ({ help: [] }) });
