import { type FastRng, pickOne } from '../../../src/engine/rng.ts';
import type { ClockSetting } from '../../../src/wire/clock.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import type { Surroundings } from './browser.ts';
import { Person } from './person.ts';

const clocks: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'live', decision: 20, reserve: 60 },
  { kind: 'gentle', minutes: 1 },
  { kind: 'days', days: 1 },
];
const MAX_SEATS = 3;
const BETWEEN_MATCHES = 1000;

/** People who do something together; the checks follow what comes of it. */
export interface Group {
  readonly people: readonly Person[];
  /** Changes with everything they do, but for the moves at the tables of `matches`. */
  readonly stage: string;
  /** The matches that they are at. */
  readonly matches: readonly string[];
  /** They may wait for others: how long a stage may last at most, in milliseconds. */
  readonly within: number;
  /** Nothing new is begun. */
  end(): void;
}

/** A few people who play one match after the other, with or without bots. */
export class Party implements Group {
  readonly people: readonly Person[];
  readonly #around: Surroundings;
  readonly #rng: FastRng;
  #match: string | undefined;
  readonly within = 0;
  /** What they have done so far. */
  #stage = 0;
  #isOver = false;

  constructor(around: Surroundings, name: string, size: number) {
    this.#around = around;
    this.#rng = around.world.rng();
    this.people = Array.from({ length: size }, (_, n) => new Person(around, `${name}${n + 1}`));
    void this.#playOn();
  }

  /** The match that is being played, if one is. */
  get matches(): readonly string[] {
    return this.#match === undefined ? [] : [this.#match];
  }

  get stage(): string {
    return `${this.#stage}`;
  }

  end(): void {
    this.#isOver = true;
  }

  async #playOn(): Promise<void> {
    for (const person of this.people) await person.enter();
    // The last of several may be a program.
    if (this.people.length > 1 && this.#rng.below(3) === 0) await this.people.at(-1)?.letAProgramPlay();
    let before: string | undefined;
    while (!this.#isOver) {
      const again =
        before !== undefined && this.#rng.below(2) === 0 ? await this.#rematch(before) : undefined;
      // Some tables begin by themselves once they are full.
      const autostart = again === undefined && this.#rng.below(3) === 0;
      const match = again ?? (await this.#open(autostart));
      if (match === undefined) return;
      const [host] = this.people as [Person];
      const hasBegun = async () => ['playing', 'over'].includes((await host.table(match))?.status ?? '');
      if (autostart) await host.until(hasBegun);
      else await host.insist(`/matches/${match}/start`, {}, hasBegun);
      this.#around.world.note('party', `${this.people[0]?.name} begins`, match);
      this.#stage++;
      this.#match = match;
      for (const person of this.people) person.goTo(match);
      await this.#untilOver();
      before = match;
      await this.#around.world.sleep(BETWEEN_MATCHES);
    }
  }

  async #open(autostart: boolean): Promise<string | undefined> {
    const [host, ...guests] = this.people as [Person, ...Person[]];
    const room = MAX_SEATS - this.people.length;
    const more = Array.from({ length: Math.max(this.#rng.below(room + 1), 2 - this.people.length) }, () =>
      this.#rng.below(3) === 0 ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot: 'random' } as const),
    );
    const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'open' })), ...more];
    const rated = this.#rng.below(3) === 0;
    const made = await host.insist('/matches', {
      game: rated ? 'maui' : 'pebbles',
      seats,
      clock: pickOne(clocks, this.#rng),
      ...(rated ? { rated } : {}),
      ...(autostart ? { autostart } : {}),
    });
    this.#stage++;
    const id = (made?.['table'] as YourTable | undefined)?.id;
    if (id === undefined) return undefined;
    const invite = async () => (await host.insist(`/matches/${id}/invite`, {}))?.['invite'];
    let invitation = guests.length > 0 ? await invite() : undefined;
    for (const guest of guests) {
      await guest.insist(
        '/join',
        () => ({ invite: invitation }),
        async ({ refused }) => {
          // An earlier invitation that was given up and written later all the same has replaced it: the host makes another.
          if (refused === 'no-invite') invitation = await invite();
          const table = await guest.table(id);
          return (table?.yours.length ?? 0) > 0;
        },
      );
      this.#stage++;
    }
    return id;
  }

  async #rematch(before: string): Promise<string | undefined> {
    const [host, ...guests] = this.people as [Person, ...Person[]];
    const made = await host.ask(`/matches/${before}/rematch`);
    const table = made?.['table'] as YourTable | undefined;
    if (!table?.youHost || table.status !== 'open') return undefined;
    // Nobody is seated without having asked.
    for (const guest of guests) await guest.insist(`/matches/${before}/rematch`, {});
    return table.id;
  }

  /** Somebody sees that it is over. */
  async #untilOver(): Promise<void> {
    const match = this.#match ?? '';
    const isOver = () => this.people.some((person) => person.sees(match));
    while (!isOver() && !this.#isOver) await this.#around.world.sleep(200);
  }
}
