import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Semaphore } from '../../support/semaphore.ts';

const argon2Hash = promisify(argon2);

/** Parameters of Argon2id. */
export interface Cost {
  /** Kilobytes. */
  readonly memory: number;
  readonly passes: number;
}

/** The second choice of RFC 9106 with one lane: 64 MB, three passes. docs/decisions/0010-accounts.md has the figures. */
export const defaultCost: Cost = { memory: 65_536, passes: 3 };

const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/;

/** Hashes run in libuv's thread pool. Two at a time leave threads for files and the database. */
const AT_ONCE = 2;
/** Requests beyond this are refused, so that a flood cannot exhaust memory. */
const MAX_WAITING = 50;

/** Password hashing by Argon2id. A hash is stored in PHC form: `$argon2id$v=19$m=65536,t=3,p=1$salt$hash`. */
export class Passwords {
  readonly #cost: Cost;
  readonly #semaphore = new Semaphore(AT_ONCE, MAX_WAITING);
  /** The hash of a random password, so that an unknown login takes as long as a known one. */
  #decoy: Promise<string | undefined> | undefined;

  constructor(cost: Cost = defaultCost) {
    this.#cost = cost;
  }

  /** A hash to be stored. Undefined if too many wait already. */
  async hash(password: string): Promise<string | undefined> {
    const salt = randomBytes(SALT_BYTES);
    const { memory, passes } = this.#cost;
    const hashed = await this.#hash(password, salt, { memory, passes, lanes: LANES, length: HASH_BYTES });
    if (!hashed) return undefined;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${LANES}$${base64(salt)}$${base64(hashed)}`;
  }

  /**
   * Whether the password fits the stored hash. Without one (an unknown login) it takes as long and is false. Undefined if too
   * many wait already.
   */
  async verify(password: string, stored: string | undefined): Promise<boolean | undefined> {
    const known = stored ?? (await this.#makeDecoy());
    if (known === undefined) return undefined;
    const [, memory, passes, lanes, salt, right] = PHC.exec(known) ?? [];
    if (salt === undefined || right === undefined) throw new Error('a stored password is no PHC text');
    const expected = Buffer.from(right, 'base64');
    const hashed = await this.#hash(password, Buffer.from(salt, 'base64'), {
      memory: Number(memory),
      passes: Number(passes),
      lanes: Number(lanes),
      length: expected.length,
    });
    if (!hashed) return undefined;
    return timingSafeEqual(hashed, expected) && stored !== undefined;
  }

  /** Whether it was hashed with other parameters than the current ones. */
  isOutdated(stored: string): boolean {
    const { memory, passes } = this.#cost;
    return !stored.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${LANES}$`);
  }

  #makeDecoy(): Promise<string | undefined> {
    this.#decoy ??= this.hash(randomBytes(SALT_BYTES).toString('hex')).then((made) => {
      if (made === undefined) this.#decoy = undefined;
      return made;
    });
    return this.#decoy;
  }

  #hash(
    password: string,
    nonce: Buffer,
    { memory, passes, lanes, length }: Cost & { readonly lanes: number; readonly length: number },
  ): Promise<Buffer | undefined> {
    return this.#semaphore.run(() =>
      argon2Hash('argon2id', {
        message: Buffer.from(password),
        nonce,
        parallelism: lanes,
        tagLength: length,
        memory,
        passes,
      }),
    );
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
