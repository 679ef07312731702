import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { CHANCE } from '../engine/game.ts';
import type { Luck, Ply } from '../engine/match.ts';
import { counted, u32 } from './bytes.ts';
import { matchLuck } from './keyed-rng.ts';
import { readHex256 } from './seed.ts';

/*
 * Live dice, docs/formats/fair-dice.md, version 3. Chance plies that follow one another without a decision in between are a
 * round. The first deals are round 0 and drawn as in version 2; each later round depends on a link from the chain of every device that
 * is there, opened only when the decision before it can no longer be changed.
 */

/** For each seat: the link it opened, false if it was asked and did not, undefined if it was not asked. */
export type RoundLinks = readonly (string | false | undefined)[];

/** Luck whose rounds become known one after the other. */
export interface LiveLuck extends Luck {
  /** From chance ply `from` on draws come from these links. A round that came to nothing may be begun again. */
  begin(round: number, from: number, links: RoundLinks): void;
}

export function isLive(luck: Luck): luck is LiveLuck {
  return 'begin' in luck;
}

/** `root` is `matchRoot`, from which round 0 is drawn. */
export function liveLuck({ seed, root }: { readonly seed: string; readonly root: string }): LiveLuck {
  const rounds: { readonly from: number; readonly luck: Luck }[] = [
    { from: 0, luck: matchLuck({ seed, root }) },
  ];
  const luck: Luck = (n) => {
    const round = rounds.findLast(({ from }) => from <= n);
    if (!round) throw new RangeError(`no chance ply has the number ${n}`);
    return round.luck(n);
  };
  return Object.assign(luck, {
    begin(round: number, from: number, links: RoundLinks) {
      rounds.length = round;
      rounds.push({ from, luck: matchLuck({ seed, root: roundRoot(root, round, links) }) });
    },
  });
}

const ROUND = utf8ToBytes('tidetable/round/3');
const SALT = utf8ToBytes('tidetable/salt/3');
const FIX = utf8ToBytes('tidetable/fix/3');
const NOT_ASKED = Uint8Array.of(0);
const LEFT_OUT = Uint8Array.of(1);
const OPENED = Uint8Array.of(2);

/** What the draws of a round begin with. */
export function roundRoot(root: string, round: number, links: RoundLinks): string {
  const parts = links.flatMap((link) => {
    if (link === undefined) return [NOT_ASKED];
    return link === false ? [LEFT_OUT] : [OPENED, hexToBytes(link)];
  });
  return bytesToHex(sha256(concatBytes(ROUND, hexToBytes(root), u32(round), ...parts)));
}

/** What a device is shown before it opens a link: who is asked, and every ply up to the decision that is to be followed by a roll. */
interface Fixed {
  readonly round: number;
  readonly asked: readonly number[];
  readonly plies: readonly Ply[];
}

/**
 * Fixes all that for the device without telling it: a ply may be secret. It is salted with a hash of the seed, so that nobody can
 * find the ply by trying, and everybody can check it when the seed is published.
 */
export function fixDigest(seed: string, seats: number, { round, asked, plies }: Fixed): string {
  const key = readHex256(seed);
  if (!key) throw new Error('a secret seed is 64 digits of lower-case hex');
  const salt = hmac(sha256, key, concatBytes(SALT, u32(round)));
  const who = Array.from({ length: seats }, (_, seat) => (asked.includes(seat) ? 1 : 0));
  const texts = plies.flatMap(([seat, text]) => [Uint8Array.of(seat === CHANCE ? 255 : seat), counted(text)]);
  const head = concatBytes(FIX, salt, u32(round), Uint8Array.of(seats, ...who), u32(plies.length));
  return bytesToHex(sha256(concatBytes(head, ...texts)));
}

/** The number of the first chance ply of each round but round 0, and how many plies were played before it. */
export function roundStarts(plies: readonly Ply[]): { readonly from: number; readonly plies: number }[] {
  const starts: { from: number; plies: number }[] = [];
  let rolls = 0;
  for (const [index, [seat]] of plies.entries()) {
    if (seat !== CHANCE) continue;
    if (index > 0 && plies[index - 1]?.[0] !== CHANCE) starts.push({ from: rolls, plies: index });
    rolls++;
  }
  return starts;
}
