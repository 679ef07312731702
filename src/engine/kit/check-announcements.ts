import type { Violation } from './check-position.ts';
import { type AnyGame, CHANCE, type Options, type Seat } from '../game.ts';
import type { Ply, Terms } from '../match.ts';
import { drive } from '../drive.ts';
import { FastRng, pickOne, type Rng } from '../rng.ts';

/**
 * What a game announces before it happens, as data. The sentence of a choice (`Words.move`) is made from `announce`, so
 * holding the data to the rules holds the sentence to them in every language.
 *
 * S state, M move, E event, V view as in `Game`; A announcement.
 */
export interface Announcements<S, M, E, V, A> {
  /** The data behind the sentence of this choice, from what the seat knows. */
  announce(view: V, seat: Seat, move: M): A;
  /** The first part of the announcement that does not come true, or undefined. */
  refute(announced: A, trial: Trial<S, M, E>): string | undefined;
  /** The first event sentence of a whole match that announces something which does not follow, or undefined. */
  refuteStory?(story: readonly PlayedPly<S, M, E>[]): string | undefined;
}
export type AnyAnnouncements = Announcements<unknown, unknown, unknown, unknown, unknown>;

/** A choice that can be tried out on copies of the position. */
export interface Trial<S, M, E> {
  readonly seat: Seat;
  readonly move: M;
  /** The position in which the choice is offered. Not to be changed. */
  readonly before: S;
  /**
   * Plays the choice, then goes on as long as this seat or chance is to act: chance is sampled, and `answer` picks which
   * of the seat's moves to try, each on a line of its own. Sealed answers of other seats are drawn at random.
   */
  play(answer?: Answer<S, M>): Continuation<S, M, E>[];
}

/** Which of the legal moves to try next; none ends the line. */
export type Answer<S, M> = (state: S, legal: readonly M[]) => readonly M[];

/** One line of play after the choice. */
export interface Continuation<S, M, E> {
  readonly state: S;
  /** All events since the choice, as the seat sees them. */
  readonly events: readonly E[];
  /** The seat's moves after the choice. */
  readonly moves: readonly M[];
}

/** One ply of a match with the position before it and the events it emitted. */
export interface PlayedPly<S, M, E> {
  readonly seat: Seat;
  readonly move: M;
  readonly before: S;
  readonly events: readonly E[];
}

export interface AnnouncementPlan {
  /** What is played: one match for each entry and each game. */
  readonly terms: readonly Terms<Options>[];
  readonly games: number;
  readonly seed: number;
  /** Of this many decisions one is checked, chosen at random; 1 (all of them) unless told. */
  readonly every?: number;
}

export interface AnnouncementReport {
  readonly games: number;
  /** How many choices were tried. */
  readonly choices: number;
  readonly violation:
    | (Violation & { readonly terms: Terms<Options>; readonly plies: readonly Ply[] })
    | undefined;
}

/** Plays random matches and holds what every legal choice of the decisions announces to what happens when it is played. */
export function checkAnnouncements(
  game: AnyGame,
  announcements: AnyAnnouncements,
  { terms, games, seed, every = 1 }: AnnouncementPlan,
): AnnouncementReport {
  const report = { games: 0, choices: 0 };
  for (const [stream, each] of terms.entries()) {
    for (let i = 0; i < games; i++) {
      const rng = new FastRng(seed + i, stream);
      const plies: Ply[] = [];
      const found = checkMatch(game, announcements, each, { rng, every, plies, report });
      report.games++;
      if (found) return { ...report, violation: { ...found, terms: each, plies } };
    }
  }
  return { ...report, violation: undefined };
}

interface Progress {
  readonly rng: Rng;
  readonly every: number;
  readonly plies: Ply[];
  readonly report: { choices: number };
}

