import { decisionTime } from '../../../src/server/match/clock.ts';
import { TimeLedger } from '../../../src/server/match/time-ledger.ts';
import { Timeline } from '../../../src/server/match/timeline.ts';
import type { Outage } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Surroundings } from '../people/browser.ts';
import type { DatabaseServer } from '../store/server.ts';
import { EPOCH } from '../world/world.ts';
import type { Finding } from './calm.ts';
import { storedOf } from './judge.ts';

const LOOK_EVERY = 500;
/** Shorter outages count as thinking time. */
const SHORTEST = 30_000;
/** How long a server may be silent before it counts as gone, and how far off the clocks of nodes are. */
const SLACK = 27_000;
const CLOCKS_OFF = 11_000;

interface Dark {
  readonly from: number;
  readonly to: number;
}

/** Knows when no server was there, and whether anybody's clock ran on meanwhile. */
export class Lights {
  readonly #around: Surroundings;
  readonly #database: DatabaseServer;
  readonly #dark: Dark[] = [];
  #since: number | undefined;

  constructor(around: Surroundings, database: DatabaseServer) {
    this.#around = around;
    this.#database = database;
    this.#look();
  }

  /** A match in which somebody paid for an outage. */
  async charged(store: Store): Promise<Finding | undefined> {
    const outages = await store.outages();
    for (const { match } of this.#around.witness.matches) {
      const stored = await storedOf(store, match);
      if (!stored || stored.match.times.interludes.length > 0) continue;
      const { seats, clock } = stored.match;
      const times = stored.lines.map(({ at }) => at);
      const spent = (known: readonly Outage[]) => {
        const timeline = new Timeline(undefined, () => known);
        const ledger = new TimeLedger(seats.length, timeline, decisionTime(clock));
        // Only how long the match took counts here: one question after the other, put to one seat.
        for (const at of times) {
          ledger.note({ kind: 'ply', seat: 0, at, by: 'person' });
          ledger.settle([0]);
        }
        const [played = []] = ledger.playedWith([]);
        return played.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      };
      const [first = 0, last = 0] = [times[0], times.at(-1)];
      const dark = this.#dark.filter(({ from, to }) => first < from - CLOCKS_OFF && last > to + CLOCKS_OFF);
      const owed = dark.reduce((sum, { from, to }) => sum + to - from - SLACK, 0);
      const given = spent([]) - spent(outages);
      if (given < owed)
        return {
          problem: `clocks ran on for ${Math.round((owed - given) / 1000)} s without any server`,
          match,
        };
    }
    return undefined;
  }

  #look(): void {
    const { world, nodes } = this.#around;
    const isServed =
      !this.#database.isDown && nodes.some(({ core, machine }) => core !== undefined && !machine.isPaused);
    if (!isServed) this.#since ??= world.now;
    else if (this.#since !== undefined) {
      if (world.now - this.#since > SHORTEST)
        this.#dark.push({ from: EPOCH + this.#since, to: EPOCH + world.now });
      this.#since = undefined;
    }
    world.after(LOOK_EVERY, () => this.#look());
  }
}
