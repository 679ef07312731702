import { type Refused, refuse } from '../../wire/refusals.ts';
import type { DuplicatePlayer, DuplicateUpdate, StoredDuplicate } from '../store/subjects/duplicate.ts';
import { cleanName } from '../support/sanitize.ts';
import type { Person } from '../table/actor.ts';
import { seated } from '../table/changes/seating.ts';

/* Changes of who plays, as pure functions: each gives what would change, or a refusal. */

export type PlayersChange = Pick<DuplicateUpdate, 'status' | 'host' | 'players' | 'removed' | 'started'>;

export function placed(
  { key, name }: Pick<Person, 'key' | 'name'>,
  player: number,
  here: number,
): DuplicatePlayer {
  return { player, person: key, name, here };
}

/** How many play. */
export function sizeOf({ sitting }: Pick<StoredDuplicate, 'sitting'>): number {
  return (sitting[0] ?? []).flat().length;
}

export function joined(
  stored: StoredDuplicate,
  person: Person,
  given: string | undefined,
  now: number,
): PlayersChange | 'same' | Refused {
  const { players, status, removed: gone } = stored;
  const mine = players.find((each) => each.person === person.key);
  if (mine && (status === 'gathering' || status === 'playing')) {
    // Saying it again also counts where a bot stood in because time was up.
    if (status === 'gathering') return 'same';
    const { away: _, ...player } = mine;
    return { players: players.map((each) => (each === mine ? { ...player, here: now } : each)) };
  }
  if (status !== 'gathering') return refuse('not-open');
  if (gone.includes(person.key)) return refuse('removed');
  if (players.length >= sizeOf(stored)) return refuse('no-free-seat');
  const name = given === undefined ? person.name : cleanName(given);
  if (name === undefined) return refuse('bad-name');
  const taken = new Set(players.map(({ player }) => player));
  let free = 0;
  while (taken.has(free)) free++;
  return { players: named([...players, placed({ key: person.key, name }, free, now)]) };
}

export function left(stored: StoredDuplicate, person: number, now: number): PlayersChange | Refused {
  const { players, status, host } = stored;
  const mine = players.find((each) => each.person === person);
  if (!mine && (host !== person || status !== 'gathering')) return refuse('not-seated');
  if (status === 'playing') {
    return { players: players.map((each) => (each === mine ? { ...each, away: now } : each)) };
  }
  if (status !== 'gathering') return refuse('over');
  const others = players.filter((each) => each !== mine);
  const heir = host === person ? others[0]?.person : host;
  return heir === undefined ? { players: others, status: 'closed' } : { players: others, host: heir };
}

/** The most people whom a host can remove. */
const MAX_REMOVED = 50;

export function removed(stored: StoredDuplicate, player: number): PlayersChange | Refused {
  const { players, status, host, removed: gone } = stored;
  if (status !== 'gathering') return refuse('not-open');
  const found = players.find((each) => each.player === player);
  if (!found?.person || found.person === host) return refuse('no-seat');
  return {
    players: players.filter((each) => each !== found),
    removed: [...gone, found.person].slice(-MAX_REMOVED),
  };
}

/** It begins: people get the first numbers in the order they came, bots the others. */
export function filled(stored: StoredDuplicate, now: number): PlayersChange | Refused {
  const { players, status, bot } = stored;
  if (status !== 'gathering') return refuse('not-open');
  if (players.length === 0) return refuse('seats-empty');
  const people = players.toSorted((a, b) => a.player - b.player);
  const bots = Array.from(
    { length: sizeOf(stored) - people.length },
    // The same word in every language of the app; the level is told beside it.
    (_, index): Omit<DuplicatePlayer, 'player'> => ({ bot, name: `Bot ${index + 1}` }),
  );
  const all = [...people, ...bots].map((each, player) => ({ ...each, player }));
  return { players: named(all), status: 'playing', started: now };
}

/** The players with names that are unique: later ones get a number. */
function named(players: readonly DuplicatePlayer[]): DuplicatePlayer[] {
  let names: readonly { readonly name: string; readonly seed: string }[] = [];
  for (const { name } of players) {
    const all = [...names, { name: '', seed: '' }];
    names = seated(all, all.length - 1, { name, seed: '' });
  }
  return players.map((each, index) => ({ ...each, name: names[index]?.name ?? each.name }));
}
