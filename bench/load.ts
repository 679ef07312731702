import { createInterface } from 'node:readline';
import { Driver, type Measured, sleep } from './load-driver.ts';
import { type BareTable, openBare } from './load-bare.ts';
import { openAtNodes, openOurs, type OurTable } from './load-ours.ts';
import { openTheirs, type TheirTable } from './load-theirs.ts';

/**
 * The players, in a process of their own: one JSON object a line on standard input, one a line on standard output. It
 * ends when its input does.
 */
export type Wish =
  | { readonly type: 'open'; readonly side: Side; readonly url: string; readonly tables: number }
  /** Ours, on several nodes. */
  | {
      readonly type: 'nodes';
      readonly urls: readonly string[];
      readonly tables: number;
      readonly apart: boolean;
    }
  /** Plays at every side that is open, by turns, so that each gets the same share of a busy machine. */
  | { readonly type: 'play'; readonly seconds: number; readonly pace?: number }
  | { readonly type: 'ping'; readonly seconds: number; readonly pace: number };
export type Side = 'ours' | 'theirs' | 'bare';
export type Played = { readonly [S in Side]?: Measured & { readonly bytesPerUpdate: number } };

const SLICE = 1;
const PING_EVERY = 10;

interface Players {
  readonly driver: Driver;
  readonly tables: readonly (OurTable | TheirTable | BareTable)[];
}
const sides = new Map<Side, Players>();
const openers = { ours: openOurs, theirs: openTheirs, bare: openBare };

async function answer(wish: Wish): Promise<unknown> {
  switch (wish.type) {
    case 'open': {
      const driver = new Driver();
      sides.set(wish.side, { driver, tables: await openers[wish.side](wish.url, wish.tables, driver) });
      return {};
    }
    case 'nodes': {
      const driver = new Driver();
      sides.set('ours', { driver, tables: await openAtNodes(wish.urls, wish.tables, driver, wish.apart) });
      return {};
    }
    case 'play':
      return play(wish.seconds, wish.pace);
    case 'ping':
      return ping(wish.seconds, wish.pace);
  }
}

async function play(seconds: number, pace?: number): Promise<Played> {
  for (let played = 0; played < seconds; played += SLICE) {
    for (const { driver } of sides.values()) await driver.play(Math.min(SLICE, seconds - played), pace);
  }
  const all = [...sides].map(([side, { driver, tables }]) => {
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
    const updates = tables.reduce((sum, table) => sum + table.updates, 0);
    return [side, { ...driver.measured(), bytesPerUpdate: bytes / updates }];
  });
  return Object.fromEntries(all) as Played;
}

/** Paced play at our server, and how long a message takes meanwhile that has nothing to do with the store. */
async function ping(
  seconds: number,
  pace: number,
): Promise<{ readonly play: Measured; readonly pings: Measured }> {
  const { driver, tables } = sides.get('ours') as Players;
  const times: number[] = [];
  let playing = true;
  const pinging = (async () => {
    const table = tables[0] as OurTable;
    for (; playing; await sleep(PING_EVERY)) times.push(await table.ping());
  })();
  await driver.play(seconds, pace);
  playing = false;
  await pinging;
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  const pings = { movesPerSecond: times.length / seconds, seconds, p50: at(0.5), p99: at(0.99) };
  return { play: driver.measured(), pings };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line) as Wish))}\n`);
}
process.exit();
