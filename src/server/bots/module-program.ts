import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { AnyBot } from '../../bots/bot.ts';
import type { ChooseRequest } from '../../bots/protocol.ts';
import { FastRng } from '../../engine/rng.ts';

/* A module that exports `bot`, as a program of its own: it can neither stop nor read the server. */

const [, , path = ''] = process.argv;
const { bot } = (await import(pathToFileURL(path).href)) as { readonly bot: AnyBot };
const rng = new FastRng(randomInt(2 ** 47));
for await (const line of createInterface({ input: process.stdin })) {
  const { view, seat, legal, budget } = JSON.parse(line) as ChooseRequest;
  const allowed = 'playouts' in budget ? budget : { ...budget, now: () => performance.now() };
  const { text } = bot.choose({ view, seat, legal, budget: allowed, rng });
  process.stdout.write(`${JSON.stringify({ move: text })}\n`);
}
