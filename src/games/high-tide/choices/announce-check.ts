import type {
  Announcements,
  Continuation,
  PlayedPly,
  Trial,
} from '../../../engine/kit/check-announcements.ts';
import { type Announcement, announce } from './announce.ts';
import type { Event } from '../events.ts';
import type { Landing, Landings } from './landing.ts';
import { firsts, COLLECT, GO, KEEP, LEAVE, type Move, rerolls, STRAIGHT } from '../moves.ts';
import { TILE } from '../vocabulary.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** Holds High Tide's announcements to its rules, for the kit's `checkAnnouncements`. */
export const announcements: Announcements<State, Move, Event, View, Announcement> = {
  announce,
  refute,
  refuteStory,
};

type HighTideTrial = Trial<State, Move, Event>;
type HighTideLine = Continuation<State, Move, Event>;

function refute(a: Announcement, trial: HighTideTrial): string | undefined {
  switch (a.kind) {
    case 'roll': {
      const asked = trial.play().some(({ state }) => state.phase === 'judge');
      return asked === a.binding ? `the player is ${asked ? '' : 'not '}asked about the roll` : undefined;
    }
    case 'roll-waves':
      return has(trial, (event) => event.type === 'rolled' && event.waves) ? undefined : 'no wave roll';
    case 'jump':
      return every(trial, ({ order, played }) => order[played] === trial.seat) ? undefined : 'not the next';
    case 'keep-tile':
      return every(trial, ({ tiles }) => tiles[a.tile] === trial.seat) ? undefined : 'the tile is gone';
    case 'rental':
      return has(trial, (event) => event.type === 'rental' && event.to === a.space)
        ? undefined
        : 'the rental goes elsewhere';
    case 'collect':
      return has(trial, (event) => event.type === 'collected' && event.value === a.value)
        ? undefined
        : 'another coin';
    case 'leave':
      return has(trial, (event) => event.type === 'left' && event.value === a.value)
        ? undefined
        : 'another coin';
    case 'decline':
      return has(
        trial,
        (event) => event.type === 'declined' && same(event.dice, a.dice, event.space, a.space),
      )
        ? undefined
        : 'the pair goes elsewhere';
    case 'reroll':
      return refuteReroll(a, trial);
    case 'take':
      return refuteTake(a, trial) ?? refuteLandings(a.landings, trial);
    case 'swap': {
      const found = has(
        trial,
        (event) =>
          event.type === 'swapped' && same(event.laid, a.laid, event.laidOn, a.laidOn, event.dice, a.dice),
      );
      return found ? refuteLandings(a.landings, trial) : 'another swap';
    }
    case 'keep':
    case 'accept':
    case 'go':
    case 'recolour':
    case 'adjust':
    case 'backwards':
      return refuteLandings(a.landings, trial);
    case 'stop':
      if (!has(trial, (event) => event.type === 'collected' && event.value === a.coin)) return 'another coin';
      return refuteLandings({ both: [a.landing] }, trial, a.steps + a.then);
    case 'straight':
      return refuteLandings({ both: [a.landing] }, trial, a.steps);
    case 'first':
      return refuteLandings({ both: [a.landing] }, trial);
    case 'head-start':
      return refuteLandings({ both: [a.landing] }, trial, a.spaces);
    case 'lifeguard':
      return refuteLandings({ both: [a.landing] }, trial, a.die[1]);
    case 'wait':
    case 'wait-this-round':
      return undefined;
    case 'nothing':
      return 'nothing is said about it';
  }
}

const same = (...pairs: readonly unknown[]): boolean =>
  pairs.every((_, i) => i % 2 === 1 || JSON.stringify(pairs[i]) === JSON.stringify(pairs[i + 1]));

function has(trial: HighTideTrial, test: (event: Event) => boolean): boolean {
  return trial.play().some(({ events }) => events.some(test));
}

function every(trial: HighTideTrial, test: (state: State) => boolean): boolean {
  return trial.play().every(({ state }) => test(state));
}

function refuteReroll(
  { dice, tile }: Extract<Announcement, { kind: 'reroll' }>,
  trial: HighTideTrial,
): string | undefined {
  for (const { events } of trial.play()) {
    const event = events.find(({ type }) => type === 'rerolled');
    if (event?.type !== 'rerolled' || event.tile !== tile) return 'no such reroll';
    const [a, b, c, d] = event.before;
    const kept = [
      [a, b],
      [c, d],
    ].filter((_, side) =>
      same(event.before.slice(side * 2, side * 2 + 2), event.after.slice(side * 2, side * 2 + 2)),
    );
    if (kept.length < 2 - dice.length) return 'another die was rerolled too';
    if (!dice.every((die) => same(die, [a, b]) || same(die, [c, d]))) return 'other dice';
  }
  return undefined;
}

