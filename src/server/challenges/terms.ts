import type { AnyGame, Options } from '../../engine/game.ts';
import { isProblem, readOptions } from '../../engine/options.ts';
import type { Acceptance, ChallengeRequests } from '../../wire/subjects/challenges.ts';
import { noClock } from '../../wire/clock.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { ChallengeTerms, OpponentTerms } from '../store/subjects/challenges.ts';
import type { StoredSeat } from '../store/records.ts';
import { cleanText } from '../support/sanitize.ts';
import type { Person } from '../table/actor.ts';
import { seated, seatFor } from '../table/changes/seating.ts';

/** What somebody accepts, if the games have such options. */
export async function readAcceptances(
  games: LoadedGames,
  given: readonly Acceptance[],
): Promise<readonly Acceptance[] | Refused> {
  const read: Acceptance[] = [];
  for (const { game: id, options, seats, level } of given) {
    const game = (await games.find(id))?.game;
    if (!game) return refuse('no-game');
    const wanted = readOptions(game.options, options);
    if (isProblem(wanted))
      return refuse('bad-options', `These options do not fit the game: ${wanted.problem}.`);
    if (seats && (seats.min > seats.max || seats.max < game.seats.min || seats.min > game.seats.max))
      return refuse('seat-count');
    const named = Object.fromEntries(Object.entries(wanted).filter(([name]) => Object.hasOwn(options, name)));
    read.push({ game: id, options: named, ...(seats ? { seats } : {}), level: cleanText(level) });
  }
  return read;
}

/** The table that a challenge asks for, complete; or why there can be none. */
export function readTerms(
  game: AnyGame,
  { options: given, seats, clock = noClock, live = false }: ChallengeRequests['challenge'],
): ChallengeTerms | Refused {
  const options = readOptions(game.options, given);
  if (isProblem(options))
    return refuse('bad-options', `These options do not fit the game: ${options.problem}.`);
  const has = (kind: string) => seats.some((seat) => seat.kind === kind);
  if (!has('me') || !has('them'))
    return refuse('seat-count', 'Both who asks and who is asked need a seat: one `me` and one `them`.');
  if (seats.length < game.seats.min || seats.length > game.seats.max) return refuse('seat-count');
  return { game: game.id, options, seats, clock, live };
}

/** Whether somebody accepts such a table. */
export function accepts({ games }: OpponentTerms, { game, options, seats }: ChallengeTerms): boolean {
  return games.some(
    (each) =>
      each.game === game &&
      isSubset(each.options, options) &&
      (each.seats === undefined || (seats.length >= each.seats.min && seats.length <= each.seats.max)),
  );
}

function isSubset(wanted: Options, options: Options): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(options[name]) === JSON.stringify(value),
  );
}

/** The seats of the table, with both at theirs. */
export function seatsFor(
  { seats: wanted }: ChallengeTerms,
  { me, them, bots }: { readonly me: Person; readonly them: Person; readonly bots: readonly string[] },
): StoredSeat[] | Refused {
  let seats: StoredSeat[] = [];
  for (const sitter of wanted) {
    const person = sitter.kind === 'them' ? them : me;
    const seat = seatFor(sitter.kind === 'them' ? { kind: 'me' } : sitter, person, bots);
    if ('refused' in seat) return seat;
    seats = seated([...seats, seat], seats.length, seat);
  }
  return seats;
}
