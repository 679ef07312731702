import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileWith, OURS, tidetable } from '../testing.ts';

const page = readFileSync(new URL('../../../docs/formats/lesson.md', import.meta.url), 'utf8');
const example = /```json\n([^`]+)```/.exec(page)?.[1] ?? '';

test('a good lesson, a bad one, and what cannot be read', async () => {
  const good = fileWith(example);
  const bad = fileWith(example.replace('"moves": ["roll"]', '"moves": ["decline"]'));
  const run = (...argv: string[]) => tidetable(['lesson', ...argv], { registry: OURS });
  expect(await run('check', good)).toMatchObject({ status: 0, err: '' });
  const both = await run('check', good, bad);
  expect(both.status).toBe(1);
  expect(both.out).toMatch(
    /good\. 1 steps[^]+1 found wrong\n {2}step 1: "decline" is not legal; legal: roll/,
  );
  const json = await run('check', bad, '--json');
  expect(JSON.parse(json.out)).toMatchObject({ ok: false, steps: 1 });
  expect((await run('check')).status).toBe(2);
  expect((await run('verify', good)).status).toBe(2);
  expect((await run('check', `${good}.missing`)).err).toMatch(/cannot read/);
});
