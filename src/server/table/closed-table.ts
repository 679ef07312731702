import type { StoredMatch, StoredSeat } from '../store/records.ts';

/** Nothing about the table may change any more; the openings are waited for. */
export function isClosing({ status, closing }: StoredMatch): boolean {
  return status === 'open' && closing !== undefined;
}

/** Whether somebody has committed to something and not opened it. */
export function awaitsOpenings({ seats }: StoredMatch): boolean {
  return seats.some(({ commitment, opening }) => commitment !== undefined && opening === undefined);
}

/** What a seat has added to the dice: it stays with the seat, whoever plays it. */
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
