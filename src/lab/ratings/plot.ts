import { STYLE } from '../html/frame.ts';
import { label, line, picture, scale, tag, ticks, tidy } from '../html/svg.ts';

export interface Curve {
  readonly name: string;
  /** The value after 1, 2, ... matches. */
  readonly values: readonly number[];
}

const WIDTH = 460;
const HEIGHT = 240;
const LEFT = 44;
const RIGHT = 330;
const TOP = 12;
const BOTTOM = 196;
/** Dashes tell the curves apart where colours do not. */
const DASHES = ['', '7 4', '2 4', '10 3 2 3'];

/** Curves over the number of matches, each named at its end. */
export function curvePlot(
  curves: readonly Curve[],
  { says, from, to, mark }: { readonly says: string; from: number; to: number; mark?: number },
): string {
  const longest = Math.max(...curves.map(({ values }) => values.length));
  const x = scale(0, longest, LEFT, RIGHT);
  const y = scale(from, to, BOTTOM, TOP);
  const inside = (value: number) => Math.min(to, Math.max(from, value));
  const axes = [
    ...ticks(from, to).flatMap((at) => [
      line(LEFT, y(at), RIGHT, y(at), 'grid'),
      label(tidy(at), LEFT - 6, y(at) + 4, { class: 'small', 'text-anchor': 'end' }),
    ]),
    ...ticks(0, longest).map((at) =>
      label(tidy(at), x(at), BOTTOM + 16, { class: 'small', 'text-anchor': 'middle' }),
    ),
    label('matches', (LEFT + RIGHT) / 2, BOTTOM + 34, { class: 'small', 'text-anchor': 'middle' }),
  ];
  const names = namesApart(curves.map(({ values }) => y(inside(values.at(-1) ?? from))));
  const drawn = curves.flatMap(({ name, values }, index) => [
    tag('path', {
      d: values
        .map((value, at) => `${at === 0 ? 'M' : 'L'}${tidy(x(at + 1))} ${tidy(y(inside(value)))}`)
        .join(''),
      fill: 'none',
      stroke: index % 2 === 0 ? 'var(--sea)' : 'var(--coral)',
      'stroke-width': 2,
      'stroke-dasharray': DASHES[index % DASHES.length] as string,
    }),
    label(name, RIGHT + 8, (names[index] as number) + 4, { class: 'small' }),
  ]);
  const drawing = picture(WIDTH, HEIGHT, says, [
    `<style>${STYLE}</style>`,
    ...axes,
    ...(mark === undefined ? [] : [line(LEFT, y(mark), RIGHT, y(mark), 'fair')]),
    ...drawn,
  ]);
  return `${drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`;
}

const APART = 15;

/** Heights at which names do not cover each other. */
function namesApart(heights: readonly number[]): number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  const placed = Array<number>(heights.length);
  let last = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) placed[index] = last = Math.max(height, last + APART);
  return placed;
}
