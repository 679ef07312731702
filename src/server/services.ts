import type { Luck } from '../engine/match.ts';
import type { Secret } from '../fair/secret.ts';
import type { Bots } from './bots.ts';
import type { Catalogue } from './catalogue.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Changes } from './changes.ts';
import type { Store } from './store.ts';
import type { RandomBytes } from './token.ts';

/** What every part of the server works with. Tests hand in their own clock, chance and dice. */
export interface Services {
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly bots: Bots;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly changes: Changes;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly dice: (secret: Secret) => Luck;
}
