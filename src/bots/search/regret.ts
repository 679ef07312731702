/**
 * A normal-form game: all seats choose once, simultaneously. `payoffs` has one number per seat for every profile; the last
 * seat's choice runs fastest through the list.
 */
export interface NormalForm {
  readonly choices: readonly number[];
  readonly payoffs: Float64Array;
}

/** The opponent model of one seat: with probability `trust` the others play these mixtures, otherwise they optimise freely. */
export interface OpponentModel {
  readonly seat: number;
  readonly others: readonly ArrayLike<number>[];
  readonly trust: number;
}

export interface Solution {
  /** Everybody's average strategy where they optimise freely. */
  readonly mixtures: readonly number[][];
  /** Everybody's strategy as the seat models it: the fixed mixtures and the free ones, blended by `trust`. */
  readonly modelled: readonly number[][];
}

/**
 * A restricted Nash response (Johanson, Zinkevich and Bowling 2007) by regret matching (Hart and Mas-Colell 2000) with full
 * payoffs: each seat plays in proportion to its positive regrets, and the averages approach an equilibrium of the game in
 * which the others follow `others` with probability `trust`. Regrets are floored at 0 and later iterations weigh more, as in
 * CFR+ (Tammelin 2014).
 */
export function matchRegrets(
  { choices, payoffs }: NormalForm,
  iterations: number,
  { seat: hero, others, trust }: OpponentModel,
): Solution {
  const seats = choices.length;
  const regrets = choices.map((n) => new Float64Array(n));
  const sums = choices.map((n) => new Float64Array(n));
  const strategies = choices.map((n) => new Float64Array(n).fill(1 / n));
  const values = choices.map((n) => new Float64Array(n));
  const modelled = choices.map((n) => new Float64Array(n));
  for (let iteration = 1; iteration <= iterations; iteration++) {
    for (let seat = 0; seat < seats; seat++) {
      modelled[seat]!.set(strategies[seat]!);
      if (seat === hero) continue;
      for (let i = 0; i < modelled[seat]!.length; i++)
        modelled[seat]![i] = trust * others[seat]![i]! + (1 - trust) * modelled[seat]![i]!;
    }
    expectations({ choices, payoffs }, modelled, values);
    for (let seat = 0; seat < seats; seat++) {
      const regret = regrets[seat]!;
      const strategy = strategies[seat]!;
      const value = values[seat]!;
      let mean = 0;
      for (let i = 0; i < strategy.length; i++) mean += strategy[i]! * value[i]!;
      let total = 0;
      for (let i = 0; i < regret.length; i++) total += regret[i] = Math.max(0, regret[i]! + value[i]! - mean);
      for (let i = 0; i < strategy.length; i++) {
        strategy[i] = total > 0 ? regret[i]! / total : 1 / strategy.length;
        // Linear averaging: later iterations weigh more.
        sums[seat]![i]! += iteration * strategy[i]!;
      }
    }
  }
  const mixtures = sums.map((sum) => normalized(Array.from(sum)));
  const blended = mixtures.map((mixture, seat) =>
    mixture.map((part, i) => (seat === hero ? part : trust * others[seat]![i]! + (1 - trust) * part)),
  );
  return { mixtures, modelled: blended };
}

/**
 * The expected payoff of each choice of each seat against the others' mixtures, into `out`. The last seat's choice runs
 * fastest, so what the other seats do is weighed once for all its choices.
 */
export function expectations(
  { choices, payoffs }: NormalForm,
  mixtures: readonly Float64Array[],
  out: readonly Float64Array[],
): void {
  const seats = choices.length;
  const last = seats - 1;
  const profile = new Int32Array(last);
  const lastMixture = mixtures[last]!;
  const lastOut = out[last]!;
  const step = seats * lastOut.length;
  for (const each of out) each.fill(0);
  for (let at = 0; at < payoffs.length; at += step) {
    for (let seat = 0; seat < last; seat++) {
      const probability = likelihood(mixtures, profile, seat);
      const own = out[seat]!;
      let sum = own[profile[seat]!]!;
      for (let choice = 0, i = at + seat; i < at + step; choice++, i += seats)
        sum += probability * lastMixture[choice]! * payoffs[i]!;
      own[profile[seat]!] = sum;
    }
    const probability = likelihood(mixtures, profile, last);
    for (let choice = 0, i = at + last; i < at + step; choice++, i += seats)
      lastOut[choice]! += probability * payoffs[i]!;
    nextProfile(profile, choices);
  }
}

/** How likely the seats of the profile play their part of it, this one left out. */
function likelihood(mixtures: readonly Float64Array[], profile: Int32Array, left: number): number {
  let probability = 1;
  for (let seat = 0; seat < profile.length; seat++)
    if (seat !== left) probability *= mixtures[seat]![profile[seat]!]!;
  return probability;
}

/** Quantal responses (McKelvey and Palfrey 1995): softmax answers to the others' mixtures at this temperature. */
export function quantalResponses(
  normalForm: NormalForm,
  mixtures: readonly ArrayLike<number>[],
  temperature: number,
): number[][] {
  const values = normalForm.choices.map((n) => new Float64Array(n));
  expectations(normalForm, flattened(mixtures), values);
  return values.map((list) => {
    const best = Math.max(...list);
    return normalized(Array.from(list, (value) => Math.exp((value - best) / temperature)));
  });
}

/** Mixtures as `expectations` takes them. */
export function flattened(mixtures: readonly ArrayLike<number>[]): Float64Array[] {
  return mixtures.map((mixture) => Float64Array.from(mixture));
}

/** Advances to the next profile, of the first seats if it is shorter than the list; false after the last, which wraps around to the first. */
export function nextProfile(profile: Int32Array, choices: readonly number[]): boolean {
  for (let seat = profile.length - 1; seat >= 0; seat--) {
    profile[seat]!++;
    if (profile[seat]! < choices[seat]!) return true;
    profile[seat] = 0;
  }
  return false;
}

/** The weights scaled to sum 1; uniform if all are 0. */
export function normalized(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
}
