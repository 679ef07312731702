import type { AnyGame, Seat, Viewer } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Person } from '../boards/board.ts';

/** Seats that still owe an answer; of a sealed question, those without an envelope. */
export function owing(match: Match): Seat[] {
  return match.game.toAct(match.state).filter((seat) => seat >= 0 && !match.envelopes.has(seat));
}

export function isPerson(people: readonly Person[], seat: Seat): boolean {
  return people[seat] !== undefined && people[seat].kind !== 'bot';
}

/** A person on this device. */
export function isHere(person: Person | undefined): boolean {
  return person?.kind === 'me' || person?.kind === 'here';
}

/** The seats of the people on this device. */
export function persons(people: readonly Person[]): Seat[] {
  return people.flatMap((person, seat) => (isHere(person) ? [seat] : []));
}

/** True if this seat's view differs from the public one. */
export function hasSecrets(game: AnyGame, state: unknown, seat: Seat): boolean {
  return known(game, state, seat) !== known(game, state, 'public');
}

/** The view without its viewer, as a string: equal for two people who know the same. */
function known(game: AnyGame, state: unknown, viewer: Viewer): string {
  const view = game.view(game.clone(state), viewer);
  return JSON.stringify(typeof view === 'object' ? { ...view, viewer: null } : view);
}

/** The person on this device who is asked next, if any: in order of seats. */
export function nextPerson(match: Match, people: readonly Person[]): Seat | undefined {
  return owing(match).find((seat) => isPerson(people, seat));
}

/**
 * The viewer while events are shown. A sole person on the device is always the viewer. Of several, the one who is asked next keeps
 * their view; otherwise it is the public view as soon as anybody has secrets.
 */
export function onlooker(match: Match, people: readonly Person[], present: Viewer): Viewer {
  const here = persons(people);
  const [only] = here;
  if (only === undefined) return 'public';
  if (here.length === 1) return only;
  const next = nextPerson(match, people);
  if (next === present) return present;
  const secrets = here.some((seat) => hasSecrets(match.game, match.state, seat));
  return secrets || match.game.sealed(match.state) ? 'public' : (next ?? present);
}

/** True if the device must be handed over, hidden, before this person is asked. */
export function needsCover(match: Match, people: readonly Person[], seat: Seat, present: Viewer): boolean {
  if (present === seat || persons(people).length < 2) return false;
  const { game, state } = match;
  const together = game.toAct(state).filter((other) => isPerson(people, other)).length > 1;
  return (game.sealed(state) && together) || hasSecrets(game, state, seat);
}
