import type { Cast, Draw, Ink, Pen } from '../../../engine/words.ts';
import { costOf, floodedAfter, grooveOf, needOf, unfitShells } from '../rules.ts';
import { ALL, colours, FETCHED, FLOODED, HEAP, positions, SINGLES, TURN } from '../vocabulary.ts';
import { dialOrder } from '../state.ts';
import { type SeatView, type View } from '../view.ts';
import type { Labels, StrandWords } from './phrases.ts';
import { shownBucket } from '../choices/announce.ts';

/** The beach from land to sea with a row for each player, the dial, and everybody's bucket and cards. */

const GROOVES = 11;
const CELL = 6;
const NAME = 14;

/** Ink and ground of a shell; its letter stands on it, so that nobody needs the colour. */
const SHELLS: readonly (readonly [Ink, Ink])[] = [
  ['black', 'white'],
  ['white', 'grey'],
  ['black', 'yellow'],
  ['white', 'black'],
];

export const draw: Draw<View, StrandWords> = (view, words, cast, pen) => {
  const { labels } = words;
  return [
    heading(view, words, pen),
    '',
    ...beach(view, cast, pen),
    '',
    `${pen(pad(`${labels.groove} ${grooveOf(view.round)}`, NAME), 'bold')}${row(view.shells, labels, pen) || pen('–', 'dim')}`,
    ...dialRows(view, labels, pen),
    '',
    ...view.seats.flatMap((_, seat) => [...seatRows(view, seat, labels, cast, pen), '']),
    ...legend(labels, pen),
  ];
};

function heading(view: View, { name, labels }: StrandWords, pen: Pen): string {
  const tide = view.round <= TURN ? labels.ebb : labels.flood;
  return `${pen(name, 'bold')}   ${labels.round} ${view.round}   ${tide}   ${labels.bag} ${view.bag}`;
}

function beach(view: View, cast: Cast, pen: Pen): string[] {
  const here = grooveOf(view.round);
  const line = (first: string, cell: (groove: number) => string) =>
    first + Array.from({ length: GROOVES }, (_, i) => cell(i + 1)).join('');
  const sea = pen(centre('≈', CELL), 'white', 'blue');
  const covered = (groove: number) => groove > view.last;
  const forecast = (groove: number) => {
    const after =
      view.round > TURN && view.phase !== 'over' ? floodedAfter(groove, view.round, view.last) : undefined;
    return after === undefined ? ' '.repeat(CELL) : pen(centre(`≈${after}`, CELL), 'cyan');
  };
  return [
    line(' '.repeat(NAME), (groove) => pen(centre(`${groove}`, CELL), groove === here ? 'bold' : 'dim')),
    line(' '.repeat(NAME), (groove) => {
      if (covered(groove)) return sea;
      return groove === here && view.phase !== 'over'
        ? pen(centre('\\o>', CELL), 'bold')
        : pen(centre('·', CELL), 'yellow');
    }),
    ...view.seats.map(({ castles }, seat) =>
      line(nameTag(view, seat, cast, pen), (groove) => {
        if (covered(groove)) return sea;
        const here = castles.flatMap((place, value) => (place === groove ? [`${value}`] : []));
        return here.length > 0
          ? pen(centre(`▟${here.join('')}▙`, CELL), 'bold')
          : pen(centre('·', CELL), 'yellow');
      }),
    ),
    ...(view.round > TURN
      ? [line(' '.repeat(NAME), (groove) => (covered(groove) ? ' '.repeat(CELL) : forecast(groove)))]
      : []),
  ];
}

/** Number and name; an arrow if an answer is awaited. */
function nameTag(view: View, seat: number, cast: Cast, pen: Pen): string {
  const mark = view.asked.includes(seat) ? '▸' : ' ';
  const name = cast.names[seat] ?? '';
  return pen(pad(`${mark}${seat + 1} ${name}`, NAME), view.viewer === seat ? 'bold' : 'plain');
}

