import type { Announcements, Continuation, Trial } from '../../../engine/kit/check-announcements.ts';
import { type Announcement, announce } from './announce.ts';
import { MIDDLE } from '../data.ts';
import type { Event } from '../events.ts';
import type { Outcome } from './outcome.ts';
import { spaceValue } from '../rules.ts';
import { tileTexts } from '../vocabulary.ts';
import { items } from '../score.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** Holds Maui's announcements to its rules, for the kit's `checkAnnouncements`. */
export const announcements: Announcements<State, Move, Event, View, Announcement> = { announce, refute };

type MauiTrial = Trial<State, Move, Event>;
type Of<K extends Announcement['kind']> = Extract<Announcement, { kind: K }>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function refute(a: Announcement, trial: MauiTrial): string | undefined {
  switch (a.kind) {
    case 'take':
      return refuteTake(a, trial);
    case 'substitute':
      return refuteSubstitute(a, trial);
    case 'dollars':
      return ownEvents(trial, 'dollars').every(
        ([event]) => event?.row === a.row + 1 && event.count === a.count && event.now === a.now,
      )
        ? undefined
        : 'other dollars';
    case 'place':
      return ownEvents(trial, 'place').every(([event]) => event?.top === a.top)
        ? refuteOutcome(a.outcome, trial, 0)
        : 'another height';
    case 'lay':
      return ownEvents(trial, 'lay').every(
        ([event]) => event?.towel === a.towel && event.section === a.section && event.row === a.row,
      )
        ? refuteOutcome(a.outcome, trial, 1)
        : 'another place for the towel';
    case 'keep':
      return refuteOutcome(a.outcome, trial, 0);
    case 'advance':
      return refuteStep(a, trial);
    case 'chance':
      return 'nothing is said about it';
  }
}

/** How one line of the turn ended. */
interface End {
  readonly own: readonly Event[];
  readonly points: number;
  /** Loose towels laid, those of the choice itself included. */
  readonly laid: number;
  readonly covered: boolean;
}

/** All ends of the turn: heights, towels and extra scorings in every way. */
function endsOf(trial: MauiTrial): End[] {
  const lines = trial.play((state, legal) =>
    ['height', 'blue', 'orange', 'extra'].includes(state.phase) ? legal : [],
  );
  return lines.map((line) => endOf(line, trial));
}

function endOf({ state, events }: Continuation<State, Move, Event>, { seat, before }: MauiTrial): End {
  const all = events.filter((event) => 'seat' in event && event.seat === seat);
  // What comes after the turn is over: other seats are told first, or the half is.
  const over = events.findIndex(
    (event, i) => i > 0 && (event.type === 'half' || ('seat' in event && event.seat !== seat)),
  );
  const own = over < 0 ? all : all.filter((event) => events.indexOf(event) < over);
  const later = all.filter((event) => !own.includes(event));
  const dollars = later.reduce((sum, event) => sum + (event.type === 'dollars' ? event.count : 0), 0);
  return {
    own,
    points: points(state, seat) - points(before, seat) - dollars,
    laid: own.filter(({ type }) => type === 'lay').length,
    covered: own.some(({ type }) => type === 'crab'),
  };
}

/** What the seat would score now, crabs aside. */
function points(s: State, seat: number): number {
  const { tracks = 0, pearls = 0, dollars = 0, chips = 0 } = items(s, seat);
  return tracks + pearls + dollars + chips;
}

function ownEvents<T extends Event['type']>(trial: MauiTrial, type: T): Extract<Event, { type: T }>[][] {
  return trial
    .play()
    .map(({ events }) => events.filter((event): event is Extract<Event, { type: T }> => event.type === type));
}

function most(ends: readonly End[]): number {
  return Math.max(...ends.map((end) => end.points));
}

