import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../src/games/index.ts';

/** How many figures each game has. A small one may have none. */
const figuresIn = new Map<string, number>();

test.each(Object.keys(games))(
  'docs/rules/%s.md names every figure that a table can set, with its true limits and, if it gives it, its value',
  async (id) => {
    const path = join(import.meta.dirname, `../docs/rules/${id}.md`);
    expect(existsSync(path), `docs/rules/${id}.md is missing: CONTRIBUTING.md, "Add a game", step 8`).toBe(
      true,
    );
    const page = readFileSync(path, 'utf8');
    const { options } = await games[id]!.load();
    const figures = Object.entries(options).flatMap(([name, spec]) =>
      spec.group === 'figure' && 'min' in spec ? [{ name, spec }] : [],
    );
    const wrong = figures.filter(({ name, spec }) => {
      const isNamed = (line: string) =>
        line.includes(`\`${name}\``) || line.includes(`\`${name.replace(/\d$/, '0')}\` to `);
      const row = page.split('\n').find((line) => line.startsWith('|') && isNamed(line));
      const [, , value = ''] = row?.split('|') ?? [];
      const limits = /`[^|]*?(\d+) to (\d+)[^|]*\|?\s*$/
        .exec(row ?? '')
        ?.slice(1)
        .map(Number);
      const usual = /^[\d, ]+$/.test(value.trim()) ? value.trim().split(', ').map(Number) : undefined;
      const isRight = (told: readonly number[] | undefined, is: readonly number[]) =>
        told === undefined || told.join() === is.join();
      return (
        row === undefined || !isRight(limits, [spec.min, spec.max]) || !isRight(usual, [spec.default].flat())
      );
    });
    figuresIn.set(id, figures.length);
    const pattern = '| what it is | 5 | `name` 1 to 12 |';
    const why = `docs/rules/${id}.md: each figure has a row like ${pattern}, with its usual value and its limits`;
    expect({ why, wrong: wrong.map(({ name }) => name) }).toEqual({ why, wrong: [] });
  },
);

test('that is about figures', () => {
  expect(Math.max(...figuresIn.values())).toBeGreaterThan(3);
});
