import type { TableNews } from '../../wire/subjects/programs.ts';
import { pausedSince } from '../match/pauses.ts';
import type { StoredMatch, StoredSeat } from '../store/records.ts';

/** What has changed about a table between two of its states, as a host would tell it. The log of the match is not in here. */
export function changesBetween(before: StoredMatch, after: StoredMatch): TableNews[] {
  if (before.version === after.version) return [];
  const changes: TableNews[] = [];
  const count = Math.max(before.seats.length, after.seats.length);
  for (let seat = 0; seat < count; seat++)
    changes.push(...changesOfSeat(before.seats[seat] ?? empty, after.seats[seat] ?? empty, seat));
  if (before.seats.length !== after.seats.length) changes.push({ what: 'seats' });
  if (settingsOf(before) !== settingsOf(after)) changes.push({ what: 'settings' });
  if (before.host !== after.host) changes.push({ what: 'host' });
  changes.push(...changesOfPause(before, after));
  return changes;
}

const empty: StoredSeat = { name: '', seed: '' };

function changesOfSeat(before: StoredSeat, after: StoredSeat, seat: number): TableNews[] {
  const changes: TableNews[] = [];
  if (before.person !== after.person) {
    if (before.person !== undefined) changes.push({ what: 'left', seat, name: before.name });
    if (after.person !== undefined) changes.push({ what: 'joined', seat, name: after.name });
  } else if (before.person !== undefined && before.name !== after.name)
    changes.push({ what: 'renamed', seat, name: after.name });
  if (before.bot !== after.bot) changes.push({ what: 'bot', seat, name: after.name });
  if (before.standIn !== after.standIn)
    changes.push({ what: after.standIn === undefined ? 'returned' : 'stand-in', seat, name: after.name });
  return changes;
}

function settingsOf({ options, listed, clock, autostart = false }: StoredMatch): string {
  return JSON.stringify([options, listed, clock, autostart]);
}

function changesOfPause(before: StoredMatch, after: StoredMatch): TableNews[] {
  const [was, is] = [pausedSince(before.times) !== undefined, pausedSince(after.times) !== undefined];
  if (was !== is) return [{ what: is ? 'paused' : 'resumed' }];
  const asked = after.times.pauseAsked.filter((seat) => !before.times.pauseAsked.includes(seat));
  return asked.map((seat) => ({ what: 'pause-asked', seat, name: after.seats[seat]?.name ?? '' }));
}
