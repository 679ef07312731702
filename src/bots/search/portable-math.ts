/**
 * Functions that give the same bits in every browser. The language leaves the last bits of `Math.exp` and `**` open, and
 * Safari rounds otherwise than V8 does; sums and products are exact everywhere. Where a try of the daily tide is verified by a
 * server, a bot must answer there as it did on the device.
 */
const LN2_HIGH = 6.93147180369123816e-1;
const LN2_LOW = 1.9082149292705877e-10;
const INVERSE_LN2 = Math.LOG2E;
const P1 = 1.66666666666666019e-1;
const P2 = -2.77777777770155934e-3;
const P3 = 6.61375632143793436e-5;
const P4 = -1.65339022054652515e-6;
const P5 = 4.13813679705723846e-8;
const OVERFLOW = 7.09782712893383973e2;
const UNDERFLOW = -7.45133219101941108e2;
const TINY = 2 ** -28;
/** Half of ln 2, and one and a half times ln 2. */
const SMALL = 0.34657359027997264;
const MIDDLE = 1.0397207708399179;

/** Exact powers of two. */
const LEAST_POWER = -1075;
const POWERS = powersOfTwo();

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(2100);
  let up = 1;
  for (let k = 0; k <= 1023; k++, up *= 2) powers[k - LEAST_POWER] = up;
  let down = 1;
  for (let k = 0; k >= LEAST_POWER; k--, down /= 2) powers[k - LEAST_POWER] = down;
  return powers;
}

/** e to the x, by the method of fdlibm (Sun Microsystems 1993): reduction by multiples of ln 2, then a rational function. */
export function exp(x: number): number {
  if (x !== x) return x;
  if (x > OVERFLOW) return Number.POSITIVE_INFINITY;
  if (x < UNDERFLOW) return 0;
  const size = Math.abs(x);
  let high = x;
  let low = 0;
  let k = 0;
  if (size > SMALL) {
    if (size < MIDDLE) k = x > 0 ? 1 : -1;
    else k = Math.trunc(INVERSE_LN2 * x + (x > 0 ? 0.5 : -0.5));
    high = x - k * LN2_HIGH;
    low = k * LN2_LOW;
  } else if (size < TINY) {
    return 1 + x;
  }
  const r = high - low;
  const t = r * r;
  const c = r - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
  if (k === 0) return 1 - ((r * c) / (c - 2) - r);
  const y = 1 - (low - (r * c) / (2 - c) - high);
  // In two steps where one would leave the range of normal numbers.
  if (k < -1021) return y * powerOfTwo(k + 1000) * powerOfTwo(-1000);
  return k === 1024 ? y * 2 * powerOfTwo(1023) : y * powerOfTwo(k);
}

function powerOfTwo(k: number): number {
  return POWERS[k - LEAST_POWER] as number;
}

/** base to a whole power, one factor after the other. */
export function wholePower(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}
