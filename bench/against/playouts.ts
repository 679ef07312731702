import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as options from '../../src/engine/options.ts';
import type * as playouts from '../../src/engine/playout.ts';
import type * as rng from '../../src/engine/rng.ts';
import type * as registry from '../../src/games/index.ts';
import { perSecond } from '../bench.ts';

/** Random games a second of processor time, by game, number of players and options. */
export interface Speeds {
  readonly [row: string]: number;
}

const MILLISECONDS = 500;

/** A process of its own for each checkout, which imports that checkout's engine and games. */
const { root } = JSON.parse(process.argv[2] ?? '{}') as { readonly root: string };
const from = async <T>(path: string): Promise<T> => (await import(pathToFileURL(join(root, path)).href)) as T;
const { games } = await from<typeof registry>('src/games/index.ts');
const { playout } = await from<typeof playouts>('src/engine/playout.ts');
const { defaults, everything } = await from<typeof options>('src/engine/options.ts');
const { FastRng } = await from<typeof rng>('src/engine/rng.ts');

const speeds: { [row: string]: number } = {};
for (const [id, entry] of Object.entries(games)) {
  const game = await entry.load();
  const [base, every] = [defaults(game.options), everything(game.options)];
  const settings = JSON.stringify(base) === JSON.stringify(every) ? { base } : { base, every };
  for (const [name, chosen] of Object.entries(settings)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const start = game.setup(seats, chosen, game.rules);
      const dice = new FastRng(1, seats);
      speeds[`${id}, ${seats} players, ${name}`] = perSecond(MILLISECONDS, () => {
        playout(game, game.clone(start), dice);
      });
    }
  }
}
process.stdout.write(`${JSON.stringify(speeds)}\n`);
