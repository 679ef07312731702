/** The four levels that every game offers, the weakest first. */
export const levelNames = ['easy', 'medium', 'hard', 'expert'] as const;
export type LevelName = (typeof levelNames)[number];

export interface Level {
  /** The animal that stands for the level on the screen. */
  readonly animal: 'crab' | 'gull' | 'seal' | 'octopus';
  /** The longest it thinks about a decision when it plays with people. */
  readonly milliseconds: number;
}

/**
 * What is the same in all games; everybody who shows, names or times a level reads it here. Easy and medium do not search:
 * they answer at once, whatever the budget.
 */
export const levels: { readonly [L in LevelName]: Level } = {
  easy: { animal: 'crab', milliseconds: 50 },
  medium: { animal: 'gull', milliseconds: 50 },
  hard: { animal: 'seal', milliseconds: 50 },
  expert: { animal: 'octopus', milliseconds: 300 },
};

export function isLevel(name: unknown): name is LevelName {
  return levelNames.includes(name as LevelName);
}
