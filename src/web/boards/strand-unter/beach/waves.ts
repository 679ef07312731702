import { wobble } from '../layout.ts';

/** A wavy line from `from` to beyond `to` at height `y`, as the start of a path. */
export function wavy(from: number, to: number, y: number, swell: number, length: number, phase = 0): string {
  let path = `M${r(from)} ${r(y)}`;
  let side = 1;
  for (let x = from; x < to; x += length) {
    path += `q${r(length / 2)} ${r(side * swell * (1 + 0.35 * Math.sin(x * 0.013 + phase)))} ${r(length)} 0`;
    side = -side;
  }
  return path;
}

/** Grains of sand as one path, strewn evenly over the box. */
export function grains(width: number, height: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = ((wobble(i * 3 + 1) + 1) / 2) * width;
    const y = ((wobble(i * 5 + 2) + 1) / 2) * height;
    path += `M${r(x)} ${r(y)}h.01`;
  }
  return path;
}

/** Glints on the water: short arcs. */
export function glints(width: number, height: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const x = ((wobble(i * 7 + 3) + 1) / 2) * width;
    const y = ((wobble(i * 11 + 5) + 1) / 2) * height;
    const l = 16 + 8 * (1 + wobble(i * 13));
    path += `M${r(x)} ${r(y)}q${r(l / 2)} -5 ${r(l)} 0`;
  }
  return path;
}

export function r(n: number): number {
  return Math.round(n * 10) / 10;
}
