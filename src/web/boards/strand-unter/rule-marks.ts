import type { RuleMarks } from '../board.ts';

/** Which blocks and items of the help are not the booklet's own (grades in docs/rules/strand-unter.md). */
export const ruleMarks: RuleMarks = {
  'setup.1': 'reconstructed',
  'collect.0': 'reconstructed',
  'build.0.4': 'ruling',
  'sea.1.3': 'ruling',
  'figures.1.0': 'reconstructed',
  'figures.1.1': 'reconstructed',
  'figures.1.2': 'reconstructed',
  'figures.2': 'ruling',
};
