import type { StoredMatch, StoredSeat } from '../../store/records.ts';

/** The table is closed for the start: nothing may change but the openings of commitments. */
export function isClosing({ status, closing }: StoredMatch): boolean {
  return status === 'open' && closing !== undefined;
}

/** Whether a seat has a commitment without an opening. */
export function awaitsOpenings({ seats }: StoredMatch): boolean {
  return seats.some(({ commitment, opening }) => commitment !== undefined && opening === undefined);
}

/** What a seat has contributed to the dice: it stays with the seat, whoever plays it. */
export function contributionOf({
  seed,
  commitment,
  opening,
}: StoredSeat): Pick<StoredSeat, 'seed' | 'commitment' | 'opening'> {
  return {
    seed,
    ...(commitment === undefined ? {} : { commitment }),
    ...(opening === undefined ? {} : { opening }),
  };
}
