import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMatchFile } from '../../../engine/file.ts';
import { replay } from '../../../engine/replay.ts';
import { type Event, game, type Options } from '../index.ts';
import { withOptions } from '../testing.ts';

/** What each golden match shows: its file is kept because of this. */
const folder = join(import.meta.dirname, '../golden');
const stories = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const file = readMatchFile(readFileSync(join(folder, name), 'utf8'));
    if ('problem' in file) throw new Error(file.problem);
    const options = withOptions(file.options as Partial<Options>);
    const events: Event[] = [];
    const terms = { seats: file.seats.length, options, rules: file.rules };
    replay(game, terms, file.plies, {
      visit: (at) => void events.push(...at.events.map(({ open }) => open)),
    });
    return {
      name: name.replace('.json', ''),
      options,
      seats: file.seats.length,
      reason: file.result?.reason,
      events,
    };
  });

test('there is a golden match for each way to end, each mode, each number of players and each kind of event', () => {
  const found = <T>(of: (story: (typeof stories)[number]) => T | readonly T[]) =>
    new Set(stories.flatMap(of));
  expect(found(({ reason }) => reason)).toEqual(
    new Set(['full-beach', 'fewer-tiles', 'more-dollars', 'later-turn']),
  );
  expect(found(({ options }) => options.mode)).toEqual(new Set(['base', 'crabs', 'long']));
  expect(found(({ options }) => options.values)).toEqual(new Set(['plain', 'steep']));
  expect(found(({ seats }) => seats)).toEqual(new Set([2, 3, 4]));
  expect(found(({ events }) => events.map(({ type }) => type)).size).toBe(23);
});

const story = (name: string): readonly Event[] => stories.find((each) => each.name === name)?.events ?? [];

test('a substitute tile is the twelfth in one of them', () => {
  const types = story('crabs-substitute-is-the-twelfth').map(({ type }) => type);
  const last = types.indexOf('last-round');
  expect(types.slice(types.lastIndexOf('substitute', last), last)).toEqual([
    'substitute',
    'take',
    'refill',
    'place',
  ]);
});

test('a tie for beginning the second half is drawn in one of them', () => {
  const half = story('long-tie-for-beginning').find((event) => event.type === 'half');
  const least = Math.min(...(half?.scores ?? []));
  expect(half?.scores.filter((n) => n === least).length).toBeGreaterThan(1);
});
