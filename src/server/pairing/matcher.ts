import type { Pace, Seeker } from '../store/subjects/seeker.ts';

export interface Seating {
  readonly game: string;
  readonly people: readonly Seeker[];
  /** How many seats bots take. */
  readonly bots: number;
}

interface WaitingRules {
  /** How far apart the ratings of two people may be at first, and how much further for each second of waiting. */
  readonly ratingGap: number;
  readonly gapPerSecond: number;
  /** For so many milliseconds only the largest table that suits them is filled: others may come. */
  readonly gather: number;
  /** After so many milliseconds bots take the seats that are left, if everybody at the table accepts bots. */
  readonly botsAfter: number;
}

export const waitingRules: { readonly [P in Pace]: WaitingRules } = {
  live: { ratingGap: 100, gapPerSecond: 10, gather: 5000, botsAfter: 30_000 },
  days: { ratingGap: 200, gapPerSecond: 0.1, gather: 60_000, botsAfter: 3_600_000 },
};

/** How far apart the ratings of two people may be now: the mean of the gaps that each accepts by now. */
function gapNow(a: Seeker, b: Seeker, now: number): number {
  const { ratingGap, gapPerSecond } = waitingRules[a.pace];
  return ratingGap + (gapPerSecond * (now - a.since + (now - b.since))) / 2000;
}

/** The time, and which two people are not seated together: one has blocked the other. */
interface Moment {
  readonly now: number;
  readonly isBlocked: (a: number, b: number) => boolean;
}

const numberIn = ({ numbers }: Seeker, game: string): number => numbers[game] ?? 1500;

function fits(a: Seeker, b: Seeker, game: string, { now, isBlocked }: Moment): boolean {
  return (
    !isBlocked(a.person, b.person) &&
    a.pace === b.pace &&
    a.rated === b.rated &&
    Math.abs(numberIn(a, game) - numberIn(b, game)) <= gapNow(a, b, now)
  );
}

/** Who is seated together now. Tables are made for those who have waited longest first; nobody gets two seats. */
export function seatings(
  seekers: readonly Seeker[],
  now: number,
  isBlocked: (a: number, b: number) => boolean = () => false,
): Seating[] {
  const free = new Set(seekers.toSorted((a, b) => a.since - b.since || a.person - b.person));
  const found: Seating[] = [];
  for (const seeker of free) {
    const seating = full(seeker, free, { now, isBlocked }) ?? withBots(seeker, free, { now, isBlocked });
    if (!seating) continue;
    found.push(seating);
    for (const person of seating.people) free.delete(person);
  }
  return found;
}

/** The largest table of people alone; of several the one whose people are nearest to each other. */
function full(seeker: Seeker, free: ReadonlySet<Seeker>, moment: Moment): Seating | undefined {
  const mayGrow = moment.now - seeker.since < waitingRules[seeker.pace].gather;
  const options = seeker.games.flatMap((game) => {
    const sizes = seeker.sizes[game] ?? [];
    const largest = Math.max(...sizes);
    return sizes.flatMap((size) => {
      if (mayGrow && size < largest) return [];
      const people = group(seeker, free, { game, size, moment });
      return people.length === size ? [{ game, people, bots: 0 }] : [];
    });
  });
  return options.toSorted((a, b) => b.people.length - a.people.length || spread(a) - spread(b))[0];
}

/** As many people as there are who accept bots too, at the smallest table that suits them. */
function withBots(seeker: Seeker, free: ReadonlySet<Seeker>, moment: Moment): Seating | undefined {
  if (!seeker.bots || moment.now - seeker.since < waitingRules[seeker.pace].botsAfter) return undefined;
  const acceptBots = new Set([...free].filter(({ bots }) => bots));
  const options = seeker.games.flatMap((game) =>
    (seeker.sizes[game] ?? []).map((size) => {
      const people = group(seeker, acceptBots, { game, size, moment });
      return { game, people, bots: size - people.length };
    }),
  );
  return options.toSorted((a, b) => b.people.length - a.people.length || a.bots - b.bots)[0];
}

/** Up to `size` people, the nearest in rating first, each near enough to all others. */
function group(
  seeker: Seeker,
  free: ReadonlySet<Seeker>,
  { game, size, moment }: { readonly game: string; readonly size: number; readonly moment: Moment },
): Seeker[] {
  const mine = numberIn(seeker, game);
  const candidates = [...free]
    .filter(
      (other) => other !== seeker && other.sizes[game]?.includes(size) && fits(seeker, other, game, moment),
    )
    .toSorted((a, b) => Math.abs(numberIn(a, game) - mine) - Math.abs(numberIn(b, game) - mine));
  const chosen = [seeker];
  for (const candidate of candidates) {
    if (chosen.length === size) break;
    if (chosen.every((each) => fits(each, candidate, game, moment))) chosen.push(candidate);
  }
  return chosen;
}

/** How far apart the people of a table are, in points. */
export function spread({ game, people }: Seating): number {
  const numbers = people.map((each) => numberIn(each, game));
  return Math.max(...numbers) - Math.min(...numbers);
}
