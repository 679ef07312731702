import type { Luck } from '../../engine/match.ts';
import type { DiceSource } from '../../fair/match-dice.ts';
import type { BotPool } from '../bots/bot-pool.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { Leases } from '../cluster/leases.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import type { TableEvents } from './table-events.ts';
import type { DiceHistory } from '../match/dice-history.ts';
import type { Outbox } from '../support/outbox.ts';
import type { Presence } from '../cluster/presence.ts';
import type { Signals } from '../cluster/signals.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../support/time.ts';
import type { RandomBytes } from '../support/token.ts';
import type { WeakValues } from '../support/weak-values.ts';
import type { Table } from './table.ts';
import type { Uptime } from '../uptime.ts';

/** What every part of the server works with. Tests hand in their own clock, chance and dice. */
export interface Services {
  readonly store: Store;
  /** What the parts tell each other, on this node and on the others. */
  readonly signals: Signals;
  /** Whose work each match is, where several nodes could do it. */
  readonly leases: Leases;
  readonly presence: Presence;
  readonly games: LoadedGames;
  readonly bots: BotPool;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tableEvents: TableEvents;
  /** What goes to pages, written at the end of each round of the event loop. */
  readonly outbox: Outbox;
  readonly uptime: Uptime;
  readonly time: Time;
  /** What time it is; the same as `time.now`. */
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly dice: (match: DiceSource) => Luck;
  /** What the dice of all matches have brought. */
  readonly diceHistory: DiceHistory;
  /** How long a closed table waits for what the pages add to the dice. */
  readonly openingTime: number;
  /** Tables that have left memory, for as long as somebody still holds them. */
  readonly forgotten: WeakValues<string, Table>;
}
