import { expect, test } from 'vitest';
import { randomFrames } from './testing.ts';
import { after, sceneAt, sceneOf } from './scene.ts';

test.for([2, 3, 4])('the story told event by event ends at the view, %i players', (players) => {
  let frames = 0;
  for (const { before, events, view } of randomFrames(players, 8)) {
    const told = events.reduce(after, sceneOf(before));
    // Between rounds the view has cleared the dials already; the picture keeps them until the next groove is told.
    const cleared = view.phase === 'draw' ? { dials: [], spells: [], spellers: [] } : {};
    expect({ ...told, ...cleared }).toEqual(sceneOf(view));
    frames++;
  }
  expect(frames).toBeGreaterThan(200);
});

test('an event being shown has just happened, a finished story is the view, a jump shows the view', () => {
  const frame = randomFrames(4, 1).find(({ events }) => events.length > 2);
  if (!frame) throw new Error('no long story');
  const { before, events, view } = frame;
  expect(sceneAt({ ...frame, at: 0 })).toEqual(after(sceneOf(before), events[0]!));
  expect(sceneAt({ ...frame, at: events.length })).toEqual(sceneOf(view));
  expect(sceneAt({ ...frame, before: undefined, at: 0 })).toEqual(sceneOf(view));
});
