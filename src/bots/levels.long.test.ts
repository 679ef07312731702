import { expect, test } from 'vitest';
import { FastRng } from '../engine/rng.ts';
import { games } from '../games/index.ts';
import type { AnyBot } from './bot.ts';
import { loadBot } from './index.ts';
import { levelNames } from './levels.ts';
import { random } from './random.ts';
import { everyWay, playThrough } from './testing.ts';

const MATCHES = 10_000;

test.each(Object.keys(games))(
  '%s: no level answers with an illegal text in ten thousand matches',
  async (id) => {
    const game = await games[id]!.load();
    const bots = (await Promise.all(levelNames.map((name) => loadBot(id, name)))) as AnyBot[];
    const ways = everyWay(game, 2);
    let answers = 0;
    for (let i = 0; i < MATCHES; i++) {
      const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
      const hero = (i >> 4) % seats;
      const sitting = Array.from({ length: seats }, (_, seat) =>
        seat === hero ? bots[i % bots.length]! : random,
      );
      const budget = { playouts: i % 8 < 4 ? 1 : 8 };
      const table = { game, options: ways[i % ways.length]!, bots: sitting, budget };
      // Throws if the answer is none of the legal texts.
      playThrough({ ...table, rng: new FastRng(11, i) }, (question, _, each) => {
        if (each !== random) answers++;
        return each.choose(question).text;
      });
    }
    expect(answers).toBeGreaterThan(MATCHES * 5);
  },
  3_600_000,
);
