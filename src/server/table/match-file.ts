import type { MatchFile } from '../../engine/file.ts';
import { givenParts } from '../../fair/roots.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Table } from './table.ts';

/** The finished match as a file, with the seed of the dice, so that anybody can verify every roll. */
export function matchFileOf({ stored, live }: Pick<Table, 'stored' | 'live'>): MatchFile | Refused {
  if (stored.status !== 'over') return refuse('not-over');
  if (stored.duplicate?.hidden) return refuse('deal-hidden');
  const result = live?.result;
  if (!live || !result) return refuse('broken');
  const { id, game, rules, options, commitment, seed, dice, deal } = stored;
  const seats = stored.seats.map((seat, index) => {
    const bot = seat.bot === undefined ? {} : { bot: seat.bot };
    return { name: seat.name, ...bot, ...givenParts({ ...seat, link: live.rounds?.lastLink(index) }) };
  });
  const shared = deal === undefined ? {} : { deal };
  const header = { ...(dice === undefined ? {} : { version: dice }), id, game, rules, options, ...shared };
  const rounds = live.rounds ? { rounds: live.rounds.marks } : {};
  return { ...header, seats, commitment, plies: live.match.plies, ...rounds, result, seed };
}
