export interface LearnPlan {
  readonly seed: number;
  /** How often each position is looked at. */
  readonly epochs: number;
  readonly told: (stage: 'points' | 'shares', epoch: number, error: number) => void;
}

/** Before so many epochs a network knows too little to learn from itself. */
export const FIRST_EPOCHS = 2;

const FAST = 0.003;
const SLOW = 0.00003;

export function rateAt(epoch: number, epochs: number): number {
  return FAST * (1 - epoch / epochs) ** 2 + SLOW;
}
