import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from '../../../src/server/server.ts';
import { games } from '../../toy/registry.ts';
import { Client } from '../harness/client.ts';
import { openStore } from '../harness/open-store.ts';

/**
 * A server of its own process, in which a bot looks around in its thread: `node spied-match.ts DATABASE FOLDER`. Tells the
 * secret of the match, and leaves in the folder what the bot found. (A picture of a whole heap is nothing for a process that
 * has other tests to run.)
 */
const [address = '', folder = ''] = process.argv.slice(2);
const spy = join(folder, 'spy.mjs');
const source = new URL('./spy-bot.ts', import.meta.url).href;
writeFileSync(spy, `import { spyIn } from '${source}';\nexport default spyIn(import.meta.dirname);\n`);
const store = await openStore(address);
const server = await startServer({
  games,
  database: store,
  random: (count) => randomBytes(count),
  bots: { threads: 1, milliseconds: 60_000, module: pathToFileURL(spy).href },
});
const anna = await Client.guest(server.url, 'Anna');
const { id } = await anna.table({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
await anna.post(`/matches/${id}/start`);
// Sealed answers: what the bot puts into its envelope is told, and with the second one both are opened.
await anna.answer(id, 0, 'bid 0');
while ((await anna.update(id, 'public')).seq < 3) await new Promise((resolve) => setTimeout(resolve, 50));
const { seed, commitment } = (await store.match(id)) ?? { seed: '', commitment: '' };
await server.stop();
console.log(JSON.stringify({ seed, commitment }));
