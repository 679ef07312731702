import type { Person } from '../../boards/board.ts';
import { t } from '../../text/current.svelte.ts';
import { o } from '../../text/online.svelte.ts';
import { suggestedName } from '../server.svelte.ts';

/** Random start in the list: different pages suggest different names, but one page always the same. */
const start = Math.random();

/** Suggests a name for somebody without one. */
export function beachName(taken: readonly string[] = []): string {
  const names = o().beachNames;
  const first = Math.floor(start * names.length);
  const turned = [...names.slice(first), ...names.slice(0, first)];
  return turned.find((name) => !taken.includes(name)) ?? turned[0] ?? '';
}

/** Replaces default names such as "Player 1", which mean nothing to people elsewhere, by beach names. */
export function withBeachNames(people: readonly Person[]): Person[] {
  const named = people.map((person) => ({ ...person }));
  for (const [seat, person] of named.entries()) {
    if (person.kind !== 'me' && person.kind !== 'here') continue;
    if (person.name !== t().table.namedPlayer(seat + 1)) continue;
    const taken = named.map(({ name }) => name);
    const usual = person.kind === 'me' ? suggestedName() : '';
    named[seat] = { ...person, name: usual !== '' && !taken.includes(usual) ? usual : beachName(taken) };
  }
  return named;
}
