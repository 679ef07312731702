import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../harness/client.ts';
import { postgres, sqlite } from '../harness/databases.ts';
import { serve } from '../harness/harness.ts';

/** Nobody's bots starve anybody else's. */
describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start(), 60_000);
  afterAll(() => databases.stop());
  const start = async (limits: object) =>
    serve({ database: await databases.open(await databases.fresh()), limits });
  const bot = { kind: 'bot', bot: 'random' } as const;

  async function begin(client: Client, seats: readonly object[]): Promise<number> {
    const { id } = await client.table({ game: 'pebbles', seats: [...seats] as never });
    return (await client.post(`/matches/${id}/start`)).status;
  }

  test('one person starts so many matches, and fewer in which only bots play', async () => {
    const { url } = await start({ startedTables: 3, startedBotTables: 1 });
    const anna = await Client.guest(url, 'Anna');
    const playing = [{ kind: 'me' }, { kind: 'me' }];
    expect(await begin(anna, playing)).toBe(200);
    expect(await begin(anna, playing)).toBe(200);
    expect(await begin(anna, playing)).toBe(200);
    expect(await begin(anna, playing)).toBe(409);
    expect(await begin(await Client.guest(url, 'Ben'), playing)).toBe(200);
  });

  test('tables with bots are started at a limited rate from one address', async () => {
    const { url } = await start({ botStarts: { burst: 2, perSecond: 0 } });
    const statuses: number[] = [];
    for (const name of ['Anna', 'Ben', 'Cleo'])
      statuses.push(await begin(await Client.guest(url, name), [{ kind: 'me' }, bot]));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await begin(await Client.guest(url, 'Dan'), [{ kind: 'me' }, { kind: 'me' }])).toBe(200);
  });

  test('where only bots play, there is a limit of its own', async () => {
    const { url } = await start({ startedBotTables: 0 });
    const anna = await Client.guest(url, 'Anna');
    expect(await begin(anna, [bot, bot])).toBe(409);
    expect(await begin(anna, [{ kind: 'me' }, bot])).toBe(200);
  });
});
