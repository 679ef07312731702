import type { BotRunner } from '../../../src/server/bots/bot-pool.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

const THREADS = 2;
const LONGEST = 300;

/** Bots that choose at random after a while; one in a hundred fails, and one never comes to an end. */
export function thinkerOn(world: World, machine: Machine): BotRunner {
  const rng = world.rng();
  return {
    atOnce: THREADS,
    choose: ({ legal }, limit) =>
      new Promise((resolve, reject) => {
        const luck = rng.below(100);
        const text = legal[rng.below(legal.length)];
        if (luck === 0) machine.after(rng.below(50), () => reject(new Error('the bot failed')));
        else if (luck === 1) machine.after(limit, () => reject(new Error('the bot took too long')));
        else machine.after(rng.below(LONGEST), () => resolve(text));
      }),
    stop: async () => undefined,
  };
}
