import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { AnyBot, Budget, Question } from '../../bots/bot.ts';
import { type ChooseRequest, FIRST_PATIENCE, GRACE, MAX_FAILURES, moveIn } from '../../bots/protocol.ts';
import { pickOne } from '../../engine/rng.ts';

/** How long a program may take for a decision whose budget is in playouts, in milliseconds. */
const PATIENCE = 5000;

/** What the thread that talks to the program reports back. */
export type Reply = { readonly line: string } | { readonly failed: string };

/**
 * A bot that asks another program. Bots answer at once, programs do not: a thread of its own talks to the program while
 * this one sleeps. A program that is late, silent, gone or wrong loses the decision to the dice, never the match.
 */
export function execBot(game: string, command: string, name: string): AnyBot {
  const wake = new Int32Array(new SharedArrayBuffer(4));
  const { port1: ours, port2: theirs } = new MessageChannel();
  let worker: Worker | undefined;
  let failures = 0;
  let asked = 0;

  function ask(request: ChooseRequest, patience: number): Reply {
    worker ??= begin(command, wake, theirs);
    Atomics.store(wake, 0, 0);
    asked++;
    ours.postMessage({ number: asked, line: JSON.stringify(request) });
    const until = performance.now() + patience;
    for (;;) {
      const left = until - performance.now();
      const received = receiveMessageOnPort(ours)?.message as
        | (Reply & { readonly number: number })
        | undefined;
      if (received?.number === asked) return received;
      // An answer to an earlier question came too late; it is dropped, and the next message is looked at.
      if (received) continue;
      if (left <= 0) return { failed: `no answer within ${patience} ms` };
      Atomics.wait(wake, 0, 0, left);
      Atomics.store(wake, 0, 0);
    }
  }

  return {
    name,
    choose(question) {
      const reply =
        failures >= MAX_FAILURES
          ? { failed: 'it has failed too often' }
          : ask(requestOf(game, question), patienceOf(question.budget, asked === 0));
      const text = 'line' in reply ? moveIn(reply.line, question.legal) : undefined;
      if (text !== undefined) {
        failures = 0;
        return { text };
      }
      failures++;
      if (failures <= MAX_FAILURES) {
        const why = 'line' in reply ? `not a legal move: ${reply.line.slice(0, 80)}` : reply.failed;
        process.stderr.write(`tidetable: ${name}: ${why}; the dice decide\n`);
      }
      return { text: pickOne(question.legal, question.rng) };
    },
  };
}

function begin(command: string, wake: Int32Array, port: MessageChannel['port2']): Worker {
  const worker = new Worker(new URL('./exec-thread.ts', import.meta.url), {
    workerData: { command, wake, port },
    transferList: [port],
  });
  worker.unref();
  return worker;
}

function requestOf(game: string, { seat, view, legal, budget }: Question<unknown>): ChooseRequest {
  const allowed =
    'playouts' in budget ? { playouts: budget.playouts } : { milliseconds: budget.milliseconds };
  return { do: 'choose', game, seat, view, legal, budget: allowed };
}

function patienceOf(budget: Budget, isFirst: boolean): number {
  const usual = 'milliseconds' in budget ? budget.milliseconds + GRACE : PATIENCE;
  return isFirst ? Math.max(usual, FIRST_PATIENCE) : usual;
}
