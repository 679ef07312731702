import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Time } from '../support/time.ts';
import { BotProgram } from './bot-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
const task = { game: 'pebbles', bot: 'gull', seat: 0, view: {}, legal: ['a', 'b'], milliseconds: 5, seed: 1 };
const open: BotProgram[] = [];
let made = 0;
afterEach(() => open.splice(0).forEach((program) => program.stop()));

/** A program that runs `answer` for each request `r`, the n-th of its life, and a time that a test lets pass. */
function setUp(answer: string) {
  const path = join(folder, `${++made}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
    let n = 0;
    const say = (move) => console.log(JSON.stringify({ move }));
    for await (const line of createInterface({ input: process.stdin })) { n++; const r = JSON.parse(line); ${answer} }`,
  );
  let now = 0;
  let begun = 0;
  let timers: { readonly at: number; readonly job: () => void }[] = [];
  const time: Pick<Time, 'elapsed' | 'after'> = {
    elapsed: () => now,
    after(milliseconds, job) {
      const timer = { at: now + milliseconds, job };
      timers.push(timer);
      return { cancel: () => (timers = timers.filter((each) => each !== timer)) };
    },
  };
  const begin = () => {
    begun++;
    return spawn(process.execPath, [path], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  };
  const program = new BotProgram('gull', begin, time as Time);
  open.push(program);
  const pass = (milliseconds: number) => {
    now += milliseconds;
    const due = timers.filter(({ at }) => at <= now);
    timers = timers.filter(({ at }) => at > now);
    for (const { job } of due) job();
  };
  return { ask: () => program.choose(task), pass, begun: () => begun };
}

test('it answers by text or by index, in order, in one process', async () => {
  const { ask, begun } = setUp(`say(n % 2 ? 'b' : 0)`);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['b', 'a', 'b']);
  expect(begun()).toBe(1);
});

test('it is told game, seat, view, legal moves and time', async () => {
  const { ask } = setUp(
    `say(r.do === 'choose' && r.game === 'pebbles' && r.seat === 0 && r.budget.milliseconds === 5 && r.view ? 'b' : '')`,
  );
  expect(await ask()).toBe('b');
});

test.each([
  ['nonsense', `console.log('hello')`, /not a legal move: hello/],
  ['what is not legal', `say('c')`, /not a legal move/],
  ['an index that is none', `say(-1)`, /not a legal move/],
  ['its end', 'process.exit(3)', /it ended \(3\)/],
  ['a line without end', `process.stdout.write('x'.repeat(200_000))`, /a line of more than 65536/],
])('%s is no answer; after three it is left alone for a minute', async (_, answer, why) => {
  const { ask, pass, begun } = setUp(answer);
  for (let i = 0; i < 3; i++) await expect(ask()).rejects.toThrow(why);
  const before = begun();
  await expect(ask()).rejects.toThrow(/gull: rests/);
  pass(60_000);
  await expect(ask()).rejects.toThrow(why);
  expect(begun()).toBeGreaterThan(before);
});

test('a late answer does not count for the next question', async () => {
  const { ask, pass } = setUp(`if (n === 1) say('a'); if (n === 3) { say('a'); say('b'); }`);
  expect(await ask()).toBe('a');
  const late = ask();
  pass(1000);
  await expect(late).rejects.toThrow(/no answer within 505 ms/);
  expect(await ask()).toBe('b');
});

test('before its first answer it has time to start', async () => {
  const { ask, pass } = setUp('');
  const first = ask();
  pass(19_999);
  pass(1);
  await expect(first).rejects.toThrow(/no answer within 20000 ms/);
});