function checkMatch(
  game: AnyGame,
  announcements: AnyAnnouncements,
  { seats, options, rules }: Terms<Options>,
  { rng, every, plies, report }: Progress,
): Violation | undefined {
  const state = game.setup(seats, options, rules);
  const story: PlayedPly<unknown, unknown, unknown>[] = [];
  let found: Violation | undefined;
  drive(game, state, {
    move: (s, seat) => (seat === CHANCE ? game.sample(s, rng) : pickOne(game.legal(s, seat, []), rng)),
    // People answer open questions in any order.
    next: (_, toAct) => pickOne(toAct, rng),
    goOn(s) {
      const toAct = game.toAct(s);
      if (toAct[0] === CHANCE || rng.below(every) > 0) return true;
      for (const seat of toAct) {
        for (const move of game.legal(s, seat, [])) {
          report.choices++;
          found ??= checkChoice(game, announcements, s, { seat, move, rng });
        }
      }
      return found === undefined;
    },
    apply(s, seat, move) {
      const events: unknown[] = [];
      const before = game.clone(s);
      game.apply(s, seat, move, (open) => events.push(open));
      story.push({ seat, move, before, events });
      plies.push([seat, game.write(move)]);
    },
  });
  if (found) return found;
  const detail = announcements.refuteStory?.(story);
  return detail === undefined ? undefined : { rule: 'what an event announces follows', detail };
}

function checkChoice(
  game: AnyGame,
  announcements: AnyAnnouncements,
  before: unknown,
  { seat, move, rng }: { readonly seat: Seat; readonly move: unknown; readonly rng: Rng },
): Violation | undefined {
  const announced = announcements.announce(game.view(before, seat), seat, move);
  const play = (answer?: Answer<unknown, unknown>) => linesOf(game, before, { seat, move, rng }, answer);
  const why = announcements.refute(announced, { seat, move, before, play });
  if (why === undefined) return undefined;
  const detail = `"${game.write(move)}" of seat ${seat}: ${why}; announced was ${JSON.stringify(announced)}`;
  return { rule: 'a choice leads to what it announces', detail };
}

function linesOf(
  game: AnyGame,
  before: unknown,
  { seat, move, rng }: { readonly seat: Seat; readonly move: unknown; readonly rng: Rng },
  answer: Answer<unknown, unknown> = () => [],
): Continuation<unknown, unknown, unknown>[] {
  const state = game.clone(before);
  const events: unknown[] = [];
  const emit = (open: unknown, closed?: { readonly [seat: Seat]: unknown }) =>
    events.push(closed?.[seat] ?? open);
  const answering = game.sealed(state) ? game.toAct(state) : [seat];
  for (const each of answering)
    game.apply(state, each, each === seat ? move : pickOne(game.legal(before, each, []), rng), emit);
  return goOn(game, { state, events, moves: [] }, { seat, rng, answer });
}

/** The lines from here; `line` belongs to this call alone and is changed by it. */
function goOn(
  game: AnyGame,
  line: { state: unknown; events: unknown[]; moves: readonly unknown[] },
  how: { readonly seat: Seat; readonly rng: Rng; readonly answer: Answer<unknown, unknown> },
): Continuation<unknown, unknown, unknown>[] {
  const { state, events, moves } = line;
  const { seat, rng, answer } = how;
  const emit = (open: unknown, closed?: { readonly [seat: Seat]: unknown }) =>
    events.push(closed?.[seat] ?? open);
  while (game.toAct(state)[0] === CHANCE) game.apply(state, CHANCE, game.sample(state, rng), emit);
  if (!game.toAct(state).includes(seat) || game.sealed(state)) return [line];
  const tried = answer(state, game.legal(state, seat, []));
  if (tried.length === 0) return [line];
  return tried.flatMap((move) => {
    const next = { state: game.clone(state), events: [...events], moves: [...moves, move] };
    game.apply(next.state, seat, move, (open, closed) => next.events.push(closed?.[seat] ?? open));
    return goOn(game, next, how);
  });
}
