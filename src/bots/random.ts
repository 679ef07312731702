import { pickOne } from '../engine/rng.ts';
import type { AnyBot } from './bot.ts';

/** Every legal move is equally likely. Draws nothing when there is nothing to choose. */
export const random: AnyBot = {
  name: 'random',
  choose: ({ legal, rng }) => ({ text: legal.length === 1 ? (legal[0] as string) : pickOne(legal, rng) }),
};
