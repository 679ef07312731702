import type { FastRng } from '../../src/engine/rng.ts';

/** What has broken parsers before. */
const spice = [
  '\0',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  '1e999',
  '-0',
  '9007199254740993',
  'null',
  '[]',
  '{}',
  '""',
  '%00',
  '::ffff:1.2.3.4',
  ';',
  ',',
  '=',
  '"',
  '\\u0000',
  '[[[[[[[[',
  '{"a":{"a":{"a":',
];

const pick = <T>(from: readonly T[], rng: FastRng): T => from[rng.below(from.length)] as T;

/** The text with one to four small changes, or crossed with another. */
export function mutated(text: string, others: readonly string[], rng: FastRng): string {
  let result = text;
  for (let changes = 1 + rng.below(4); changes > 0; changes--) result = once(result, others, rng);
  return result.slice(0, 20_000);
}

function once(text: string, others: readonly string[], rng: FastRng): string {
  const at = rng.below(text.length + 1);
  const length = rng.below(Math.min(16, text.length - at + 1));
  switch (rng.below(8)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + pick(spice, rng) + text.slice(at);
    case 2:
      return (
        text.slice(0, at) + String.fromCharCode(rng.below(rng.below(2) ? 128 : 65_536)) + text.slice(at + 1)
      );
    case 3:
      return (
        text.slice(0, at) + text.slice(at, at + length).repeat(1 + rng.below(40)) + text.slice(at + length)
      );
    case 4: {
      const other = pick(others, rng);
      return text.slice(0, at) + other.slice(rng.below(other.length + 1));
    }
    case 5:
      return text.replace(/-?\d+/, () => pick(['0', '-1', '1e21', '0.5', '4294967296', '00'], rng));
    case 6:
      return `${'['.repeat(rng.below(3000))}${text}`;
    default:
      return text.slice(0, at) + pick(spice, rng) + text.slice(at + length);
  }
}
