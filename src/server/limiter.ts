import type { Actor } from './actor.ts';
import { Buckets, type Rate } from './bucket.ts';

/** How much of what is taken from whom. */
export interface Limits {
  /** New guests and new tables from one address. */
  readonly guests: Rate;
  readonly tables: Rate;
  readonly chat: Rate;
  /** Messages on one socket. */
  readonly messages: Rate;
  readonly sockets: number;
}

export const usualLimits: Limits = {
  guests: { burst: 60, perSecond: 1 },
  tables: { burst: 60, perSecond: 1 },
  chat: { burst: 5, perSecond: 0.5 },
  messages: { burst: 200, perSecond: 50 },
  sockets: 15_000,
};

export class Limiter {
  readonly limits: Limits;
  readonly #guests: Buckets;
  readonly #tables: Buckets;
  readonly #chat: Buckets;

  constructor(limits: Limits, clock: () => number) {
    this.limits = limits;
    this.#guests = new Buckets(limits.guests, clock);
    this.#tables = new Buckets(limits.tables, clock);
    this.#chat = new Buckets(limits.chat, clock);
  }

  mayEnter(address: string): boolean {
    return this.#guests.take(address);
  }

  mayOpen(address: string): boolean {
    return this.#tables.take(address);
  }

  mayChat(actor: Actor): boolean {
    if (actor.type === 'nobody') return true;
    return this.#chat.take(actor.type === 'person' ? actor.key : `${actor.match} ${actor.seat}`);
  }

  forget(): void {
    for (const buckets of [this.#guests, this.#tables, this.#chat]) buckets.forget();
  }
}
