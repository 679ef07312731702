import { loadBot } from '../../../bots/index.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import { commitmentTo } from '../../../fair/commitment.ts';
import type { Part, Person } from '../../boards/board.ts';
import type { Kept } from '../../matches/kept.ts';
import { memoryStore } from '../../matches/memory-store.ts';
import type { Thinker } from '../bots/thinker.ts';
import { LocalTable } from '../local-table.ts';

/** A fake clock for tests: stands still while there is work, then jumps to the next timer. */
export class SimulatedClock {
  now = 0;
  #sleepers: { readonly at: number; readonly wake: () => void }[] = [];

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#sleepers.push({ at: this.now + milliseconds, wake: resolve });
    });
  }

  /** Advances time until the condition holds. */
  async until(done: () => boolean): Promise<void> {
    for (;;) {
      await idle();
      if (done()) return;
      this.#sleepers.sort((a, b) => a.at - b.at);
      const next = this.#sleepers.shift();
      if (!next) throw new Error('nobody will ever wake');
      this.now = next.at;
      next.wake();
    }
  }
}

/** Resolves once all pending promises have settled. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

export interface Simulated {
  readonly table: LocalTable;
  readonly clock: SimulatedClock;
}

/** A table of one person and three medium bots on a simulated clock; bots use all of their thinking time. */
export function simulatedTable(game: AnyGame, part: (event: unknown) => Part, seed: number): Simulated {
  const clock = new SimulatedClock();
  const rng = new FastRng(seed);
  const thinker: Thinker = {
    async think({ game: id, bot, view, seat, legal, milliseconds }) {
      const thinks = await loadBot(id, bot);
      if (!thinks) throw new Error(`no bot "${bot}"`);
      const { text } = thinks.choose({ view, seat, legal, budget: { playouts: 200 }, rng });
      await clock.sleep(milliseconds);
      return text;
    },
    stop() {},
  };
  const pacing = { part, scale: () => 1, sleep: (milliseconds: number) => clock.sleep(milliseconds) };
  const table = new LocalTable(newMatch(game, seed), {
    game,
    store: memoryStore(),
    thinker,
    pacing,
    now: () => clock.now,
    told() {},
  });
  return { table, clock };
}

function newMatch(game: AnyGame, number: number): Kept {
  const seed = number.toString(16).padStart(64, '0');
  const bot = (name: string): Person => ({ name, kind: 'bot', colour: 'blue', bot: 'medium' });
  return {
    version: 1,
    id: `simulated-${number}`,
    game: game.id,
    rules: game.rules,
    options: defaults(game.options),
    people: [{ name: 'Lena', kind: 'me', colour: 'red' }, bot('Finn'), bot('Coral'), bot('Skipper')],
    seed,
    commitment: commitmentTo(seed),
    plies: [],
    envelopes: [],
    created: 0,
    changed: 0,
    writes: 0,
    toAct: [],
  };
}
