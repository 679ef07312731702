/** Arithmetic of a finite field: its elements are 0 to size - 1, 0 and 1 are what they should be. */
export interface Field {
  readonly size: number;
  add(a: number, b: number): number;
  multiply(a: number, b: number): number;
}

/** x^k as a polynomial of lower degree, by its coefficients, lowest first: what makes the prime power a field. */
const reductions: { readonly [size: number]: { readonly prime: number; readonly high: readonly number[] } } =
  {
    4: { prime: 2, high: [1, 1] }, // x^2 = x + 1
    8: { prime: 2, high: [1, 1, 0] }, // x^3 = x + 1
    9: { prime: 3, high: [2, 0] }, // x^2 = 2
  };

/** The field with so many elements, for primes and for 4, 8 and 9; undefined if there is none, or none that is needed. */
export function fieldOf(size: number): Field | undefined {
  if (isPrime(size)) return { size, add: (a, b) => (a + b) % size, multiply: (a, b) => (a * b) % size };
  const reduction = reductions[size];
  return reduction && extension(size, reduction.prime, reduction.high);
}

function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return false;
  return true;
}

/** Elements are polynomials, written as numbers in base `prime`. */
function extension(size: number, prime: number, high: readonly number[]): Field {
  const digits = (n: number): number[] => high.map((_, i) => Math.floor(n / prime ** i) % prime);
  const number = (list: readonly number[]): number =>
    list.reduce((sum, digit, i) => sum + (digit % prime) * prime ** i, 0);
  return {
    size,
    add: (a, b) => number(digits(a).map((digit, i) => digit + (digits(b)[i] ?? 0))),
    multiply(a, b) {
      // Horner's rule: times x, reduced, plus the next coefficient.
      let product = high.map(() => 0);
      for (const digit of digits(b).toReversed()) {
        const carry = product.at(-1) ?? 0;
        product = [0, ...product.slice(0, -1)].map((each, i) => (each + carry * (high[i] ?? 0)) % prime);
        product = product.map((each, i) => (each + digit * (digits(a)[i] ?? 0)) % prime);
      }
      return number(product);
    },
  };
}
