import type { MatchFile } from '../engine/file.ts';
import { isOptions } from './bytes.ts';
import type { Chain } from './chain.ts';
import { tableDigest } from './roots.ts';
import { askedIn, openedIn } from './round-marks.ts';
import { fixDigest, roundStarts } from './rounds.ts';

/** What a seat of this device contributed. */
export interface SeenSeat {
  readonly seat: number;
  readonly commitment: string;
  readonly opening: string;
  readonly state: SeenState;
  /** With live dice: all that this device will ever open. It is never written to a file. */
  readonly chain?: Chain;
  /** The rolls for which a link was opened, and what the host had fixed then. */
  readonly rounds?: readonly SeenRound[];
}

interface SeenRound {
  readonly round: number;
  readonly fix: string;
  /** `opened`: the host has acknowledged the link. */
  readonly state: 'sent' | 'opened';
}

/** How far it came: made here only, the host has acknowledged the commitment, or also the opening. */
export const seenStates = ['made', 'committed', 'opened'] as const;
export type SeenState = (typeof seenStates)[number];

/**
 * What a page or a program saw of a match before the first roll, kept on its own device. A match file can only be
 * trusted as far as it agrees with this: docs/formats/fair-dice.md, "What you saw".
 */
export interface Seen {
  /** The match id. */
  readonly match: string;
  readonly game: string;
  readonly rules: number;
  /** The host's commitment, as it was shown first. */
  readonly commitment: string;
  /** The digest of the closed table, computed here; absent if this device was not there when the table closed. */
  readonly table?: string;
  readonly seats: readonly SeenSeat[];
  /** When it was seen first, in milliseconds since 1970. */
  readonly at: number;
  /** Where: the address of the server. */
  readonly server?: string;
}

/** Each is a broken promise of the host, but for `other-match`, which means that the wrong files were compared. */
const findingCodes = [
  'other-match',
  'commitment-changed',
  'table-changed',
  'contribution-changed',
  'contribution-ignored',
  'roll-changed',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export interface Finding {
  readonly code: FindingCode;
  /** Whose contribution it is about. */
  readonly seat?: number;
  /** What this device saw, and what the file says. */
  readonly seen?: string;
  readonly found?: string;
}

/** Where a match file differs from what was seen; empty if it agrees. The rolls themselves are for `verify` and replay. */
export function compareWithSeen(seen: Seen, file: MatchFile): Finding[] {
  if (file.id !== seen.match) return [{ code: 'other-match', seen: seen.match, ...known(file.id) }];
  const findings: Finding[] = [];
  if (file.commitment !== seen.commitment)
    findings.push({ code: 'commitment-changed', seen: seen.commitment, ...known(file.commitment) });
  const table = digestOf(file);
  if (seen.table !== undefined && table !== seen.table)
    findings.push({ code: 'table-changed', seen: seen.table, ...known(table) });
  for (const { seat, commitment, opening, state } of seen.seats) {
    const there = file.seats[seat];
    if (there?.commitment !== commitment) {
      // Whoever was not there when the table closed may have lost the seat before.
      if (state === 'opened' || (state === 'committed' && seen.table !== undefined))
        findings.push({ code: 'contribution-changed', seat, seen: commitment, ...known(there?.commitment) });
    } else if (there.opening === undefined ? state === 'opened' : there.opening !== opening) {
      // An opening that was never acknowledged may have come too late, and then it rightly counts for nothing.
      findings.push({ code: 'contribution-ignored', seat, seen: opening, ...known(there.opening) });
    }
  }
  return [...findings, ...compareRounds(seen, file)];
}

/** Live dice: a link that was acknowledged counts, and for the very decision for which it was opened. */
function compareRounds(
  { seats }: Seen,
  { seed, rounds = [], plies, seats: { length } }: MatchFile,
): Finding[] {
  const starts = roundStarts(plies);
  return seats.flatMap(({ seat, rounds: opened = [] }) =>
    opened.flatMap(({ round, fix, state }): Finding[] => {
      const marks = rounds[round - 1];
      const start = starts[round - 1];
      // Whoever asks for a later link than is due learns the earlier ones too.
      if (marks === undefined || !start) return [{ code: 'roll-changed', seat, seen: fix }];
      if (state === 'opened' && !openedIn(marks).includes(seat))
        return [{ code: 'contribution-ignored', seat, seen: fix }];
      if (seed === undefined) return [];
      const before = plies.slice(0, start.plies);
      const found = fixDigest(seed, length, { round, asked: askedIn(marks), plies: before });
      return found === fix ? [] : [{ code: 'roll-changed', seat, seen: fix, found }];
    }),
  );
}

/** What became of this device's part in the dice. */
export interface OwnPart {
  /** Own seats whose contribution counts in this match, and those that were left out because they were not opened in time. */
  readonly counted: number[];
  readonly leftOut: number[];
  /** With live dice: in how many rounds of rolls a seat of this device took part, of all that there were. */
  readonly rolls?: { readonly taken: number; readonly all: number };
}

export function contributionsIn(seen: Seen, file: MatchFile): OwnPart {
  const mine = seen.seats.filter(({ seat, commitment }) => file.seats[seat]?.commitment === commitment);
  const isOpen = ({ seat }: SeenSeat) => file.seats[seat]?.opening !== undefined;
  const parts = {
    counted: mine.filter(isOpen).map(({ seat }) => seat),
    leftOut: mine.filter((each) => !isOpen(each)).map(({ seat }) => seat),
  };
  const { rounds } = file;
  if (!rounds || mine.length === 0) return parts;
  const taken = rounds.filter((marks) =>
    openedIn(marks).some((seat) => mine.some((each) => each.seat === seat)),
  );
  return { ...parts, rolls: { taken: taken.length, all: rounds.length } };
}

function digestOf({ version, id, game, rules, options, commitment, seats }: MatchFile): string | undefined {
  if (version === undefined || id === undefined || commitment === undefined || !isOptions(options))
    return undefined;
  return tableDigest({ id, game, rules, options, commitment, seats, dice: version });
}

function known(found: string | undefined): { readonly found?: string } {
  return found === undefined ? {} : { found };
}
