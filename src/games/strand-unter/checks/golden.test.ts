import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMatch, readMatchFile } from '../../../engine/file.ts';
import type { Result } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import { game, type State } from '../index.ts';

const folder = join(import.meta.dirname, '../golden');

/** What happened in a stored match, with the round of each event. */
function story(name: string) {
  const file = readMatchFile(readFileSync(join(folder, `${name}.json`), 'utf8'));
  if ('problem' in file) throw new Error(file.problem);
  const told: { readonly round: number; readonly event: Event }[] = [];
  const match = openMatch(game, file, {
    visit: ({ state, events }) => {
      for (const { open } of events) told.push({ round: (state as State).round, event: open as Event });
    },
  });
  if (!('plies' in match)) throw new Error(JSON.stringify(match));
  const state = match.state as State;
  const all = <T extends Event['type']>(type: T) =>
    told.filter(
      (each): each is { round: number; event: Extract<Event, { type: T }> } => each.event.type === type,
    );
  return { all, state, result: game.result(state) as Result };
}

type Story = ReturnType<typeof story>;
const none = (shells: readonly number[]) => shells.every((n) => n === 0);
const floods = ({ all }: Story) => all('flood').filter(({ event }) => event.lost.length > 0).length;

/** Why each match is kept. */
const kept: { readonly [name: string]: (story: Story) => boolean } = {
  'turn-to-9-and-end-ashore': (s) =>
    s.all('turn')[0]?.event.last === 9 && s.result.reason === 'shore' && floods(s) > 0,
  'turn-to-10-and-fourth-castle': (s) => s.all('turn')[0]?.event.last === 10 && s.result.reason === 'fourth',
  'turn-to-11-with-floods': (s) => s.all('turn')[0]?.event.last === 11 && floods(s) > 1,
  'end-before-the-turn': (s) =>
    s.state.round === 8 && s.result.reason === 'fourth' && s.all('turn').length === 0,
  'spell-of-two-combinations': ({ all }) =>
    all('clash').some(({ round }, i, list) => list[i + 1]?.round === round),
  'negative-score': ({ result }) => result.scores.some((score) => score < 0),
  'shared-win': ({ result }) => result.places.filter((place) => place === 1).length > 1,
  'tie-broken-by-a-groove': ({ result: { scores, places } }) =>
    scores[places.indexOf(1)] === scores[places.indexOf(2)],
  'bag-runs-dry': ({ all }) =>
    all('groove').some(({ event }) => none(event.shells)) &&
    all('fetch').some(({ event }) => event.cause === 'empty'),
  'spell-without-shells-and-empty-trove': ({ all }) =>
    all('spell').some(({ event }) => none(event.shells)) && all('nothing').length > 0,
  'second-thoughts-on-building': ({ all }) =>
    all('build').some(({ round, event }, i, list) =>
      list.slice(i + 1).some((later) => later.round === round && event.again.includes(later.event.seat)),
    ),
};

test.each(Object.entries(kept))('the stored match "%s" shows what its name says', (name, shows) => {
  expect(shows(story(name))).toBe(true);
});

test('every stored match is kept for a reason', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(names.map((name) => name.replace('.json', '')).sort()).toEqual(Object.keys(kept).sort());
});
