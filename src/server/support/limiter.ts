import type { Actor } from '../table/actor.ts';
import { Buckets, type Rate } from './bucket.ts';

/** How much of what is taken from whom. */
export interface Limits {
  /** New guests and new tables from one address. */
  readonly guests: Rate;
  readonly tables: Rate;
  readonly chat: Rate;
  /** Sign-ins, and whatever else takes work without being known, from one address. */
  readonly signIns: Rate;
  /** Passwords tried for one login by strangers, or by one device that has signed in before. */
  readonly guesses: Rate;
  /** Everything that is known of somebody, at their own wish. */
  readonly exports: Rate;
  /** Tables of one person that wait for a start. */
  readonly openTables: number;
  /** Messages on one socket. */
  readonly messages: Rate;
  /** Streams opened by one program. */
  readonly streams: Rate;
  /** Sockets in all, from one address, of one person. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPerson: number;
  /** Connections of any kind from one address. */
  readonly connectionsPerAddress: number;
}

export const usualLimits: Limits = {
  guests: { burst: 60, perSecond: 1 },
  tables: { burst: 60, perSecond: 1 },
  chat: { burst: 5, perSecond: 0.5 },
  signIns: { burst: 30, perSecond: 0.2 },
  guesses: { burst: 10, perSecond: 1 / 60 },
  exports: { burst: 5, perSecond: 1 / 60 },
  openTables: 25,
  messages: { burst: 200, perSecond: 50 },
  streams: { burst: 10, perSecond: 0.2 },
  sockets: 15_000,
  socketsPerAddress: 1000,
  socketsPerPerson: 50,
  connectionsPerAddress: 2000,
};

export class Limiter {
  readonly limits: Limits;
  readonly #guests: Buckets;
  readonly #tables: Buckets;
  readonly #chat: Buckets;
  readonly #signIns: Buckets;
  readonly #guesses: Buckets;
  readonly #exports: Buckets;
  readonly #streams: Buckets;

  constructor(limits: Limits, clock: () => number) {
    this.limits = limits;
    this.#guests = new Buckets(limits.guests, clock);
    this.#tables = new Buckets(limits.tables, clock);
    this.#chat = new Buckets(limits.chat, clock);
    this.#signIns = new Buckets(limits.signIns, clock);
    this.#guesses = new Buckets(limits.guesses, clock);
    this.#exports = new Buckets(limits.exports, clock);
    this.#streams = new Buckets(limits.streams, clock);
  }

  mayEnter(address: string): boolean {
    return this.#guests.take(address);
  }

  mayOpen(address: string): boolean {
    return this.#tables.take(address);
  }

  maySignIn(address: string): boolean {
    return this.#signIns.take(address);
  }

  /** `whose` is a login, or a device that its owner has used before: strangers cannot use up the owner's own tries. */
  mayGuess(whose: string): boolean {
    return this.#guesses.take(whose);
  }

  mayExport(person: number): boolean {
    return this.#exports.take(person);
  }

  mayStream(person: number): boolean {
    return this.#streams.take(person);
  }

  mayChat(actor: Actor): boolean {
    if (actor.type === 'nobody') return true;
    return this.#chat.take(actor.type === 'person' ? actor.key : `${actor.match} ${actor.seat}`);
  }

  forget(): void {
    const all = [
      this.#guests,
      this.#tables,
      this.#chat,
      this.#signIns,
      this.#guesses,
      this.#exports,
      this.#streams,
    ];
    for (const buckets of all) buckets.forget();
  }
}
