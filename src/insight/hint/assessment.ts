// What a page needs of a hint: no rules and no bots, so that a table does not load those of every game.

export interface AssessedChoice {
  readonly text: string;
  /** What it is worth to the seat, in the unit of the assessment. */
  readonly value: number;
  /** How much less than the best, and half the width of the 95 % interval of that. */
  readonly behind: number;
  readonly interval: number;
  /** Where the bot plays a mixed strategy: the probability of this choice. */
  readonly likely?: number;
}

/** The choices as the bot sees them, the best first. */
export interface Assessment {
  /** Shares of the win, or points. */
  readonly unit: 'share' | 'points';
  /** Only those that the bot searched. */
  readonly choices: readonly AssessedChoice[];
  /** True if the bot plays a mixed strategy: being predictable costs more than the choices differ. */
  readonly mixed: boolean;
}

/** From here on a mixture is as good as a single choice. */
const PURE = 0.9;

/** Whether to recommend a mixture: one that is nearly always the same choice counts as a single best choice. */
export function isVaried({ mixed, choices }: Assessment): boolean {
  return mixed && (choices[0]?.likely ?? 0) < PURE;
}

/** Whether the choice cannot be told from the best. */
export function isAsGood({ behind, interval }: AssessedChoice): boolean {
  return behind <= interval;
}
