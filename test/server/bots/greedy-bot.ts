import type { BotTask } from '../../../src/server/bots/bot-pool.ts';

/** At the first seat it takes all the memory there is; the others get their first choice. */
export default function choose({ seat, legal }: BotTask): string {
  const taken: number[][] = [];
  while (seat === 0) taken.push(Array.from({ length: 1000 }, (_, n) => n));
  return legal[0] as string;
}
