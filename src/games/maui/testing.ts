import { findLegal, type Options as AnyOptions } from '../../engine/game.ts';
import type { Terms } from '../../engine/match.ts';
import { combinations, defaults } from '../../engine/options.ts';
import { MIDDLE } from './data.ts';
import { type Event, game, type Options, type Player, type State } from './index.ts';
import { columnOf, faces, lie, platform } from './rules.ts';
import { tileTexts } from './vocabulary.ts';

/** What a test says about a table; the rest is as plain as can be. */
export interface Deal {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  /** Six tiles, row by row, the free one first. */
  readonly market?: string;
  /** A start tile for each seat. */
  readonly starts?: string;
  /** Umbrellas from the left, the same for every seat. */
  readonly umbrellas?: string;
  readonly first?: number;
}

/** Tests that are about something else do not depend on the default figures. */
export const FIGURES: Partial<Options> = {
  values: 'plain',
  trackLength: 15,
  extension: 15,
  rowSteps: [3, 2, 1, 1, 1, 2, 3],
  extraSteps: 1,
  penalty: 1,
  looseTowels: [3, 4],
  extraX: [1, 3],
  extraY: [2, 4],
  umbrellaRows: [0, 5, 2, 0, 6, 3, 5, 2, 0, 6, 3, 0],
  crabRows: [0, 2, 6, 0, 5, 2, 0, 6, 3, 0, 6, 0],
  crabUmbrellaRows: [0, 0, 0, 1, 0, 0, 0, 0, 0, 7, 0, 0],
  crabValues: [2, 2, 3, 3, 3, 4, 4],
};

export const withOptions = (options: Partial<Options> = {}): Options => ({
  ...(defaults(game.options) as unknown as Options),
  ...FIGURES,
  ...options,
});

/** A game at its first question, dealt as told; what is not told takes the first tiles that are left. */
export function begin({
  seats = 2,
  options,
  market = '',
  starts = '',
  umbrellas = 'pppwwwxy',
  first = 0,
}: Deal): State {
  const s = game.setup(seats, withOptions(options), 1);
  const named = [...words(market), ...words(starts)];
  const spare = tileTexts.filter((text) => !named.includes(text));
  const fill = (texts: readonly string[], count: number): string[] =>
    Array.from({ length: count }, (_, i) => texts[i] ?? (spare.shift() as string));
  const draws = [...fill(words(market), 6), ...fill(words(starts), seats)].map((text) => `draw ${text}`);
  play(s, ...draws.slice(0, 6));
  while (s.phase === 'umbrellas') play(s, `umbrellas ${umbrellas}`);
  play(s, ...draws.slice(6), `start ${first}`);
  return s;
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Plays these texts, whoever is to act, and tells what happened. A text that is not legal is an error. */
export function play(s: State, ...texts: readonly string[]): Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    const seat = game.toAct(s)[0];
    const move = seat === undefined ? undefined : findLegal(game, s, seat, text);
    if (seat === undefined || move === undefined) {
      throw new Error(
        `"${text}" is not legal in phase ${s.phase}: ${seat === undefined ? '' : legalTexts(s).join(', ')}`,
      );
    }
    game.apply(s, seat, move, (event) => events.push(event));
  }
  return events;
}

export function legalTexts(s: State): string[] {
  const seat = game.toAct(s)[0];
  if (seat === undefined) return [];
  if (seat < 0) return game.chances(s, []).map(({ move }) => game.write(move));
  return game.legal(s, seat, []).map(game.write);
}

export function playerOf(s: State, seat: number): Player {
  return s.players[seat] as Player;
}

export function tile(text: string): number {
  return tileTexts.indexOf(text);
}

/** What a tile with this text shows in the grid at this height. */
export function edge(text: string, top: number): number {
  return lie(faces[tile(text)] as number, top);
}

/** Any draw that refills the market. */
export function refill(s: State): Event[] {
  return play(s, legalTexts(s)[0] as string);
}

/** Fills a beach up to so many tiles from the end of the bag, in the middle rows, as if they had always lain there. */
export function fillBeach(s: State, seat: number, tiles: number): void {
  const p = playerOf(s, seat);
  while (p.beach.length <= tiles) {
    const next = s.bag.pop() as number;
    if (p.umbrellas[p.beach.length - 1] !== '.') p.box++;
    p.beach.push(platform(next));
    p.edge = lie(faces[next] as number, MIDDLE);
  }
}

/** Puts this tile at this height into the last column of a beach. */
export function show(s: State, seat: number, text: string, top: number): void {
  const p = playerOf(s, seat);
  p.beach[p.beach.length - 1] = columnOf(tile(text), top);
  p.edge = edge(text, top);
}

/** Every variant with every number of players, on printed tracks and on short ones whose ends are reached. */
export function terms(): Terms<AnyOptions>[] {
  return [2, 3, 4].flatMap((seats) =>
    combinations(game.options).flatMap((options) =>
      [{}, { trackLength: 6, extension: 3, extraSteps: 2 }].map((figures) => ({
        seats,
        options: { ...options, ...figures },
        rules: game.rules,
      })),
    ),
  );
}
