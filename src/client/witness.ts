import { type Chain, linkOf, makeChain } from '../fair/chain.ts';
import { type Contribution, contributionCommitment, makeContribution } from '../fair/contribution.ts';
import { tableDigest } from '../fair/roots.ts';
import type { RandomBytes } from '../fair/seed.ts';
import type { Finding, Seen, SeenSeat } from '../fair/seen.ts';
import type { YourTable } from '../wire/server.ts';

/** Storage for what a device saw of matches before their first roll. */
export interface WitnessStore {
  get(match: string): Seen | undefined;
  put(seen: Seen): void;
}

/** In memory. */
export function memoryWitnessStore(): WitnessStore {
  const kept = new Map<string, Seen>();
  return { get: (match) => kept.get(match), put: (seen) => void kept.set(seen.match, seen) };
}

export interface WitnessNeeds {
  readonly store: WitnessStore;
  readonly random: RandomBytes;
  readonly now: () => number;
  /** The address of the server. */
  readonly server: string;
  /** Each gives true if the server has acknowledged it. */
  commit(seat: number, commitment: string): Promise<boolean>;
  open(seat: number, opening: string): Promise<boolean>;
  /** With live dice: the link of a round. */
  link(seat: number, round: number, link: string): Promise<boolean>;
}

/**
 * The client's part in fair dice (docs/formats/fair-dice.md, version 2): records the server's commitment as first shown,
 * commits to randomness for the seats of this device, opens it when the table closes, and records the closed table. With live
 * dice (version 3) it also opens a link for every roll, and records for which decision.
 */
export class Witness {
  readonly #needs: WitnessNeeds;
  #queue: Promise<void> = Promise.resolve();

  constructor(needs: WitnessNeeds) {
    this.#needs = needs;
  }

  /** Processes the table as the server shows it now; calls are queued. */
  look(table: YourTable): Promise<void> {
    this.#queue = this.#queue.then(() => this.#look(table));
    return this.#queue;
  }

  async #look(table: YourTable): Promise<void> {
    if (table.dice === 1) return;
    const seen = this.#known(table);
    if (table.rolling) return this.#roll(table, table.rolling);
    if (table.status !== 'open') return;
    if (table.closing === undefined) {
      for (const seat of table.yours) await this.#commit(table, seat);
      return;
    }
    const digest = tableDigest(table);
    if (seen.table === undefined) this.#needs.store.put({ ...seen, table: digest });
    // Nothing is opened for another table than the one committed to, or after the server has changed its commitment.
    else if (seen.table !== digest) return;
    if (seen.commitment !== table.commitment) return;
    for (const seat of table.yours) await this.#open(table, seat);
  }

  /** The record of the match, created at the first call. */
  #known({ id, game, rules, commitment }: YourTable): Seen {
    const { store, now, server } = this.#needs;
    const known = store.get(id);
    if (known) return known;
    const seen: Seen = { match: id, game, rules, commitment, seats: [], at: now(), server };
    store.put(seen);
    return seen;
  }

  /** A seat that has a commitment already got it from another device of the same person. */
  async #commit(table: YourTable, seat: number): Promise<void> {
    if (table.seats[seat]?.commitment !== undefined) return;
    const { random } = this.#needs;
    const made: SeenSeat = { seat, ...partOf(table, seat, random), state: 'made' };
    // Stored before it is sent: if the response is lost, the server may have it nevertheless.
    this.#note(table, made);
    if (await this.#needs.commit(seat, made.commitment)) this.#note(table, { ...made, state: 'committed' });
  }

  async #open(table: YourTable, seat: number): Promise<void> {
    const mine = this.#known(table).seats.find((each) => each.seat === seat);
    if (!mine || mine.state === 'opened' || mine.commitment !== table.seats[seat]?.commitment) return;
    const state = (await this.#needs.open(seat, mine.opening)) ? 'opened' : 'committed';
    this.#note(table, { ...mine, state });
  }

  async #roll(table: YourTable, { round, seats, fix }: NonNullable<YourTable['rolling']>): Promise<void> {
    const seen = this.#known(table);
    if (seen.table !== tableDigest(table) || seen.commitment !== table.commitment) return;
    for (const mine of seen.seats) {
      const { seat, chain, rounds = [] } = mine;
      if (!chain || !seats.includes(seat) || !table.yours.includes(seat)) continue;
      // One link is for one decision, and never for an earlier roll. What was opened for this very one may be sent again.
      const latest = rounds.at(-1);
      if (latest && (latest.round > round || (latest.round === round && latest.fix !== fix))) continue;
      const link = linkOf(table.id, seat, chain, round);
      if (link === undefined || mine.commitment !== table.seats[seat]?.commitment) continue;
      const before = rounds.filter((each) => each.round < round);
      const noteAs = (state: 'sent' | 'opened') =>
        this.#note(table, { ...mine, rounds: [...before, { round, fix, state }] });
      // Kept before it is sent: the answer may be lost.
      if (latest?.round !== round) noteAs('sent');
      if (await this.#needs.link(seat, round, link)) noteAs('opened');
    }
  }

  #note(table: YourTable, mine: SeenSeat): void {
    const seen = this.#known(table);
    const others = seen.seats.filter(({ seat }) => seat !== mine.seat);
    this.#needs.store.put({ ...seen, seats: [...others, mine].sort((a, b) => a.seat - b.seat) });
  }
}

/** With live dice it is the first link of a chain. */
function partOf(
  { id, dice }: YourTable,
  seat: number,
  random: RandomBytes,
): Contribution & { readonly chain?: Chain } {
  if (dice !== 3) return makeContribution(id, seat, random);
  const chain = makeChain(random);
  const opening = linkOf(id, seat, chain, 0) ?? '';
  return { opening, commitment: contributionCommitment(id, seat, opening), chain };
}

/** Differences that show before the end: the table is not the one that this device has seen. */
export function findingsAtTable(seen: Seen, table: YourTable): Finding[] {
  const findings: Finding[] = [];
  if (table.commitment !== seen.commitment)
    findings.push({ code: 'commitment-changed', seen: seen.commitment, found: table.commitment });
  if (seen.table === undefined) return findings;
  if (tableDigest(table) !== seen.table)
    findings.push({ code: 'table-changed', seen: seen.table, found: tableDigest(table) });
  for (const { seat, state, commitment, opening } of seen.seats) {
    const there = table.seats[seat];
    if (state !== 'made' && there?.commitment !== commitment)
      findings.push({ code: 'contribution-changed', seat, seen: commitment });
    else if (state === 'opened' && table.status !== 'open' && there?.opening !== opening)
      findings.push({ code: 'contribution-ignored', seat, seen: opening });
  }
  return findings;
}
