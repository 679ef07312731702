import type { Seat } from '../engine/game.ts';

/** What a program that plays as a bot is sent for a decision, as one line of JSON (docs/formats/env.md). */
export interface ChooseRequest {
  readonly do: 'choose';
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly budget: { readonly playouts: number } | { readonly milliseconds: number };
}

/** More than a budget in milliseconds that a program is granted for writing, waking up and reading. */
export const GRACE = 500;
/** How long it may take for its first decision, in milliseconds: it has to start. */
export const FIRST_PATIENCE = 20_000;
/** After so many failures in a row it is not asked again, or not for a while. */
export const MAX_FAILURES = 3;

/** The legal text that the line of an answer names, by text or by index. */
export function moveIn(line: string, legal: readonly string[]): string | undefined {
  try {
    const { move } = JSON.parse(line) as { readonly move?: unknown };
    if (typeof move === 'string') return legal.includes(move) ? move : undefined;
    return typeof move === 'number' ? legal[move] : undefined;
  } catch {
    return undefined;
  }
}
