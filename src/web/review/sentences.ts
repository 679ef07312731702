import type { Review, SeatBook, TurningPoint } from '../../insight/index.ts';
import type { Person } from '../boards/board.ts';
import type { ReviewText } from '../text/review/en.ts';
import { change, share } from './format.ts';

/** The seat addressed as "you": the only person on this device. Undefined if several share it, or nobody here played. */
export function ownSeat(people: readonly Person[]): number | undefined {
  const mine = people.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []));
  if (mine.length === 1) return mine[0];
  const here = people.flatMap(({ kind }, seat) => (kind === 'me' || kind === 'here' ? [seat] : []));
  return here.length === 1 ? here[0] : undefined;
}

/** Two short sentences: how well the seat chose, and what luck did. Addressed to the person on this device, or about the winner. */
export function headline(
  { seats }: { readonly seats: readonly Pick<SeatBook, 'seat' | 'summary'>[] },
  people: readonly Person[],
  text: ReviewText,
): string {
  const own = ownSeat(people);
  const book = seats.find(({ seat, summary }) =>
    own === undefined ? summary.outcome !== 'lost' : seat === own,
  );
  if (!book) return '';
  const { played, luck, rival, byLuck } = book.summary;
  const against = people[rival]?.name ?? '';
  const name = people[book.seat]?.name ?? '';
  if (own === undefined) {
    const { they } = text;
    const chose = played === undefined ? '' : `${they[played](name, against)} `;
    return chose + (luck === 'even' ? they.even(name) : they[luck](name, share(byLuck)));
  }
  const { you } = text;
  const chose = played === undefined ? '' : `${you[played](against)} `;
  return chose + (luck === 'even' ? you.even : you[luck](share(byLuck)));
}

export function turningSentence(
  { kind, seat, by, change: moved }: TurningPoint,
  people: readonly Person[],
  text: ReviewText,
): string {
  const name = people[seat]?.name ?? '';
  if (kind === 'choice') return text.turn.choice(people[by ?? seat]?.name ?? name, name, change(moved));
  return text.turn[kind](name, change(moved));
}

/** The key moments of a seat, each with the ply it begins at. */
export function momentsOf(
  { slips, bestChoice, luckiest, unluckiest }: SeatBook,
  { plies }: Review,
): { readonly kind: keyof ReviewText['moments']; readonly ply: number }[] {
  const listed = [
    ['slip', slips[0]],
    ['bestChoice', bestChoice],
    ['luckiest', luckiest],
    ['unluckiest', unluckiest],
  ] as const;
  return listed.flatMap(([kind, index]) => {
    const ply = index === undefined ? undefined : plies[index]?.ply;
    return ply === undefined ? [] : [{ kind, ply }];
  });
}
