import { Authenticator } from '../harness/authenticator.ts';
import { Client } from '../harness/client.ts';
import { attackHttp, attackSockets, attackWires } from './attack.ts';
import { Target } from './target.ts';

export interface Siege {
  readonly answered: number;
  readonly alive: boolean;
  readonly before: ReturnType<Target['state']>;
  readonly after: ReturnType<Target['state']>;
  /** Bytes of memory gained between the first tenth and the end. */
  readonly grown: number;
}

/** Attacks a server with so many wrong things, and looks at what is left of it. */
export async function siege(count: number, seed: number): Promise<Siege> {
  const target = await Target.start();
  try {
    const host = await Client.guest(target.url, 'Anna');
    const me = { kind: 'me' } as const;
    // The attacker is one of two players: what it may do is its own business, what the other may do is not.
    const { id: match } = await host.table({ game: 'pebbles', seats: [me, { kind: 'open' }] });
    const ben = await Client.guest(target.url.replace('127.0.0.1', 'localhost'), 'Ben');
    await ben.join(await host.invite(match));
    const key = new Authenticator(ben.url);
    const { options } = (await ben.post('/account/passkey/options')).body as never;
    await ben.post('/account/passkey', { response: key.create(options) });
    await ben.post('/account/password', { login: 'ben', password: 'a sandcastle at noon' });
    await host.post(`/matches/${match}/start`);
    const waiting = await host.table({ game: 'pebbles', seats: [me, { kind: 'open' }] });
    const { credential } = key;
    const loot = { match, cookie: host.cookie, invite: await host.invite(waiting.id), credential };
    const before = target.state();
    const wave = async (share: number, number: number): Promise<number> => {
      const parts = await Promise.all([
        attackSockets(host, loot, Math.round(share * 0.3), seed + number),
        attackSockets(new Client(target.url), loot, Math.round(share * 0.3), seed + number + 1),
        attackHttp(target.url, loot, Math.round(share * 0.3), seed + number + 2),
        attackWires(target.url, loot, Math.round(share * 0.1), seed + number + 3),
      ]);
      return parts.reduce((sum, each) => sum + each, 0);
    };
    // The first tenth warms up caches and compiled code.
    let answered = await wave(count / 10, 0);
    const warm = await target.memory();
    answered += await wave((count * 9) / 10, 10);
    const grown = (await target.memory()) - warm;
    const after = target.state();
    const { status, body } = await host.answer(match, 0, 'bid 1');
    if (status !== 200) throw new Error(`it no longer plays: ${JSON.stringify(body)}`);
    return { answered, alive: target.alive, before, after, grown };
  } finally {
    await target.stop();
  }
}
