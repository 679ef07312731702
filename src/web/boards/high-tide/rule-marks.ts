import type { RuleMarks } from '../board.ts';

/** Which blocks and items of the help are not the booklet's own (grades in docs/rules/high-tide.md). */
export const ruleMarks: RuleMarks = {
  'setup.0.0': 'reconstructed',
  'setup.0.2': 'reconstructed',
  'reroll.0.3': 'ruling',
  'coins.0': 'reconstructed',
  'coins.1.2': 'ruling',
  'shark.2.0': 'reconstructed',
  'shark.2.1': 'ruling',
  'figures.1.0': 'reconstructed',
  'figures.1.1': 'reconstructed',
  'figures.1.2': 'reconstructed',
  'figures.1.3': 'ruling',
};
