import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Luck } from '../engine/match.ts';
import type { Rng } from '../engine/rng.ts';
import { counted } from './bytes.ts';
import { drawBelow, scaleBelow, word53 } from './draw.ts';
import { messagePrefix, type Secret, secretProblem } from './secret.ts';
import { readHex256 } from './seed.ts';

const TWO_32 = 2 ** 32;
const BLOCK_BYTES = 32;
const NO_NAME = Uint8Array.of(0);

/** The key and the part of every message that never changes, hashed once. */
type Start = ReturnType<ReturnType<typeof hmac.create>['clone']>;
type FromWords = (k: number, nextWord: () => number) => number;

/**
 * The luck of a match in version 1. docs/formats/fair-dice.md is the exact specification of all versions.
 *
 * The key and the part of the message that never changes are hashed once, here; a block then costs a copy of that state
 * and the rest of the hash. Throws on a malformed secret: ask `secretProblem` first when it comes from outside.
 */
export function luck(secret: Secret): Luck {
  const problem = secretProblem(secret);
  if (problem) throw new Error(problem.problem);
  const start = keyed(secret.seed, messagePrefix(secret));
  const generator = generators(start, drawBelow);
  return (n) => generator(n);
}

/** A secret seed of version 2, with the root of the match or of the deal that it is used for. */
export interface RootedSeed {
  /** 64 digits of lower-case hex. */
  readonly seed: string;
  /** `matchRoot` or `dealRoot`. */
  readonly root: string;
}

/** The luck of a match in version 2: draw number n has the empty name. */
export function matchLuck({ seed, root }: RootedSeed): Luck {
  const generator = generators(keyed(seed, concatBytes(hexToBytes(root), NO_NAME)), drawBelow);
  return (n) => generator(n);
}

/**
 * Luck that is shared: a draw is keyed by what it is for and by how often that occurred before. Words are scaled rather
 * than reduced, so that two matches whose lists of outcomes differ a little still mostly draw the same.
 */
export function sharedLuck({ seed, root }: RootedSeed): Luck {
  const prefix = hexToBytes(root);
  const generator = (n: number, name = ''): Rng =>
    generators(keyed(seed, concatBytes(prefix, counted(name))), scaleBelow)(n);
  return Object.assign(generator, { named: true });
}

function keyed(seed: string, prefix: Uint8Array): Start {
  const key = readHex256(seed);
  if (!key) throw new Error('a secret seed is 64 digits of lower-case hex');
  return hmac.create(sha256, key).update(prefix);
}

/** The generator of each number: what `start` has taken in, then u32(number), then u32(counter). */
function generators(start: Start, fromWords: FromWords): (n: number) => Rng {
  const scratch = start.clone();
  const tail = new DataView(new ArrayBuffer(8));
  const tailBytes = new Uint8Array(tail.buffer);

  function fillBlock(n: number, counter: number, out: Uint8Array): void {
    tail.setUint32(0, n);
    tail.setUint32(4, counter);
    // Twice as fast as `clone()`, which makes new buffers each time: 1.5 µs a chance ply instead of 3.
    start._cloneInto(scratch).update(tailBytes).digestInto(out);
  }

  return (n) => {
    if (!Number.isInteger(n) || n < 0 || n >= TWO_32)
      throw new RangeError(`no chance ply has the number ${n}`);
    const block = new DataView(new ArrayBuffer(BLOCK_BYTES));
    const blockBytes = new Uint8Array(block.buffer);
    let counter = 0;
    let at = BLOCK_BYTES;

    function nextWord(): number {
      if (at === BLOCK_BYTES) {
        // Starting again at 0 would repeat rolls; no game comes near it.
        if (counter === TWO_32) throw new RangeError(`chance ply ${n} has used up its blocks`);
        fillBlock(n, counter, blockBytes);
        counter += 1;
        at = 0;
      }
      const word = word53(block.getUint32(at), block.getUint32(at + 4));
      at += 8;
      return word;
    }

    return { below: (k) => fromWords(k, nextWord) };
  };
}

/** The generator of one chance ply; whoever needs several keeps the `luck`. */
export function keyedRng(secret: Secret, n: number): Rng {
  return luck(secret)(n);
}
