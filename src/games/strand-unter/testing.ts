import { findLegal, type Options as AnyOptions, type Seat } from '../../engine/game.ts';
import type { Terms } from '../../engine/match.ts';
import { defaults } from '../../engine/options.ts';
import type { Options } from './data.ts';
import type { Event } from './events.ts';
import { game } from './index.ts';
import { fillOf, grooveOf } from './rules.ts';
import { FETCHED, HEAP, letters, TURN, VALUES } from './vocabulary.ts';
import { everybody, type State } from './state.ts';

/** Helpers for the tests: positions written down in letters, and answers given as texts. */

/** Tests that are about something else do not depend on the default figures. */
export const FIGURES = {
  shells: [20, 20, 20, 20],
  dial: [1, 2, 3, 4, 5, 6],
  cards0: [2100, 210, 21, 1002, 111, 1011, 1101, 1110],
  cards1: [2200, 220, 22, 2002, 2011, 1201, 1120, 112],
  cards2: [3020, 302, 2030, 203, 2201, 1220, 122, 2012],
  cards3: [3210, 321, 1032, 2103, 2211, 1221, 1122, 2112],
} as const;
export const printed: Options = { ...(defaults(game.options) as Options), ...FIGURES };

/** `'wwgk'` as numbers of white, grey, brown and black shells. */
export function shells(text: string): number[] {
  return [...letters].map((letter) => text.split(letter).length - 1);
}

/** The cards everybody holds unless told: WWG, WWGG, WWWBB, WWWGGB. */
export const CARDS: readonly number[] = [2100, 2200, 3020, 3210];

export interface Scene {
  readonly players?: number;
  readonly round?: number;
  /** In the sandpiper's groove. */
  readonly groove?: string;
  /** By seat; empty unless told. */
  readonly buckets?: readonly string[];
  readonly cards?: readonly (readonly number[])[];
  /** By seat and value, `h` heap, `f` fetched, `x` washed away, or the groove's digit: `'hf28'`. All on the heap unless told. */
  readonly castles?: readonly string[];
  /** The last visible groove at the flood. */
  readonly last?: number;
  readonly options?: Partial<Options>;
}

/** A table whose players are about to set their dials. Every shell is where the scene puts it, the others never seen or in the bag. */
export function scene(wanted: Scene): State {
  const { players = 4, round = 1, groove = '', buckets = [], cards = [], castles = [] } = wanted;
  const s = game.setup(players, { ...printed, ...wanted.options }, game.rules);
  s.phase = 'dial';
  s.asked = everybody(players);
  s.round = round;
  s.last = wanted.last ?? (round <= TURN ? round : grooveOf(round) + 2);
  s.shells = shells(groove);
  const place = (letter: string) =>
    letter === 'h' ? HEAP : letter === 'f' ? FETCHED : letter === 'x' ? 0 : Number(letter);
  for (let seat = 0; seat < players; seat++) {
    s.buckets.splice(seat * 4, 4, ...shells(buckets[seat] ?? ''));
    s.cards.splice(seat * VALUES, VALUES, ...(cards[seat] ?? CARDS));
    s.castles.splice(seat * VALUES, VALUES, ...[...(castles[seat] ?? 'hhhh')].map(place));
  }
  const rest = s.unseen.map((all, colour) => {
    const held = s.buckets.filter((_, i) => i % 4 === colour).reduce((sum, n) => sum + n, 0);
    return all - held - (s.shells[colour] ?? 0);
  });
  if (round <= TURN) s.unseen = rest;
  else [s.unseen, s.bag] = [[0, 0, 0, 0], rest];
  return s;
}

/** The same table with all dials set and whatever was forced done. */
export function dialled(
  wanted: Scene,
  dials: readonly string[],
): { readonly s: State; readonly events: Event[] } {
  const s = scene(wanted);
  const events = play(s, ...dials.map((dial, seat): [Seat, string] => [seat, `set ${dial}`]));
  return { s, events };
}

/** Answers one after the other, each of them checked; gives what was told. */
export function play(s: State, ...answers: readonly (readonly [Seat, string])[]): Event[] {
  const events: Event[] = [];
  for (const [seat, text] of answers) {
    const move = findLegal(game, s, seat, text);
    if (move === undefined)
      throw new Error(`"${text}" of seat ${seat} is not legal: ${choices(s, seat).join(', ')}`);
    game.apply(s, seat, move, (event) => events.push(event));
  }
  return events;
}

export function choices(s: State, seat: Seat): string[] {
  return game.legal(s, seat, []).map(game.write);
}

/** What is in the bucket, in letters. */
export function bucket(s: State, seat: Seat): string {
  return inLetters(s.buckets.slice(seat * 4, seat * 4 + 4));
}

export function inLetters(counts: readonly number[]): string {
  return counts.map((n, colour) => letters.charAt(colour).repeat(n)).join('');
}

/** A draw that fills the groove of the next round with what is most plentiful; any legal one serves where shells do not matter. */
export function refill(s: State): void {
  const outcomes = game.chances(s, []);
  const likely = outcomes.reduce((best, each) => (each.weight > best.weight ? each : best));
  game.apply(s, -1, likely.move);
}

/** How many shells this round's groove is filled with. */
export function fill(s: State): number {
  return fillOf(s.players, grooveOf(s.round));
}

/**
 * All numbers of players: with the printed figures, with so few shells that grooves stay empty at the ebb, and with castles
 * so dear that all shells end in buckets and the bag runs dry at the flood.
 */
export function terms(): Terms<AnyOptions>[] {
  const dear = Array.from({ length: 8 }, () => 4444);
  const few = { shells: [10, 10, 10, 10] };
  const figures: AnyOptions[] = [{}, few, { ...few, cards0: dear, cards1: dear, cards2: dear, cards3: dear }];
  return [2, 3, 4].flatMap((seats) =>
    figures.map((each) => ({
      seats,
      options: { ...printed, ...each },
      rules: game.rules,
    })),
  );
}
