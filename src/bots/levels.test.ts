import { expect, test } from 'vitest';
import type { AnyGame } from '../engine/game.ts';
import { unequalPart } from '../engine/json.ts';
import { everything } from '../engine/options.ts';
import { FastRng } from '../engine/rng.ts';
import { games } from '../games/index.ts';
import { type AnyBot, BotError } from './bot.ts';
import { loadBot } from './index.ts';
import { levelNames } from './levels.ts';
import { random } from './random.ts';
import { everyWay, playThrough } from './testing.ts';

async function levelsOf(id: string): Promise<{ readonly game: AnyGame; readonly bots: readonly AnyBot[] }> {
  const game = await games[id]!.load();
  return { game, bots: (await Promise.all(levelNames.map((name) => loadBot(id, name)))) as AnyBot[] };
}

/** The level sits somewhere, the others decide at random. */
function seated(bot: AnyBot, seats: number, i: number): AnyBot[] {
  return Array.from({ length: seats }, (_, seat) => (seat === i % seats ? bot : random));
}

const MATCHES = 24;

test.each(Object.keys(games))(
  '%s: every level answers with a legal text, whatever the options and the seats',
  async (id) => {
    const { game, bots } = await levelsOf(id);
    const ways = everyWay(game, 1);
    let answers = 0;
    // A short game takes more matches to ask as often.
    for (let i = 0; i < MATCHES || (answers <= MATCHES * 5 && i < MATCHES * 50); i++) {
      const seats = game.seats.min + (i % (game.seats.max - game.seats.min + 1));
      const bot = bots[i % bots.length]!;
      const budget = { playouts: i % 8 < 4 ? 1 : 8 };
      const table = { game, options: ways[i % ways.length]!, bots: seated(bot, seats, i >> 2), budget };
      // Throws if the answer is none of the legal texts.
      playThrough({ ...table, rng: new FastRng(7, i) }, (question, _, each) => {
        if (each !== random) answers++;
        return each.choose(question).text;
      });
    }
    expect(answers).toBeGreaterThan(MATCHES * 5);
  },
);

test.each(Object.keys(games))('%s: an answer does not depend on what is hidden', async (id) => {
  const { game, bots } = await levelsOf(id);
  let compared = 0;
  let different = 0;
  for (const [i, bot] of bots.entries()) {
    const options = { ...everything(game.options), ...('hidden' in game.options && { hidden: true }) };
    const table = { game, options, bots: seated(bot, game.seats.max, i), budget: { playouts: 8 } };
    const match = (rng: FastRng) =>
      playThrough({ ...table, rng }, (question, state, each) => {
        if (each === random || question.rng.below(4) > 0) return random.choose(question).text;
        // Another state that looks the same from this seat.
        const twin = game.imagine(question.view, question.rng);
        if (unequalPart(twin, state) !== undefined) different++;
        const seed = question.rng.below(1000);
        const ask = (s: unknown) =>
          each.choose({ ...question, view: game.view(s, question.seat), rng: new FastRng(seed) });
        expect(ask(twin)).toEqual(ask(state));
        compared++;
        return ask(state).text;
      });
    match(new FastRng(4, i));
    // A short match may have asked nothing of it.
    for (let more = 1; compared <= i && more <= MATCHES; more++)
      match(new FastRng(4, i + more * bots.length));
  }
  expect(compared).toBeGreaterThanOrEqual(bots.length);
  // High Tide has something to hide: the surfers. In the others a twin need not differ.
  expect(different).toBeGreaterThan(id === 'high-tide' ? 10 : -1);
});

test.each(Object.keys(games))('%s: every level refuses a question that does not fit', async (id) => {
  const { game, bots } = await levelsOf(id);
  const questions: Parameters<AnyBot['choose']>[0][] = [];
  const table = { game, options: everything(game.options), bots: seated(random, game.seats.min, 0) };
  playThrough({ ...table, budget: { playouts: 8 }, rng: new FastRng(2) }, (question) => {
    questions.push(question);
    return random.choose(question).text;
  });
  const first = questions[0]!;
  // Where every question has the same choices, none can be mistaken for another.
  const later = questions.filter(({ legal }) => legal.join() !== first.legal.join()).slice(0, 1);
  for (const bot of bots) {
    for (const other of later) expect(() => bot.choose({ ...other, view: first.view })).toThrow(BotError);
    expect(() => bot.choose({ ...first, view: {} })).toThrow(BotError);
    expect(() => bot.choose({ ...first, legal: ['dance'] })).toThrow(BotError);
    expect(() => bot.choose({ ...first, seat: first.seat + 1 })).toThrow(BotError);
  }
});

test.each(Object.keys(games))(
  '%s: levels take no more than they need, nor than they are given',
  async (id) => {
    const { game, bots } = await levelsOf(id);
    const table = { game, options: everything(game.options), bots: seated(random, game.seats.min, 0) };
    let asked: readonly Parameters<AnyBot['choose']>[0][] = [];
    playThrough({ ...table, budget: { playouts: 8 }, rng: new FastRng(2) }, (question) => {
      if (question.legal.length > 1) asked = [...asked, question];
      return random.choose(question).text;
    });
    expect(asked.length).toBeGreaterThanOrEqual(2);
    const times = bots.map((bot) =>
      asked.slice(0, 2).map((question) => {
        // Each look at the clock takes two milliseconds: without limits this would go on for long.
        let time = 0;
        bot.choose({ ...question, budget: { milliseconds: 1e9, now: () => (time += 2) } });
        return time;
      }),
    );
    expect(Math.max(...times.slice(0, 3).flat())).toBeLessThan(120);
    expect(Math.max(...(times[3] as number[]))).toBeLessThan(620);
  },
);
