import type { Seat } from '../../../engine/game.ts';
import type { Cast, Draw, Ink, Pen } from '../../../engine/words.ts';
import type { Pair } from '../events.ts';
import { distance, isWet } from '../rules.ts';
import { type Beach, BEACHES, ROUNDS } from '../vocabulary.ts';
import { standings, total } from '../score.ts';
import { FACE_UP, NONE, rentalOnTrack } from '../state.ts';
import type { HighTideWords, Labels } from './speech.ts';
import { known, type View } from '../view.ts';

const WIDTH = 100;
const LABEL = 13;
const BAR = 8;
const BEACH_INKS: readonly Ink[] = ['grey', 'magenta', 'blue', 'red', 'yellow', 'white'];
const SEAT_INKS: readonly Ink[] = ['red', 'yellow', 'green', 'white', 'magenta', 'cyan'];

/** Six lanes from the bar on the left to the sea on the right; under each chair its distance to the water. */
export const draw: Draw<View, HighTideWords> = (v, { labels }, cast, pen) => [
  ...header(v, labels, cast, pen),
  '',
  ...BEACHES.flatMap((_, beach) => lane(v, labels, pen, beach)),
  '',
  track(v, labels, pen),
  dice(v, labels, pen),
  ...expansions(v, labels, pen),
  pen(labels.legend, 'dim'),
];

/** A seat's letter: A for the first, B for the second ...; a small letter is a surfer's. */
function letter(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** Who plays when, with the points each would have if the game were over now. */
function header(v: View, labels: Labels, { names }: Cast, pen: Pen): string[] {
  const round = `${labels.round} ${v.round}/${ROUNDS}`;
  if (v.order.length === 0) return [pen(round, 'bold')];
  const points = standings(known(v)).map(total);
  const room = Math.floor((WIDTH - 14) / v.seats) - 7;
  const each = v.order.map((seat, i) => {
    const mark = seat === v.actor ? '▶' : i < v.played ? '✓' : ' ';
    const name = (names[seat] ?? '').slice(0, room);
    const text = `${mark}${letter(seat)} ${name} ${points[seat]}`;
    return pen(text, seat === v.actor ? 'bold' : seatInk(seat));
  });
  return [`${pen(round, 'bold')}   ${each.join('  ')}`];
}

/** Chairs of one space stand left to right; more than fit in the cell go on lines above, the nearest last. */
function lane(v: View, labels: Labels, pen: Pen, beach: Beach): string[] {
  const width = v.options.length > 22 ? 2 : 3;
  const sand = v.sand[beach] ?? 0;
  const stacks = Array.from({ length: v.options.length + 1 }, (_, i) => standing(v, beach, i + 1));
  const rows = Math.max(1, ...stacks.map((stack) => Math.ceil(stack.length / width)));
  const alarmed = v.shark?.alert === beach;
  const name = `${labels.letters[beach]} ${labels.beaches[beach]}`.padEnd(LABEL - 2).slice(0, LABEL - 2);
  const bar = (v.chairs[beach] ?? []).flatMap((place, seat) => (place === 0 ? [seat] : []));
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const last = row === rows - 1;
    const head = last
      ? `${pen(name, beachInk(beach))}${pen(alarmed ? '! ' : '  ', 'red')}${barText(v, beach, bar, pen)}`
      : ' '.repeat(LABEL + BAR);
    const cells = stacks.map((stack, i) => {
      const skipped = (rows - 1 - row) * width;
      const end = stack.length - skipped;
      const shown = stack.slice(Math.max(0, end - width), Math.max(0, end));
      return cell(v, { beach, place: i + 1, width, ground: last }, shown, pen);
    });
    lines.push(head + cells.join(''));
  }
  const figures = stacks.map((stack, i) => {
    const wet = isWet(i + 1, sand);
    return stack.length > 0 && !wet ? centred(`${distance(i + 1, sand)}`, width) : ' '.repeat(width);
  });
  lines.push(pen(`${' '.repeat(LABEL + BAR)}${figures.join('')}`.trimEnd(), 'dim'));
  return lines;
}

function barText(v: View, beach: Beach, seats: readonly Seat[], pen: Pen): string {
  const chairs = seats.map((seat) => pen(chairLetter(v, seat, beach), seatInk(seat))).join('');
  return `${' '.repeat(BAR - 1 - seats.length)}${chairs}${pen('│', 'dim')}`;
}

interface Cell {
  readonly beach: Beach;
  readonly place: number;
  readonly width: number;
  /** The line of the sand itself; chairs that do not fit stand above it. */
  readonly ground: boolean;
}

function cell(v: View, { beach, place, width, ground }: Cell, seats: readonly Seat[], pen: Pen): string {
  const wet = isWet(place, v.sand[beach] ?? 0);
  const coin = v.coins?.sand[beach]?.[place - 1] ?? null;
  if (seats.length === 0) {
    if (!ground) return ' '.repeat(width);
    if (wet) return pen('≈'.repeat(width), place > v.options.length ? 'blue' : 'cyan');
    return coin === null ? pen(centred('·', width), 'dim') : pen(centred(`${coin}°`, width), 'yellow');
  }
  const chairs = seats.map((seat) => pen(chairLetter(v, seat, beach), seatInk(seat))).join('');
  const room = width - seats.length;
  if (wet) return `${chairs}${pen('≈'.repeat(room), 'cyan')}`;
  if (coin !== null && room >= 2) return `${chairs}${pen(`${coin}°`, 'yellow')}`;
  const before = Math.floor(room / 2);
  return `${' '.repeat(before)}${chairs}${' '.repeat(room - before)}`;
}