function refuteTake({ tile, price, points: said, towels }: Of<'take'>, trial: MauiTrial): string | undefined {
  const [event] = ownEvents(trial, 'take')[0] ?? [];
  if (event?.tile !== tileTexts[tile] || event?.price !== price) return 'another tile or price';
  const ends = endsOf(trial);
  if (most(ends) !== said - price) return `at best ${most(ends)} points`;
  const kept = ends.filter(({ laid }) => laid === 0);
  const really = kept.length === 0 ? 'needed' : most(kept) < most(ends) ? 'best' : 'none';
  return really === towels ? undefined : `towels: ${really}`;
}

function refuteSubstitute({ tile }: Of<'substitute'>, trial: MauiTrial): string | undefined {
  for (const { own, points: gained } of endsOf(trial)) {
    const placed = own.find((event) => event.type === 'place');
    if (placed?.type !== 'place' || placed.tile !== tileTexts[tile] || placed.top !== MIDDLE)
      return 'not in the middle';
    if (gained !== 0) return `${gained} points`;
  }
  return undefined;
}

/** `laid` is how many loose towels the choice itself lays. */
function refuteOutcome(said: Outcome, trial: MauiTrial, laid: number): string | undefined {
  const ends = endsOf(trial);
  const kept = ends.filter((end) => end.laid === laid);
  if (said.needs !== (kept.length === 0)) return `a towel is ${kept.length === 0 ? '' : 'not '}needed`;
  const ways = said.needs ? ends : kept;
  if (most(ways) !== said.points) return `at best ${most(ways)} points`;
  if (said.sure !== ways.every((end) => end.points === said.points)) return 'points that are not sure';
  const withTowels = most(ends) > most(ways) ? most(ends) : undefined;
  if (said.withTowels !== withTowels) return `with towels ${withTowels}`;
  const tracks = new Set(ways.flatMap(({ own }) => patternsOf(own)));
  if (
    !same(
      said.extra,
      [...tracks].toSorted((a, b) => a - b),
    )
  )
    return `extra scoring of ${[...tracks].join()}`;
  const found = ways
    .filter((end) => end.points === said.points)
    .some((end) => same(brought(end), told(said)));
  if (!found) return `it brings ${JSON.stringify(ways.map(brought))}`;
  const gains = said.gains.every((towel) =>
    ways.every(({ own }) => own.some((event) => event.type === 'gain' && event.towel === towel)),
  );
  return gains ? undefined : 'a towel that does not come';
}

const told = ({ matches, chips, umbrella, crab }: Outcome) => ({ matches, chips, umbrella, crab });

function brought({ own, covered }: End): ReturnType<typeof told> {
  const matches = own.flatMap((event) =>
    event.type === 'score' ? { pattern: event.pattern, row: event.row, steps: event.to - event.from } : [],
  );
  const chips = own.reduce((sum, event) => sum + (event.type === 'chips' ? event.count : 0), 0);
  const letters = own.map((event) => {
    if (event.type === 'pearl') return event.pink ? 'p' : 'w';
    return event.type === 'extra' || event.type === 'lapse' ? event.letter : '';
  });
  return { matches, chips, umbrella: letters.join(''), crab: covered };
}

function patternsOf(own: readonly Event[]): number[] {
  return own.flatMap((event) => (event.type === 'extra' ? event.pattern : []));
}

function refuteStep(a: Of<'advance'>, trial: MauiTrial): string | undefined {
  const { options } = trial.before;
  for (const { own, points: gained } of endsOf(trial)) {
    const step = own.find((event) => event.type === 'extra');
    if (step?.type !== 'extra' || !same([step.pattern, step.from, step.to], [a.pattern, a.from, a.to]))
      return 'another step';
    const first = own.findIndex(({ type }) => type === 'score');
    const towels = own
      .slice(0, first < 0 ? undefined : first)
      .flatMap((event) => (event.type === 'gain' ? event.towel : []));
    if (!same(towels, a.gains)) return `towels ${towels.join()}`;
    const matched = own.reduce((sum, event) => {
      if (event.type !== 'score') return sum;
      return (
        sum + spaceValue(options, event.pattern, event.to) - spaceValue(options, event.pattern, event.from)
      );
    }, 0);
    if (gained - matched !== a.points) return `${gained - matched} points`;
  }
  return undefined;
}
