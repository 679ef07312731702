import { setTimeout as pause } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { playThrough } from '../../../src/bots/testing.ts';
import { loadBot } from '../../../src/bots/index.ts';
import { readOptions } from '../../../src/engine/options.ts';
import { FastRng } from '../../../src/engine/rng.ts';
import { games } from '../../../src/games/index.ts';
import type { AnyBot } from '../../../src/bots/bot.ts';
import type { Options } from '../../../src/engine/game.ts';
// What a thread of bots loads.
import '../../../src/server/bots/bot-thread.ts';

/** Lets expert decide at the largest table of every game, and says how many bytes the thread had at most. */
const QUESTIONS = 12;
let most = 0;
for (const [id, { load }] of Object.entries(games)) {
  const game = await load();
  const bot = (await loadBot(id, 'expert')) as AnyBot;
  const bots = Array.from({ length: game.seats.max }, () => bot);
  const budget = { milliseconds: 300, now: () => performance.now() };
  const options = readOptions(game.options, {}) as Options;
  let asked = 0;
  playThrough({ game, options, bots, budget, rng: new FastRng(3) }, (question, _, each) => {
    if (question.legal.length < 2 || asked++ > QUESTIONS) return question.legal[0] ?? '';
    const { text } = each.choose(question);
    const { total_physical_size, external_memory } = getHeapStatistics();
    most = Math.max(most, total_physical_size + external_memory);
    return text;
  });
}
parentPort?.postMessage(most + (await mallocedAtRest()));

/** The compiler works in the background and gives back what it took: on a busy machine that may be long after the code ran. */
async function mallocedAtRest(): Promise<number> {
  for (let last = Number.NaN; ; await pause(500)) {
    const { malloced_memory } = getHeapStatistics();
    if (malloced_memory === last) return last;
    last = malloced_memory;
  }
}