/** The positions from left to right, and under each the players who have set it. */
function dialRows(view: View, labels: Labels, pen: Pen): string[] {
  const order = [0, 1, 2, 3, ...dialOrder(view.options)];
  const name = (position: number) => {
    if (position < SINGLES) return labels.letters[position] ?? '';
    return position === ALL ? labels.all : (positions[position] ?? '').toUpperCase();
  };
  const shown = order.map((position) => {
    const seats = view.dials.flatMap((set, seat) => (set === position ? [`${seat + 1}`] : []));
    return { name: name(position), seats: seats.join('+') };
  });
  const rows = [
    pen(pad(labels.dial, NAME), 'bold') + shown.map((each) => centre(each.name, CELL + 1)).join(''),
  ];
  if (view.dials.length > 0) {
    rows.push(' '.repeat(NAME) + shown.map(({ seats }) => pen(centre(seats, CELL + 1), 'cyan')).join(''));
  }
  return rows;
}

function seatRows(view: View, seat: number, labels: Labels, cast: Cast, pen: Pen): string[] {
  const { cards, castles, shells } = view.seats[seat] as SeatView;
  const bucket = shownBucket(view, seat);
  const points = castles.reduce((sum, place, value) => (place > 0 ? sum + place + value : sum), 0);
  const faceUp = cards.filter((card, value) => card >= 0 && (castles[value] as number) < 0);
  const unfit = bucket ? unfitShells(bucket, faceUp) : 0;
  const contents = bucket && shells > 0 ? `  ${row(bucket, labels, pen)}` : '';
  const score = `${points} ${labels.points}${unfit > 0 ? `, ${unfit} ${labels.unfit}` : ''}`;
  return [
    `${nameTag(view, seat, cast, pen)}${pad(score, 24)}${labels.bucket} ${shells}${contents}`,
    ' '.repeat(NAME) +
      castles.map((place, value) => castleTag(place, value, cards[value] as number, labels, pen)).join(' '),
  ];
}

function castleTag(place: number, value: number, card: number, labels: Labels, pen: Pen): string {
  const width = 19;
  if (place === FLOODED) return pen(pad(`${value} ≈`, width), 'blue');
  if (place > 0) return pen(pad(`${value} ▟▙ ${place}`, width), 'green');
  const sign = place === HEAP ? '▲' : '■';
  const cost = card < 0 ? '' : `${cardLetters(card, labels)}?`;
  return pen(pad(`${value} ${sign} ${cost}`, width), place === FETCHED ? 'plain' : 'dim');
}

/** The fixed shells of a card; as numbers where they would not fit. */
function cardLetters(card: number, labels: Labels): string {
  const each = colours.map((_, colour) => ({
    n: needOf(card, colour),
    letter: labels.letters[colour] ?? '',
  }));
  if (costOf(card) <= 10) return each.map(({ n, letter }) => letter.repeat(n)).join('');
  return each.map(({ n, letter }) => `${n}${letter}`).join('');
}

/** Shells as letters on their colours; many of a colour as a number. */
function row(counts: readonly number[], labels: Labels, pen: Pen): string {
  const some = counts.flatMap((n, colour) => (n > 0 ? [{ n, colour }] : []));
  return some
    .map(({ n, colour }) => {
      const [ink, ground] = SHELLS[colour] as readonly [Ink, Ink];
      const letter = labels.letters[colour] ?? '';
      return pen(n > 4 ? ` ${n} ${letter} ` : ` ${letter.repeat(n)} `, ink, ground);
    })
    .join(' ');
}

function legend(labels: Labels, pen: Pen): string[] {
  const shells = colours.map((_, colour) => `${labels.letters[colour]} ${labels.colours[colour]}`);
  return [
    pen([...shells, `? ${labels.any}`].join('   '), 'dim'),
    pen(
      [`▲ ${labels.heap}`, `■ ${labels.fetched}`, `≈ ${labels.flooded}`, `≈12 ${labels.covered} 12`].join(
        '   ',
      ),
      'dim',
    ),
  ];
}

function pad(text: string, width: number): string {
  const cut = text.length >= width ? `${text.slice(0, width - 2)}… ` : text;
  return cut.padEnd(width);
}

function centre(text: string, width: number): string {
  const left = Math.floor((width - text.length) / 2);
  return ' '.repeat(Math.max(0, left)) + text.padEnd(width - left);
}
