import type { Seeking } from '../../../src/wire/subjects/pairing.ts';
import type { Surroundings } from './browser.ts';
import type { Group } from './party.ts';
import { Person } from './person.ts';

/** Bots come after half a minute; a table that somebody does not come to is given up after another half. */
const SEATED_WITHIN = 90_000;

/** Somebody who looks for a table again and again, plays there with whomever there is, and goes on looking. */
export class Seeker implements Group {
  readonly people: readonly [Person];
  readonly within = SEATED_WITHIN;
  readonly #around: Surroundings;
  #match: string | undefined;
  #begun = 0;
  #isOver = false;

  constructor(around: Surroundings, name: string) {
    this.#around = around;
    this.people = [new Person(around, name)];
    void this.#playOn();
  }

  get matches(): readonly string[] {
    return this.#match === undefined ? [] : [this.#match];
  }

  get stage(): string {
    return `${this.#begun}`;
  }

  end(): void {
    this.#isOver = true;
  }

  async #playOn(): Promise<void> {
    const [person] = this.people;
    await person.enter();
    while (!this.#isOver) {
      const match = await this.#seated();
      if (match === undefined) return;
      person.goTo(match);
      const status = await this.#outcomeOf(match);
      if (status === 'closed') continue;
      if (status === undefined) return;
      this.#around.world.note('seeker', `${person.name} plays`, match);
      this.#begun++;
      this.#match = match;
      await person.until(() => person.sees(match) || this.#isOver);
      this.#match = undefined;
    }
  }

  /** Looks for a table until there is one; undefined once gone. */
  async #seated(): Promise<string | undefined> {
    const [person] = this.people;
    let match: string | undefined;
    await person.until(async () => {
      const { state, match: found } = ((await person.read('/pairing')) ?? {}) as Partial<Seeking>;
      if (state === 'idle' && !this.#isOver)
        await person.ask('/pairing/seek', { games: ['maui'], sizes: [2], pace: 'live', rated: true });
      match = found;
      return match !== undefined || this.#isOver;
    });
    return match;
  }

  /** What became of the table: it began, or was given up. */
  async #outcomeOf(match: string): Promise<'playing' | 'closed' | undefined> {
    const [person] = this.people;
    let status: string | undefined;
    await person.until(async () => {
      status = (await person.table(match))?.status;
      return this.#isOver || (status !== undefined && status !== 'open');
    });
    if (this.#isOver) return undefined;
    return status === 'closed' ? 'closed' : 'playing';
  }
}
