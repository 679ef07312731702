interface Room {
  /** Letters that fit into a line at full size. */
  readonly line: number;
  /** Letters that fit at the smallest legible size. */
  readonly longest: number;
  /** The size of one line, and of each of two. */
  readonly size: number;
  readonly two: number;
}

/** Fits a name onto a podium block: smaller or on two lines if long, truncated only as a last resort. */
export function captionOf(
  name: string,
  { line, longest, size, two }: Room,
): { lines: string[]; size: number } {
  const lines = (name.length > line ? halves(name) : [name]).map((each) =>
    [...each].length > longest ? `${[...each].slice(0, longest - 1).join('')}…` : each,
  );
  const widest = Math.max(...lines.map((each) => each.length));
  return { lines, size: Math.min(lines.length > 1 ? two : size, (size * line) / widest) };
}

/** Splits at the space that makes the longer part shortest. */
function halves(name: string): string[] {
  const partings = [...name.matchAll(/\s+/g)].map(({ index }) => [
    name.slice(0, index).trim(),
    name.slice(index).trim(),
  ]);
  const longer = (parts: readonly string[]) => Math.max(...parts.map(({ length }) => length));
  return partings.sort((a, b) => longer(a) - longer(b))[0] ?? [name];
}
