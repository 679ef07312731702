import type { Weighted } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { CardCode, Options } from './data.ts';
import { DEAL, DRAW } from './notation.ts';
import { fillOf, grooveOf } from './rules.ts';
import { TURN, VALUES } from './vocabulary.ts';
import type { Move, State } from './state.ts';

/** Binomials `choose(n, k)` for up to 120 shells and draws of up to nine: all far below 2^53. */
const MOST_DRAWN = 9;
const MOST_SHELLS = 120;
const ROW = MOST_DRAWN + 1;
const CHOOSE = new Float64Array((MOST_SHELLS + 1) * ROW);
for (let n = 0; n <= MOST_SHELLS; n++) {
  CHOOSE[n * ROW] = 1;
  for (let k = 1; k <= Math.min(n, MOST_DRAWN); k++) {
    CHOOSE[n * ROW + k] = CHOOSE[(n - 1) * ROW + k - 1]! + CHOOSE[(n - 1) * ROW + k]!;
  }
}

function choose(n: number, k: number): number {
  return CHOOSE[n * ROW + k]!;
}

export function total(counts: readonly number[]): number {
  return counts[0]! + counts[1]! + counts[2]! + counts[3]!;
}

/**
 * What the sandpiper's groove is filled from. At the ebb the covered grooves were filled before play, so shells that went
 * back into the bag cannot come up: only those never seen can.
 */
export function poolOf(s: State): number[] {
  return s.round <= TURN ? s.unseen : s.bag;
}

/** How many shells come into the groove now: its number, or all that there are. */
export function drawSize(s: State): number {
  return Math.min(fillOf(s.players, grooveOf(s.round)), total(poolOf(s)));
}

/** The cards of each value in ascending order, sorted once per table of options. */
const decks = new WeakMap<Options, readonly (readonly CardCode[])[]>();

function decksOf(options: Options): readonly (readonly CardCode[])[] {
  let sorted = decks.get(options);
  if (!sorted) {
    const { cards0, cards1, cards2, cards3 } = options;
    sorted = [cards0, cards1, cards2, cards3].map((cards) => cards.toSorted((a, b) => a - b));
    decks.set(options, sorted);
  }
  return sorted;
}

/** The castle cards of this value that nobody has been dealt, in ascending order. */
export function cardsLeft(s: State, value: number): CardCode[] {
  const left = decksOf(s.options)[value]!.slice();
  for (let i = value; i < s.cards.length; i += VALUES) {
    if (s.cards[i]! < 0) break;
    const at = left.indexOf(s.cards[i]!);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** One of them, without making the list: the copies already dealt are stepped over. */
function drawCard(s: State, value: number, rng: Rng): CardCode {
  const deck = decksOf(s.options)[value]!;
  const dealt = Math.floor(s.at / VALUES);
  let at = rng.below(deck.length - dealt);
  for (let i = 0; ; i++) {
    let left = 0;
    for (let k = i; k >= 0 && deck[k] === deck[i]; k--) left++;
    for (let k = value; k < s.at; k += VALUES) if (s.cards[k] === deck[i]) left--;
    if (left > 0 && at-- === 0) return deck[i]!;
  }
}

/** Texts ascend with the digits, and digits with the numbers: four of them for a card, four for a draw. */
export function chances(s: State, out: Weighted<Move>[]): Weighted<Move>[] {
  return s.phase === 'deal' ? deals(s, out) : draws(s, out);
}

function deals(s: State, out: Weighted<Move>[]): Weighted<Move>[] {
  const left = cardsLeft(s, s.at % VALUES);
  for (let i = 0; i < left.length; i++) {
    const same = left.lastIndexOf(left[i]!) - i + 1;
    out.push({ move: DEAL + left[i]!, weight: same });
    i += same - 1;
  }
  return out;
}

function draws(s: State, out: Weighted<Move>[]): Weighted<Move>[] {
  const [white = 0, grey = 0, brown = 0, black = 0] = poolOf(s);
  const size = drawSize(s);
  for (let w = 0; w <= Math.min(white, size); w++) {
    for (let g = 0; g <= Math.min(grey, size - w); g++) {
      for (let b = 0; b <= Math.min(brown, size - w - g); b++) {
        const k = size - w - g - b;
        if (k > black) continue;
        const weight = choose(white, w) * choose(grey, g) * choose(brown, b) * choose(black, k);
        out.push({ move: DRAW + (w | (g << 4) | (b << 8) | (k << 12)), weight });
      }
    }
  }
  return out;
}

/** The same outcome as walking through `chances`, without making the list. */
export function sample(s: State, rng: Rng): Move {
  if (s.phase === 'deal') {
    return DEAL + drawCard(s, s.at % VALUES, rng);
  }
  const pool = poolOf(s);
  let size = drawSize(s);
  let others = total(pool);
  let at = rng.below(choose(others, size));
  let handful = 0;
  let ways = 1;
  for (let colour = 0; colour < 3; colour++) {
    const here = pool[colour]!;
    others -= here;
    // All draws with n shells of this colour lie together, and there are choose(here, n) * choose(others, size - n).
    let n = 0;
    for (;;) {
      const block = ways * choose(here, n) * choose(others, size - n);
      if (at < block) break;
      at -= block;
      n++;
    }
    ways *= choose(here, n);
    handful |= n << (colour * 4);
    size -= n;
  }
  return DRAW + (handful | (size << 12));
}
