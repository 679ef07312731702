import { loadBot } from '../../../bots/index.ts';
import { FastRng } from '../../../engine/rng.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-thinker.ts';

// Bots randomise their play. Nobody needs to verify this randomness, so the fast generator is enough.
const rng = new FastRng(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);

async function answerTo(question: WorkerQuestion): Promise<WorkerAnswer> {
  const { id, game, view, seat, legal, milliseconds, fixed } = question;
  const bot = await loadBot(game, question.bot);
  if (!bot) return { id, problem: `no bot "${question.bot}" plays ${game}` };
  const budget = fixed ? { playouts: fixed.playouts } : { milliseconds, now: () => performance.now() };
  const { text } = bot.choose({ view, seat, legal, budget, rng: fixed ? new FastRng(fixed.seed) : rng });
  return { id, text };
}

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  void reply(data);
});

async function reply(question: WorkerQuestion): Promise<void> {
  try {
    postMessage(await answerTo(question));
  } catch (error) {
    postMessage({ id: question.id, problem: String(error) } satisfies WorkerAnswer);
  }
}
