import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type MessagePort, workerData } from 'node:worker_threads';
import type { Reply } from './exec-bot.ts';

const { command, wake, port } = workerData as {
  readonly command: string;
  readonly wake: Int32Array;
  readonly port: MessagePort;
};

interface Asked {
  readonly number: number;
  readonly line: string;
}

let program: ChildProcess | undefined;
/** The questions that the program has not answered yet; it answers in order. */
let open: Asked[] = [];

function reply(number: number, answer: Reply): void {
  port.postMessage({ number, ...answer });
  Atomics.store(wake, 0, 1);
  Atomics.notify(wake, 0);
}

function begin(): ChildProcess {
  const started = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = (why: string): void => {
    if (program !== started) return;
    program = undefined;
    for (const { number } of open) reply(number, { failed: why });
    open = [];
  };
  started.on('error', (error) => ended(error.message));
  started.on('exit', (code, signal) => ended(`the program ended (${signal ?? code})`));
  // A program that ended does not read any more; its exit tells.
  started.stdin?.on('error', () => undefined);
  createInterface({ input: started.stdout }).on('line', (line) => {
    const next = open.shift();
    if (next) reply(next.number, { line });
  });
  return started;
}

port.on('message', (asked: Asked) => {
  program ??= begin();
  open.push(asked);
  program.stdin?.write(`${asked.line}\n`);
});
process.on('exit', () => program?.kill());
