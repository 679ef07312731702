import type { TallyBar } from '../../fair/draw-tally.ts';
import type { DiceCount } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/**
 * How often each sixth of what was possible came up, over all finished matches of the server, by game. Counts are gathered
 * in memory and added to the store every few seconds, games in the order of their ids: two nodes never wait for each other's
 * rows crosswise. What a crash takes away is a few seconds of a statistic.
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

  /** Makes durable what was noted; if that fails, it is tried again with the next. */
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

  /** All that is stored, and what waits here. */
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
