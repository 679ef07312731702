import { expect, test } from 'vitest';
import type { Client } from '../harness/client.ts';
import { seated, serve } from '../harness/harness.ts';
import { Listener, programOf } from '../harness/program.ts';

test('a question that cannot be answered in a pause is told again when play goes on', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  const program = await programOf(ben);
  const stream = await Listener.open(program);
  const { asked, legal } = await stream.wait('decide');
  const pause = (client: Client, seat: number, on: boolean) =>
    client.post(`/matches/${table.id}/pause`, { seat, on });
  await pause(anna, 0, true);
  await pause(program, 1, true);
  const answer = { seat: 1, asked, text: legal[0]! };
  expect((await program.post(`/matches/${table.id}/answer`, answer)).body).toMatchObject({ code: 'paused' });
  const told = stream.of('decide').length;
  await pause(anna, 0, false);
  await stream.wait('decide', (line) => stream.of('decide').indexOf(line) === told);
  expect(stream.of('decide')[told]).toMatchObject({ match: table.id, seat: 1, asked });
  expect((await program.post(`/matches/${table.id}/answer`, answer)).status).toBe(200);
  await stream.close();
});

test('whoever comes in a pause is asked when it ends', async () => {
  const server = await serve();
  const { table, people } = await seated(server, 2);
  const [anna, ben] = people as [Client, Client];
  const program = await programOf(ben);
  for (const [seat, client] of [anna, ben].entries())
    await client.post(`/matches/${table.id}/pause`, { seat, on: true });
  const stream = await Listener.open(program);
  await stream.wait('begin');
  expect(stream.of('decide')).toEqual([]);
  await anna.post(`/matches/${table.id}/pause`, { seat: 0, on: false });
  await stream.wait('decide');
  await stream.close();
});