function refuteTake(
  { dice, space, rerolls: promised }: Extract<Announcement, { kind: 'take' }>,
  trial: HighTideTrial,
): string | undefined {
  if (!has(trial, (event) => event.type === 'took' && same(event.dice, dice, event.space, space)))
    return 'another pair';
  let offered = 0;
  trial.play((state, legal) => {
    if (state.phase === 'reroll') {
      if (legal.includes(rerolls.left)) offered = 1;
      if (legal.includes(rerolls.both)) offered = 2;
    }
    return [];
  });
  return offered === promised ? undefined : `${offered} dice may be rerolled`;
}

/** Moves the dice as they are: nothing is rerolled or declared any more; coins are taken and left, dice in either order. */
const asTheyAre: readonly Move[] = [KEEP, GO, STRAIGHT, COLLECT, LEAVE, firsts.left, firsts.right];

/** Where a line's own chairs have ended, by beach, and the coins taken there. */
function endsOf(line: HighTideLine, seat: number): Map<number, { place: number; coin: number | null }> {
  const ends = new Map<number, { place: number; coin: number | null }>();
  for (const event of line.events) {
    if (event.type === 'towel' || event.type === 'round') break;
    if (event.type === 'moved' && event.seat === seat && event.cause !== 'shark')
      ends.set(event.beach, { place: event.to, coin: null });
    if (event.type === 'collected' && event.seat === seat) {
      const end = ends.get(event.beach);
      if (end?.place === event.space) ends.set(event.beach, { ...end, coin: event.value });
    }
  }
  return ends;
}

/**
 * The chairs end where they were announced, and the announced coins, no others, can be taken there. `steps` is how far the
 * chair was said to move: less only where the sea or the bar stops it.
 */
function refuteLandings(announced: Landings, trial: HighTideTrial, steps?: number): string | undefined {
  const lines = trial.play((_, legal) => legal.filter((move) => asTheyAre.includes(move)));
  const ends = lines.map((line) => endsOf(line, trial.seat));
  const list = 'both' in announced ? announced.both : announced.either;
  for (const landing of list) {
    const wrong = refuteLanding(landing, ends, trial.before);
    if (wrong) return wrong;
  }
  if ('either' in announced && announced.either[0].place === announced.either[1].place) return 'one end only';
  const places = new Set(list.map(({ beach, place }) => `${beach} ${place}`));
  const reached = new Set(ends.flatMap((end) => [...end].map(([beach, { place }]) => `${beach} ${place}`)));
  if (places.size !== reached.size) return `the ends are ${[...reached].join(', ')}`;
  const [first] = list;
  if (steps === undefined || first === undefined) return undefined;
  const from = (trial.before.chairs[trial.seat * 6 + first.beach] as number) >> 10;
  const sea = trial.before.options.length + 1;
  return first.place === Math.max(0, Math.min(sea, from + steps)) ? undefined : 'the steps do not lead there';
}

function refuteLanding(
  { beach, place, wet, distance, coin }: Landing,
  ends: readonly Map<number, { place: number; coin: number | null }>[],
  before: State,
): string | undefined {
  const here = ends.flatMap((end) => {
    const found = end.get(beach);
    return found?.place === place ? [found] : [];
  });
  if (here.length === 0) return `the chair of beach ${beach} never stands on ${place}`;
  const coins = new Set(here.flatMap((end) => end.coin ?? []));
  if (coin === null ? coins.size > 0 : !coins.has(coin))
    return `the coins there are ${[...coins].join(', ')}`;
  const sand = before.sand[beach] as number;
  return wet === place > sand && distance === sand - place ? undefined : 'the water is elsewhere';
}

/** Who waits this round is not asked again in it. */
function refuteStory(story: readonly PlayedPly<State, Move, Event>[]): string | undefined {
  let waits = false;
  for (const { move, before, events } of story) {
    if (before.phase === 'jump' && waits) return 'asked again to jump the queue in the same round';
    if (before.phase === 'jump' && move.type === 'wait-this-round')
      waits = before.tiles[TILE.jump] === before.actor;
    if (events.some(({ type }) => type === 'round')) waits = false;
  }
  return undefined;
}
