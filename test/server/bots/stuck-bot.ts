import type { BotTask } from '../../../src/server/bots/bot-pool.ts';

/** Never answers to the first seat; the others get their first choice. */
export default function choose({ seat, legal }: BotTask): string {
  while (seat === 0);
  return legal[0] as string;
}
