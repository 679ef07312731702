/** Network weights as text: two letters (12 bits) each, fixed point from -4 to just below 4. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const STEPS_TO_ONE = 512;
const MIDDLE = 2048;

export function writeWeights(weights: Float64Array): string {
  let text = '';
  for (const weight of weights) {
    const step = Math.min(Math.max(Math.round(weight * STEPS_TO_ONE) + MIDDLE, 0), 2 * MIDDLE - 1);
    text += (LETTERS[step >> 6] as string) + (LETTERS[step & 63] as string);
  }
  return text;
}

export function readWeights(text: string): Float64Array {
  const weights = new Float64Array(text.length / 2);
  for (let i = 0; i < weights.length; i++) {
    const high = LETTERS.indexOf(text[2 * i] as string);
    const low = LETTERS.indexOf(text[2 * i + 1] as string);
    weights[i] = (high * 64 + low - MIDDLE) / STEPS_TO_ONE;
  }
  return weights;
}
