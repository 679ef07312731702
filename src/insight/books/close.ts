import type { Seat } from '../../engine/game.ts';
import { newValue } from '../judge/vector.ts';
import type { Numbers, Verdict } from './verdict.ts';

/** Where a seat's result came from. The five parts add up to `result - start`. */
export interface Parts {
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly clash: number;
  readonly corrections: number;
}

/** What one step moved, by seat: shares of the win, then points. */
export interface Entry {
  readonly luck: Numbers;
  readonly own: Numbers;
  readonly others: Numbers;
  readonly clash: Numbers;
  readonly corrections: Numbers;
}

export interface Books {
  /** One for each verdict. */
  readonly entries: readonly Entry[];
  readonly shares: readonly Parts[];
  readonly points: readonly Parts[];
}

/**
 * Adds up the verdicts of a whole match. The difference between the value after a step and the value before the next
 * one is a correction, so the parts always add up to the result.
 */
export function closeBooks(seats: number, verdicts: readonly Verdict[], result: Numbers): Books {
  const first = verdicts.find(({ before }) => before !== undefined)?.before ?? result;
  const start = startOf(seats, first);
  let value: Numbers = start;
  const entries: Entry[] = [];
  for (const verdict of verdicts) {
    entries.push(entryOf(seats, verdict, value));
    value = verdict.after ?? value;
  }
  // Where the last step is not judged at the very end (an unfinished match), the rest is a correction too.
  const rest = entries.at(-1);
  if (rest) {
    const corrections = rest.corrections.map(
      (each, i) => each + (result[i] as number) - (value[i] as number),
    );
    entries[entries.length - 1] = { ...rest, corrections };
  }
  const parts = (from: number): Parts[] =>
    Array.from({ length: seats }, (_, seat) => {
      const at = from + seat;
      const sum = (pick: (entry: Entry) => Numbers): number =>
        entries.reduce((total, entry) => total + (pick(entry)[at] as number), 0);
      return {
        start: start[at] as number,
        result: result[at] as number,
        luck: sum((entry) => entry.luck),
        own: sum((entry) => entry.own),
        others: sum((entry) => entry.others),
        clash: sum((entry) => entry.clash),
        corrections: sum((entry) => entry.corrections),
      };
    });
  return { entries, shares: parts(0), points: parts(seats) };
}

/** Before anything is dealt all seats are equal: the same share, and the mean of the points expected. */
function startOf(seats: number, first: Numbers): number[] {
  const points = first.slice(seats).reduce((sum, each) => sum + each, 0) / seats;
  return Array.from({ length: 2 * seats }, (_, i) => (i < seats ? 1 / seats : points));
}

function entryOf(seats: number, verdict: Verdict, value: Numbers): Entry {
  const zero = (): number[] => [...newValue(seats)];
  const entry = { luck: zero(), own: zero(), others: zero(), clash: zero(), corrections: zero() };
  const { before, after, chance, decision, sealed } = verdict;
  if (!before || !after) return entry;
  entry.corrections = before.map((each, i) => each - (value[i] as number));
  if (chance) entry.luck = after.map((each, i) => each - (before[i] as number));
  for (const [k, { choices, taken, could }] of (
    sealed?.decisions ?? (decision ? [decision] : [])
  ).entries()) {
    const seat = verdict.seats[k] as Seat;
    const got = choices[taken]?.value as Numbers;
    for (let i = 0; i < 2 * seats; i++) {
      const part = i % seats === seat ? entry.own : entry.others;
      part[i] = (part[i] as number) + (got[i] as number) - (could[i] as number);
    }
  }
  if (sealed) entry.clash = [...sealed.clash];
  return entry;
}
