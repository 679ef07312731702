import { AddressBuckets, Buckets, type Quota, type Rate } from './bucket.ts';

/** Token-bucket rate limits per person and address, and how much may be open at once. */
export interface Limits {
  /** New guests and new tables from one address. */
  readonly guests: Rate;
  readonly tables: Rate;
  readonly chat: Rate;
  /** Sign-ins and other expensive requests without a session, from one address. */
  readonly signIns: Rate;
  /** Passwords tried for one login by unknown devices, or by one known device. */
  readonly guesses: Rate;
  /** Exports of one's own data. */
  readonly exports: Rate;
  /** Requests and messages, by cost: 1 is an ordinary one, some tenths of a millisecond. Replaying a log costs more. */
  readonly workPerPerson: Rate;
  readonly workPerAddress: Rate;
  /** Open (not started) tables of one person. */
  readonly openTables: number;
  /** Running matches at tables that one person has opened; and of these, those played by bots only. */
  readonly startedTables: number;
  readonly startedBotTables: number;
  /** Tables with bots started from one address. */
  readonly botStarts: Rate;
  /** Messages on one socket. */
  readonly messages: Rate;
  /** Daily tides handed in by one person, and from one address. */
  readonly tries: Rate;
  readonly triesPerAddress: Rate;
  /** Challenges sent by one person. */
  readonly challenges: Rate;
  /** Reports made by one person, and from one address. */
  readonly reports: Rate;
  readonly reportsPerAddress: Rate;
  /** People followed or blocked by one person. */
  readonly follows: Rate;
  /** Streams opened by one program. */
  readonly streams: Rate;
  /** E-mail addresses and webhooks given by one person, and from one address. */
  readonly contacts: Rate;
  readonly contactsPerAddress: Rate;
  /** Sockets in all, from one address, of one person. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPerson: number;
  /** Connections of any kind from one address. */
  readonly connectionsPerAddress: number;
}

export const defaultLimits: Limits = {
  guests: { burst: 60, perSecond: 1 },
  tables: { burst: 60, perSecond: 1 },
  chat: { burst: 5, perSecond: 0.5 },
  signIns: { burst: 30, perSecond: 0.2 },
  guesses: { burst: 10, perSecond: 1 / 60 },
  exports: { burst: 5, perSecond: 1 / 60 },
  workPerPerson: { burst: 1000, perSecond: 100 },
  workPerAddress: { burst: 3000, perSecond: 300 },
  openTables: 25,
  startedTables: 100,
  startedBotTables: 3,
  botStarts: { burst: 30, perSecond: 0.2 },
  messages: { burst: 200, perSecond: 50 },
  tries: { burst: 10, perSecond: 0.05 },
  triesPerAddress: { burst: 150, perSecond: 0.5 },
  challenges: { burst: 20, perSecond: 0.2 },
  reports: { burst: 10, perSecond: 1 / 600 },
  reportsPerAddress: { burst: 30, perSecond: 1 / 120 },
  follows: { burst: 60, perSecond: 0.2 },
  streams: { burst: 10, perSecond: 0.2 },
  contacts: { burst: 5, perSecond: 1 / 3600 },
  contactsPerAddress: { burst: 20, perSecond: 1 / 600 },
  sockets: 15_000,
  socketsPerAddress: 1000,
  socketsPerPerson: 50,
  connectionsPerAddress: 2000,
};

/** Who is charged for work: the address, and the person if known. */
export interface Payer {
  readonly address: string;
  readonly person: number | undefined;
}

/** The rate limiter: each method takes from a token bucket and says whether there was enough. */
export class Limiter {
  readonly limits: Limits;
  readonly #guests: AddressBuckets;
  readonly #tables: AddressBuckets;
  readonly #signIns: AddressBuckets;
  readonly #botStarts: AddressBuckets;
  readonly #workPerAddress: AddressBuckets;
  readonly #workPerPerson: Buckets;
  readonly #chat: Buckets;
  readonly #guesses: Buckets;
  readonly #exports: Buckets;
  readonly #streams: Buckets;
  readonly #challenges: Buckets;
  readonly #reports: Buckets;
  readonly #reportsPerAddress: AddressBuckets;
  readonly #follows: Buckets;
  readonly #contacts: Buckets;
  readonly #contactsPerAddress: AddressBuckets;
  readonly #tries: Buckets;
  readonly #triesPerAddress: AddressBuckets;

