/** So many at once, and so many a second in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Says when somebody is too fast. */
export class Bucket {
  readonly #rate: Rate;
  #level: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#level = rate.burst;
    this.#at = now;
  }

  /** Something that turns out to cost more than is left is still done; the debt has to be worked off first. */
  take(now: number, cost = 1): boolean {
    const { burst, perSecond } = this.#rate;
    // A clock that is set back must not take from anybody what it never gave.
    this.#level = Math.min(burst, this.#level + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#level < 1) return false;
    this.#level -= cost;
    return true;
  }

  /** As good as new: it may be forgotten. */
  isFull(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    return this.#level + ((now - this.#at) / 1000) * perSecond >= burst;
  }
}

/** A bucket for everyone; those who have been quiet are forgotten. */
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

/** What is beyond one household is a network that gets this many times as much. */
const HOUSEHOLDS = 8;

/**
 * A bucket for every address. Whoever rents an IPv6 network has 65,536 households (/64) at hand, so that the /48 around one
 * has a bucket too.
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
