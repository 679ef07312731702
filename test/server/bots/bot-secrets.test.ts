import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgres, sqlite } from '../harness/databases.ts';
import { folder } from '../harness/harness.ts';

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  test('a bot is given what its seat sees, and the secret of the dice is nowhere in the memory of its thread', async () => {
    const spied = folder();
    const script = fileURLToPath(new URL('./spied-match.ts', import.meta.url));
    const address = await databases.fresh();
    const { stdout } = await promisify(execFile)(process.execPath, [script, address, spied]);
    const { seed, commitment } = JSON.parse(stdout) as { seed: string; commitment: string };
    expect(seed).toMatch(/^[0-9a-f]{64}$/);

    const given = readFileSync(join(spied, 'given'), 'utf8');
    const [first = '{}'] = given.split('\n');
    const { task } = JSON.parse(first) as { task: Record<string, unknown> };
    expect(Object.keys(task).sort()).toEqual([
      'bot',
      'game',
      'legal',
      'milliseconds',
      'seat',
      'seed',
      'view',
    ]);
    // Its own generator has 48 bits, drawn afresh for each question.
    expect(task.seed).toBeLessThan(2 ** 48);
    const heap = readFileSync(join(spied, 'thread.heapsnapshot'), 'utf8');
    // The snapshot does show what the thread knows.
    expect(heap).toContain('bid 0');
    for (const secret of [seed, Buffer.from(seed, 'hex').toString('base64'), commitment]) {
      expect(given).not.toContain(secret);
      expect(heap.includes(secret)).toBe(false);
    }
  });
});

test('nothing that a thread of bots loads knows of dice, tables or the store', () => {
  const start = new URL('../../../src/server/bots/bot-thread.ts', import.meta.url);
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8').replaceAll(/import type [^;]*;/g, '');
    for (const [, target = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.ts)'/g))
      visit(join(dirname(path), target));
  };
  visit(fileURLToPath(start));
  const src = fileURLToPath(new URL('../../../src/', import.meta.url));
  const rooms = new Set([...seen].map((path) => path.slice(src.length).split('/').slice(0, 2).join('/')));
  expect(seen.size).toBeGreaterThan(20);
  const foreign = [...rooms].filter((room) => !/^(bots|engine|games)\//.test(room) && room !== 'server/bots');
  expect(foreign).toEqual([]);
});
