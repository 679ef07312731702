import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { loadBot } from '../../../src/bots/index.ts';
import { luck } from '../../../src/fair/keyed-rng.ts';
import { games } from '../../../src/games/index.ts';
import { assess } from '../../../src/insight/index.ts';
import { startServer } from '../../../src/server/server.ts';
import { Client } from '../../server/harness/client.ts';
import { expectAccessible } from '../accessible.ts';
import { choose, expect, joinBy, openTable, type People, phone, startGame, test } from './table.ts';

const ALLOWED = 'Hints are allowed at this table';
const bubble = (page: Page) => page.getByRole('region', { name: 'Hint' });
const ask = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });

test('hints are a term of the table: everybody sees it before they sit down and in the match, and may ask', async ({
  people,
  server,
}) => {
  const lena = await people.page({ viewport: { width: 1280, height: 800 } });
  const link = await openTable(lena, server.url, 'maui', ['friend'], 'Just for fun, with hints');
  await expect(lena.getByText(ALLOWED)).toBeVisible();
  const ben = await people.page(phone, { chances: true });
  await ben.goto(link);
  await expect(ben.getByText(ALLOWED)).toBeVisible();
  await expectAccessible(ben);
  await joinBy(ben, link, 'Ben');
  await expect(ben.getByText(ALLOWED)).toBeVisible();
  const watcher = await people.page();
  await watcher.goto(`${server.url}/${new URL(lena.url()).hash}`);
  await startGame(lena);
  for (const page of [lena, ben, watcher]) await expect(page.getByText(ALLOWED)).toBeVisible();
  // Whoever only watches gets none.
  await expect(ask(watcher)).toHaveCount(0);
  // While others choose, the chances are shown, as wanted.
  await expect(ben.getByRole('region', { name: 'Chances' })).toContainText('%');
  while (!(await ask(ben).isVisible())) {
    await choose((await lena.locator('button.choice').count()) > 0 ? lena : ben);
    await expect
      .poll(async () => (await ask(ben).isVisible()) || (await lena.locator('button.choice').count()) > 0)
      .toBe(true);
  }
  await ask(ben).click();
  await bubble(ben).getByRole('button', { name: 'Show the answer' }).click();
  await expect(bubble(ben).getByRole('listitem').first()).toContainText('points');
  await expectAccessible(ben);
  await bubble(ben).getByRole('button', { name: 'Close' }).click();
  await ben.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(ben.getByText('The match is not rated.')).toBeVisible();
});

const MOMENT = 1_700_000_000_000;
const DECISIONS = 12;

