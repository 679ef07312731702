/** The rate of a token bucket: its capacity, and how many tokens it gains a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket. */
export class Bucket {
  readonly #rate: Rate;
  #level: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#level = rate.burst;
    this.#at = now;
  }

  /** Takes `cost` tokens if at least one is left. The level may become negative: then it has to recover first. */
  take(now: number, cost = 1): boolean {
    const { burst, perSecond } = this.#rate;
    // A clock that is set back takes no tokens away.
    this.#level = Math.min(burst, this.#level + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= cost;
    return true;
  }

  /** A full bucket equals a new one, so it may be dropped. */
  isFull(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    return this.#level + ((now - this.#at) / 1000) * perSecond >= burst;
  }
}

/** A token bucket for each key; `forget` drops the full ones. */
export class Buckets {
  readonly #rate: Rate;
  readonly #clock: () => number;
  readonly #buckets = new Map<string | number, Bucket>();

  constructor(rate: Rate, clock: () => number) {
    this.#rate = rate;
    this.#clock = clock;
  }

  take(who: string | number, cost = 1): boolean {
    const now = this.#clock();
    let bucket = this.#buckets.get(who);
    if (!bucket) {
      bucket = new Bucket(this.#rate, now);
      this.#buckets.set(who, bucket);
    }
    return bucket.take(now, cost);
  }

  forget(): void {
    const now = this.#clock();
    for (const [who, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(who);
  }
}

/** A /48 network gets this many times as many tokens as one household (/64). */
const HOUSEHOLDS = 8;

/**
 * A token bucket for each address. Whoever rents an IPv6 /48 has 65,536 households (/64) to send from, so the /48 has a
 * bucket of its own as well.
 */
export class AddressBuckets {
  readonly #households: Buckets;
  readonly #networks: Buckets;

  constructor({ burst, perSecond }: Rate, clock: () => number) {
    this.#households = new Buckets({ burst, perSecond }, clock);
    this.#networks = new Buckets({ burst: HOUSEHOLDS * burst, perSecond: HOUSEHOLDS * perSecond }, clock);
  }

  /** `address` is a household, as `addressOf` tells it. */
  take(address: string, cost = 1): boolean {
    const [network] = /^([^:]*:){3}(?=.*::\/64$)/.exec(address) ?? [];
    if (network !== undefined && !this.#networks.take(network, cost)) return false;
    return this.#households.take(address, cost);
  }

  forget(): void {
    this.#households.forget();
    this.#networks.forget();
  }
}
