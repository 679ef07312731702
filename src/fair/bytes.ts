import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Options } from '../engine/game.ts';

/** One byte of length, then the text as UTF-8: texts laid end to end stay apart. */
export function counted(text: string): Uint8Array {
  const bytes = utf8ToBytes(text);
  if (bytes.length > 255) throw new RangeError('a text of more than 255 bytes');
  return concatBytes(Uint8Array.of(bytes.length), bytes);
}

/** Four bytes, big-endian. */
export function u32(value: number): Uint8Array {
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32) throw new RangeError(`${value} is no u32`);
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** Options as the one JSON text that every verifier writes: keys in ascending order, no blanks; length first. */
export function countedOptions(options: Options): Uint8Array {
  const keys = Object.keys(options).sort();
  const fields = keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(options[key])}`);
  const bytes = utf8ToBytes(`{${fields.join(',')}}`);
  return concatBytes(u32(bytes.length), bytes);
}

/** Looked at no deeper than options go: a file may nest anything. */
export function isOptions(options: unknown): options is Options {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return false;
  return Object.values(options).every((value) =>
    Array.isArray(value) ? value.every(isPlain) : isPlain(value),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === 'boolean' || typeof value === 'string' || Number.isSafeInteger(value);
}
