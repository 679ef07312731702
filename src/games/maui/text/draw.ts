import type { Cast, Draw, Ink, Pen } from '../../../engine/words.ts';
import { COLUMNS, looseTowels, MARKET_PLACES, ROWS } from '../data.ts';
import { spaceValue } from '../rules.ts';
import { letters } from '../vocabulary.ts';
import { score } from '../score.ts';
import { isCrabSide, type State, umbrellaRows } from '../state.ts';
import { type MauiWords, minus } from './phrases.ts';
import { hasHeight, restore, type View, type ViewColumn, type ViewPlayer } from '../view.ts';

/** Ink and ground of each pattern; its letter always stands with them. */
const cloth: readonly (readonly [Ink, Ink])[] = [
  ['black', 'yellow'],
  ['white', 'blue'],
  ['black', 'cyan'],
  ['white', 'red'],
  ['black', 'green'],
];
const players: readonly Ink[] = ['red', 'yellow', 'green', 'magenta'];
const towelInks: readonly Ink[] = ['cyan', 'red'];
const CELL = 3;
/** Row and steps at the left of a beach. */
const LABEL = 6;
const BLOCK = LABEL + (COLUMNS + 1) * CELL;
const GAP = '    ';

interface Canvas {
  readonly v: View;
  readonly s: State;
  readonly labels: MauiWords['labels'];
  readonly cast: Cast;
  readonly pen: Pen;
}

export const draw: Draw<View, MauiWords> = (v, words, cast, pen) => {
  const c: Canvas = { v, s: restore(v), labels: words.labels, cast, pen };
  return [title(c, words.name), '', ...market(c), '', ...tracks(c), '', ...beaches(c), ...legend(c)];
};

function title({ v, s, labels, pen }: Canvas, name: string): string {
  const notes = [
    ...(v.half === 2 ? [labels.secondHalf] : []),
    ...(isCrabSide(s) ? [labels.crabSide] : []),
    ...(v.last ? [labels.lastRound] : []),
    `${labels.bag} ${v.bag}`,
  ];
  return `${pen(name, 'bold')}  ${pen(notes.join(' · '), 'dim')}`;
}

/** One section: its letter between blanks, or between what lies on it. */
function section(pen: Pen, letter: string, around: readonly [string, string] = [' ', ' ']): string {
  const [ink, ground] = cloth[letters.indexOf(letter)] ?? ['plain', 'plain'];
  return pen(`${around[0]}${letter}${around[1]}`, ink, ground);
}

/** Both rows side by side, dollars at the left where tiles are free. */
function market({ v, labels, pen }: Canvas): string[] {
  const rows = v.areas.map((dollars, row) => {
    const tiles = v.market.slice(row * MARKET_PLACES, (row + 1) * MARKET_PLACES);
    const prices = tiles
      .map((_, place) => ` ${place === 0 ? '0' : `$${place}`} `.slice(0, 4).padEnd(7))
      .join('');
    const head = `${pen(`${row + 1}`, 'bold')}  ${pen('$', 'yellow')} ${`${dollars}`.padEnd(3)} <  ${pen(prices, 'dim')}`;
    const lines = [0, 1, 2].map((part) => {
      const cells = tiles.map((tile) =>
        (tile === '' ? '   ' : section(pen, tile.charAt(part))).concat('    '),
      );
      return `${' '.repeat(12)}${cells.join('')}`;
    });
    return [head, ...lines];
  });
  const [left = [], right = []] = rows;
  return [
    pen(labels.market, 'bold'),
    ...left.map((line, i) => `${line}${GAP}${right[i] ?? ''}`),
    ...hand(v, pen),
  ];
}

function hand(v: View, pen: Pen): string[] {
  if (!v.hand || hasHeight(v)) return [];
  const [top = '', middle = '', bottom = ''] = v.hand.tile;
  return [
    `${pen(mark(v.seat), players[v.seat] ?? 'plain')}: ${[top, middle, bottom].map((l) => section(pen, l)).join('')}`,
  ];
}

function mark(seat: number): string {
  return 'ABCD'.charAt(seat);
}

/** A rail for each track, then where each marker stands and what that is worth. */
function tracks({ v, s, labels, pen }: Canvas): string[] {
  const wide = s.end <= 15 ? 3 : s.end <= 30 ? 2 : 1;
  return labels.patterns.map((name, pattern) => {
    const towel = looseTowels.findIndex(({ track }) => track === pattern);
    let rail = '';
    for (let space = 1; space <= s.end; space++) {
      const here = v.players.flatMap((p, seat) => (p.markers[pattern] === space ? [seat] : []));
      rail += railSpace({
        pen,
        here,
        towel: s.decorated[towel] === space ? towel : -1,
        left: v.stock[towel] ?? 0,
      }).concat(' '.repeat(wide - 1));
    }
    const each = v.players.map((p, seat) => {
      const space = p.markers[pattern] ?? 0;
      return pen(`${mark(seat)}${spaceValue(s.options, pattern, space)}`.padEnd(4), players[seat] ?? 'plain');
    });
    return `${section(pen, letters[pattern] ?? '')} ${name.slice(0, 12).padEnd(13)}${rail} ${each.join('')}`;
  });
}

function railSpace(at: { pen: Pen; here: readonly number[]; towel: number; left: number }): string {
  const { pen, here, towel, left } = at;
  if (here.length > 1) return pen(`${here.length}`, 'bold');
  if (here.length === 1) return pen(mark(here[0] ?? 0), players[here[0] ?? 0] ?? 'plain');
  if (towel >= 0) return pen(left > 0 ? '#' : '+', towelInks[towel] ?? 'plain');
  return pen('.', 'dim');
}

