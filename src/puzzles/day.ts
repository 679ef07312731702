/** Days are texts such as `2026-11-17`. */
const DAY_MS = 86_400_000;

function numberOf(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
}

/** Which of the games has the puzzle of this day: each in turn. */
export function gameOfDay(day: string, games: readonly string[]): string {
  return games[numberOf(day) % games.length] as string;
}

/** A step through a list that meets every entry once before it repeats, and does not follow its order. */
const STRIDE = 7919;

/** The puzzle of this day among those of its game; the same on every device, without a server. */
export function puzzleOfDay<P>(day: string, games: readonly string[], puzzles: readonly P[]): P | undefined {
  const turn = Math.floor(numberOf(day) / games.length);
  return puzzles[(turn * STRIDE) % puzzles.length];
}
