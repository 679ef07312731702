import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshPath, tidetable } from './testing.ts';

/* Programs and modules of others wherever the command names bots, at a small game that has no levels of its own. */

function script(text: string): string {
  const path = freshPath().replace('.json', '.mjs');
  writeFileSync(path, text);
  return path;
}

/** It writes down what it is asked, so that a test can tell that it was. */
function program(): { readonly name: string; readonly asked: string } {
  const asked = freshPath();
  const path = script(`#!${process.execPath}
    import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      appendFileSync(${JSON.stringify(asked)}, line + '\\n');
      console.log(JSON.stringify({ move: 0 }));
    }
  `);
  chmodSync(path, 0o755);
  return { name: `exec:${path}`, asked };
}

const own = `module:${script("export const bot = { name: 'last', choose: ({ legal }) => ({ text: legal.at(-1) }) };")}`;

test.each<[command: string, argv: (bots: string) => string[]]>([
  ['sim', (bots) => ['--seats', bots, '--games', '2', '--threads', '1']],
  ['tournament', (bots) => ['--bots', bots, '--games', '2', '--threads', '1']],
  ['ladder', (bots) => ['--bots', bots, '--games', '2', '--threads', '1']],
  ['lab', (bots) => ['--bot', bots.split(',')[0]!, '--games', '2', '--sweep', 'none', '--threads', '1']],
  ['play', (bots) => ['--seats', bots]],
])('%s', async (command, argv) => {
  const { name, asked } = program();
  const { status, out, err } = await tidetable([command, 'pebbles', ...argv(`${name},${own}`)]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).not.toBe('');
  const questions = readFileSync(asked, 'utf8').trim().split('\n');
  for (const line of questions) {
    const question = JSON.parse(line) as { legal: string[]; budget: object };
    expect(question).toMatchObject({ do: 'choose', game: 'pebbles', seat: expect.any(Number) });
    expect(question.legal.length).toBeGreaterThan(1);
    expect(Object.keys(question.budget)).toHaveLength(1);
  }
});
