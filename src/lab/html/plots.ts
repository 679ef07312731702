import { label, line, picture, scale, tag, ticks, tidy } from './svg.ts';
import type { Histogram } from '../histogram.ts';

/** One row of a plot of intervals. */
export interface Estimate {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const ROW = 26;
const WIDTH = 720;
const NAMES = 130;

/** What is laid off on the line, and where the names end. */
export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly text: (value: number) => string;
  readonly names?: number;
}

const shares: Axis = {
  from: 0,
  to: 1,
  text: (share) => `${tidy(Math.round(1000 * share) / 10)} %`,
};

/** An axis that covers all of these values and 0. */
export function axisFor(rows: readonly Estimate[], names: number): Axis {
  const ends = rows.flatMap(({ low, high }) => [low, high]);
  return {
    from: Math.min(0, ...ends),
    to: Math.max(0, ...ends),
    text: (value) => String(Number(value.toPrecision(2))).replace('-', '−'),
    names,
  };
}

/** Figures with their intervals, one below the other, and a line where everybody is equal or nothing changes. */
export function intervalPlot(
  rows: readonly Estimate[],
  fair: number,
  says: string,
  { from, to, text, names = NAMES }: Axis = shares,
): string {
  const bottom = rows.length * ROW + 8;
  const x = scale(from, to, names, WIDTH - 70);
  const axis = ticks(from, to).flatMap((at) => [
    line(x(at), 4, x(at), bottom, 'grid'),
    label(text(at), x(at), bottom + 16, { class: 'small', 'text-anchor': 'middle' }),
  ]);
  const marks = rows.flatMap(({ name, value, low, high }, i) => {
    const y = i * ROW + 18;
    return [
      label(name, names - 12, y + 4, { 'text-anchor': 'end' }),
      line(x(low), y, x(high), y, 'reach'),
      tag('circle', { cx: x(value), cy: y, r: 5, class: 'dot' }),
      label(text(value), Math.min(x(high) + 10, WIDTH - 50), y + 4, { class: 'small' }),
    ];
  });
  return picture(WIDTH, bottom + 24, says, [...axis, line(x(fair), 4, x(fair), bottom, 'fair'), ...marks]);
}

const SMALL = { width: 340, height: 150, left: 8, right: 332, top: 8, bottom: 120 };
const MOST_BARS = 40;

/** How often each value came: the first as bars, the second, if any, as an outline; both as parts of their own whole. */
export function histogramPlot(first: Histogram, second: Histogram | undefined, says: string): string {
  const values = [...first.keys(), ...(second?.keys() ?? [])];
  const least = Math.min(...values);
  const most = Math.max(...values);
  const width = Math.max(1, Math.ceil((most - least + 1) / MOST_BARS));
  const bars = Math.floor((most - least) / width) + 1;
  const parts = [first, second].map((each) => each && binned(each, { least, width, bars }));
  const highest = Math.max(...parts.flatMap((each) => each ?? []), 1e-9);
  const x = scale(least, least + bars * width, SMALL.left, SMALL.right);
  const y = scale(0, highest, SMALL.bottom, SMALL.top);
  const [mine = [], theirs] = parts;
  const drawn = mine.map((part, i) =>
    tag('rect', {
      x: x(least + i * width) + 0.5,
      y: y(part),
      width: Math.max(0.5, x(least + (i + 1) * width) - x(least + i * width) - 1),
      height: SMALL.bottom - y(part),
      class: 'bar',
    }),
  );
  const outline = theirs
    ? [
        tag('path', {
          d: `M${tidy(SMALL.left)} ${SMALL.bottom}${theirs
            .map((part, i) => `V${tidy(y(part))}H${tidy(x(least + (i + 1) * width))}`)
            .join('')}V${SMALL.bottom}`,
          class: 'outline',
        }),
      ]
    : [];
  const axis = ticks(least, most).flatMap((at) => [
    line(x(at + width / 2), SMALL.bottom, x(at + width / 2), SMALL.bottom + 4, 'grid'),
    label(tidy(at), x(at + width / 2), SMALL.bottom + 18, { class: 'small', 'text-anchor': 'middle' }),
  ]);
  return picture(SMALL.width, SMALL.height, says, [
    ...drawn,
    ...outline,
    line(SMALL.left, SMALL.bottom, SMALL.right, SMALL.bottom, 'axis'),
    ...axis,
  ]);
}

function binned(
  histogram: Histogram,
  { least, width, bars }: { readonly least: number; readonly width: number; readonly bars: number },
): number[] {
  const parts = Array.from({ length: bars }, () => 0);
  let all = 0;
  for (const times of histogram.values()) all += times;
  for (const [value, times] of histogram)
    (parts[Math.min(bars - 1, Math.floor((value - least) / width))] as number) += times / all;
  return parts;
}