  constructor(limits: Limits, clock: () => number) {
    this.limits = limits;
    this.#guests = new AddressBuckets(limits.guests, clock);
    this.#tables = new AddressBuckets(limits.tables, clock);
    this.#signIns = new AddressBuckets(limits.signIns, clock);
    this.#botStarts = new AddressBuckets(limits.botStarts, clock);
    this.#workPerAddress = new AddressBuckets(limits.workPerAddress, clock);
    this.#workPerPerson = new Buckets(limits.workPerPerson, clock);
    this.#chat = new Buckets(limits.chat, clock);
    this.#guesses = new Buckets(limits.guesses, clock);
    this.#exports = new Buckets(limits.exports, clock);
    this.#streams = new Buckets(limits.streams, clock);
    this.#challenges = new Buckets(limits.challenges, clock);
    this.#reports = new Buckets(limits.reports, clock);
    this.#reportsPerAddress = new AddressBuckets(limits.reportsPerAddress, clock);
    this.#follows = new Buckets(limits.follows, clock);
    this.#contacts = new Buckets(limits.contacts, clock);
    this.#contactsPerAddress = new AddressBuckets(limits.contactsPerAddress, clock);
    this.#tries = new Buckets(limits.tries, clock);
    this.#triesPerAddress = new AddressBuckets(limits.triesPerAddress, clock);
  }

  mayEnter(address: string): boolean {
    return this.#guests.take(address);
  }

  mayOpen(address: string): boolean {
    return this.#tables.take(address);
  }

  mayStartBots(address: string): boolean {
    return this.#botStarts.take(address);
  }

  maySignIn(address: string): boolean {
    return this.#signIns.take(address);
  }

  /** Work is charged even if it exceeds what is left: then requests are refused until the bucket has filled again. */
  mayWork({ address, person }: Payer, cost = 1): boolean {
    if (person !== undefined && !this.#workPerPerson.take(person, cost)) return false;
    return this.#workPerAddress.take(address, cost);
  }

  /** `whose` is a login, or a device known to it: strangers who guess passwords cannot lock the owner out. */
  mayGuess(whose: string): boolean {
    return this.#guesses.take(whose);
  }

  /** After how many seconds the next password may be tried. */
  waitToGuess(whose: string): number {
    return this.#guesses.wait(whose);
  }

  /** Seconds until every rate limit of this payer allows a request again. */
  wait({ address, person }: Payer): number {
    const ofAddress = [
      this.#guests,
      this.#tables,
      this.#signIns,
      this.#botStarts,
      this.#workPerAddress,
      this.#triesPerAddress,
      this.#reportsPerAddress,
    ];
    const ofPerson = [
      this.#workPerPerson,
      this.#chat,
      this.#exports,
      this.#streams,
      this.#challenges,
      this.#reports,
      this.#follows,
      this.#tries,
    ];
    const waits = ofAddress.map((buckets) => buckets.wait(address));
    if (person !== undefined) waits.push(...ofPerson.map((buckets) => buckets.wait(person)));
    return Math.max(...waits);
  }

  /** What is left of the requests of a person; of an address, if the person is not known. */
  workQuota({ address, person }: Payer): Quota {
    return person === undefined ? this.#workPerAddress.quota(address) : this.#workPerPerson.quota(person);
  }

  mayExport(person: number): boolean {
    return this.#exports.take(person);
  }

  mayTry(person: number, address: string): boolean {
    return this.#tries.take(person) && this.#triesPerAddress.take(address);
  }

  mayChallenge(person: number): boolean {
    return this.#challenges.take(person);
  }

  mayReport(person: number, address: string): boolean {
    return this.#reports.take(person) && this.#reportsPerAddress.take(address);
  }

  mayFollow(person: number): boolean {
    return this.#follows.take(person);
  }

  mayAddContact(person: number, address: string): boolean {
    return this.#contacts.take(person) && this.#contactsPerAddress.take(address);
  }

  mayStream(person: number): boolean {
    return this.#streams.take(person);
  }

  /** `who` is a person, or the holder of a seat token. */
  mayChat(who: number | string): boolean {
    return this.#chat.take(who);
  }

  /** Drops buckets that are full again. */
  forget(): void {
    const all = [
      this.#guests,
      this.#tables,
      this.#signIns,
      this.#botStarts,
      this.#workPerAddress,
      this.#workPerPerson,
      this.#chat,
      this.#guesses,
      this.#exports,
      this.#streams,
      this.#challenges,
      this.#reports,
      this.#reportsPerAddress,
      this.#follows,
      this.#contacts,
      this.#contactsPerAddress,
      this.#tries,
      this.#triesPerAddress,
    ];
    for (const buckets of all) buckets.forget();
  }
}
