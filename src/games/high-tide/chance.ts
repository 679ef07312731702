import { pickWeighted, type Weighted } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { coinsToLay } from './expansions/coins.ts';
import { alerts, ALPHABETICAL, type Move, onePips, rolls, sharkTiles, tileTurns, twoPips } from './moves.ts';
import { die } from './rules.ts';
import { type Beach, COIN_SPACES, TILES } from './vocabulary.ts';
import { IN_STACK, NONE, type State } from './state.ts';

/** Tiles in the alphabetical order of their names. */
const TILES_ALPHABETICAL: readonly number[] = TILES.map((_, tile) => tile).sort((a, b) =>
  (TILES[a] as string) < (TILES[b] as string) ? -1 : 1,
);

/** Every outcome in the order of the texts. A weight counts the ways in which the real pieces can bring it about. */
export function chances(s: State, out: Weighted<Move>[]): Weighted<Move>[] {
  switch (s.phase) {
    case 'dice':
    case 'wave-dice':
      return diceChances(s.bag, out);
    case 'pips':
      return pipsChances(s.thrown, out);
    case 'shark':
      return sharkChances(s.sharks, out);
    case 'alert':
      for (const beach of ALPHABETICAL)
        if (beach !== s.alert) out.push({ move: alerts[beach] as Move, weight: 1 });
      return out;
    case 'tile':
      for (const tile of TILES_ALPHABETICAL) {
        if (s.tiles[tile] === IN_STACK) out.push({ move: tileTurns[tile] as Move, weight: 1 });
      }
      return out;
    case 'coins':
      return coinChances(s, out);
    case 'towels':
      for (const move of towelMoves(s.seats)) out.push({ move, weight: 1 });
      return out;
    case 'surfers':
      for (const move of surferMoves(s.seats)) out.push({ move, weight: 1 });
      return out;
    default:
      throw new Error(`nothing is drawn in phase ${s.phase}`);
  }
}

export function sample(s: State, rng: Rng): Move {
  switch (s.phase) {
    case 'dice':
    case 'wave-dice':
      return sampleDice(s.bag, rng);
    case 'pips': {
      const pips = (s.thrown & 3) === 3 ? twoPips : onePips;
      return oneOf(pips, rng);
    }
    case 'coins':
      return sampleCoins(s, rng);
    case 'towels':
      return oneOf(towelMoves(s.seats), rng);
    case 'surfers':
      return oneOf(surferMoves(s.seats), rng);
    default:
      return pickWeighted(chances(s, []), rng);
  }
}

/** Two dice of the bag, both rolled. Like-coloured dice come up as (1, 2) in two ways, as (1, 1) in one. */
function diceChances(bag: readonly number[], out: Weighted<Move>[]): Weighted<Move>[] {
  for (const [rank, first] of ALPHABETICAL.entries()) {
    const ofFirst = bag[first] as number;
    for (let pips = 1; pips <= 6; pips++) {
      const base = die(first, pips) * 36;
      const twins = (ofFirst * (ofFirst - 1)) / 2;
      for (let other = pips; other <= 6 && twins > 0; other++) {
        out.push({
          move: rolls[base + die(first, other)] as Move,
          weight: other === pips ? twins : twins * 2,
        });
      }
      for (const second of ALPHABETICAL.slice(rank + 1)) {
        const weight = ofFirst * (bag[second] as number);
        for (let other = 1; other <= 6 && weight > 0; other++)
          out.push({ move: rolls[base + die(second, other)] as Move, weight });
      }
    }
  }
  return out;
}

/** The same list walked by arithmetic, in whole numbers: this is the innermost draw of every simulated game. */
function sampleDice(bag: readonly number[], rng: Rng): Move {
  let rest = 0;
  for (let beach = 0; beach < 6; beach++) rest += bag[beach] as number;
  let at = rng.below(18 * rest * (rest - 1)) | 0;
  let rank = 0;
  let ofFirst = 0;
  for (; ; rank++) {
    if (rank === 6) throw new Error('the bag holds fewer than two dice');
    ofFirst = bag[ALPHABETICAL[rank] as number] as number;
    rest -= ofFirst;
    const all = 18 * ofFirst * (ofFirst - 1 + 2 * rest);
    if (at < all) break;
    at -= all;
  }
  const first = ALPHABETICAL[rank] as number;
  const twins = (ofFirst * (ofFirst - 1)) >> 1;
  let pips = 1;
  for (let ofPips = 11 * twins + 6 * ofFirst * rest; at >= ofPips; ofPips -= 2 * twins) {
    at -= ofPips;
    pips++;
  }
  const ofTwins = twins * (13 - 2 * pips);
  const second =
    at >= ofTwins
      ? secondDie(bag, rank, at - ofTwins)
      : die(first, at < twins ? pips : pips + 1 + (((at - twins) / (2 * twins)) | 0));
  return rolls[die(first, pips) * 36 + second] as Move;
}

