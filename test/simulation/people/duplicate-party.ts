import type { FastRng } from '../../../src/engine/rng.ts';
import type { DuplicateInfo, DuplicateSummary } from '../../../src/wire/subjects/duplicate.ts';
import type { Surroundings } from './browser.ts';
import type { Group } from './party.ts';
import { Person } from './person.ts';

const TERMS = {
  game: 'pebbles',
  seats: 2,
  tables: 2,
  rounds: 2,
  clock: { kind: 'live', decision: 20, reserve: 30 },
  bot: 'random',
};

/** Some people who play one duplicate after the other: two tables with the same luck, two rounds, bots in the gaps. */
export class DuplicateParty implements Group {
  readonly people: readonly Person[];
  readonly within = 0;
  readonly #around: Surroundings;
  readonly #rng: FastRng;
  /** The table of each, as they know it. */
  readonly #next = new Map<Person, string>();
  #stage = 0;
  #isOver = false;

  constructor(around: Surroundings, name: string, size: number) {
    this.#around = around;
    this.#rng = around.world.rng();
    this.people = Array.from({ length: size }, (_, n) => new Person(around, `${name}${n + 1}`));
    void this.#playOn();
  }

  get matches(): readonly string[] {
    return [...this.#next.values()];
  }

  get stage(): string {
    return `${this.#stage}`;
  }

  end(): void {
    this.#isOver = true;
  }

  async #playOn(): Promise<void> {
    for (const person of this.people) await person.enter();
    while (!this.#isOver) {
      const id = await this.#gather();
      if (id === undefined) return;
      this.#around.world.note('duplicate', `${this.people[0]?.name} begins ${id}`);
      await Promise.all(this.people.map((person) => this.#play(person, id)));
      this.#next.clear();
    }
  }

  /** Opens one, and all come. */
  async #gather(): Promise<string | undefined> {
    const [host, ...guests] = this.people as [Person, ...Person[]];
    let id: string | undefined;
    const made = await host.insist('/duplicates', TERMS, async ({ refused }) => {
      if (refused !== 'too-many') return false;
      // Earlier ones were opened though nobody was told so: one of them will do.
      const mine = ((await host.read('/duplicates'))?.['duplicates'] ?? []) as DuplicateSummary[];
      id = mine.find(({ status, youHost }) => status === 'gathering' && youHost)?.id;
      return id !== undefined;
    });
    id ??= (made?.['duplicate'] as DuplicateInfo | undefined)?.id;
    if (id === undefined) return undefined;
    this.#stage++;
    for (const guest of guests)
      await guest.insist(`/duplicates/${id}/join`, {}, async () =>
        Boolean((await this.#read(guest, id))?.players.some(({ you }) => you)),
      );
    await host.insist(`/duplicates/${id}/start`, {}, async () => {
      const info = await this.#read(host, id);
      return info !== undefined && info.status !== 'gathering';
    });
    this.#stage++;
    return id;
  }

  async #read(person: Person, id: string | undefined): Promise<DuplicateInfo | undefined> {
    return (await person.read(`/duplicates/${id}`))?.['duplicate'] as DuplicateInfo | undefined;
  }

  /** Goes from table to table until all is over. */
  async #play(person: Person, id: string): Promise<void> {
    await person.until(async () => {
      const info = await this.#read(person, id);
      if (this.#isOver) return true;
      if (!info) return false;
      if (info.next && this.#next.get(person) !== info.next.match) {
        this.#stage++;
        this.#next.set(person, info.next.match);
        person.goTo(info.next.match);
      }
      const isAway = info.players.some(({ you, away }) => you && away);
      if (person.isRestless && this.#rng.below(30) === 0) void person.ask(`/duplicates/${id}/leave`);
      else if (isAway && (!person.isRestless || this.#rng.below(4) === 0))
        void person.ask(`/duplicates/${id}/join`);
      return info.status === 'over';
    });
    this.#stage++;
  }
}
