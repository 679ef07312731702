import { join, resolve } from 'node:path';
import { type Bench, median, table } from '../bench.ts';
import type { Played } from '../load.ts';
import { Talker, type Usage } from '../server-process.ts';
import type { Speeds } from './playouts.ts';

/**
 * This checkout against another one, by turns in the same minutes: random games of every game, and moves on the server. All by
 * processor time, as this one's speed for each of the other's: 1 is as fast, less is slower.
 */
export interface AgainstReport {
  readonly games: { readonly [row: string]: number };
  readonly moves: { readonly ratio: number; readonly before: number; readonly now: number };
}

const ROUNDS = 5;
/** These play first, with rematches, until everything is compiled: a server at work has been up for longer than this. */
const EARLIER_TABLES = 150;
const WARM_UP = 15;
/** So many tables that no match ends while moves are measured: what a rematch costs depends on how people agree to it. */
const TABLES = 1500;
/** Seconds, each measured by itself: the median leaves out the heartbeat, which pings all sockets twice a minute. */
const WINDOWS = 7;
const here = resolve(import.meta.dirname, '../..');

export function againstBench(before: string): Bench<AgainstReport> {
  const roots = { before: resolve(before), now: here };
  return {
    async run(note) {
      const speeds: { readonly [R in keyof typeof roots]: Speeds[] } = { before: [], now: [] };
      const costs: { readonly [R in keyof typeof roots]: number[] } = { before: [], now: [] };
      for (let n = 1; n <= ROUNDS; n++) {
        for (const side of ['before', 'now'] as const) {
          speeds[side].push(await playouts(roots[side]));
          costs[side].push(await costOfMove(roots[side]));
          note(`round ${n} of ${ROUNDS}, ${side}: ${costs[side].at(-1)?.toFixed(0)} µs a move`);
        }
      }
      const known = Object.keys(speeds.before[0] ?? {}).filter((row) => speeds.now[0]?.[row] !== undefined);
      const speed = (all: readonly Speeds[], row: string) => median(all.map((each) => each[row] ?? 0));
      const [was, is] = [median(costs.before), median(costs.now)];
      return {
        games: Object.fromEntries(
          known.map((row) => [row, speed(speeds.now, row) / speed(speeds.before, row)]),
        ),
        moves: { ratio: was / is, before: was, now: is },
      };
    },
    show: ({ games, moves: { ratio, before: was, now } }) => [
      `This checkout against ${roots.before}: speed by processor time, medians of ${ROUNDS} interleaved rounds`,
      ...table(Object.entries(games).map(([row, each]) => [row, each.toFixed(2)])),
      `a move on the server, no match ending: ${ratio.toFixed(2)} (${was.toFixed(0)} µs before, ${now.toFixed(0)} µs now)`,
    ],
  };
}

async function playouts(root: string): Promise<Speeds> {
  const child = new Talker(join(import.meta.dirname, 'playouts.ts'), { cwd: root, settings: { root } });
  try {
    return await child.next<Speeds>();
  } finally {
    await child.stop();
  }
}

/** Microseconds of the server's processor time, with the server and the players of that checkout: the median of all windows. */
async function costOfMove(root: string): Promise<number> {
  const cwd = join(root, 'bench');
  const server = new Talker('server-ours.ts', { cwd });
  const load = new Talker('load.ts', { cwd });
  try {
    const { url } = await server.next<{ readonly url: string }>();
    await load.ask({ type: 'open', side: 'ours', url, tables: EARLIER_TABLES });
    await load.ask({ type: 'play', seconds: WARM_UP });
    await load.ask({ type: 'open', side: 'ours', url, tables: TABLES });
    const costs: number[] = [];
    for (let n = 0; n < WINDOWS; n++) {
      const begun = await server.ask<Usage>();
      const { ours } = await load.ask<Played>({ type: 'play', seconds: 1 });
      const ended = await server.ask<Usage>();
      if (!ours) throw new Error('nobody played');
      costs.push(((ended.cpuSeconds - begun.cpuSeconds) / (ours.movesPerSecond * ours.seconds)) * 1e6);
    }
    return median(costs);
  } finally {
    await load.stop();
    await server.stop();
  }
}
