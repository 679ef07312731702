import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RandomBytes } from '../support/token.ts';
import { DatabaseRefused } from './database.ts';

/** Encrypts the seeds of unfinished matches, so that whoever reads the database cannot predict their dice. */
export interface SeedBox {
  /** A fingerprint of the key. */
  readonly name: string;
  seal(seed: string, match: string): string;
  /** The seed; a text that was never sealed is given as it is. */
  open(stored: string, match: string): string;
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Seeds are hex, so none begins like this. */
const SEALED = 's1.';

export function isSealed(stored: string): boolean {
  return stored.startsWith(SEALED);
}

/**
 * AES-256-GCM. The id of the match is authenticated with it: a sealed seed can be opened for its own match only. The IV is a keyed hash of
 * what is sealed (a synthetic IV): no two seeds share one, and sealing a seed again, which happens whenever its match is saved, uses up
 * no randomness.
 */
export function seedBox(key: Uint8Array): SeedBox {
  if (key.length !== KEY_BYTES)
    throw new DatabaseRefused(`the key of the seeds must have ${KEY_BYTES} bytes`);
  // Made once: otherwise each cipher makes its own from the bytes.
  const secret = createSecretKey(key);
  return {
    name: createHash('sha256').update('tidetable seeds').update(key).digest('base64url'),
    seal(seed, match) {
      const iv = createHmac('sha256', secret).update(`${match}\n${seed}`).digest().subarray(0, IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', secret, iv).setAAD(Buffer.from(match));
      const sealed = Buffer.concat([iv, cipher.update(seed, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${SEALED}${sealed.toString('base64url')}`;
    },
    open(stored, match) {
      if (!isSealed(stored)) return stored;
      const bytes = Buffer.from(stored.slice(SEALED.length), 'base64url');
      const cipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(match))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      const seed = cipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
      return Buffer.concat([seed, cipher.final()]).toString('utf8');
    },
  };
}

/** The key from a file, created at first use and readable by its owner only. */
export function keyFrom(file: string, random: RandomBytes): Uint8Array {
  const fresh = () => Buffer.from(random(KEY_BYTES)).toString('base64url');
  if (!existsSync(file)) writeFileSync(file, `${fresh()}\n`, { mode: 0o600, flag: 'wx' });
  return readKey(readFileSync(file, 'utf8'), file);
}

/** 32 bytes in base64 or hex. `where` names the source in the error message. */
export function readKey(text: string, where: string): Uint8Array {
  const word = text.trim();
  const key = /^[0-9a-f]{64}$/i.test(word) ? Buffer.from(word, 'hex') : Buffer.from(word, 'base64url');
  if (key.length === KEY_BYTES) return key;
  throw new DatabaseRefused(`${where} must hold a key of 32 random bytes in base64 or hex`);
}
