import type { Person } from '../boards/board.ts';
import { t } from '../text/current.svelte.ts';
import { o } from '../text/online.svelte.ts';
import { usualName } from './server.svelte.ts';

/** Where in the list this page begins: others are offered other names, but one person the same wherever names are asked for. */
const start = Math.random();

/** A name for somebody who has said none yet, good to keep. */
export function beachName(taken: readonly string[] = []): string {
  const names = o().beachNames;
  const first = Math.floor(start * names.length);
  const turned = [...names.slice(first), ...names.slice(0, first)];
  return turned.find((name) => !taken.includes(name)) ?? turned[0] ?? '';
}

/** Far away nobody knows who "Player 1" is: whoever is called by number gets a name. */
export function befriended(people: readonly Person[]): Person[] {
  const named = people.map((person) => ({ ...person }));
  for (const [seat, person] of named.entries()) {
    if (person.kind !== 'me' && person.kind !== 'here') continue;
    if (person.name !== t().table.namedPlayer(seat + 1)) continue;
    const taken = named.map(({ name }) => name);
    const usual = person.kind === 'me' ? usualName() : '';
    named[seat] = { ...person, name: usual !== '' && !taken.includes(usual) ? usual : beachName(taken) };
  }
  return named;
}
