import type { ChildProcess } from 'node:child_process';
import { type ChooseRequest, FIRST_PATIENCE, GRACE, MAX_FAILURES, moveIn } from '../../bots/protocol.ts';
import type { Time, Timer } from '../support/time.ts';
import type { BotTask } from './bot-pool.ts';

/** An answer is a line of at most so many characters. */
const LONGEST_LINE = 64 * 1024;
/** For so long a program that has failed several times in a row is not asked, in milliseconds. */
const REST = 60_000;

interface Asked {
  readonly legal: readonly string[];
  readonly answered: (text: string) => void;
  readonly failed: (reason: Error) => void;
  readonly timer: Timer;
}

/**
 * A program that answers questions, line by line and in order, started when it is first asked. A question that it answers
 * late, wrongly or not at all is rejected. After several such in a row the program is ended, and started again a minute later.
 */
export class BotProgram {
  readonly #name: string;
  readonly #begin: () => ChildProcess;
  readonly #time: Time;
  #child: ChildProcess | undefined;
  /** Questions that wait for a line; undefined for one that is late, whose line is then dropped. */
  #asked: (Asked | undefined)[] = [];
  #read = '';
  #hasAnswered = false;
  #failures = 0;
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor(name: string, begin: () => ChildProcess, time: Time) {
    this.#name = name;
    this.#begin = begin;
    this.#time = time;
  }

  choose({ game, seat, view, legal, milliseconds }: BotTask): Promise<string> {
    if (this.#time.elapsed() < this.#restsUntil) return Promise.reject(this.#error('rests after failures'));
    const request: ChooseRequest = { do: 'choose', game, seat, view, legal, budget: { milliseconds } };
    return new Promise((answered, failed) => {
      const child = (this.#child ??= this.#started());
      const patience = this.#hasAnswered ? milliseconds + GRACE : FIRST_PATIENCE;
      const timer = this.#time.after(patience, () => {
        this.#asked = this.#asked.map((each) => (each === asked ? undefined : each));
        this.#fail(asked, `no answer within ${patience} ms`);
      });
      const asked: Asked = { legal, answered, failed, timer };
      this.#asked.push(asked);
      child.stdin?.write(`${JSON.stringify(request)}\n`);
    });
  }

  stop(): void {
    this.#end('stopped');
  }

  #started(): ChildProcess {
    const child = this.#begin();
    const gone = (why: string) => {
      if (this.#child === child) this.#end(why);
    };
    child.on('error', (error) => gone(error.message));
    child.on('exit', (code, signal) => gone(`it ended (${signal ?? code})`));
    // A program that ended does not read any more; its exit tells.
    child.stdin?.on('error', () => undefined);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      if (this.#child === child) this.#receive(text);
    });
    return child;
  }

  #receive(text: string): void {
    const [first = '', ...rest] = text.split('\n');
    let line = this.#read + first;
    for (const next of rest) {
      this.#take(line);
      line = next;
    }
    this.#read = line;
    if (line.length > LONGEST_LINE) this.#end(`a line of more than ${LONGEST_LINE} characters`);
  }

  /** The answer to the oldest question. */
  #take(line: string): void {
    const asked = this.#asked.shift();
    if (!asked) return;
    asked.timer.cancel();
    const text = moveIn(line, asked.legal);
    if (text === undefined) {
      this.#fail(asked, `not a legal move: ${line.slice(0, 80)}`);
      return;
    }
    this.#hasAnswered = true;
    this.#failures = 0;
    asked.answered(text);
  }

  #fail(asked: Asked, why: string): void {
    asked.failed(this.#error(why));
    if (++this.#failures < MAX_FAILURES) return;
    this.#failures = 0;
    this.#restsUntil = this.#time.elapsed() + REST;
    this.#end('it has failed too often');
  }

  /** Ends the program; what it was asked has failed. */
  #end(why: string): void {
    const [child, open] = [this.#child, this.#asked];
    this.#child = undefined;
    this.#asked = [];
    this.#read = '';
    this.#hasAnswered = false;
    if (child) endGroup(child);
    for (const asked of open) {
      asked?.timer.cancel();
      if (asked) this.#fail(asked, why);
    }
  }

  #error(why: string): Error {
    return new Error(`${this.#name}: ${why}`);
  }
}

/** Ends the program with all that it has started: it leads a process group of its own. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
