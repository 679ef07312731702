import type { DuplicateInfo } from '../../../src/wire/subjects/duplicate.ts';
import type { Update } from '../../../src/wire/server.ts';
import type { Client, Reply } from '../harness/client.ts';

/** Two tables of two in two rounds, unless a test wants something else. */
export const small = {
  game: 'pebbles',
  seats: 2,
  tables: 2,
  rounds: 2,
  clock: { kind: 'live', decision: 60, reserve: 60 },
  bot: 'random',
} as const;

export async function opened(host: Client, wish: object = {}): Promise<DuplicateInfo> {
  return infoFrom(await host.post('/duplicates', { ...small, ...wish }));
}

export function infoFrom({ status, body }: Reply): DuplicateInfo {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.duplicate as DuplicateInfo;
}

export async function read(client: Client, id: string): Promise<DuplicateInfo> {
  return infoFrom(await client.get(`/duplicates/${id}`));
}

/** Waits until it is so; housekeeping and bots do what they do meanwhile. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 2000; tries++) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it does not come to that');
}

/** Decides once at a table if it is this seat's turn, always the first possible answer. True once the match is over. */
export async function decide(client: Client, match: string, seat: number): Promise<boolean> {
  const { status, body } = await client.get(`/matches/${match}/updates?viewer=${seat}`);
  if (status !== 200) return false;
  const { legal, asked, result, sealed, toAct } = body.update as Update;
  if (result) return true;
  if (legal[0] === undefined || sealed !== undefined || !toAct.includes(seat)) return false;
  await client.post(`/matches/${match}/answer`, { seat, asked, text: legal[0] });
  return false;
}

/** Everybody plays whatever table they have until it is over; bots play at the server. */
export async function playAll(
  people: readonly Client[],
  id: string,
  rounds = Infinity,
): Promise<DuplicateInfo> {
  return until(async () => {
    for (const client of people) {
      const { next } = await read(client, id);
      if (next && next.round < rounds) await decide(client, next.match, next.seat);
    }
    const info = await read(people[0] as Client, id);
    const isPlayed = (round: number) => info.deals[round]?.seed !== undefined;
    return info.status === 'over' || (rounds < info.rounds && isPlayed(rounds - 1)) ? info : undefined;
  });
}
