import { expect, test } from 'vitest';
import { floodedAfter } from '../../../../games/strand-unter/rules.ts';
import { TURN } from '../../../../games/strand-unter/vocabulary.ts';
import { coveredAfter, forecastOf } from '../../../../games/strand-unter/preview.ts';
import { sceneOf } from '../scene.ts';
import { randomFrames } from '../testing.ts';

const frames = [2, 3, 4].flatMap((players) => randomFrames(players, 12));

test('before the turn of the tide: three answers by where castles stand', () => {
  const scene = sceneOf(frames.find(({ view }) => view.phase === 'dial')!.view);
  const { possible, after } = forecastOf(scene);
  expect(possible).toEqual([2, 3, 4]);
  // The table of the rules: with d = 2, 3, 4 the last visible groove of round r is 16 - r + d.
  expect(after.slice(1)).toEqual([
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
    [undefined, undefined, undefined],
    [14, undefined, undefined],
    [13, 14, undefined],
    [12, 13, 14],
    [11, 12, 13],
    [10, 11, 12],
  ]);
  expect(coveredAfter(forecastOf(scene), 5)).toEqual([13, 14, undefined]);
  expect(coveredAfter(forecastOf(scene), 2)).toEqual([undefined]);
});

test.for([
  [7, [3, 4]],
  [8, [4]],
  [6, [2, 3, 4]],
] as const)('a castle in groove %i leaves %j', ([groove, possible]) => {
  const scene = sceneOf(frames.find(({ view }) => view.phase === 'dial')!.view);
  const seats = scene.seats.map((seat, i) => (i === 0 ? { ...seat, castles: [groove, -2, -2, -2] } : seat));
  expect(forecastOf({ ...scene, seats }).possible).toEqual(possible);
});

test('after the turn the forecast is exact', () => {
  const floods = frames.filter(({ view }) => view.round > TURN && view.phase === 'dial');
  expect(floods.length).toBeGreaterThan(20);
  for (const { view } of floods) {
    const forecast = forecastOf(sceneOf(view));
    expect(forecast.possible).toHaveLength(1);
    for (let groove = 1; groove <= 8; groove++)
      expect(coveredAfter(forecast, groove)).toEqual([floodedAfter(groove, view.round, view.last)]);
  }
});

test('what the sea does was foretold', () => {
  const told = frames.flatMap(({ before, events }) => events.map((event) => ({ before, event })));
  const turns = told.flatMap(({ before, event }) => (event.type === 'turn' ? [{ before, event }] : []));
  expect(turns.length).toBeGreaterThan(5);
  for (const { before, event } of turns)
    expect(forecastOf(sceneOf(before)).possible).toContain(event.last - 7);
  const floods = told.flatMap(({ before, event }) =>
    event.type === 'flood' && event.groove <= 8 ? [{ before, event }] : [],
  );
  expect(floods.length).toBeGreaterThan(20);
  for (const { before, event } of floods)
    expect(coveredAfter(forecastOf(sceneOf(before)), event.groove)).toEqual([before.round]);
});