/** Seats on that place, left to right. */
function standing(v: View, beach: Beach, place: number): Seat[] {
  return (v.lines[beach] ?? []).filter((seat) => v.chairs[beach]?.[seat] === place).reverse();
}

function chairLetter(v: View, seat: Seat, beach: Beach): string {
  return v.surfers?.[seat] === beach ? letter(seat).toLowerCase() : letter(seat);
}

/** Every space of the track: a pair, a towel, nothing, or the rental; spaces below the rental are not open. */
function track(v: View, labels: Labels, pen: Pen): string {
  const spaces = v.track.map((slot, index) => {
    const space = index + 1;
    if (v.rental === space) return `${pen(`${space}`, 'dim')} ${pen('⌂', 'bold')}    `;
    if (slot === null)
      return pen(`${space} ${v.rental !== null && space > v.rental ? '     ' : '·· ··'}`, 'dim');
    const text =
      typeof slot === 'number' ? pen(`▒${letter(slot)}▒  `, seatInk(slot)) : pairText(slot, labels, pen);
    return `${pen(`${space}`, 'dim')} ${text}`;
  });
  const rental = v.rental !== null && rentalOnTrack(known(v)) ? pen(`(⌂ ${labels.rental})`, 'dim') : '';
  return `${pen(labels.track, 'bold')}  ${spaces.join('  ')}  ${rental}`.trimEnd();
}

function dice(v: View, labels: Labels, pen: Pen): string {
  const bag = v.bag.flatMap((count, beach) =>
    Array.from({ length: count }, () => pen(letterOf(labels, beach), beachInk(beach))),
  );
  const pool = v.pool.map(([beach, pips]) => dieText(beach, pips, labels, pen));
  const parts = [`${pen(labels.bag, 'bold')} ${bag.join('')}`];
  if (pool.length > 0) parts.push(`${pen(labels.pool, 'bold')} ${pool.join(' ')}`);
  if (v.hand) {
    const label = v.phase === 'judge' ? labels.rolled : labels.chosen;
    parts.push(`${pen(label, 'bold')} ${pairText(v.hand.dice, labels, pen)}`);
  }
  return parts.join('   ');
}

function expansions(v: View, labels: Labels, pen: Pen): string[] {
  const lines: string[] = [];
  if (v.shark) {
    const alert = v.shark.alert === null ? '' : `${pen(`! ${labels.alert}`, 'red')}   `;
    lines.push(`${alert}${labels.sharks} ${v.shark.tiles.join(' ')}`);
  }
  if (v.coins) {
    const held = v.coins.held.map(
      (count, seat) => `${pen(letter(seat), seatInk(seat))} ${purse(v, labels, seat, count)}`,
    );
    lines.push(`${labels.coins} (°): ${held.join('  ')}`);
  }
  if (v.surfers) {
    const each = v.surfers.map(
      (beach, seat) => `${letter(seat)} ${beach === null ? '?' : letterOf(labels, beach)}`,
    );
    lines.push(`${labels.surfer} (${labels.smallLetter}): ${each.join('  ')}`);
  }
  return v.baywatch ? [...lines, ...baywatch(v.baywatch, labels, pen)] : lines;
}

/** Coins lie face down, except one's own and where the table plays with open coins. */
function purse(v: View, labels: Labels, seat: Seat, count: number): string {
  if (!v.options.openCoins && v.viewer !== seat && v.phase !== 'over') return `${count}`;
  const coins = (v.remembered?.purses[seat] ?? []).flatMap((value, beach) =>
    value === null ? [] : [`${letterOf(labels, beach)}${value}`],
  );
  return coins.length === 0 ? '0' : coins.join(' ');
}

function baywatch({ tiles, open }: NonNullable<View['baywatch']>, labels: Labels, pen: Pen): string[] {
  const up = tiles.flatMap((at, tile) => (at === FACE_UP ? [pen(labels.tiles[tile] ?? '', 'bold')] : []));
  const held = tiles.flatMap((at, tile) => (at > NONE ? [`${letter(at)} ${labels.tiles[tile]}`] : []));
  const dice = open ? [`${labels.openDice}: ${letter(open.seat)} ${pairText(open.dice, labels, pen)}`] : [];
  const first = ['Baywatch:', ...up, ...dice].join('   ');
  // Nine names would not fit on one line.
  const rows = [held.slice(0, 4), held.slice(4)]
    .filter((row) => row.length > 0)
    .map((row) => `  ${row.join('   ')}`);
  return [first, ...rows];
}

function pairText([leftBeach, left, rightBeach, right]: Pair, labels: Labels, pen: Pen): string {
  return `${dieText(leftBeach, left, labels, pen)} ${dieText(rightBeach, right, labels, pen)}`;
}

function dieText(beach: Beach, pips: number, labels: Labels, pen: Pen): string {
  return pen(`${letterOf(labels, beach)}${pips}`, beachInk(beach));
}

function letterOf(labels: Labels, beach: Beach): string {
  return labels.letters[beach] ?? '?';
}

function beachInk(beach: Beach): Ink {
  return BEACH_INKS[beach] ?? 'plain';
}

function seatInk(seat: Seat): Ink {
  return SEAT_INKS[seat] ?? 'plain';
}

function centred(text: string, width: number): string {
  const room = Math.max(0, width - text.length);
  return `${' '.repeat(Math.floor(room / 2))}${text}${' '.repeat(Math.ceil(room / 2))}`;
}
