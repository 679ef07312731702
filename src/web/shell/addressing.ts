import type { Result, Seat } from '../../engine/game.ts';
import type { Person } from '../boards/board.ts';
import { persons } from '../session/perspectives.ts';
import { list, t } from '../text/current.svelte.ts';

/** The seat addressed as "you": the only person on this device. Several are called by name. */
export function meOf(people: readonly Person[]): Seat | undefined {
  const here = persons(people);
  return here.length === 1 ? here[0] : undefined;
}

/** Who has won, addressed to the person on this device: "Finn wins, you are 7 points behind". */
export function headline({ places, scores }: Result, people: readonly Person[]): string {
  const me = meOf(people);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = list(winners.filter((seat) => seat !== me).map((seat) => people[seat]?.name ?? ''));
  if (me !== undefined && winners.includes(me))
    return winners.length === 1 ? t().end.youWin : t().end.youShare(names);
  const wins = winners.length === 1 ? t().end.wins(names) : t().end.share(names);
  const behind = me === undefined ? 0 : Math.abs((scores[winners[0] ?? 0] ?? 0) - (scores[me] ?? 0));
  return behind > 0 ? `${wins}, ${t().end.youLack(behind)}` : wins;
}

/** "You are second", if the person on this device has not won. */
export function myPlace({ places }: Result, people: readonly Person[]): string {
  const me = meOf(people);
  const place = me === undefined ? 1 : (places[me] ?? 1);
  return place > 1 ? t().end.youAre(place) : '';
}
