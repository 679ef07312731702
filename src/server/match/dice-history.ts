import type { TallyBar } from '../../fair/draw-tally.ts';
import type { DiceCount } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/**
 * Statistics of chance over all finished matches, by game: how often each sixth of the possible outcomes came up. Counts are
 * collected in memory and added to the store every few seconds, in order of game ids, so that two nodes cannot deadlock on
 * rows. A crash loses a few seconds of the statistics.
 */
export class DiceHistory {
  readonly #store: Pick<Store, 'write' | 'diceCounts'>;
  #pending = new Map<string, TallyBar[]>();

  constructor(store: Pick<Store, 'write' | 'diceCounts'>) {
    this.#store = store;
  }

  note(game: string, bars: readonly TallyBar[]): void {
    const sum = this.#pending.get(game);
    this.#pending.set(
      game,
      bars.map((bar, at) => added(bar, sum?.[at])),
    );
  }

  /** Adds the collected counts to the store; if that fails, they are kept for the next flush. */
  async flush(): Promise<void> {
    const pending = this.#pending;
    if (pending.size === 0) return;
    this.#pending = new Map();
    const games = [...pending.keys()].sort();
    const counts = games.flatMap((game) =>
      (pending.get(game) ?? []).map((bar, at) => ({ game, bar: at, ...bar })),
    );
    try {
      await this.#store.write({ type: 'dice-counts', counts });
    } catch (error) {
      for (const [game, bars] of pending) this.note(game, bars);
      throw error;
    }
  }

  /** The stored counts plus those not flushed yet. */
  async read(): Promise<{ readonly game: string; readonly bars: readonly TallyBar[] }[]> {
    const all = new Map<string, TallyBar[]>();
    const add = ({ game, bar, ...counted }: DiceCount) => {
      const bars = all.get(game) ?? [];
      bars[bar] = added(counted, bars[bar]);
      all.set(game, bars);
    };
    for (const count of await this.#store.diceCounts()) add(count);
    for (const [game, bars] of this.#pending)
      for (const [bar, each] of bars.entries()) add({ game, bar, ...each });
    return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([game, bars]) => ({ game, bars }));
  }
}

function added({ count, expected, variance }: TallyBar, to?: TallyBar): TallyBar {
  return {
    count: count + (to?.count ?? 0),
    expected: expected + (to?.expected ?? 0),
    variance: variance + (to?.variance ?? 0),
  };
}
