/**
 * The water's edge as one line across all lanes: a gentle ripple along each beach, a rounded step where one beach has
 * more waves than the next.
 */
export function coast(
  levels: readonly number[],
  lane: number,
  ripple: number,
  corner: number,
  shift = 0,
): string {
  const parts: string[] = [];
  for (const [index, level] of levels.entries()) {
    const y = level + shift;
    const left = index * lane;
    const before = levels[index - 1];
    const after = levels[index + 1];
    const from = left + (before === undefined ? 0 : turn(before, level, corner));
    const to = left + lane - (after === undefined ? 0 : turn(after, level, corner));
    parts.push(index === 0 ? `M${n(from)} ${n(y)}` : `Q${n(left)} ${n(y)} ${n(from)} ${n(y)}`);
    parts.push(ripples(to - from, ripple, index));
    if (after !== undefined) {
      const way = Math.sign(after - level) * turn(after, level, corner);
      parts.push(`Q${n(left + lane)} ${n(y)} ${n(left + lane)} ${n(y + way)}`);
      parts.push(`V${n(after + shift - way)}`);
    }
  }
  return parts.join('');
}

/** The same line, closed along the foot of the picture. */
export function water(
  levels: readonly number[],
  lane: number,
  ripple: number,
  corner: number,
  foot: number,
  shift = 0,
): string {
  return `${coast(levels, lane, ripple, corner, shift)}V${n(foot)}H0z`;
}

/** How much room a step leaves for its rounding. */
function turn(a: number, b: number, corner: number): number {
  return Math.min(corner, Math.abs(a - b) / 2);
}

function ripples(length: number, height: number, phase: number): string {
  const count = 4;
  const width = length / count;
  return Array.from({ length: count }, (_, i) => {
    const up = (i + phase) % 2 === 0 ? -height : height;
    return `q${n(width / 2)} ${n(up)} ${n(width)} 0`;
  }).join('');
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
