import type { MatchFile } from '../../engine/file.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Table } from './table.ts';

/** The finished match as a file, with the secret of the dice: whoever has it can check every roll. */
export function matchFileOf({ stored, play }: Table): MatchFile | Refused {
  if (stored.status !== 'over') return refuse('not-over');
  const result = play?.result;
  if (!play || !result) return refuse('broken');
  const { id, game, rules, options, commitment, seed } = stored;
  const seats = stored.seats.map(({ name, seed: mixed }) =>
    mixed === '' ? { name } : { name, seed: mixed },
  );
  return { id, game, rules, options, seats, commitment, plies: play.match.plies, result, seed };
}
