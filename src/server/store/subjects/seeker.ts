/** Somebody who looks for a table. */
export interface Seeker {
  readonly person: number;
  readonly games: readonly string[];
  /** Numbers of players that suit them, for each game. */
  readonly sizes: { readonly [game: string]: readonly number[] };
  readonly pace: Pace;
  readonly rated: boolean;
  /** Bots may take the seats that are left, after a while. */
  readonly bots: boolean;
  readonly since: number;
  /** Their rating in each game; newcomers have 1500. */
  readonly numbers: { readonly [game: string]: number };
}

export const paces = ['live', 'days'] as const;
export type Pace = (typeof paces)[number];
