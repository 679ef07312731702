import type { RuleMarks } from '../board.ts';

/** Which blocks and items of the help are not the booklet's own (grades in docs/rules/maui.md). */
export const ruleMarks: RuleMarks = {
  'goal.1': 'reconstructed',
  'place.3': 'reconstructed',
  'umbrellas.1.1': 'reconstructed',
  'towels.0': 'reconstructed',
  'towels.2.2': 'ruling',
  'substitute.1': 'ruling',
  'crabs.2.0': 'reconstructed',
  'crabs.2.2': 'ruling',
  'long.1.2': 'ruling',
  'long.1.3': 'ruling',
  'figures.1.0': 'reconstructed',
  'figures.1.1': 'reconstructed',
  'figures.1.2': 'reconstructed',
  'figures.1.3': 'reconstructed',
};
