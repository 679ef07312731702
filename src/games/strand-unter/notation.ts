import { type CardCode } from './data.ts';
import { countIn, countsOf, type Handful, handfulOf, sizeOf } from './phases/handful.ts';
import { colours, letters, positions } from './vocabulary.ts';
import type { Move } from './state.ts';

/** Kinds of moves: the upper bits. The lower sixteen say which. */
const kind = (n: number): number => n << 16;
export const SET = kind(0); // position of the dial
export const SPELL = kind(1); // colour
export const FETCH = kind(2); // castle
export const TAKE = kind(3); // handful
export const BUILD = kind(4); // castle * 4 + colour of the shell that pays for the joker
export const PASS = kind(5);
export const DEAL = kind(6); // card code
export const DRAW = kind(7); // handful

export const kindOf = (move: Move): number => move & ~0xffff;
export const detailOf = (move: Move): number => move & 0xffff;

/** Most shells that ever lie in a groove. */
const MOST = 9;

export function write(move: Move): string {
  const detail = detailOf(move);
  switch (kindOf(move)) {
    case SET:
      return `set ${positions[detail]}`;
    case SPELL:
      return `spell ${colours[detail]}`;
    case FETCH:
      return `fetch ${detail}`;
    case TAKE:
      return `take ${spell(detail)}`;
    case BUILD:
      return `build ${detail >> 2} ${letters[detail & 3]}`;
    case DEAL:
      return `deal ${writeCard(detail)}`;
    case DRAW:
      return `draw ${countsOf(detail).join('')}`;
    default:
      return 'pass';
  }
}

export function read(text: string): Move | undefined {
  if (text === 'pass') return PASS;
  const [verb, what = '', ...rest] = text.split(' ');
  if (verb === 'build') return readBuild(what, rest);
  if (rest.length > 0) return undefined;
  switch (verb) {
    case 'set':
      return tagged(SET, positions.indexOf(what as never));
    case 'spell':
      return tagged(SPELL, colours.indexOf(what as never));
    case 'fetch':
      return /^[0-3]$/.test(what) ? FETCH + Number(what) : undefined;
    case 'take':
      return tagged(TAKE, readHandful(what));
    case 'deal':
      return /^\d{4}$/.test(what) ? DEAL + Number(what) : undefined;
    case 'draw':
      return tagged(DRAW, readDraw(what));
    default:
      return undefined;
  }
}

/** Four digits: white, grey, brown, black. */
function writeCard(card: CardCode): string {
  return String(card).padStart(4, '0');
}

/** Shells as letters, in the order of the colours: `wgg`. */
function spell(handful: Handful): string {
  return colours.map((_, colour) => letters.charAt(colour).repeat(countIn(handful, colour))).join('');
}

const NONE = -1;

function tagged(tag: number, detail: number): Move | undefined {
  return detail === NONE ? undefined : tag + detail;
}

function readBuild(castle: string, rest: readonly string[]): Move | undefined {
  const colour = rest.length === 1 && rest[0]?.length === 1 ? letters.indexOf(rest[0]) : NONE;
  return colour !== NONE && /^[0-3]$/.test(castle) ? BUILD + Number(castle) * 4 + colour : undefined;
}

/** One colour up to nine times (a trove, AA, AAA, ALL), AB, AAB or ABC, letters in the order of the colours. */
function readHandful(text: string): Handful {
  const [, ...runs] = /^(w{0,9})(g{0,9})(b{0,9})(k{0,9})$/.exec(text) ?? [];
  const counts = runs.map((run) => run.length);
  const kinds = counts.filter((n) => n > 0).length;
  const size = counts.reduce((sum, n) => sum + n, 0);
  return kinds === 1 || (kinds > 1 && size <= 3) ? handfulOf(counts) : NONE;
}

function readDraw(text: string): Handful {
  if (!/^\d{4}$/.test(text)) return NONE;
  const handful = handfulOf([...text].map(Number));
  const size = sizeOf(handful);
  return size >= 1 && size <= MOST ? handful : NONE;
}
