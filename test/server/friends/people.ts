import type { Server } from '../../../src/server/server.ts';
import type { YourTable } from '../../../src/wire/server.ts';
import { Client } from '../harness/client.ts';

/** Guests of these names. */
export async function people<const N extends readonly string[]>(
  server: Server,
  ...names: N
): Promise<{ [K in keyof N]: Client }> {
  const made = await Promise.all(names.map((name) => Client.guest(server.url, name)));
  return made as { [K in keyof N]: Client };
}

/** The id under which others find a person's page. */
export async function idOf(client: Client): Promise<string> {
  return ((await client.get('/me')).body.person as { id: string }).id;
}

export async function code(reply: Promise<{ readonly body: { code?: unknown } }>): Promise<unknown> {
  return (await reply).body.code;
}

export const twoSeats = { game: 'pebbles', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };

/** A table in the lobby. */
export function listed(host: Client): Promise<YourTable> {
  return host.table({ ...twoSeats, seats: [...twoSeats.seats], listed: true });
}
