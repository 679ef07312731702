import type { Pace, Seeker } from '../store/subjects/seeker.ts';

export interface Seating {
  readonly game: string;
  readonly people: readonly Seeker[];
  /** How many seats bots take. */
  readonly bots: number;
}

interface Patience {
  /** How many points apart people may be at first, and how many more for each second of waiting. */
  readonly apart: number;
  readonly perSecond: number;
  /** Until then only the largest table that suits them is filled: others may come. In milliseconds, like the next. */
  readonly gather: number;
  /** From then on bots take the seats that are left, if everybody at the table likes that. */
  readonly botsAfter: number;
}

export const patience: { readonly [P in Pace]: Patience } = {
  live: { apart: 100, perSecond: 10, gather: 5000, botsAfter: 30_000 },
  days: { apart: 200, perSecond: 0.1, gather: 60_000, botsAfter: 3_600_000 },
};

/** How many points apart two people may be: the mean of the ranges that both accept by now. */
function tolerance(a: Seeker, b: Seeker, now: number): number {
  const { apart, perSecond } = patience[a.pace];
  return apart + (perSecond * (now - a.since + (now - b.since))) / 2000;
}

/** The time, and who is not to be seated with whom: one has blocked the other. */
interface Moment {
  readonly now: number;
  readonly apart: (a: number, b: number) => boolean;
}

const numberIn = ({ numbers }: Seeker, game: string): number => numbers[game] ?? 1500;

function fits(a: Seeker, b: Seeker, game: string, { now, apart }: Moment): boolean {
  return (
    !apart(a.person, b.person) &&
    a.pace === b.pace &&
    a.rated === b.rated &&
    Math.abs(numberIn(a, game) - numberIn(b, game)) <= tolerance(a, b, now)
  );
}

/** Who sits down together now. Whoever has waited longest chooses first; nobody is at two tables, and nobody with whom they are `apart`. */
export function seatings(
  seekers: readonly Seeker[],
  now: number,
  apart: (a: number, b: number) => boolean = () => false,
): Seating[] {
  const free = new Set(seekers.toSorted((a, b) => a.since - b.since || a.person - b.person));
  const found: Seating[] = [];
  for (const seeker of free) {
    const seating = full(seeker, free, { now, apart }) ?? withBots(seeker, free, { now, apart });
    if (!seating) continue;
    found.push(seating);
    for (const person of seating.people) free.delete(person);
  }
  return found;
}

/** The largest table of people alone; of several the one whose people are nearest to each other. */
function full(seeker: Seeker, free: ReadonlySet<Seeker>, moment: Moment): Seating | undefined {
  const isPatient = moment.now - seeker.since < patience[seeker.pace].gather;
  const options = seeker.games.flatMap((game) => {
    const sizes = seeker.sizes[game] ?? [];
    const largest = Math.max(...sizes);
    return sizes.flatMap((size) => {
      if (isPatient && size < largest) return [];
      const people = group(seeker, free, { game, size, moment });
      return people.length === size ? [{ game, people, bots: 0 }] : [];
    });
  });
  return options.toSorted((a, b) => b.people.length - a.people.length || spread(a) - spread(b))[0];
}

/** As many people as there are who like bots too, at the smallest table that suits them. */
function withBots(seeker: Seeker, free: ReadonlySet<Seeker>, moment: Moment): Seating | undefined {
  if (!seeker.bots || moment.now - seeker.since < patience[seeker.pace].botsAfter) return undefined;
  const friendly = new Set([...free].filter(({ bots }) => bots));
  const options = seeker.games.flatMap((game) =>
    (seeker.sizes[game] ?? []).map((size) => {
      const people = group(seeker, friendly, { game, size, moment });
      return { game, people, bots: size - people.length };
    }),
  );
  return options.toSorted((a, b) => b.people.length - a.people.length || a.bots - b.bots)[0];
}

/** Up to so many people of similar strength, the nearest first, each within reach of all others. */
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
