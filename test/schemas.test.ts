import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Ajv2020 as Validator } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { libraryPages } from '../scripts/library/report.ts';
import { componentsOf } from '../scripts/schemas/components.ts';
import { configurations } from '../src/engine/kit/check.ts';
import { CHANCE } from '../src/engine/game.ts';
import { FastRng } from '../src/engine/rng.ts';
import { games } from '../src/games/index.ts';
import committed from '../src/server/http/api/game-schemas.json' with { type: 'json' };

// The validator that fastify brings along.
const ofFastify = createRequire(createRequire(import.meta.url).resolve('fastify'));
const { Ajv2020 } = ofFastify('ajv/dist/2020.js') as { readonly Ajv2020: typeof Validator };

test('the schemas of views and events are those of the types (npm run schemas)', async () => {
  expect(await componentsOf()).toEqual(committed);
});

test('docs/library shows what the library offers (npm run library; a difference is a change for whoever uses it)', () => {
  const folder = join(import.meta.dirname, '../docs/library');
  const pages = libraryPages();
  expect(globSync('*', { cwd: folder }).toSorted()).toEqual([...pages.keys()].toSorted());
  for (const [file, page] of pages) expect(readFileSync(join(folder, file), 'utf8')).toBe(page);
});

test.each(Object.keys(games))(
  '%s: every view and every event fits its schema, and what is no view does not',
  async (id) => {
    const ajv = new Ajv2020({ strict: false }).addSchema({ $id: 'all', components: { schemas: committed } });
    const prefix = id.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(Object.keys(committed), 'npm run schemas').toEqual(
      expect.arrayContaining([`${prefix}View`, `${prefix}Event`]),
    );
    const [view, event] = ['View', 'Event'].map((name) =>
      ajv.compile({ $ref: `all#/components/schemas/${prefix}${name}` }),
    );
    const game = await games[id]!.load();
    let events = 0;
    const wrong: unknown[] = [];
    const ways = configurations(game.options, new FastRng(2), 4).slice(-24);
    // A short game takes more matches to tell as much.
    for (let i = 0; i < ways.length || (events <= 100 && i < 1000); i++) {
      const options = ways[i % ways.length]!;
      const rng = new FastRng(3, i);
      const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
      const s = game.setup(seats, options, game.rules);
      for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
        if (!view!(game.view(s, i % 2 === 0 ? 'public' : 0))) wrong.push(view!.errors);
        const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
        game.apply(s, seat, moves[rng.below(moves.length)], (open, closed = {}) => {
          for (const told of [open, ...Object.values(closed)]) {
            if (!event!(told)) wrong.push(event!.errors);
            events++;
          }
        });
      }
    }
    expect(wrong).toEqual([]);
    expect(events).toBeGreaterThan(100);
    expect([view!({}), event!({ type: 'dance' })]).toEqual([false, false]);
  },
);
