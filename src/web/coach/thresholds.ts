import { isLevel, type LevelName, levelNames } from '../../bots/levels.ts';
import type { Assessment } from '../../insight/index.ts';
import type { Person } from '../boards/board.ts';

/** From so much on a choice is held back: the stronger the bots, the less may be given away unasked. */
const thresholds: { readonly [U in Assessment['unit']]: { readonly [L in LevelName]: number } } = {
  share: { easy: 0.12, medium: 0.08, hard: 0.05, expert: 0.03 },
  points: { easy: 5, medium: 4, hard: 3, expert: 2 },
};

/** The level that somebody plays at: that of the strongest bot at the table. */
export function levelAt(people: readonly Person[]): LevelName {
  const levels = people.flatMap(({ bot }) => (isLevel(bot) ? [levelNames.indexOf(bot)] : []));
  return levelNames[Math.max(0, ...levels)] ?? 'easy';
}

/** Whether a choice gives so much away that it is held back; never what the bot cannot tell from the best. */
export function givesAway(assessment: Assessment, text: string, level: LevelName): number | undefined {
  const choice = assessment.choices.find((each) => each.text === text);
  if (!choice || assessment.mixed || choice.behind <= choice.interval) return undefined;
  return choice.behind >= thresholds[assessment.unit][level] ? choice.behind : undefined;
}
