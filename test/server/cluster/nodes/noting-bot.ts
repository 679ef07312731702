import { appendFileSync } from 'node:fs';
import type { BotTask } from '../../../../src/server/bots/bot-pool.ts';

/** Takes the first possible answer, and writes down that it was asked. */
export default function choose({ seat, legal }: BotTask): string {
  appendFileSync(process.env.BOT_NOTES ?? '', `seat ${seat}\n`);
  return legal[0] as string;
}
