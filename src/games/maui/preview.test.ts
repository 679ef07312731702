import { expect, test } from 'vitest';
import { game, type View } from './index.ts';
import { changeIn, crabSide, heightsFor, pointsAhead, prospectsOf, scoreNow, spaceRows } from './preview.ts';
import { begin, play } from './testing.ts';

const see = (s: Parameters<typeof game.view>[0]): View => game.view(s, 0);

test('heights before and after taking are the same, and so is what they bring', () => {
  const s = begin({ market: 'sfw htf wsh tfs fwh hst', starts: 'fsh wtf', umbrellas: 'xpppwwwy' });
  const before = heightsFor(see(s), 'sfw');
  play(s, 'take sfw', 'draw tws');
  const after = prospectsOf(see(s), game.legal(s, 0, []).map(game.write));
  expect(before.map(({ text, outcome }) => ({ text, outcome }))).toEqual(
    after.map((each) => ({ text: each.text, outcome: each.type === 'place' && each.outcome })),
  );
});

test('what a choice changes is the same figure from the choice and from where it leads', () => {
  const s = begin({ market: 'sfw htf wsh tfs fwh hst', starts: 'fsh wtf' });
  const view = see(s);
  const dollars = game.clone(s);
  play(dollars, 'take dollars 1');
  expect(pointsAhead(view, 'take dollars 1')).toBe(1);
  expect(changeIn(view, { view: see(dollars), events: [] }, 0)).toBe(1);
  expect(changeIn(view, { view: see(dollars), events: [] }, 1)).toBe(0);
  expect(scoreNow(see(dollars), 0).total - scoreNow(view, 0).total).toBe(1);
});

test('the spaces of a beach: eight umbrellas, or seven crabs and the two extra scorings', () => {
  expect(spaceRows(see(begin({}))).map(({ letter }) => letter)).toEqual(
    Array.from({ length: 8 }, () => 'umbrella'),
  );
  const crabs = see(begin({ options: { mode: 'crabs' } }));
  expect(spaceRows(crabs).filter(({ letter }) => letter === 'crab')).toHaveLength(7);
  expect(spaceRows(crabs).filter(({ letter }) => letter === 'umbrella')).toHaveLength(2);
  expect(crabSide(crabs)).toEqual({ crabs: '.cc.cc.cc.c.', umbrellas: '...x.....y..' });
});
