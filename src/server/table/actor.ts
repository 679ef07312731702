import type { Seat, Viewer } from '../../engine/game.ts';
import type { Payer } from '../support/limiter.ts';
import type { StoredMatch, StoredPerson, StoredSeatToken } from '../store/records.ts';

/** Who makes a request: a person (by session or program token), the holder of a seat token, or nobody who may do anything. */
export type Actor =
  | ({ readonly type: 'person' } & StoredPerson)
  | ({ readonly type: 'seat' } & StoredSeatToken)
  /** `suspended`: the key of a person with a session who may only read why, and appeal. */
  | { readonly type: 'nobody'; readonly suspended?: number };

/** A person with a session, or a program that acts for one. */
export type Person = Extract<Actor, { readonly type: 'person' }>;

export const nobody: Actor = { type: 'nobody' };

export function seatsOf(actor: Actor, match: StoredMatch): Seat[] {
  if (actor.type === 'nobody') return [];
  if (actor.type === 'seat') {
    const sitsThere = actor.match === match.key && match.seats[actor.seat]?.person === actor.person;
    return sitsThere ? [actor.seat] : [];
  }
  return match.seats.flatMap(({ person }, seat) => (person === actor.key ? [seat] : []));
}

export function holds(actor: Actor, match: StoredMatch, seat: Seat): boolean {
  const sitting = match.seats[seat]?.person;
  if (actor.type === 'person') return sitting === actor.key;
  // A seat token is bound to the person who made it, not to whoever sits there later.
  return (
    actor.type === 'seat' && actor.match === match.key && actor.seat === seat && sitting === actor.person
  );
}

export function mayLookAs(actor: Actor, match: StoredMatch, viewer: Viewer): boolean {
  return viewer === 'public' || holds(actor, match, viewer);
}

/** Whether others still play the same deal, and this actor does not play it here. */
export function isHiddenFrom(actor: Actor, match: StoredMatch): boolean {
  return (match.duplicate?.hidden ?? false) && seatsOf(actor, match).length === 0;
}

/**
 * Whether somebody at a table that has not ended has blocked this actor, who may then neither watch it nor sit down. Whoever
 * sits there already plays on; moderators have to see everything.
 */
export function isClosedTo(actor: Actor, match: StoredMatch, blockedBy: ReadonlySet<number>): boolean {
  if (blockedBy.size === 0 || match.status === 'over' || match.status === 'closed') return false;
  if ((actor.type === 'person' && actor.role) || seatsOf(actor, match).length > 0) return false;
  return isAmong(match, blockedBy);
}

/** Who hosts something and who has a place in it. */
export interface Gathered {
  readonly host: number;
  readonly seats: readonly { readonly person?: number | undefined }[];
}

/** Whether one of these people hosts the table or sits at it. */
export function isAmong({ host, seats }: Gathered, people: ReadonlySet<number>): boolean {
  return people.has(host) || seats.some(({ person }) => person !== undefined && people.has(person));
}

export function isHost(actor: Actor, match: StoredMatch): boolean {
  return actor.type === 'person' && actor.key === match.host;
}

/** Who is charged for what this actor asks for. */
export function payerOf(actor: Actor, address: string): Payer {
  return { address, person: personBehind(actor) };
}

/** Whose chat messages are counted together; undefined if nothing of this actor's is. */
export function chatterOf(actor: Actor): number | string | undefined {
  if (actor.type === 'nobody') return undefined;
  return actor.type === 'person' ? actor.key : `${actor.match} ${actor.seat}`;
}

/** The key of the person who acts, by whatever token. */
export function personBehind(actor: Actor): number | undefined {
  return actor.type === 'person' ? actor.key : actor.type === 'seat' ? actor.person : undefined;
}
