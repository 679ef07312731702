import { type AnyGame, CHANCE, findLegal, type Seat } from '../../engine/game.ts';
import { collector, seenBy } from '../../engine/match.ts';
import { FastRng } from '../../engine/rng.ts';
import type { ChanceOutcome, OddsRow, Outcome } from '../boards/board.ts';

/** The outcome of a choice, with the imagined state it was played on. */
export interface Foreseen extends Outcome<unknown, unknown> {
  readonly state: unknown;
  readonly toAct: readonly Seat[];
}

/**
 * Plays a choice on a state sampled from the view. Only what the viewer knows goes in, so nothing secret comes out,
 * and it works the same wherever the match itself is kept.
 */
export function foresee(game: AnyGame, view: unknown, seat: Seat, text: string): Foreseen | undefined {
  // A fixed seed: the preview must not flicker.
  const state = game.imagine(view, new FastRng(1));
  const move = findLegal(game, state, seat, text);
  if (move === undefined) return undefined;
  const sealed = game.sealed(state);
  const { events, emit } = collector<unknown>();
  game.apply(state, seat, move, emit);
  const toAct = game.toAct(state);
  const draws = toAct[0] === CHANCE || toAct.length === 0;
  return {
    state,
    toAct,
    view: game.view(game.clone(state), seat),
    events: events.map((event) => seenBy(event, seat)),
    // The last sealed answer reveals all of them; only the match knows whether this is the last.
    reveals: draws && !sealed,
  };
}

const MOST_OUTCOMES = 2000;

/** The chance outcomes right after a choice with exact probabilities; empty if there are none, or too many to list. */
export function chancesAfter(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  text: string,
): ChanceOutcome<unknown, unknown>[] {
  const foreseen = foresee(game, view, seat, text);
  if (foreseen === undefined || foreseen.toAct[0] !== CHANCE) return [];
  const list = game.chances(foreseen.state, []);
  if (list.length > MOST_OUTCOMES) return [];
  const total = list.reduce((sum, { weight }) => sum + weight, 0);
  return list.map(({ move, weight }) => {
    const state = game.clone(foreseen.state);
    const { events, emit } = collector<unknown>();
    game.apply(state, CHANCE, move, emit);
    return {
      view: game.view(state, seat),
      events: events.map((event) => seenBy(event, seat)),
      share: weight / total,
    };
  });
}

/** Merges outcomes with the same sentence, the likeliest first. */
export function tally(rows: readonly OddsRow[]): OddsRow[] {
  const shares = new Map<string, number>();
  for (const { label, share } of rows) if (label !== '') shares.set(label, (shares.get(label) ?? 0) + share);
  return [...shares].map(([label, share]) => ({ label, share })).sort((a, b) => b.share - a.share);
}
