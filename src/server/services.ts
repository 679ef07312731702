import type { Luck } from '../engine/match.ts';
import type { Secret } from '../fair/secret.ts';
import type { Bots } from './bots.ts';
import type { Catalogue } from './catalogue.ts';
import type { Leases } from './leases.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Changes } from './changes.ts';
import type { Outbox } from './outbox.ts';
import type { Presence } from './presence.ts';
import type { Signals } from './signals.ts';
import type { Store } from './store.ts';
import type { RandomBytes } from './token.ts';
import type { Uptime } from './uptime.ts';

/** What every part of the server works with. Tests hand in their own clock, chance and dice. */
export interface Services {
  readonly store: Store;
  /** What the parts tell each other, on this node and on the others. */
  readonly signals: Signals;
  /** Whose work each match is, where several nodes could do it. */
  readonly leases: Leases;
  readonly presence: Presence;
  readonly catalogue: Catalogue;
  readonly bots: Bots;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly changes: Changes;
  /** What goes to pages, written at the end of each round of the event loop. */
  readonly outbox: Outbox;
  readonly uptime: Uptime;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly dice: (secret: Secret) => Luck;
}
