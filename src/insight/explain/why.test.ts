import { describe, expect, test } from 'vitest';
import { languages } from '../../engine/words.ts';
import { games } from '../../games/index.ts';
import { Means } from './means.ts';
import { largestOf } from './largest.ts';
import { quickPlayersOf } from './quick-players.ts';
import { firstChoices, positionOf } from './testing.ts';
import { why } from './why.ts';

const care = { worlds: 24, seed: 7 };

describe.each(['high-tide', 'maui', 'strand-unter'])('%s', (id) => {
  test('two choices are compared by what the seat knows, always alike', async () => {
    const { asked, legal, state, game } = await positionOf(id, 3);
    const [one, other] = firstChoices(legal);
    const found = why(asked, one, other, care);
    expect(found).toBeDefined();
    expect(why(asked, one, other, care)).toEqual(found);
    // Another state with the same view: the answer is the same.
    const twin = game.imagine(game.view(state, asked.seat), { below: () => 0 });
    expect(why({ ...asked, view: game.view(twin, asked.seat) }, one, other, care)).toEqual(found);
    // The other way round the signs change.
    const turned = why(asked, other, one, care)!;
    expect(turned.share.mean).toBeCloseTo(-found!.share.mean, 12);
    expect(turned.points.mean).toBeCloseTo(-found!.points.mean, 12);
  });

  test('the parts of a score add up to it, and each has its words', async () => {
    const { asked, state } = await positionOf(id, 3);
    const { game, policy, tally } = quickPlayersOf(id)!;
    const rng = { below: (n: number) => n >> 1 };
    const s = game.clone(state);
    while (game.toAct(s).length > 0) {
      const [seat = 0] = game.toAct(s);
      if (seat < 0) game.apply(s, seat, game.sample(s, rng));
      else if (game.sealed(s)) game.apply(s, seat, game.legal(s, seat, [])[0]);
      else game.apply(s, seat, policy(s, seat, rng));
    }
    const result = game.result(s)!;
    const { points, often } = tally(s, result, asked.seat);
    expect(Object.values(points).reduce((sum, n) => sum + n, 0)).toBe(result.scores[asked.seat]);
    const { keys } = await games[id]!.reasons!();
    for (const key of [...Object.keys(points), ...Object.keys(often)]) expect(keys).toContain(key);
  });

  test('every difference has a sentence of its own in every language, and parts of the board', async () => {
    const words = await games[id]!.reasons!();
    const parts = (await games[id]!.parts!())(4);
    for (const language of languages) {
      const said = words.keys.flatMap((what) => {
        const kind = /^(wet|flooded)/.test(what) ? 'often' : 'points';
        const difference = { seat: 0, what, kind, here: 1.25, there: 0.3 } as const;
        return [words.tell(difference, undefined, language), words.tell(difference, 'Ada', language)];
      });
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|\d\.\d.*,\d/);
      for (const what of words.keys) expect(words.look(what, language)).toMatch(/^\p{Lu}.*\.$/u);
    }
    for (const what of words.keys) for (const part of words.parts(what)) expect(parts).toContain(part);
  });
});

test('what cannot be read or is not played has no reason', async () => {
  const { asked } = await positionOf('maui', 3);
  expect(why(asked, 'take nothing', 'place 3', care)).toBeUndefined();
  expect(why({ ...asked, game: 'chess' }, 'e4', 'd4', care)).toBeUndefined();
});

test('only differences that chance does not explain are told; what speaks against stands apart', () => {
  const means = new Means();
  for (let i = 0; i < 100; i++) {
    means.add('points purple', 0, 3, 2);
    means.add('points white', 0, i % 2 === 0 ? 9 : -9, 0);
    means.add('points blue', 0, 1, 1.5);
    means.add('points black', 1, 0, 5);
    means.add('often wet purple', 0, 0, 1);
    means.add('score', 0, 1, 0);
  }
  const { differences, despite } = largestOf(means, 0);
  expect(differences.map(({ seat, what }) => [seat, what])).toEqual([
    [1, 'black'],
    [0, 'wet purple'],
  ]);
  expect(despite).toMatchObject({ seat: 0, what: 'blue', here: 1, there: 1.5 });
});
