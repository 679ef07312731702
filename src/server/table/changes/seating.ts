import type { AnyGame, Seat } from '../../../engine/game.ts';
import { hasOwnFigures, isProblem, readOptions } from '../../../engine/options.ts';
import { seatSeedProblem } from '../../../fair/seat-seed.ts';
import { type Code, type Refused, refuse } from '../../../wire/refusals.ts';
import { limits } from '../../../wire/limits.ts';
import type { Requests, Sitter } from '../../../wire/requests.ts';
import { type Actor, holds, isHost, type Person, seatsOf } from '../actor.ts';
import { cleanName } from '../../support/sanitize.ts';
import { contributionOf, isClosing } from './closed-table.ts';
import type { TableChange } from '../../store/changes.ts';
import type { StoredMatch, StoredSeat } from '../../store/records.ts';

export const empty: StoredSeat = { name: '', seed: '' };

/* Changes of a table as pure functions: each gives the table as it would be, or a refusal. */

/** Who is to sit on a seat; `bots` are those that may. */
export function seatFor(sitter: Sitter, person: Person, bots: readonly string[]): StoredSeat | Refused {
  switch (sitter.kind) {
    case 'open':
      return empty;
    case 'me': {
      const name = sitter.name === undefined ? person.name : cleanName(sitter.name);
      const program = person.program ? ({ program: true } as const) : {};
      const profile = person.isPrivate ? {} : { profile: person.id };
      return name === undefined
        ? refuse('bad-name')
        : { person: person.key, name, seed: '', ...program, ...profile };
    }
    case 'bot': {
      if (!bots.includes(sitter.bot)) return refuse('no-bot');
      const name = sitter.name === undefined ? botName(sitter.bot) : cleanName(sitter.name);
      return name === undefined ? refuse('bad-name') : { bot: sitter.bot, name, seed: '' };
    }
  }
}

/** The host arranges all seats; others sit down on free ones and get up again. */
export function sit(
  match: StoredMatch,
  bots: readonly string[],
  actor: Actor,
  { seat, sitter }: Requests['sit'],
): TableChange | Refused {
  const there = match.seats[seat];
  if (!isArrangeable(match)) return refuse('not-open');
  if (!there) return refuse('no-seat');
  if (actor.type !== 'person') return refuse('no-session');
  // Who sits at a paired table was settled by the server.
  if (match.paired) return refuse('not-host');
  const mine = holds(actor, match, seat);
  if (!isHost(actor, match)) {
    if (seatsOf(actor, match).length === 0) return refuse('not-seated');
    if (sitter.kind === 'bot') return refuse('not-host');
    if (isTaken(there) && !mine) return refuse('seat-taken');
  } else if (there.person !== undefined && !mine && sitter.kind !== 'open') {
    // A person has to be removed first, so that nobody is replaced by accident.
    return refuse('seat-taken');
  }
  const sitting = seatFor(sitter, actor, bots);
  if ('refused' in sitting) return sitting;
  // Sitting down again on one's own seat, for instance under another name, keeps its contribution to the dice.
  const kept = mine && sitter.kind === 'me' ? { ...sitting, ...contributionOf(there) } : sitting;
  const changed = withSeats(match, seated(match.seats, seat, kept));
  if (there.person === undefined || mine) return changed;
  return { ...changed, removed: [...match.removed, there.person].slice(-MAX_REMOVED) };
}

/** The most people whom a host can remove from one table. */
const MAX_REMOVED = 50;

/** The seats with somebody on one of them, under a name that is unique at the table. */
export function seated(seats: readonly StoredSeat[], seat: Seat, sitting: StoredSeat): StoredSeat[] {
  const others = new Set(seats.flatMap(({ name }, index) => (index === seat ? [] : [folded(name)])));
  let { name } = sitting;
  for (let count = 2; name !== '' && others.has(folded(name)); count++) {
    const ending = ` ${count}`;
    name = `${sitting.name.slice(0, limits.name - ending.length)}${ending}`;
  }
  return seats.with(seat, { ...sitting, name });
}

function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Takes a free seat for somebody who may sit down: the one asked for, or the first. */
export function join(
  match: StoredMatch,
  person: Person,
  { seat, name }: Requests['joinListed'],
): TableChange | Refused {
  if (!isArrangeable(match)) return refuse('not-open');
  if (match.removed.includes(person.key)) return refuse('removed');
  const free = match.seats.findIndex(
    (each, index) => !isTaken(each) && (seat === undefined || seat === index),
  );
  if (free < 0)
    return seat === undefined ? refuse('no-free-seat') : refuse(match.seats[seat] ? 'seat-taken' : 'no-seat');
  const sitting = seatFor(name === undefined ? { kind: 'me' } : { kind: 'me', name }, person, []);
  return 'refused' in sitting ? sitting : withSeats(match, seated(match.seats, free, sitting));
}

