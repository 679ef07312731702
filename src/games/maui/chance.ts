import type { Seat, Weighted } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { UMBRELLAS, umbrellas } from './data.ts';
import { umbrellaColumns } from './phases/deal.ts';
import { trailing } from './expansions/long.ts';
import { crabs, draws, starts, type Move } from './moves.ts';
import type { Player, State } from './state.ts';

export function chances(s: State, out: Weighted<Move>[]): Weighted<Move>[] {
  switch (s.phase) {
    case 'market':
    case 'tiles':
    case 'refill':
      for (const tile of s.bag) out.push({ move: draws[tile] as Move, weight: 1 });
      return out;
    case 'umbrellas':
      return deals(umbrellaColumns(s).length, out);
    case 'first':
      for (const seat of candidates(s)) out.push({ move: starts[seat] as Move, weight: 1 });
      return out;
    case 'crab': {
      const { unseen } = s.players[s.seat] as Player;
      for (const value of new Set(unseen)) {
        out.push({
          move: crabs[value] as Move,
          weight: unseen.lastIndexOf(value) - unseen.indexOf(value) + 1,
        });
      }
      return out;
    }
    default:
      return out;
  }
}

export function sample(s: State, rng: Rng): Move {
  switch (s.phase) {
    case 'umbrellas':
      return { type: 'umbrellas', letters: deal(umbrellaColumns(s).length, rng) };
    case 'first': {
      const seats = candidates(s);
      return starts[seats[rng.below(seats.length)] as Seat] as Move;
    }
    case 'crab': {
      const { unseen } = s.players[s.seat] as Player;
      return crabs[unseen[rng.below(unseen.length)] as number] as Move;
    }
    default:
      return draws[s.bag[rng.below(s.bag.length)] as number] as Move;
  }
}

/** Anybody may begin the game; whoever has the fewest points begins the second half of a long one. */
function candidates(s: State): readonly Seat[] {
  return s.half === 2 ? trailing(s) : s.players.map((_, seat) => seat);
}

/** In how many orders so many umbrellas can be dealt, by their number. */
const orders: readonly number[] = Array.from({ length: UMBRELLAS + 1 }, (_, count) => {
  let ways = 1;
  for (let piece = 0; piece < count; piece++) ways *= UMBRELLAS - piece;
  return ways;
});
const allUmbrellas: readonly number[] = umbrellas.map(({ count }) => count);

/** All ways to lay umbrellas out on so many spaces, in ASCII order; the weight counts the pieces, not the letters. */
function deals(spaces: number, out: Weighted<Move>[]): Weighted<Move>[] {
  const left = allUmbrellas.slice();
  const go = (letters: string, weight: number): void => {
    if (letters.length === spaces) {
      out.push({ move: { type: 'umbrellas', letters }, weight });
      return;
    }
    umbrellas.forEach(({ letter }, kind) => {
      const count = left[kind] as number;
      if (count === 0) return;
      left[kind] = count - 1;
      go(letters + letter, weight * count);
      left[kind] = count;
    });
  };
  go('', 1);
  return out;
}

/** The entry of that list at one random position: each letter cuts the list into stretches, one for each kind. */
function deal(spaces: number, rng: Rng): string {
  const left = allUmbrellas.slice();
  let perPiece = orders[spaces] as number;
  let at = rng.below(perPiece);
  let letters = '';
  for (let space = 0; space < spaces; space++) {
    perPiece /= UMBRELLAS - space;
    let kind = 0;
    while (at >= (left[kind] as number) * perPiece) {
      at -= (left[kind] as number) * perPiece;
      kind++;
    }
    const count = left[kind] as number;
    left[kind] = count - 1;
    letters += umbrellas[kind]?.letter;
    // Within the stretch every entry of the shorter list stands `count` times.
    at = Math.floor(at / count);
  }
  return letters;
}
