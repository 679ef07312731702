import type { Requests } from '../../wire/requests.ts';
import type { Refused } from '../../wire/refusals.ts';
import type { Time } from '../support/time.ts';
import type { Actor } from './actor.ts';
import { awaitsOpenings, isClosing } from './changes/closed-table.ts';
import { open } from './changes/contributions.ts';
import { notReady, withSeats } from './changes/seating.ts';
import type { Commands, Done } from './commands.ts';
import type { MatchReplica } from './match-replica.ts';
import type { TableQueue } from './table-queue.ts';
import { Deadline } from './time/deadline.ts';

export interface OpeningNeeds {
  readonly time: Time;
  readonly clock: () => number;
  /** How long devices are waited for: for the contributions at the start, and for the links of a roll. In milliseconds. */
  readonly openingTime: number;
}

interface OpeningParts {
  readonly replica: MatchReplica;
  readonly queue: TableQueue;
  readonly commands: Commands;
}

/**
 * What devices open for the dice of a table: their contributions before the match begins, and with live dice a link for each
 * roll. When they have not done so in time, the table goes on without them.
 */
export class DeviceOpenings {
  readonly #needs: OpeningNeeds;
  readonly #parts: OpeningParts;
  readonly #start: Deadline;
  readonly #roll: Deadline;
  #stopped = false;

  constructor(needs: OpeningNeeds, parts: OpeningParts) {
    const { time, openingTime } = needs;
    this.#needs = needs;
    this.#parts = parts;
    this.#start = new Deadline(time, openingTime, () => this.#beginNow());
    this.#roll = new Deadline(time, openingTime, () => this.#rollNow());
  }

  get areAwaited(): boolean {
    return this.#start.isWaiting || this.#roll.isWaiting;
  }

  /** Begins the match. If seats have commitments, the table is closed first, and the match begins when they are opened. */
  start(actor: Actor | 'server'): Promise<Done | Refused> {
    const { replica, queue, commands } = this.#parts;
    if (!isClosing(replica.stored) && !awaitsOpenings(replica.stored))
      return queue.request(() => commands.begin(actor));
    return queue.request(() =>
      commands.change((stored) => {
        const refused = notReady(stored, replica.known.game, actor);
        const closing = stored.closing ?? this.#needs.clock();
        return refused ?? { ...withSeats(stored, stored.seats), closing };
      }),
    );
  }

  /** A seat opens its contribution to the dice; with the last one the match begins. */
  async open(actor: Actor, given: Requests['open']): Promise<Done | Refused> {
    const { replica, queue, commands } = this.#parts;
    const done = await queue.request(() => commands.change((stored) => open(stored, actor, given)));
    if (typeof done === 'string' && !awaitsOpenings(replica.stored)) await this.#beginNow();
    return done;
  }

  /** A seat opens its link for a roll; with the last one it is made. */
  async link(actor: Actor, given: Requests['link']): Promise<Done | Refused> {
    const { replica, queue, commands } = this.#parts;
    const done = await queue.request(() => commands.link(actor, given));
    if (typeof done === 'string' && replica.live?.rounds?.isComplete) await this.#rollNow();
    return done;
  }

  /** Sets the deadlines for what devices are to open now. */
  setDeadlines(): void {
    if (this.#stopped) return;
    const { stored, live } = this.#parts.replica;
    if (isClosing(stored)) this.#start.wait(stored.closing);
    const pending = live?.rounds?.pending;
    if (pending) this.#roll.wait(pending.at);
    else this.#roll.stop();
  }

  stop(): void {
    this.#stopped = true;
    this.#start.stop();
    this.#roll.stop();
  }

  async #beginNow(): Promise<void> {
    const { replica, queue, commands } = this.#parts;
    if (isClosing(replica.stored)) await queue.request(() => commands.begin('server'));
  }

  async #rollNow(): Promise<void> {
    const { replica, queue, commands } = this.#parts;
    if (replica.live?.rounds?.pending) await queue.request(() => commands.roll());
  }
}
