import { checkPosition, type Inspection, type Violation } from './check-position.ts';
import { checkStep } from './check-step.ts';
import { Twins } from './check-twin.ts';
import { type AnyGame, CHANCE, type Options, type Seat, type Viewer } from '../game.ts';
import type { Ply, Terms } from '../match.ts';
import { combinations, everything, extremes, type OptionSpecs } from '../options.ts';
import { type Decisions, MAX_PLIES } from '../drive.ts';
import { playout } from '../playout.ts';
import { isWrong, replay } from '../replay.ts';
import { FastRng, pickOne, type Rng } from '../rng.ts';

export type { Violation } from './check-position.ts';

/**
 * The conformance kit: every game is held to every sentence of the contract, on every player count, on all combinations
 * of expansions at default figures, on each figure's least and most with all expansions on, and on random mixes.
 *
 * A game's own test is one line:
 *   expect(checkGame(game, { games: 2, seed: 1 }).violation).toBeUndefined();
 */
export interface Report {
  readonly games: number;
  readonly plies: number;
  readonly configurations: number;
  /** The first sentence broken, with what is needed to see it again. */
  readonly violation:
    | (Violation & {
        readonly terms: Terms<Options>;
        readonly plies: readonly Ply[];
      })
    | undefined;
}

export interface CheckPlan {
  /** Games for each configuration. */
  readonly games: number;
  readonly seed: number;
  /** Configurations drawn at random besides the systematic ones, for each player count; 8 unless told. */
  readonly mixes?: number;
}

export function checkGame(game: AnyGame, { games, seed, mixes = 8 }: CheckPlan): Report {
  const report = { games: 0, plies: 0, configurations: 0 };
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const options of configurations(game.options, new FastRng(seed, seats), mixes)) {
      const stream = report.configurations++;
      const terms = { seats, options, rules: game.rules };
      for (let i = 0; i < games; i++) {
        const played = checkedGame(game, terms, {
          rng: new FastRng(seed + i, 1000 + stream),
        });
        report.games++;
        report.plies += played.plies.length;
        if (played.violation)
          return {
            ...report,
            violation: { ...played.violation, terms, plies: played.plies },
          };
      }
    }
  }
  return { ...report, violation: undefined };
}

/** Every configuration the kit plays with this many seats. */
export function configurations(specs: OptionSpecs, rng: Rng, mixes: number): Options[] {
  const random = Array.from({ length: mixes }, () => randomOptions(specs, rng));
  return [...combinations(specs), ...extremes(specs), everything(specs), ...random];
}

function randomOptions(specs: OptionSpecs, rng: Rng): Options {
  const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
    min + rng.below(max - min + 1);
  const entries = Object.entries(specs).map(([key, spec]) => {
    switch (spec.kind) {
      case 'flag':
        return [key, rng.below(2) === 1] as const;
      case 'choice':
        return [key, pickOne(spec.of, rng)] as const;
      case 'integer':
        return [key, within(spec)] as const;
      case 'integers': {
        const length = within({ min: spec.length[0], max: spec.length[1] });
        return [key, Array.from({ length }, () => within(spec))] as const;
      }
    }
  });
  return Object.fromEntries(entries);
}

export interface Checking {
  readonly rng: Rng;
  /** Who decides; uniformly random unless told. Gets the state's legal texts and returns one of them. */
  readonly choose?: (at: {
    readonly state: unknown;
    readonly seat: Seat;
    readonly legal: readonly string[];
  }) => string;
  /** At each ply one viewer chosen at random instead of all: for very many games. */
  readonly quick?: boolean;
}

export interface CheckedGame {
  readonly plies: readonly Ply[];
  /** The last position reached. */
  readonly state: unknown;
  readonly violation: Violation | undefined;
}

/** Plays one game and checks every position and every step of it. */
export function checkedGame(game: AnyGame, terms: Terms<Options>, checking: Checking): CheckedGame {
  const { rng, quick = false } = checking;
  const state = game.setup(terms.seats, terms.options, terms.rules);
  const plies: Ply[] = [];
  const everybody: readonly Viewer[] = ['public', ...Array.from({ length: terms.seats }, (_, seat) => seat)];
  const census = JSON.stringify(game.census(state));
  const twins = new Twins(game, quick ? [pickOne(everybody, rng)] : everybody, rng);
  const ended = (violation: Violation | undefined): CheckedGame => ({
    plies,
    state,
    violation,
  });

  while (plies.length <= MAX_PLIES) {
    const viewers = quick ? [pickOne(everybody, rng)] : everybody;
    const inspection: Inspection = { seats: terms.seats, census, viewers, rng };
    // Views cost most. A quick check examines them at the position or at the step, chosen at random.
    const spared = { ...inspection, viewers: [] };
    const lookAhead = quick && rng.below(2) === 0;
    const position = checkPosition(game, state, lookAhead ? spared : inspection);
    if (position) return ended(position);
    const toAct = game.toAct(state);
    if (toAct.length === 0) return ended(checkEnd(game, terms, plies, state));
    const decisions = decide(game, state, checking);
    const step = checkStep(game, state, decisions, quick && !lookAhead ? spared : inspection);
    if (step) return ended(step);
    if (!quick && rng.below(40) === 0) {
      const imagined = checkImagined(game, state, inspection);
      if (imagined) return ended(imagined);
    }
    const before = game.clone(state);
    for (const { seat, move } of decisions) {
      game.apply(state, seat, move);
      plies.push([seat, game.write(move)]);
    }
    const secret = twins.follow(before, decisions, state);
    if (secret) return ended(secret);
  }
  return ended({
    rule: 'a match ends',
    detail: `not after ${MAX_PLIES} plies`,
  });
}

/** The next decision, outcome of chance, or batch of sealed answers. */
function decide(game: AnyGame, state: unknown, { rng, choose }: Checking): Decisions<unknown> {
  const toAct = game.toAct(state);
  if (toAct[0] === CHANCE) return [{ seat: CHANCE, move: game.sample(state, rng) }];
  const answering = game.sealed(state) ? toAct : [pickOne(toAct, rng)];
  return answering.map((seat) => {
    const moves = game.legal(state, seat, []);
    if (!choose) return { seat, move: pickOne(moves, rng) };
    const legal = moves.map(game.write);
    const text = choose({ state, seat, legal });
    const index = legal.indexOf(text);
    if (index < 0) throw new Error(`"${text}" of seat ${seat} is not legal`);
    return { seat, move: moves[index] };
  });
}

/** An imagined state can be played to its end like a real one, with every component in its place. */
function checkImagined(
  game: AnyGame,
  state: unknown,
  { viewers, rng, census }: Inspection,
): Violation | undefined {
  const viewer = pickOne(viewers, rng);
  const imagined = game.imagine(game.view(state, viewer), rng);
  playout(game, imagined, rng);
  if (JSON.stringify(game.census(imagined)) === census) return undefined;
  return {
    rule: 'an imagined state can be played to its end',
    detail: `viewer ${viewer}: ${JSON.stringify(game.census(imagined))}`,
  };
}

function checkEnd(
  game: AnyGame,
  terms: Terms<Options>,
  plies: readonly Ply[],
  state: unknown,
): Violation | undefined {
  const again = replay(game, terms, plies);
  if (isWrong(again))
    return {
      rule: 'a log replays',
      detail: `ply ${again.wrong}: ${again.reason}`,
    };
  const same = JSON.stringify(again.state) === JSON.stringify(state);
  return same
    ? undefined
    : {
        rule: 'the same log gives the same state',
        detail: 'the replayed state differs',
      };
}
