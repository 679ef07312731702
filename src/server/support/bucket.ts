/** The rate of a token bucket: its capacity, and how many tokens it gains a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left in a bucket, and how long it takes to be full again, in seconds. */
export interface Quota extends Rate {
  readonly left: number;
  readonly fullAfter: number;
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
    this.#level = this.#levelAt(now);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= cost;
    return true;
  }

  /** After how many seconds there is a token again; 0 if there is one. */
  wait(now: number): number {
    return Math.max(0, 1 - this.#levelAt(now)) / this.#rate.perSecond;
  }

  quota(now: number): Quota {
    const { burst, perSecond } = this.#rate;
    const level = this.#levelAt(now);
    return { ...this.#rate, left: Math.max(0, Math.floor(level)), fullAfter: (burst - level) / perSecond };
  }

  /** A full bucket equals a new one, so it may be dropped. */
  isFull(now: number): boolean {
    return this.#levelAt(now) >= this.#rate.burst;
  }

  /** A clock that is set back takes no tokens away. */
  #levelAt(now: number): number {
    const { burst, perSecond } = this.#rate;
    return Math.min(burst, this.#level + (Math.max(0, now - this.#at) / 1000) * perSecond);
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

  /** After how many seconds `take` succeeds again. */
  wait(who: string | number): number {
    return this.#buckets.get(who)?.wait(this.#clock()) ?? 0;
  }

  quota(who: string | number): Quota {
    const { burst } = this.#rate;
    return this.#buckets.get(who)?.quota(this.#clock()) ?? { ...this.#rate, left: burst, fullAfter: 0 };
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
    const network = networkOf(address);
    if (network !== undefined && !this.#networks.take(network, cost)) return false;
    return this.#households.take(address, cost);
  }

  wait(address: string): number {
    const network = networkOf(address);
    const ofNetwork = network === undefined ? 0 : this.#networks.wait(network);
    return Math.max(ofNetwork, this.#households.wait(address));
  }

  quota(address: string): Quota {
    return this.#households.quota(address);
  }

  forget(): void {
    this.#households.forget();
    this.#networks.forget();
  }
}

function networkOf(address: string): string | undefined {
  // Asked for at every message: most addresses are IPv4.
  if (!address.endsWith('::/64')) return undefined;
  return /^([^:]*:){3}(?=.*::\/64$)/.exec(address)?.[0];
}
