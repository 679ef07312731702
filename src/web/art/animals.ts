import type { BotName } from '../../bots/index.ts';
import { levelNames, levels } from '../../bots/levels.ts';

export type AnimalName = (typeof levels)[keyof typeof levels]['animal'];

export function animalOf(bot: BotName): AnimalName {
  return bot === 'random' ? 'crab' : levels[bot].animal;
}

/** One to four crests for the levels, none for random moves. */
export function crestsOf(bot: BotName): number {
  return bot === 'random' ? 0 : levelNames.indexOf(bot) + 1;
}
