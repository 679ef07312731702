import { offeredBots } from '../../bots/index.ts';
import { type Challenge, challengeOf } from '../../daily/challenge.ts';
import { type Day, dayOf, daysAfter } from '../../daily/day.ts';
import { makeSeed } from '../../fair/seed.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { Store } from '../store/store.ts';
import type { RandomBytes } from '../support/token.ts';

/** So many past days are opened at once. */
const AT_ONCE = 100;

export interface TideNeeds {
  readonly store: Store;
  readonly games: LoadedGames;
  readonly clock: () => number;
  readonly random: RandomBytes;
}

/**
 * Draws each day's tables: tomorrow's as soon as today begins, so that the commitment is public for a whole day before. Seeds
 * are sealed in the store until their day begins. Several servers may draw at once; the store keeps one.
 */
export class Tides {
  readonly #needs: TideNeeds;
  /** Today and tomorrow, once they are known to be drawn. */
  #drawn = new Map<Day, readonly Challenge[]>();
  readonly #drawing = new Map<Day, Promise<readonly Challenge[]>>();

  constructor(needs: TideNeeds) {
    this.#needs = needs;
  }

  get today(): Day {
    return dayOf(this.#needs.clock());
  }

  /** Games with levels: without them there is nobody to play with who always answers the same. */
  get #games(): readonly string[] {
    return this.#needs.games.ids.filter((id) => offeredBots(id).includes('medium'));
  }

  /** The tables of a day; none of a day that was before there were any, or after tomorrow. */
  async of(day: Day): Promise<readonly Challenge[]> {
    const today = this.today;
    const known = this.#drawn.get(day);
    if (known) return known;
    if (day !== today && day !== daysAfter(today, 1)) return this.#needs.store.daily.tides(day);
    const tides = await this.#drawOnce(day);
    for (const each of this.#drawn.keys()) if (each < today) this.#drawn.delete(each);
    this.#drawn.set(day, tides);
    return tides;
  }

  async find(day: Day, game: string): Promise<Challenge | undefined> {
    return (await this.of(day)).find((each) => each.game === game);
  }

  /** What is due: today and tomorrow are drawn, and the seeds of days that have begun are no longer sealed. */
  async tend(): Promise<void> {
    const today = this.today;
    await this.of(today);
    await this.of(daysAfter(today, 1));
    const { store } = this.#needs;
    if (this.#games.length === 0) return;
    for (const { day, game, seed } of await store.daily.sealedUntil(today, AT_ONCE))
      await store.write({ type: 'daily-open', day, game, seed });
  }

  /** Whoever asks while a day is being drawn waits for that draw. */
  async #drawOnce(day: Day): Promise<readonly Challenge[]> {
    const drawing = this.#drawing.get(day) ?? this.#draw(day);
    this.#drawing.set(day, drawing);
    try {
      return await drawing;
    } finally {
      this.#drawing.delete(day);
    }
  }

  async #draw(day: Day): Promise<readonly Challenge[]> {
    const { store, games, clock, random } = this.#needs;
    if (this.#games.length === 0) return [];
    const has = new Set((await store.daily.tides(day)).map(({ game }) => game));
    for (const id of this.#games) {
      if (has.has(id)) continue;
      const known = await games.find(id);
      if (!known) continue;
      const tide = challengeOf(day, known.game, { seed: makeSeed(random) });
      await store.write({ type: 'daily-draw', tide, at: clock() });
    }
    // As stored: another server may have been faster.
    return (await store.daily.tides(day)).filter(({ game }) => this.#games.includes(game));
  }
}
