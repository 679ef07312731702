import type { Announcements, PlayedPly, Trial } from '../../../engine/kit/check-announcements.ts';
import type { Seat } from '../../../engine/game.ts';
import { type Announcement, announce, whyEmpty } from './announce.ts';
import { total } from '../chance.ts';
import type { Event } from '../events.ts';
import { countsOf } from '../phases/handful.ts';
import { legal, onHeap } from '../legal.ts';
import { BUILD, detailOf, kindOf } from '../notation.ts';
import { FETCHED } from '../vocabulary.ts';
import { pointsIn } from '../score.ts';
import { clone, type Move, type State } from '../state.ts';
import { type View } from '../view.ts';
import { view } from '../view.ts';

/** Holds Strand Unter's announcements to its rules, for the kit's `checkAnnouncements`. */
export const announcements: Announcements<State, Move, Event, View, Announcement> = {
  announce,
  refute,
  refuteStory,
};

type StrandTrial = Trial<State, Move, Event>;
type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function refute(a: Announcement, trial: StrandTrial): string | undefined {
  switch (a.kind) {
    case 'single':
      return refuteSingle(a, trial, 'single') ?? refuteCastle(a, trial);
    case 'spell':
      return refuteSingle(a, trial, 'spell');
    case 'combination':
      return refuteCombination(a, trial);
    case 'fetch':
      return refuteFetch(a, trial);
    case 'take':
      return find(
        trial,
        (event) =>
          (event.type === 'take' && same(event.shells, a.shells) && event.bucket === a.bucket) ||
          (event.type === 'trove' && a.shells[event.colour] === 1 && event.bucket === a.bucket),
      )
        ? undefined
        : 'other shells';
    case 'build': {
      const { castle, groove, paid } = a;
      const built = find(
        trial,
        (event) =>
          event.type === 'build' && same([event.castle, event.groove, event.paid], [castle, groove, paid]),
      );
      if (!built) return 'something else is built';
      const before = pointsIn(trial.before, trial.seat, groove);
      const stands = trial.play().map(({ state }) => pointsIn(state, trial.seat, groove) - before);
      // The round may end with this build, and the sea may take the castle at once.
      const washed = find(trial, ({ type }) => type === 'flood');
      return washed || stands.every((points) => points === a.points)
        ? undefined
        : `${stands.join(', ')} points`;
    }
    case 'pass':
      return find(trial, (event) => event.type === 'pass') ? undefined : 'no pass';
  }
}

function find(trial: StrandTrial, test: (event: Event) => boolean): boolean {
  return trial.play().every(({ events }) => events.some(test));
}

/** One shell for each who set the colour if there are enough, otherwise none for anybody. */
function refuteSingle(
  { colour, lying }: { readonly colour: number; readonly lying: number },
  { seat, play }: StrandTrial,
  cause: 'single' | 'spell',
): string | undefined {
  for (const { events } of play()) {
    const served = events.find(
      (event) => event.type === 'single' && event.cause === cause && event.seats.includes(seat),
    );
    if (served?.type !== 'single' || served.colour !== colour) return 'another colour';
    if (served.got !== lying >= served.seats.length)
      return `${served.seats.length} set it, and they got ${served.got ? 'one' : 'nothing'}`;
  }
  return undefined;
}

function refuteCastle({ castle }: Of<'single'>, { seat, play }: StrandTrial): string | undefined {
  for (const { events, state } of play()) {
    const asked = state.phase === 'fetch' && (state.asked & (1 << seat)) !== 0;
    const fetched = events.some((event) => event.type === 'fetch' && event.seat === seat);
    if ((asked || fetched) !== castle) return `${asked || fetched ? 'a' : 'no'} castle`;
  }
  return undefined;
}

function refuteCombination({ position, ways }: Of<'combination'>, trial: StrandTrial): string | undefined {
  const { seat, play } = trial;
  for (const { events, state } of play()) {
    const about = (event: Event): boolean =>
      (event.type === 'clash' && event.seats.includes(seat)) ||
      ((event.type === 'take' || event.type === 'miss') && event.seat === seat);
    const at = events.findIndex(about);
    // Others may be asked before it is resolved.
    const asked = state.phase === 'take' && state.asked === 1 << seat;
    if (at < 0 && !asked) continue;
    const event = events[at];
    if (event?.type === 'clash') continue;
    if (ways.length === 0 && event?.type !== 'miss') return 'it was possible';
    const earlier = events.slice(0, at < 0 ? events.length : at);
    const untouched = !earlier.some((each) => each.type === 'take' || (each.type === 'single' && each.got));
    if (!untouched) continue;
    if (event?.type === 'miss' && ways.length > 0) return 'it was not possible';
    if (event?.type === 'take') {
      if (ways.length !== 1 || !same(event.shells, ways[0])) return 'other shells';
      if (event.position !== position) return 'another combination';
    }
    if (!asked) continue;
    const offered = legal(state, seat, []).map((move) => countsOf(detailOf(move)));
    if (!same(offered, ways)) return `the ways are ${JSON.stringify(offered)}`;
  }
  return undefined;
}

