import { type AnyGame, CHANCE, findLegal, type Options, type Seat, type Viewer } from '../../engine/game.ts';
import {
  accept,
  applyPly,
  collector,
  isRefusal,
  type Match,
  type Ply,
  seenBy,
  start,
} from '../../engine/match.ts';
import { replay } from '../../engine/replay.ts';
import { FastRng } from '../../engine/rng.ts';
import { undo } from '../../engine/undo.ts';
import { Refused } from './requests.ts';

export type ChanceMode = 'draw' | 'given';

interface Terms {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly rules: number;
  readonly seed: number;
  readonly chance: ChanceMode;
}

/** A match driven by a program: chance is drawn from the seed, or given by the program as moves of seat -1. */
export class EnvMatch {
  readonly chance: ChanceMode;
  readonly seed: number;
  readonly #match: Match;

  private constructor(match: Match, { seed, chance }: Pick<Terms, 'seed' | 'chance'>) {
    this.#match = match;
    this.seed = seed;
    this.chance = chance;
  }

  static start({ game, seats, options, rules, ...luck }: Terms): EnvMatch {
    const made = new EnvMatch(start(game, { seats, options, rules }), luck);
    made.#drawChance();
    return made;
  }

  /** A match that stands where these plies lead. */
  static from({ game, seats, options, rules, ...luck }: Terms, plies: readonly Ply[]): EnvMatch {
    const match = replay(game, { seats, options, rules }, plies);
    if ('wrong' in match) throw new Refused('illegal', `ply ${match.wrong} is not possible: ${match.reason}`);
    const made = new EnvMatch(match, luck);
    made.#drawChance();
    return made;
  }

  /** A copy that shares nothing; with another seed its chance differs from here on. */
  clone(seed = this.seed): EnvMatch {
    const match = this.#match;
    const copy = {
      ...match,
      state: match.game.clone(match.state),
      plies: [...match.plies],
      envelopes: new Map(match.envelopes),
    };
    return new EnvMatch(copy, { seed, chance: this.chance });
  }

  get game(): AnyGame {
    return this.#match.game;
  }

  get plies(): readonly Ply[] {
    return this.#match.plies;
  }

  get terms(): Match['terms'] {
    return this.#match.terms;
  }

  position(): object {
    const { game, state, plies, envelopes } = this.#match;
    const toAct = game.toAct(state);
    const result = game.result(state);
    return {
      plies: plies.length,
      toAct: toAct.filter((seat) => !envelopes.has(seat)),
      sealed: toAct.length > 0 && toAct[0] !== CHANCE && game.sealed(state),
      ...(result ? { result } : {}),
    };
  }

  view(viewer: Viewer): unknown {
    return this.#match.game.view(this.#match.state, this.#known(viewer));
  }

  legal(seat: Seat): string[] {
    const { game, state } = this.#match;
    if (seat === CHANCE) return this.outcomes().map(({ move }) => move);
    this.#known(seat);
    return game.legal(state, seat, []).map(game.write);
  }

  /** Every outcome of the chance that is due; empty if none is. */
  outcomes(): { readonly move: string; readonly weight: number }[] {
    const { game, state } = this.#match;
    if (game.toAct(state)[0] !== CHANCE) return [];
    return game.chances(state, []).map(({ move, weight }) => ({ move: game.write(move), weight }));
  }

  /** Answers for a seat, or gives chance's outcome; returns the events as the viewer gets them. */
  apply(seat: Seat, move: string | number, viewer: Viewer): unknown[] {
    const { game, state, envelopes } = this.#match;
    const toAct = game.toAct(state);
    if (toAct.length === 0) throw new Refused('over', 'the match is over');
    if (!toAct.includes(seat)) throw new Refused('not-your-turn', `seat ${seat} is not to act`);
    this.#known(viewer);
    const text = typeof move === 'string' ? move : this.legal(seat)[move];
    const found = text === undefined ? undefined : findLegal(game, state, seat, text);
    if (text === undefined || found === undefined)
      throw new Refused('illegal', `${JSON.stringify(move)} is not a legal move of seat ${seat}`);
    const { events, emit } = collector<unknown>();
    if (seat !== CHANCE && game.sealed(state)) {
      const answers = new Map(envelopes).set(seat, text);
      this.#match.envelopes = answers;
      if (answers.size < toAct.length) return [];
      this.#match.envelopes = new Map();
      // `toAct` may be a list that changes with the state.
      const seats = toAct.slice();
      for (const each of seats) this.#perform(each, answers.get(each) as string, emit);
    } else {
      this.#perform(seat, text, emit);
    }
    this.#drawChance(emit);
    return events.map((event) => seenBy(event, viewer));
  }

  undo(seat: Seat): void {
    const step = undo(this.#match, seat);
    if (isRefusal(step)) throw new Refused(step.refused, 'this cannot be taken back');
    accept(this.#match, step);
  }

  #perform(seat: Seat, text: string, emit: Parameters<typeof applyPly>[3]): void {
    const match = this.#match;
    const move = findLegal(match.game, match.state, seat, text);
    if (move === undefined) throw new Error(`"${text}" of seat ${seat} became illegal within its own batch`);
    applyPly(match, seat, move, emit);
    match.plies.push([seat, text]);
    if (seat === CHANCE) match.rolls++;
  }

  #drawChance(emit?: Parameters<typeof applyPly>[3]): void {
    const match = this.#match;
    if (this.chance === 'given') return;
    while (match.game.toAct(match.state)[0] === CHANCE) {
      const move = match.game.sample(match.state, new FastRng(this.seed, match.rolls));
      this.#perform(CHANCE, match.game.write(move), emit);
    }
  }

  #known(viewer: Viewer): Viewer {
    if (viewer !== 'public' && (viewer < 0 || viewer >= this.#match.terms.seats))
      throw new Refused('malformed', `there is no seat ${viewer}`);
    return viewer;
  }
}
