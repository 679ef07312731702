/**
 * Everybody's worth of every profile of a game in which all choose once, at the same moment. Choices count from 0; the
 * last seat's choice runs fastest through the list, and each profile holds one number for each seat.
 */
export interface OneShot {
  readonly choices: readonly number[];
  readonly worths: Float64Array;
}

/** What somebody expects of the others: in this part of the cases they choose by these mixtures, otherwise as they like. */
export interface Expecting {
  readonly seat: number;
  readonly others: readonly ArrayLike<number>[];
  readonly trust: number;
}

export interface Matched {
  /** How everybody chooses who is free to. */
  readonly mixtures: readonly number[][];
  /** How everybody chooses as the seat expects it. */
  readonly met: readonly number[][];
}

/**
 * Regret matching with full knowledge of the worths: everybody leans towards what would have done better against how the
 * others leaned so far. The average of the leanings comes close to mixtures that nobody can do much better against.
 */
export function matchRegrets(
  { choices, worths }: OneShot,
  rounds: number,
  { seat: hero, others, trust }: Expecting,
): Matched {
  const seats = choices.length;
  const regrets = choices.map((n) => new Float64Array(n));
  const sums = choices.map((n) => new Float64Array(n));
  const leanings = choices.map((n) => new Float64Array(n).fill(1 / n));
  const values = choices.map((n) => new Float64Array(n));
  const met = choices.map((n) => new Float64Array(n));
  for (let round = 1; round <= rounds; round++) {
    for (let seat = 0; seat < seats; seat++) {
      met[seat]!.set(leanings[seat]!);
      if (seat === hero) continue;
      for (let i = 0; i < met[seat]!.length; i++)
        met[seat]![i] = trust * others[seat]![i]! + (1 - trust) * met[seat]![i]!;
    }
    expectations({ choices, worths }, met, values);
    for (let seat = 0; seat < seats; seat++) {
      const regret = regrets[seat]!;
      const leaning = leanings[seat]!;
      const value = values[seat]!;
      let mean = 0;
      for (let i = 0; i < leaning.length; i++) mean += leaning[i]! * value[i]!;
      let total = 0;
      for (let i = 0; i < regret.length; i++) total += regret[i] = Math.max(0, regret[i]! + value[i]! - mean);
      for (let i = 0; i < leaning.length; i++) {
        leaning[i] = total > 0 ? regret[i]! / total : 1 / leaning.length;
        // Later rounds know more, and count more.
        sums[seat]![i]! += round * leaning[i]!;
      }
    }
  }
  const mixtures = sums.map((sum) => normal(Array.from(sum)));
  const expected = mixtures.map((mixture, seat) =>
    mixture.map((part, i) => (seat === hero ? part : trust * others[seat]![i]! + (1 - trust) * part)),
  );
  return { mixtures, met: expected };
}

/** What each choice of each seat is worth if the others choose by these mixtures, in `out`. */
export function expectations(
  { choices, worths }: OneShot,
  mixtures: readonly ArrayLike<number>[],
  out: readonly Float64Array[],
): void {
  const seats = choices.length;
  const profile = new Int32Array(seats);
  for (const each of out) each.fill(0);
  for (let at = 0; at < worths.length; at += seats) {
    for (let seat = 0; seat < seats; seat++) {
      let likely = 1;
      for (let other = 0; other < seats; other++)
        if (other !== seat) likely *= mixtures[other]![profile[other]!]!;
      if (likely > 0) out[seat]![profile[seat]!]! += likely * worths[at + seat]!;
    }
    nextProfile(profile, choices);
  }
}

/**
 * How everybody answers the others' mixtures who sees differences of `noticed` in worth, and easily misses smaller ones:
 * what is worse by that much is chosen about a third as often.
 */
export function goodAnswers(
  oneShot: OneShot,
  mixtures: readonly ArrayLike<number>[],
  noticed: number,
): number[][] {
  const worth = oneShot.choices.map((n) => new Float64Array(n));
  expectations(oneShot, mixtures, worth);
  return worth.map((list) => {
    const best = Math.max(...list);
    return normal(Array.from(list, (value) => Math.exp((value - best) / noticed)));
  });
}

/** On to the next profile in the order of the list; false after the last, and then it is the first again. */
export function nextProfile(profile: Int32Array, choices: readonly number[]): boolean {
  for (let seat = choices.length - 1; seat >= 0; seat--) {
    profile[seat]!++;
    if (profile[seat]! < choices[seat]!) return true;
    profile[seat] = 0;
  }
  return false;
}

/** The weights as parts of one; equal parts if there are none. */
export function normal(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
}
