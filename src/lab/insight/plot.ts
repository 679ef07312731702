import type { Figures } from '../../insight/gates/figures.ts';
import { STYLE } from '../html/frame.ts';
import { label, line, picture, scale, tag } from '../html/svg.ts';

const SIZE = 240;
const LEFT = 36;
const BOTTOM = 206;
const TOP = 10;
const RIGHT = SIZE - 8;

/** Reliability: predicted shares against observed ones. Dots on the diagonal are well calibrated; larger dots stand for more positions. */
export function reliabilityPlot({ game, players, variant, bins }: Figures): string {
  const x = scale(0, 1, LEFT, RIGHT);
  const y = scale(0, 1, BOTTOM, TOP);
  const all = bins.reduce((sum, [count]) => sum + count, 0);
  const rules = [0, 0.5, 1].flatMap((share) => [
    line(x(share), TOP, x(share), BOTTOM, 'grid'),
    line(LEFT, y(share), RIGHT, y(share), 'grid'),
    label(`${100 * share} %`, x(share), BOTTOM + 16, { class: 'small', 'text-anchor': 'middle' }),
    label(`${100 * share}`, LEFT - 6, y(share) + 4, { class: 'small', 'text-anchor': 'end' }),
  ]);
  const dots = bins
    .filter(([count]) => count > 0)
    .map(([count, said, came]) =>
      tag('circle', { cx: x(said), cy: y(came), r: 2 + 8 * Math.sqrt(count / all), class: 'dot' }),
    );
  const says = `${game}, ${players} players, ${variant}: shares of the win as called, and as they came`;
  const drawn = picture(SIZE, SIZE, says, [
    `<style>${STYLE}</style>`,
    ...rules,
    line(x(0), y(0), x(1), y(1), 'fair'),
    ...dots,
    label(`${game}, ${players}`, SIZE / 2, SIZE - 4, { class: 'small', 'text-anchor': 'middle' }),
  ]);
  return `${drawn.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')}\n`;
}