export function settings(
  match: StoredMatch,
  game: AnyGame,
  actor: Actor,
  given: Requests['settings'],
): TableChange | Refused {
  if (!isArrangeable(match)) return refuse('not-open');
  if (!isHost(actor, match) || match.paired) return refuse('not-host');
  const options = given.options === undefined ? match.options : readOptions(game.options, given.options);
  if (isProblem(options))
    return refuse('bad-options', `These options do not fit the game: ${options.problem}.`);
  if (match.rated && hasOwnFigures(game.options, options)) return refuse('rated-figures');
  const count = given.seats ?? match.seats.length;
  if (count < game.seats.min || count > game.seats.max) return refuse('seat-count');
  if (match.seats.slice(count).some(({ person }) => person !== undefined)) return refuse('seat-taken');
  const seats = Array.from({ length: count }, (_, index) => match.seats[index] ?? empty);
  const { listed = match.listed, clock = match.clock, autostart = match.autostart ?? false } = given;
  return { ...withSeats(match, seats), options, listed, clock, autostart };
}

export function mixIn(
  match: StoredMatch,
  actor: Actor,
  { seat, seed }: Requests['seed'],
): TableChange | Refused {
  const there = match.seats[seat];
  if (!isArrangeable(match)) return refuse('not-open');
  if (!there) return refuse('no-seat');
  if (!holds(actor, match, seat)) return refuse('not-your-seat');
  const problem = seatSeedProblem(seed);
  if (problem) return refuse('bad-seed', problem.problem);
  return withSeats(match, match.seats.with(seat, { ...there, seed }));
}

/** Why the match cannot begin, or undefined. `server`: the time for the openings of a closed table is up. */
export function notReady(match: StoredMatch, game: AnyGame, actor: Actor | 'server'): Refused | undefined {
  if (match.status !== 'open') return refuse('not-open');
  if (actor !== 'server' && !isHost(actor, match)) return refuse('not-host');
  const { length } = match.seats;
  if (length < game.seats.min || length > game.seats.max) return refuse('seat-count');
  return match.seats.every(isTaken) ? undefined : refuse('seats-empty');
}

/**
 * The seats of a rematch, rotated by one: bots and the person who asks for it are seated; the other seats are empty until
 * their people agree. Contributions to the dice are dropped.
 */
export function rotated(seats: readonly StoredSeat[], person: number): StoredSeat[] {
  return seats.map((_, index) => {
    const {
      standIn: _left,
      commitment: _committed,
      opening: _opened,
      ...seat
    } = seats.at(index - 1) ?? empty;
    const isTheirs = seat.person !== undefined && seat.person !== person;
    return isTheirs ? empty : { ...seat, seed: '' };
  });
}

/** The rematch with this person on their seats, as far as these are free. */
export function joinRematch(
  match: StoredMatch,
  previous: readonly StoredSeat[],
  person: number,
): TableChange | Refused {
  if (match.status !== 'open') return refuse('not-open');
  if (match.removed.includes(person)) return refuse('removed');
  const wanted = rotated(previous, person);
  const seats = match.seats.map((seat, index) => {
    const mine = wanted[index];
    return mine?.person === person && !isTaken(seat) ? mine : seat;
  });
  return withSeats(match, seats);
}

/** Refusals that depend on the state of the table, which another node may have changed. */
const outdatable: ReadonlySet<Code> = new Set<Code>([
  'busy',
  'stale',
  'not-your-turn',
  'over',
  'not-your-seat',
  'not-seated',
  'not-host',
  'bot-sits-in',
  'no-seat',
  'seat-taken',
  'no-free-seat',
  'seats-empty',
  'not-open',
  'not-closed',
  'not-playing',
  'not-over',
  'not-listed',
  'not-yet',
  'not-paused',
  'paused',
  'removed',
  'closed-to-you',
  'you-blocked',
]);

/** Whether a refusal may come from a stale replica. */
export function mayBeOutdated({ refused }: Refused): boolean {
  return outdatable.has(refused);
}

/** The bot that decides for this seat now, if any. */
export function botAt(match: StoredMatch, seat: Seat): string | undefined {
  const there = match.seats[seat];
  return there?.bot ?? there?.standIn;
}

/** Open, and not closed for the start. Who sits at a table of a duplicate is up to its movement. */
function isArrangeable(match: StoredMatch): boolean {
  return match.status === 'open' && !isClosing(match) && match.duplicate === undefined;
}

export function isTaken({ person, bot }: StoredSeat): boolean {
  return person !== undefined || bot !== undefined;
}

export function withSeats({ status, host, options }: StoredMatch, seats: readonly StoredSeat[]): TableChange {
  return { status, host, options, seats };
}

/** The default name of a bot at a table. */
export function botName(bot: string): string {
  return bot.charAt(0).toUpperCase() + bot.slice(1);
}
