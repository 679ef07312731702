import { alerts, type Move, onePips, playerMoves, rolls, sharkTiles, tileTurns, twoPips } from './moves.ts';
import { beachOf, type Die, pipsOf } from './rules.ts';
import { BEACHES, type Beach, TILES } from './vocabulary.ts';

export function write(move: Move): string {
  switch (move.type) {
    case 'take':
      return `take ${move.space}`;
    case 'reroll':
    case 'stop':
    case 'first':
      return `${move.type} ${move.which}`;
    case 'wait-this-round':
      return 'wait this round';
    case 'use-rental':
      return 'use rental';
    case 'use-swap':
      return `use swap ${move.space}`;
    case 'use-reroll':
      return `use reroll ${move.which}`;
    case 'use-backwards':
      return `use backwards ${move.which}`;
    case 'use-head-start':
      return `use head-start ${name(move.beach)} ${move.spaces}`;
    case 'use-lifeguard':
      return `use lifeguard ${dieText(move.die)}`;
    case 'use-recolour':
      return `use recolour ${move.which} ${name(move.beach)}`;
    case 'use-adjust':
      return `use adjust ${signed(move.left)} ${signed(move.right)}`;
    case 'dice':
      return `dice ${dieText(move.first)} ${dieText(move.second)}`;
    case 'pips':
      return `pips ${move.pips.join(' ')}`;
    case 'shark':
      return `shark ${move.value}`;
    case 'alert':
      return `alert ${name(move.beach)}`;
    case 'tile':
      return `tile ${TILES[move.tile]}`;
    case 'coins':
      return `coins ${name(move.beach)} ${move.values.join(' ')}`;
    case 'towels':
      return `towels ${move.order.join(' ')}`;
    case 'surfers':
      return `surfers ${move.beaches.map(name).join(' ')}`;
    default:
      return move.type;
  }
}

const byText: ReadonlyMap<string, Move> = new Map(
  [playerMoves, rolls, onePips, twoPips, sharkTiles, alerts, tileTurns]
    .flat()
    .map((move) => [write(move), move]),
);

export function read(text: string): Move | undefined {
  const known = byText.get(text);
  if (known !== undefined) return known;
  if (text.length > 64) return undefined;
  const move = readDeal(text.split(' '));
  // The text must be exactly what `write` gives: no leading zeros, no extra blanks.
  return move !== undefined && write(move) === text ? move : undefined;
}

/** The deals before the first round. */
function readDeal([verb, ...words]: readonly string[]): Move | undefined {
  switch (verb) {
    case 'coins': {
      const beach = beachNamed(words[0]);
      const values = words.slice(1).map((word) => digit(word, 9));
      if (beach === undefined || values.length !== 4 || !allKnown(values)) return undefined;
      return { type: 'coins', beach, values };
    }
    case 'towels': {
      const order = words.map((word) => digit(word, words.length - 1));
      return isDeal(order) ? { type: 'towels', order } : undefined;
    }
    case 'surfers': {
      const beaches = words.map(beachNamed);
      return isDeal(beaches) ? { type: 'surfers', beaches } : undefined;
    }
    default:
      return undefined;
  }
}

/** One for each of three to six seats, no two alike. */
function isDeal(list: readonly (number | undefined)[]): list is readonly number[] {
  return list.length >= 3 && list.length <= 6 && allKnown(list) && new Set(list).size === list.length;
}

function allKnown(list: readonly (number | undefined)[]): list is readonly number[] {
  return !list.includes(undefined);
}

function dieText(die: Die): string {
  return `${name(beachOf(die))} ${pipsOf(die)}`;
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `${n}`;
}

function name(beach: Beach): string {
  return BEACHES[beach] as string;
}

function beachNamed(word: string | undefined): Beach | undefined {
  const beach = (BEACHES as readonly string[]).indexOf(word ?? '');
  return beach < 0 ? undefined : beach;
}

function digit(word: string, max: number): number | undefined {
  const value = word.length === 1 ? word.charCodeAt(0) - 48 : Number.NaN;
  return value >= 0 && value <= max ? value : undefined;
}