/** Two beaches to a line, with as many rows of overhang as some tile needs. */
function beaches(c: Canvas): string[] {
  const columns = c.v.players.flatMap((p) => [...p.beach, ...(c.v.hand && hasHeight(c.v) ? [c.v.hand] : [])]);
  const from = Math.min(1, ...columns.map(({ top }) => top));
  const to = Math.max(ROWS, ...columns.map(({ top }) => top + 2));
  const blocks = c.v.players.map((p, seat) => beach(c, p, { seat, from, to }));
  const lines: string[] = [];
  for (let i = 0; i < blocks.length; i += 2) {
    const [left = [], right] = [blocks[i], blocks[i + 1]];
    lines.push(...left.map((line, n) => (right ? `${line}${GAP}${right[n] ?? ''}` : line)), '');
  }
  return lines;
}

function beach(c: Canvas, p: ViewPlayer, at: { seat: number; from: number; to: number }): string[] {
  const { v, s, labels, pen } = c;
  const ink = players[at.seat] ?? 'plain';
  const name = (c.cast.names[at.seat] ?? mark(at.seat)).slice(0, 18);
  const turn = v.phase !== 'over' && v.seat === at.seat && v.first >= 0 ? '>' : ' ';
  const points = labels.points(score(s, at.seat));
  const head = `${turn}${mark(at.seat)} ${name}`.padEnd(BLOCK - points.length);
  const rows = [];
  for (let row = at.from; row <= at.to; row++) rows.push(beachRow(c, p, at.seat, row));
  const wood = (label: string, sign: string) =>
    pen(
      `${' '.repeat(LABEL)}${` ${label} `.padStart(label.length + 4, sign).padEnd(BLOCK - LABEL, sign)}`,
      'dim',
    );
  return [
    `${pen(head, ink)}${pen(points, 'bold')}`,
    things(c, p),
    wood(labels.trees, '^'),
    ...rows,
    wood(labels.ocean, '~'),
  ];
}

/** Dollars, pearls, loose towels, chips, in letters and figures. */
function things({ v, labels, pen }: Canvas, p: ViewPlayer): string {
  const crabs = p.beach.reduce((sum, { value = 0 }) => sum + value, 0);
  const loose = p.towels.map((n, towel) => (n > 0 ? towelLetter(v, towel) : '')).join('');
  const parts = [
    `$${p.dollars}`,
    ...(v.options.mode === 'crabs' ? [] : [`W${p.pearls[0]} P${p.pearls[1]}`]),
    `${labels.towels} ${loose === '' ? '0' : loose}`,
    `${labels.chips} ${p.chips}`,
    ...(crabs > 0 ? [`C${minus(crabs)}`] : []),
  ];
  return pen(`      ${parts.join('  ')}`.slice(0, BLOCK).padEnd(BLOCK), 'plain');
}

function beachRow(c: Canvas, p: ViewPlayer, seat: number, row: number): string {
  const { v, s, pen } = c;
  const inside = row >= 1 && row <= ROWS;
  const label = inside ? `${row} +${s.options.rowSteps[row - 1]} |` : '';
  const pending = v.hand && hasHeight(v) && v.seat === seat ? [v.hand] : [];
  const columns = [...p.beach, ...pending];
  let line = pen(label.padEnd(LABEL), 'dim');
  for (let column = 0; column <= COLUMNS; column++) {
    const lying = columns[column];
    const part = lying ? row - lying.top : -1;
    line +=
      lying && part >= 0 && part <= 2
        ? tileCell(c, lying, part, inside)
        : inside
          ? emptyCell(c, p, column, row)
          : '   ';
  }
  return line;
}

/** The letter of what a loose towel shows. */
function towelLetter(v: View, towel: number): string {
  return letters[(v.options.looseTowels[towel] ?? 1) - 1] ?? '';
}

function tileCell({ v, pen }: Canvas, lying: ViewColumn, part: number, inside: boolean): string {
  if (!inside) return pen(' x ', 'white', 'red');
  if (lying.crab === part) return pen(`${minus(lying.value ?? 0)} `, 'white', 'magenta');
  const towel = lying.blue === part ? 0 : lying.orange === part ? 1 : -1;
  if (towel < 0) return section(pen, lying.tile.charAt(part));
  return section(pen, towelLetter(v, towel), ['[', ']']);
}

/** Sand, or the umbrella or crab that lies there. Everything ahead of the tiles is still in the game. */
function emptyCell({ s, pen }: Canvas, p: ViewPlayer, column: number, row: number): string {
  if (column === 0) return pen(' = ', 'dim');
  const letter = umbrellaRows(s)[column - 1] === row ? (p.umbrellas[column - 1] ?? '.') : '.';
  if (letter !== '.') return pen(`(${letter.toUpperCase()})`, letter === 'p' ? 'magenta' : 'bold');
  if (s.crabRows[column - 1] === row && p.crabs[column - 1] === 'c') return pen('(C)', 'magenta');
  return pen(column === p.beach.length ? ' : ' : ' . ', 'dim');
}

function legend({ s, labels, pen }: Canvas): string[] {
  const cloths = labels.patterns.map((name, pattern) => `${section(pen, letters[pattern] ?? '')} ${name}`);
  const [pink, white, x, y, crab, chip] = labels.signs;
  const onBeach = isCrabSide(s) ? [`(C) ${crab}`] : [`(P) ${pink}`, `(W) ${white}`];
  const umbrellas = [`(X) ${x}`, `(Y) ${y}`];
  return [
    cloths.join('   '),
    pen([...onBeach, ...umbrellas, `# ${labels.looseTowel}`, `x ${chip}`].join('   '), 'dim'),
  ];
}
