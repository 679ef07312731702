import { type Bench, table } from './bench.ts';
import { Driver, type Measured } from './load-driver.ts';
import { openAtNodes } from './load-ours.ts';

/** Servers that run elsewhere, played at from here: one of several machines that do the same at the same time. */
export interface AwaySettings {
  readonly urls: readonly string[];
  readonly tables: number;
  /** Of each measured stretch. */
  readonly seconds: number;
  /** Moves a second from this machine; as fast as they can without. */
  readonly pace: number | undefined;
  /** People of a table each at another server. */
  readonly apart: boolean;
  readonly stretches: number;
}

export function awayBench(settings: AwaySettings): Bench<readonly Measured[]> {
  const { urls, tables, seconds, pace, apart, stretches } = settings;
  return {
    async run(note) {
      const driver = new Driver();
      // A person comes from an address of their own, as they would: limits count by address.
      await openAtNodes(
        urls,
        tables,
        driver,
        apart,
        (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      );
      note(`${tables} tables are open at ${urls.join(', ')}`);
      const measured: Measured[] = [];
      while (measured.length < stretches) {
        await driver.play(seconds, pace);
        measured.push(driver.measured());
        note(cells(measured.at(-1) as Measured).join('  '));
      }
      return measured;
    },
    show: (measured) => [
      `High Tide, base game, ${4 * tables} sockets at ${tables} tables from this machine`,
      ...table([['moves/s', 'p50 ms', 'p99 ms'], ...measured.map(cells)]),
    ],
  };
}

function cells({ movesPerSecond, p50, p99 }: Measured): string[] {
  return [movesPerSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)];
}
