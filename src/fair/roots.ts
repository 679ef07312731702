import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Options } from '../engine/game.ts';
import { counted, countedOptions, u32 } from './bytes.ts';
import type { Purpose } from './commitment.ts';

/** What a seat adds to the dice in version 2. */
export interface SeatPart {
  /** The open text; empty for a seat that gave none. */
  readonly seed?: string | undefined;
  readonly commitment?: string | undefined;
  /** Absent while it is secret, and for a seat that did not open its commitment in time. */
  readonly opening?: string | undefined;
  /** In version 3, the last link that was opened. */
  readonly link?: string | undefined;
}

/** The same with nothing in it that is empty or absent, as match files have it. */
export function givenParts({ seed, commitment, opening, link }: SeatPart = {}): {
  readonly [K in keyof SeatPart]: string;
} {
  const parts = { ...(seed && { seed }), ...(commitment && { commitment }) };
  return { ...parts, ...(opening && { opening }), ...(link && { link }) };
}

/** A table as it is when the match begins: everything that the dice depend on but the secret seed and the openings. */
export interface ClosedTable extends Purpose {
  readonly commitment: string;
  /** The version of the dice: live dice are another table. */
  readonly dice?: 1 | 2 | 3 | undefined;
  /** All options of the game. */
  readonly options: Options;
  readonly seats: readonly SeatPart[];
}

const TABLE = utf8ToBytes('tidetable/table/2');
const LIVE_TABLE = utf8ToBytes('tidetable/table/3');
const MIX = utf8ToBytes('tidetable/mix/2');
const DEAL = utf8ToBytes('tidetable/deal/2');
const NONE = Uint8Array.of(0);
const COMMITTED = Uint8Array.of(1);
const OPENED = Uint8Array.of(2);

/** The digest of a closed table. Every page computes it from what it sees, before it opens its contribution. */
export function tableDigest({ id, game, rules, options, commitment, seats, dice }: ClosedTable): string {
  const parts = seats.flatMap((seat) => [
    counted(seat.seed ?? ''),
    ...(seat.commitment === undefined ? [NONE] : [COMMITTED, hexToBytes(seat.commitment)]),
  ]);
  return bytesToHex(
    sha256(
      concatBytes(
        dice === 3 ? LIVE_TABLE : TABLE,
        hexToBytes(commitment),
        counted(id),
        counted(game),
        u32(rules),
        countedOptions(options),
        Uint8Array.of(seats.length),
        ...parts,
      ),
    ),
  );
}

/** What all draws of a match begin with: the closed table and what was opened of the seats' contributions. */
export function matchRoot(table: ClosedTable): string {
  const parts = table.seats.flatMap(({ commitment, opening }) => {
    if (commitment === undefined) return [NONE];
    return opening === undefined ? [COMMITTED] : [OPENED, hexToBytes(opening)];
  });
  return bytesToHex(sha256(concatBytes(MIX, hexToBytes(tableDigest(table)), ...parts)));
}

/** Luck that many matches share: the same for everybody who plays this deal. */
export interface Deal extends Purpose {
  readonly options: Options;
  readonly seats: number;
}

/** What all draws of a deal begin with. */
export function dealRoot({ id, game, rules, options, seats }: Deal): string {
  return bytesToHex(
    sha256(
      concatBytes(
        DEAL,
        counted(id),
        counted(game),
        u32(rules),
        countedOptions(options),
        Uint8Array.of(seats),
      ),
    ),
  );
}