/** With the missing shells, and with none fewer, the castle can be built. */
function refuteFetch({ castle, missing }: Of<'fetch'>, { seat, play }: StrandTrial): string | undefined {
  for (const { events, state } of play()) {
    const fetched = events.some(
      (event) => event.type === 'fetch' && event.seat === seat && event.castle === castle,
    );
    if (!fetched) return 'another castle';
    if (state.castles[seat * 4 + castle] !== FETCHED) return 'not fetched';
    if (missing === undefined) continue;
    if (!buildable(state, seat, castle, missing)) return `cannot be built with ${missing} more`;
    if (missing > 0 && buildable(state, seat, castle, missing - 1)) return 'fewer shells are enough';
  }
  return undefined;
}

/** Whether some handful of so many shells more makes building this castle legal. */
function buildable(s: State, seat: Seat, castle: number, more: number): boolean {
  const building = clone(s);
  building.phase = 'build';
  building.asked = 1 << seat;
  const tries = (colour: number, left: number): boolean => {
    if (left === 0 || colour > 3) {
      const moves = left === 0 ? legal(building, seat, []) : [];
      return moves.some((move) => kindOf(move) === BUILD && detailOf(move) >> 2 === castle);
    }
    for (let n = 0; n <= left; n++) {
      building.buckets[seat * 4 + colour]! += n;
      const found = tries(colour + 1, left - n);
      building.buckets[seat * 4 + colour]! -= n;
      if (found) return true;
    }
    return false;
  };
  return tries(0, more);
}

/** What event sentences announce: who fetches a castle at an empty groove and why, troves, the end after a fourth castle. */
function refuteStory(story: readonly PlayedPly<State, Move, Event>[]): string | undefined {
  const told = story.flatMap(({ before, events }) =>
    events.map((event, at) => ({ before, event, earlier: events.slice(0, at) })),
  );
  for (const [i, { before, event, earlier }] of told.entries()) {
    const round = told.slice(i + 1);
    const next = round.findIndex((each) => each.event.type === 'groove' || each.event.type === 'end');
    const rest = (next < 0 ? round : round.slice(0, next + 1)).map((each) => each.event);
    if (event.type === 'groove' && total(event.shells) === 0) {
      const wrong = refuteEmptyGroove(event, before, { earlier, rest });
      if (wrong) return wrong;
    }
    if (event.type === 'build' && event.built === 4 && rest.at(-1)?.type !== 'end')
      return 'a fourth castle did not end the game';
    if (event.type === 'miss' && !rest.some((each) => isTroveOf(each, event.seat)))
      return 'no trove followed';
  }
  return undefined;
}

function isTroveOf(event: Event, seat: Seat): boolean {
  if (event.type === 'fetch') return event.seat === seat && event.cause === 'trove';
  return (event.type === 'trove' || event.type === 'nothing') && event.seat === seat;
}

function refuteEmptyGroove(
  groove: Extract<Event, { type: 'groove' }>,
  before: State,
  { earlier, rest }: { readonly earlier: readonly Event[]; readonly rest: readonly Event[] },
): string | undefined {
  const bag = view(before, 'public').bag;
  if (whyEmpty(groove) === 'bag-empty' && bag > 0) return `the bag holds ${bag} shells`;
  if (whyEmpty(groove) === 'never-filled' && total(before.unseen) > 0) return 'shells were never seen';
  for (let seat = 0; seat < before.players; seat++) {
    const fetches = (events: readonly Event[]): number =>
      events.filter((event) => event.type === 'fetch' && event.seat === seat).length;
    // The same ply may have ended the round before with the seat's last castle.
    const left = onHeap(before, seat) - fetches(earlier);
    const fetched = fetches(rest);
    if (fetched !== Math.min(1, left)) return `seat ${seat} fetched ${fetched} castles`;
  }
  return undefined;
}
