import type { MatchFile } from '../../src/engine/file.ts';
import { accept, propose, settle, start, type Step } from '../../src/engine/match.ts';
import { hostCommitment } from '../../src/fair/commitment.ts';
import { makeContribution } from '../../src/fair/contribution.ts';
import { matchLuck } from '../../src/fair/keyed-rng.ts';
import { matchRoot, tableDigest } from '../../src/fair/roots.ts';
import type { Seen } from '../../src/fair/seen.ts';
import type { RandomBytes } from '../../src/fair/seed.ts';
import { makeSeed } from '../../src/fair/seed.ts';
import { game } from './game.ts';

export const options = { bonus: true, faces: 6 };
export const id = 'beach-7';
export const purpose = { id, game: 'pebbles', rules: 1 };

type Header = Pick<MatchFile, 'seats' | 'options'> & { readonly seed: string };

/** A whole match with these dice, and its file, right in itself. */
export function played({ seed, seats, options: rules }: Header): MatchFile {
  const terms = { seats: seats.length, options: rules as typeof options, rules: 1 };
  const commitment = hostCommitment(seed, purpose);
  const dice = matchLuck({
    seed,
    root: matchRoot({ ...purpose, options: rules as typeof options, commitment, seats }),
  });
  const match = start(game, terms);
  accept(match, settle(match, dice));
  for (let at = game.toAct(match.state); at.length > 0; at = game.toAct(match.state)) {
    const [seat = 0] = at.filter((each) => !match.envelopes.has(each));
    const [move] = game.legal(match.state, seat, []);
    if (move === undefined) throw new Error('no move');
    accept(match, propose(match, seat, game.write(move), dice) as Step<typeof match.state, never>);
  }
  const result = game.result(match.state);
  const header = { ...purpose, options: rules, seats, commitment, seed, version: 2 as const };
  return { ...header, plies: match.plies, ...(result && { result }) };
}

/** A match of Ann, whose page is honest and keeps what it saw, and Bob. */
export function witnessed(random: RandomBytes) {
  const seed = makeSeed(random);
  const ann = makeContribution(id, 0, random);
  const bob = makeContribution(id, 1, random);
  const seats = [
    { name: 'Ann', ...ann },
    { name: 'Bob', ...bob },
  ];
  const honest = played({ seed, seats, options });
  const commitment = hostCommitment(seed, purpose);
  const closed = seats.map(({ commitment: fixed }) => ({ commitment: fixed }));
  const seen: Seen = {
    match: id,
    game: 'pebbles',
    rules: 1,
    commitment,
    table: tableDigest({ ...purpose, options, commitment, seats: closed }),
    seats: [{ seat: 0, ...ann, state: 'opened' }],
    at: 1,
  };
  return { seed, ann, bob, seats, honest, seen };
}