function secondDie(bag: readonly number[], firstRank: number, at: number): number {
  const ofFirst = bag[ALPHABETICAL[firstRank] as number] as number;
  let left = at;
  for (let rank = firstRank + 1; rank < 6; rank++) {
    const second = ALPHABETICAL[rank] as number;
    const weight = ofFirst * (bag[second] as number);
    if (left < 6 * weight) return die(second, 1 + ((left / weight) | 0));
    left -= 6 * weight;
  }
  throw new Error('the bag holds fewer than two dice');
}

function pipsChances(thrown: number, out: Weighted<Move>[]): Weighted<Move>[] {
  for (const move of (thrown & 3) === 3 ? twoPips : onePips) out.push({ move, weight: 1 });
  return out;
}

function sharkChances(sharks: readonly number[], out: Weighted<Move>[]): Weighted<Move>[] {
  for (const value of new Set(sharks)) {
    out.push({
      move: sharkTiles[value - 1] as Move,
      weight: sharks.filter((other) => other === value).length,
    });
  }
  return out;
}

/** The beach whose coins are being laid. */
function coinBeach(s: State): Beach {
  return Math.floor(s.coins.indexOf(NONE) / COIN_SPACES);
}

/** Coins are laid on so many spaces at a time: all eight at once would be 40,320 outcomes. */
const COINS_AT_ONCE = 4;

/** Four coins in a row; coins of the same value are different coins, so they count as often as there are ways to take them. */
function coinChances(s: State, out: Weighted<Move>[]): Weighted<Move>[] {
  const beach = coinBeach(s);
  const left = Array.from({ length: 10 }, () => 0);
  for (const value of coinsToLay(s, beach)) left[value] = (left[value] as number) + 1;
  const lay = (values: readonly number[], weight: number): void => {
    if (values.length === COINS_AT_ONCE) {
      out.push({ move: { type: 'coins', beach, values }, weight });
      return;
    }
    for (let value = 0; value < 10; value++) {
      const ways = left[value] as number;
      if (ways === 0) continue;
      left[value] = ways - 1;
      lay([...values, value], weight * ways);
      left[value] = ways;
    }
  };
  lay([], 1);
  return out;
}

/** The same list walked by arithmetic: each value begins a block as large as its share of the ways. */
function sampleCoins(s: State, rng: Rng): Move {
  const beach = coinBeach(s);
  const left = coinsToLay(s, beach);
  const values: number[] = [];
  let at = rng.below(waysToArrange(left.length, COINS_AT_ONCE));
  let weight = 1;
  while (values.length < COINS_AT_ONCE) {
    const one = weight * waysToArrange(left.length - 1, COINS_AT_ONCE - values.length - 1);
    const value = left[Math.floor(at / one)] as number;
    const first = left.indexOf(value);
    at -= first * one;
    weight *= left.lastIndexOf(value) - first + 1;
    left.splice(first, 1);
    values.push(value);
  }
  return { type: 'coins', beach, values };
}

/** Every pile of towels and every deal of surfers, made when first needed, by the number of seats. */
const piles: Move[][] = [];
const deals: Move[][] = [];

function towelMoves(seats: number): readonly Move[] {
  const all = [0, 1, 2, 3, 4, 5].slice(0, seats);
  return (piles[seats] ??= arrangements(all, seats).map((order) =>
    deal({ type: 'towels', order: Object.freeze(order) }),
  ));
}

function surferMoves(seats: number): readonly Move[] {
  return (deals[seats] ??= arrangements(ALPHABETICAL, seats).map((beaches) =>
    deal({ type: 'surfers', beaches: Object.freeze(beaches) }),
  ));
}

const deal = (move: Move): Move => Object.freeze(move);

function oneOf(moves: readonly Move[], rng: Rng): Move {
  return moves[rng.below(moves.length)] as Move;
}

/** Every way to lay `length` of these in a row, in the order of the list. */
function arrangements(items: readonly number[], length: number): number[][] {
  if (length === 0) return [[]];
  return items.flatMap((item) => {
    const others = items.filter((other) => other !== item);
    return arrangements(others, length - 1).map((rest) => [item, ...rest]);
  });
}

function waysToArrange(items: number, length: number): number {
  return length === 0 ? 1 : items * waysToArrange(items - 1, length - 1);
}
