import {
  ENOUGH_PEOPLE,
  type PuzzleAttempt,
  type PuzzleAttempts,
  type PuzzleFigures,
} from '../../wire/subjects/puzzles.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Requests } from '../../wire/requests.ts';
import type { Store } from '../store/store.ts';
import type { Person } from '../table/actor.ts';

/** More puzzles than this there are not, in all games together. */
const MOST = 2000;
/** For so long figures may be out of date, in milliseconds. */
const FRESH = 60_000;
/** Figures of so many games are kept. */
const MOST_GAMES = 50;

interface PuzzleNeeds {
  readonly store: Store;
  readonly clock: () => number;
}

/** The puzzles that people solve: what an account knows of them, and how people fare. */
export class SolvedPuzzles {
  readonly #needs: PuzzleNeeds;
  readonly #figures = new Map<string, { readonly at: number; readonly figures: PuzzleFigures['figures'] }>();

  constructor(needs: PuzzleNeeds) {
    this.#needs = needs;
  }

  /** Adds what a device knows of somebody's attempts at a game, and answers with all that is known of it. */
  async add(
    { key }: Person,
    { game, attempts: given, forget }: Requests['puzzles'],
  ): Promise<PuzzleAttempts | Refused> {
    const { store, clock } = this.#needs;
    const known = await store.people.puzzleAttempts(key);
    const isKnown = ({ puzzle }: PuzzleAttempt): boolean =>
      known.some((each) => each.game === game && each.puzzle === puzzle);
    if (known.length + given.filter((each) => !isKnown(each)).length > MOST) return refuse('too-many');
    if (given.length > 0 || forget) {
      const now = clock();
      // A device whose clock is ahead must not stay ahead for ever.
      const attempts = given.map((each) => ({ ...each, at: Math.min(each.at, now) }));
      const written = await store.write({ type: 'puzzle-attempts', person: key, game, forget, attempts });
      if (written === 'conflict') return refuse('no-session');
    }
    return { attempts: await this.#of(key, game) };
  }

  /** How people fare with the puzzles of a game. */
  async figures({ game }: Requests['puzzleFigures']): Promise<PuzzleFigures> {
    const { store, clock } = this.#needs;
    const now = clock();
    const kept = this.#figures.get(game);
    if (kept && now - kept.at < FRESH) return { figures: kept.figures };
    const figures = await store.people.puzzleFigures(game, ENOUGH_PEOPLE);
    if (this.#figures.size >= MOST_GAMES) this.#figures.clear();
    this.#figures.set(game, { at: now, figures });
    return { figures };
  }

  async #of(key: number, game: string): Promise<PuzzleAttempt[]> {
    const all = await this.#needs.store.people.puzzleAttempts(key);
    return all.flatMap(({ puzzle, outcome, worth, at, ...each }) =>
      each.game === game && !each.forgotten ? [{ puzzle, outcome, worth, at }] : [],
    );
  }
}
