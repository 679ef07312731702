import { contributionCommitment } from './contribution.ts';
import { makeSeed, type RandomBytes, readHex256 } from './seed.ts';

/*
 * The contribution of a device to live dice, docs/formats/fair-dice.md, version 3: a chain of hashes (Lamport 1981). The commitment is
 * the hash of the opening, the opening the hash of the first link, and so on. Whoever knows one link knows all before it and none after.
 */

/** How many links a device makes: more than any match has rolls. Making them takes a few milliseconds. */
const LENGTH = 1000;

export interface Chain {
  /** The last link, from which all others follow; 64 digits of lower-case hex. */
  readonly start: string;
  readonly length: number;
}

export function makeChain(randomBytes: RandomBytes): Chain {
  return { start: makeSeed(randomBytes), length: LENGTH };
}

/** The link of a round; that of round 0 is the opening. Undefined if the chain is not so long. */
export function linkOf(
  matchId: string,
  seat: number,
  { start, length }: Chain,
  round: number,
): string | undefined {
  return round < length ? hashed(matchId, seat, start, length - 1 - round) : undefined;
}

/** Whether `link`, hashed so often, is `earlier`. False for anything malformed. */
export function leadsTo(
  matchId: string,
  seat: number,
  { link, earlier, steps }: { readonly link: string; readonly earlier: string; readonly steps: number },
): boolean {
  return readHex256(link) !== undefined && hashed(matchId, seat, link, steps) === earlier;
}

export function hashed(matchId: string, seat: number, link: string, times: number): string {
  let value = link;
  for (let n = 0; n < times; n++) value = contributionCommitment(matchId, seat, value);
  return value;
}
