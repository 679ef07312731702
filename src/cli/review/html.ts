import type { Review } from '../../insight/index.ts';
import { page, grid } from '../../lab/html/frame.ts';
import { escaped, label, line, picture, scale, tag } from '../../lab/html/svg.ts';
import type { Shown } from '../support/catalogue.ts';
import type { Text } from '../text/index.ts';
import { reviewLines, sentenceOf } from './lines.ts';
import type { Reason } from './reasons.ts';

type Words = Text['review'];
const WIDTH = 720;
const HEIGHT = 240;
const dashes = ['', '8 4', '2 4', '10 3 2 3', '4 4', '1 5'];

/** The review as a page that needs nothing else. */
export function reviewPage(review: Review, reasons: readonly Reason[], shown: Shown, text: Words): string {
  const { words, cast } = shown;
  const plain = { ...shown, pen: (said: string) => said };
  const rest = reviewLines(review, reasons, plain, text).slice(1);
  return page(words.name, `${words.name}: ${cast.names.join(', ')}`, [
    tag('ul', {}, ...review.seats.map((book) => tag('li', {}, escaped(sentenceOf(book, plain, text))))),
    curve(review, shown, text),
    tag('pre', { style: 'overflow-x:auto' }, escaped(rest.slice(review.seats.length + 2).join('\n'))),
    curveTable(review, shown, text),
  ]);
}

/** Everybody's share of the win over the match; lines differ by their dashes and carry their names. */
function curve({ curve: points }: Review, { cast }: Shown, text: Words): string {
  const x = scale(0, points.at(-1)?.ply ?? 1, 30, WIDTH - 110);
  const y = scale(0, 1, HEIGHT - 20, 10);
  const rules = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    line(30, y(share), WIDTH - 110, y(share), 'grid'),
    label(`${100 * share}`, 26, y(share) + 4, { class: 'small', 'text-anchor': 'end' }),
  ]);
  const lines = cast.names.flatMap((name, seat) => {
    const at = points.map(
      ({ ply, shares }) => `${x(ply).toFixed(1)},${y(shares[seat] as number).toFixed(1)}`,
    );
    const end = points.at(-1)?.shares[seat] ?? 0;
    return [
      tag('polyline', {
        points: at.join(' '),
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 1.8,
        'stroke-dasharray': dashes[seat % dashes.length] as string,
      }),
      label(name, WIDTH - 104, y(end) + 4 + (end === 0 ? -14 * seat : 0), { class: 'small' }),
    ];
  });
  return picture(WIDTH, HEIGHT, text.curve, [...rules, ...lines]);
}

function curveTable({ curve: points }: Review, { cast }: Shown, text: Words): string {
  const rows = points.map(({ ply, shares }) => [
    String(ply),
    ...shares.map((share) => `${(100 * share).toFixed(1)} %`),
  ]);
  return tag('details', {}, tag('summary', {}, escaped(text.curve)), grid([text.ply, ...cast.names], rows));
}
