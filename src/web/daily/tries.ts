import type { Challenge } from '../../daily/challenge.ts';
import { type Day, daysAfter, dealOf } from '../../daily/day.ts';
import { readJson, writeJson, writeText } from '../state/device-storage.ts';
import { UNSENT_KEY } from '../state/unsent.ts';

/** What this device knows of a counted try. */
export interface OwnTry {
  readonly day: Day;
  readonly game: string;
  /** The id of the match; it may have been deleted since. */
  readonly match: string;
  readonly practice?: true;
  /** Defined once the match is over. */
  readonly points?: number;
  readonly place?: number;
  readonly players?: number;
  /** Whether the server has it: `refused` and `late` if it will never count. */
  readonly sent?: 'yes' | 'refused' | 'late';
  /** What the expert would have scored. */
  readonly expert?: number;
}

interface Kept {
  readonly tides: { readonly [day: Day]: readonly Challenge[] };
  readonly tries: { readonly [key: string]: OwnTry };
  /** Commitments as they were announced the day before, by `keyOf`. */
  readonly announced: { readonly [key: string]: string };
}

type Announced = Pick<Challenge, 'day' | 'game' | 'commitment'>;

const KEY = 'tidetable-daily';
/** Fetched tides are kept this many days for offline play. */
const DAYS_KEPT = 8;
const MOST_TRIES = 1200;

function read(): Kept {
  const { tides = {}, tries = {}, announced = {} } = (readJson(KEY) ?? {}) as Partial<Kept>;
  return { tides, tries, announced };
}

function write(kept: Kept): void {
  writeJson(KEY, kept);
  writeText(UNSENT_KEY, Object.values(kept.tries).some(isUnsent) ? '1' : undefined);
}

export function keyOf(challenge: Pick<Challenge, 'day' | 'game' | 'practice'>): string {
  return `${dealOf(challenge)}/${challenge.game}`;
}

/** The tides of a day as they were last fetched. */
export function fetchedTides(day: Day): readonly Challenge[] {
  return read().tides[day] ?? [];
}

export function keepTides(day: Day, tides: readonly Challenge[]): void {
  const kept = read();
  const oldest = daysAfter(day, -DAYS_KEPT);
  const recent = Object.entries({ ...kept.tides, [day]: tides }).filter(([each]) => each > oldest);
  write({ ...kept, tides: Object.fromEntries(recent) });
}

/** Stores the commitments announced for tomorrow; the first one seen is kept. */
export function keepAnnounced(terms: readonly Announced[]): void {
  const kept = read();
  const fresh = Object.fromEntries(terms.map((each) => [keyOf(each), each.commitment]));
  const all = Object.entries({ ...fresh, ...kept.announced });
  write({
    ...kept,
    announced: Object.fromEntries(all.toSorted(([a], [b]) => (a < b ? 1 : -1)).slice(0, 30)),
  });
}

/** True if a different commitment was announced for this table. */
export function isChanged(terms: Announced): boolean {
  const before = read().announced[keyOf(terms)];
  return before !== undefined && before !== terms.commitment;
}

export function ownTries(): readonly OwnTry[] {
  return Object.values(read().tries);
}

export function ownTry(challenge: Pick<Challenge, 'day' | 'game' | 'practice'>): OwnTry | undefined {
  return read().tries[keyOf(challenge)];
}

export function keepTry(own: OwnTry): void {
  const kept = read();
  const latest = Object.entries({ ...kept.tries, [keyOf(own)]: own })
    .toSorted(([, a], [, b]) => (a.day < b.day ? 1 : -1))
    .slice(0, MOST_TRIES);
  write({ ...kept, tries: Object.fromEntries(latest) });
}

/** Tries that are finished but not submitted yet. */
export function unsent(): readonly OwnTry[] {
  return ownTries().filter(isUnsent);
}

function isUnsent({ points, sent, practice }: OwnTry): boolean {
  return points !== undefined && sent === undefined && !practice;
}
