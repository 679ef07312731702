import { expect, test } from 'vitest';
import { type Event, game, type Move } from '../../../games/maui/index.ts';
import { groups, odds, relevant } from './presentation.ts';
import {
  changeIn,
  heightsFor,
  pointsAhead,
  prospectsOf,
  scoreNow,
  wantedBy,
} from '../../../games/maui/preview.ts';
import { frames, peopleAsked } from './testing.ts';
import { loadText } from './text/load.ts';

const text = await loadText('en');

test('every choice stands in exactly one group, tiles in the order of the market', () => {
  for (const { view, texts } of peopleAsked([...frames(21, 3, { mode: 'long' })])) {
    const choices = texts.map((each) => ({ text: each, sentence: each }));
    const grouped = groups(choices, view, text);
    expect(grouped.flatMap((group) => group.texts).toSorted()).toEqual(texts.toSorted());
    const tiles = grouped.find(({ title }) => title === text.groups.tiles)?.texts ?? [];
    const places = tiles.map((each) => view.market.indexOf(each.slice(5)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('the help opens at a section that exists, whatever is asked', () => {
  const ids = text.help.map(({ id }) => id);
  for (const { view } of frames(22, 2, { mode: 'crabs' })) expect(ids).toContain(relevant(view));
});

test('every choice on the market is found there, every other one on the beach', () => {
  for (const { view, texts } of peopleAsked([...frames(23, 4, { mode: 'crabs' })])) {
    const places = texts.map((text) => [wantedBy(view, text), prospectsOf(view, [text])[0]]);
    const found = places.map((pair) => pair.filter((one) => one !== undefined).length);
    expect(found).toEqual(texts.map(() => 1));
  }
});

test('the points shown are those of the final scoring', () => {
  const last = [...frames(24, 3)].at(-1);
  if (last?.events.at(-1)?.type !== 'end') throw new Error('the match did not end');
  const { scores } = last.events.at(-1) as { scores: readonly number[] };
  expect(last.view.players.map((_, seat) => scoreNow(last.view, seat).total)).toEqual(scores);
});

test('odds name every pattern of the new tile, and the cost of a crab', () => {
  const list = [...frames(25, 2, { mode: 'crabs' })];
  const refill = list.find(({ events }) => events[0]?.type === 'refill');
  const crab = list.find(({ events }) => events[0]?.type === 'crab');
  const rows = (frame: typeof refill) =>
    frame ? odds([{ view: frame.view, events: frame.events, share: 0.5 }], frame.view, text) : [];
  expect(
    rows(refill)
      .slice(0, 3)
      .map(({ share }) => share),
  ).toEqual([0.5, 0.5, 0.5]);
  expect(new Set(rows(refill).map(({ label }) => label)).size).toBeGreaterThanOrEqual(3);
  expect(rows(crab)[0]?.label).toMatch(/[234]/);
});

test.for([
  [26, 'base'],
  [27, 'crabs'],
  [28, 'long'],
] as const)('match %i, %s: seat, panel and label show one figure for a choice', ([seed, mode]) => {
  const phases = new Set<string>();
  let paid = 0;
  for (const { view, state, texts, asked } of frames(seed, 3, { mode })) {
    for (const text of texts) {
      const s = game.clone(state);
      const events: Event[] = [];
      game.apply(s, asked, game.read(text) as Move, (event) => events.push(event));
      const change = changeIn(view, { view: game.view(s, 'public'), events }, asked);
      expect(`${text} ${change}`).toBe(`${text} ${pointsAhead(view, text)}`);
      const heights = text.startsWith('take ') ? heightsFor(view, text.slice(5)) : [];
      const most = heights.map(({ outcome, price }) => (outcome.withTowels ?? outcome.points) - price);
      const best = heights.length > 0 ? Math.max(...most) : change;
      expect(`${text} ${best}`).toBe(`${text} ${change}`);
      if (heights.some(({ price }) => price > 0)) paid++;
      phases.add(view.phase);
    }
  }
  expect([...phases]).toEqual(expect.arrayContaining(['turn', 'height', 'extra']));
  expect(paid).toBeGreaterThan(0);
});
