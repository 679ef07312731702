import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBot } from '../src/bots/index.ts';
import { challengeOf, type Challenge } from '../src/daily/challenge.ts';
import { dayOf, daysAfter } from '../src/daily/day.ts';
import { playChallenge } from '../src/daily/play.ts';
import { verifyTry } from '../src/daily/verify.ts';
import type { Ply } from '../src/engine/match.ts';
import { FastRng } from '../src/engine/rng.ts';
import { games } from '../src/games/index.ts';
import { startServer } from '../src/server/server.ts';
import type { DailyTides } from '../src/wire/subjects/daily.ts';
import { API } from '../src/wire/server.ts';
import { type Bench, table } from './bench.ts';

/** What it costs to verify tries of the daily tide: a week of each game, and a thousand people who hand in theirs at once. */
interface Report {
  /** Processor milliseconds of one verification, by game and day of the week. */
  readonly each: readonly { readonly game: string; readonly byDay: readonly number[] }[];
  readonly tries: number;
  readonly seconds: number;
  readonly counted: number;
  /** Processor milliseconds of each: the request, its verification and its storage, and whoever hands it in. */
  readonly processor: number;
}

/** Distinct matches of each game; several people hand in the same. */
const MATCHES = 20;
const AT_ONCE = 32;
const generous = { burst: 1e9, perSecond: 1e9 };

async function partsOf(id: string) {
  const [game, bot] = await Promise.all([games[id]?.load(), loadBot(id, 'medium')]);
  if (!game || !bot) throw new Error(`no ${id}`);
  return { game, bot };
}

async function randomMatch(tide: Challenge, seed: number): Promise<Ply[]> {
  const { game, bot } = await partsOf(tide.game);
  const rng = new FastRng(seed);
  const plies: Ply[] = [];
  playChallenge(tide, game, bot, {
    choose: ({ legal }) => legal[rng.below(legal.length)],
    played: (ply) => plies.push(ply) > 0,
  });
  return plies;
}

async function costOf(id: string): Promise<Report['each'][number]> {
  const { game, bot } = await partsOf(id);
  const byDay: number[] = [];
  // A Monday.
  for (let day = '2026-11-16'; byDay.length < 7; day = daysAfter(day, 1)) {
    const tide = challengeOf(day, game, { seed: '5a'.repeat(32) });
    const matches = await Promise.all(Array.from({ length: 8 }, (_, seed) => randomMatch(tide, seed)));
    const before = process.cpuUsage();
    for (const plies of matches) verifyTry(tide, game, bot, plies);
    const { user, system } = process.cpuUsage(before);
    byDay.push((user + system) / 1000 / matches.length);
  }
  return { game: id, byDay };
}

async function crowd(tries: number): Promise<Omit<Report, 'each'>> {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-bench-'));
  const limits = { guests: generous, tries: generous, triesPerAddress: generous, workPerAddress: generous };
  const server = await startServer({ games, database: folder, limits });
  try {
    const call = async (path: string, init: RequestInit = {}) => fetch(`${server.url}${API}${path}`, init);
    const post = (path: string, body: unknown, cookie = '') =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const { day, tides } = (await (await call('/daily')).json()) as DailyTides;
    const bodies = await Promise.all(
      tides.flatMap((tide) =>
        Array.from({ length: MATCHES }, async (_, seed) => ({
          day,
          game: tide.game,
          plies: await randomMatch(tide, seed),
        })),
      ),
    );
    const cookies: string[] = [];
    for (let i = 0; i < tries; i++) {
      const entered = await post('/guest', { name: `Player ${i}` });
      cookies.push(entered.headers.get('set-cookie')?.split(';')[0] ?? '');
    }
    let next = 0;
    let counted = 0;
    const begun = performance.now();
    const before = process.cpuUsage();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let i = next++; i < tries; i = next++) {
          const reply = await post('/daily/try', bodies[i % bodies.length], cookies[i]);
          if (reply.status === 200) counted++;
          await reply.arrayBuffer();
        }
      }),
    );
    const { user, system } = process.cpuUsage(before);
    const processor = (user + system) / 1000 / tries;
    return { tries, seconds: (performance.now() - begun) / 1000, counted, processor };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function dailyBench(tries: number): Bench {
  return {
    async run(progress) {
      const each: Report['each'][number][] = [];
      for (const id of Object.keys(games)) {
        progress(`${id}: a week of tides`);
        each.push(await costOf(id));
      }
      progress(`${tries} people hand in theirs on ${dayOf(Date.now())}`);
      return { each, ...(await crowd(tries)) } satisfies Report;
    },
    show(report) {
      const { each, tries, seconds, counted, processor } = report as Report;
      const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
      return [
        ...table([
          ['milliseconds each', ...days],
          ...each.map(({ game, byDay }) => [game, ...byDay.map((ms) => ms.toFixed(1))]),
        ]),
        `${tries} people handed in a daily tide in ${seconds.toFixed(1)} s, one thread verifying: ${counted} counted, ${((seconds * 1000) / tries).toFixed(1)} ms each, ${processor.toFixed(1)} ms of processor time each`,
      ];
    },
  };
}
