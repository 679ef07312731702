const TWO_53 = 2 ** 53;
const BITS_53 = 53n;
const MASK_53 = (1n << BITS_53) - 1n;

/** The upper 53 bits of a 64-bit group given by its two halves: what a double holds exactly. */
export function word53(high: number, low: number): number {
  return high * 2 ** 21 + (low >>> 11);
}

/**
 * A uniform integer in 0..k-1 from a source of uniform words in 0..2^53-1. Words from the largest multiple of k upwards
 * are rejected: of the rest, every result has equally many.
 */
export function drawBelow(k: number, nextWord: () => number): number {
  checkBound(k);
  const limit = TWO_53 - (TWO_53 % k);
  let word = nextWord();
  while (word >= limit) word = nextWord();
  return word % k;
}

/**
 * Lemire's draw (2019): the word's share of 2^53, scaled to k. Equally uniform; and the same word gives nearly the same
 * place in two lists of nearly the same length, which a remainder does not.
 */
export function scaleBelow(k: number, nextWord: () => number): number {
  checkBound(k);
  const rejected = BigInt(TWO_53 % k);
  const factor = BigInt(k);
  for (;;) {
    const product = BigInt(nextWord()) * factor;
    if ((product & MASK_53) >= rejected) return Number(product >> BITS_53);
  }
}

function checkBound(k: number): void {
  if (!Number.isInteger(k) || k < 1 || k > TWO_53)
    throw new RangeError(`a draw is among 1 to 2^53 outcomes, not ${k}`);
}
