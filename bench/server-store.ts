import { table } from './bench.ts';
import type { Measured } from './load-driver.ts';
import type { OurSettings } from './server-ours.ts';
import { Talker } from './server-process.ts';

/**
 * What a slow disk does to everybody else: the database in a thread of its own against the database in the thread that
 * serves, each with and without milliseconds added to every commit. Pings are messages that the store has nothing to do with.
 */
export type StoreReport = readonly (Required<Omit<OurSettings, 'url'>> & {
  readonly play: Measured;
  readonly pings: Measured;
})[];

const TABLES = 125;
const SECONDS = 5;
const PACE = 500;
const SLOW = 8;
const here = import.meta.dirname;

export async function storeThread(note: (line: string) => void): Promise<StoreReport> {
  const rows: StoreReport[number][] = [];
  for (const slow of [0, SLOW]) {
    for (const inline of [false, true]) {
      const server = new Talker('server-ours.ts', { cwd: here, settings: { slow, inline } });
      const load = new Talker('load.ts', { cwd: here });
      try {
        const { url } = await server.next<{ url: string }>();
        await load.ask({ type: 'open', side: 'ours', url, tables: TABLES });
        await load.ask({ type: 'play', seconds: 1 });
        const measured = await load.ask<Omit<StoreReport[number], 'slow' | 'inline'>>({
          type: 'ping',
          seconds: SECONDS,
          pace: PACE,
        });
        rows.push({ slow, inline, ...measured });
        note(showRow(rows.at(-1) as StoreReport[number]).join('  '));
      } finally {
        await Promise.all([load.stop(), server.stop()]);
      }
    }
  }
  return rows;
}

export function showStore(report: StoreReport): string[] {
  const head = ['database', 'commit', 'moves/s', 'move p50 ms', 'move p99 ms', 'ping p50 ms', 'ping p99 ms'];
  return ['', `A slow disk, at ${PACE} moves/s`, ...table([head, ...report.map(showRow)])];
}

function showRow({ slow, inline, play, pings }: StoreReport[number]): string[] {
  return [
    inline ? 'in the serving thread' : 'in its own thread',
    slow === 0 ? 'as it is' : `+${slow} ms`,
    play.movesPerSecond.toFixed(0),
    play.p50.toFixed(1),
    play.p99.toFixed(1),
    pings.p50.toFixed(1),
    pings.p99.toFixed(1),
  ];
}
