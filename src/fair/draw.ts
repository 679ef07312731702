const TWO_53 = 2 ** 53;

/** The upper 53 bits of a 64-bit group given by its two halves: what a double holds exactly. */
export function word53(high: number, low: number): number {
  return high * 2 ** 21 + (low >>> 11);
}

/**
 * A uniform integer in 0..k-1 from a source of uniform words in 0..2^53-1. Words from the largest multiple of k upwards
 * are rejected: of the rest, every result has equally many.
 */
export function drawBelow(k: number, nextWord: () => number): number {
  if (!Number.isInteger(k) || k < 1 || k > TWO_53)
    throw new RangeError(`a draw is among 1 to 2^53 outcomes, not ${k}`);
  const limit = TWO_53 - (TWO_53 % k);
  let word = nextWord();
  while (word >= limit) word = nextWord();
  return word % k;
}