/** A match in which nothing is left to chance but tokens and ids, between a page and two programs that only look and answer. */
async function played(people: People, withHelp: boolean) {
  const data = mkdtempSync(join(tmpdir(), 'tidetable-hints-'));
  const server = await startServer({
    games,
    database: data,
    web: join(import.meta.dirname, '../../../dist/web'),
    clock: () => MOMENT,
    dice: () => luck({ seed: '00'.repeat(32), matchId: 'hints', seatSeeds: ['', ''] }),
  });
  try {
    const lena = await people.page({}, withHelp ? { thoughts: true, chances: true } : {});
    const sent: string[] = [];
    lena.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    lena.on('request', (request) => {
      if (request.url().includes('/api/'))
        sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    const ben = await Client.guest(server.url, 'Ben');
    const { id } = await ben.table({ game: 'maui', seats: [{ kind: 'open' }, { kind: 'me' }], coach: true });
    await joinBy(lena, `${server.url}/#/join/${await ben.invite(id)}`, 'Lena');
    const [other, onlooker] = [await ben.page(), await (await Client.guest(server.url, 'Ole')).page()];
    await other.watch(id, 1);
    await onlooker.watch(id, 'public');
    await expect
      .poll(async () => tableOf(ben, id))
      .toMatchObject({ seats: [{ here: true, commitment: expect.any(String) }, { here: true }] });
    await ben.post(`/matches/${id}/start`);
    await expect(lena.locator('.table')).toBeVisible();
    const help = { hints: 0, thoughts: 0, chances: false };
    for (let decisions = 0; decisions < DECISIONS; ) {
      const { toAct, seq } = await ben.update(id, 'public');
      if (toAct.includes(1)) {
        const { legal } = await ben.update(id, 1);
        await ben.answer(id, 1, legal[0] as string);
      } else {
        const text = await worstFor(ben.url, lena, id);
        await expect(lena.locator(`button.choice[data-text="${text}"]`)).toBeAttached();
        if (withHelp && (await ask(lena).isVisible())) {
          await ask(lena).click();
          await bubble(lena).getByRole('button', { name: 'Show the answer' }).click();
          await bubble(lena).getByRole('button', { name: 'Close' }).click();
          help.hints++;
          help.chances ||= await lena.getByRole('region', { name: 'Chances' }).isVisible();
        }
        await lena.locator(`button.choice[data-text="${text}"]`).press('Enter');
        const anyway = lena.getByRole('button', { name: 'Do it anyway' });
        await expect
          .poll(async () => (await anyway.isVisible()) || (await ben.update(id, 'public')).seq > seq)
          .toBe(true);
        if (await anyway.isVisible()) {
          await anyway.click();
          help.thoughts++;
        }
        decisions++;
      }
      await expect.poll(async () => (await ben.update(id, 'public')).seq).toBeGreaterThan(seq);
    }
    for (const [page, viewer] of [
      [other, 1],
      [onlooker, 'public'],
    ] as const) {
      const { seq } = await ben.update(id, viewer);
      await page.wait((message) => message.type === 'update' && message.seq === seq);
    }
    const bare = (lines: readonly string[]) => lines.map((line) => withoutSecrets(line, id));
    const told = ({ frames }: typeof other) => bare(sinceBegin(frames));
    return { help, sent: bare(toldBy(sent)), other: told(other), onlooker: told(onlooker) };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function tableOf(client: Client, id: string): Promise<unknown> {
  return (await client.get(`/matches/${id}`)).body['table'];
}

/** The choice that the expert bot likes least, by what the page's own seat sees. */
async function worstFor(url: string, page: Page, id: string): Promise<string> {
  const me = new Client(url);
  const [cookie] = await page.context().cookies(url);
  me.cookie = `${cookie?.name}=${cookie?.value}`;
  const { view, legal } = await me.update(id, 0);
  const bot = await loadBot('maui', 'expert');
  const found = bot && assess(bot, { game: 'maui', view, seat: 0, legal }, { seed: 1, all: true });
  return found?.choices.at(-1)?.text ?? (legal[0] as string);
}

/** What came from the first position on: who gathers when is a matter of time. */
function sinceBegin(frames: readonly string[]): readonly string[] {
  return frames.slice(frames.findIndex((line) => line.includes('"type":"update"')));
}

/**
 * What the page told the server, without pings and their part in the numbering, and without the opening of its part of the dice: these come
 * with time, the last not at all if the match has begun without it.
 */
function toldBy(sent: readonly string[]): string[] {
  const told = sent.filter((line) => !line.startsWith('{"type":"ping"') && !line.endsWith('/open'));
  return told.map((line) => line.replace(/,"id":\d+}$/, '}')).toSorted();
}

/** Ids, tokens and commitments are drawn at random, and a device's opening may come before or after the start; everything else must be the same. */
function withoutSecrets(line: string, id: string): string {
  return line
    .replaceAll(id, 'ID')
    .replaceAll(/"opening":"[^"]*",/g, '')
    .replaceAll(/"(id|token|seed|commitment|invite|profile)":"[^"]*"/g, '"$1":"?"');
}

test('help leaves no trace: what the page sends and what others receive is the same byte by byte', async ({
  people,
}) => {
  const without = await played(people, false);
  const helped = await played(people, true);
  expect(without.help).toEqual({ hints: 0, thoughts: 0, chances: false });
  expect(helped.help.hints).toBeGreaterThan(0);
  expect(helped.help.thoughts).toBeGreaterThan(0);
  expect(helped.help.chances).toBe(true);
  expect(helped.other.filter((line) => line.includes('"type":"update"')).length).toBeGreaterThan(DECISIONS);
  expect(helped.other).toEqual(without.other);
  expect(helped.onlooker).toEqual(without.onlooker);
  expect(helped.sent).toEqual(without.sent);
});
