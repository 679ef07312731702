import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { leadsTo } from '../fair/chain.ts';
import { hostCommitment } from '../fair/commitment.ts';
import { opens } from '../fair/contribution.ts';
import { tableDigest } from '../fair/roots.ts';
import { makeSeed } from '../fair/seed.ts';
import type { Seen } from '../fair/seen.ts';
import { writeSeenFile } from '../fair/seen-file.ts';
import type { SeatInfo, YourTable } from '../wire/server.ts';
import { findingsAtTable, memoryWitnessStore, Witness, type WitnessStore } from './witness.ts';

const id = 'beach-7';
const person: SeatInfo = { kind: 'person', name: 'Ann', here: true, seed: '' };
const opened: YourTable = {
  id,
  game: 'maui',
  rules: 1,
  options: { tides: 3 },
  status: 'open',
  dice: 2,
  seats: [person, { ...person, name: 'Bob' }],
  listed: false,
  clock: { kind: 'none' },
  waitingFor: [],
  commitment: hostCommitment(makeSeed(randomBytes), { id, game: 'maui', rules: 1 }),
  created: 1,
  yours: [0],
  youHost: true,
  push: false,
};

/** A page at a server that does as it should, unless told. */
function atTable(server: { acknowledges?: boolean; store?: WitnessStore } = {}) {
  const { acknowledges = true, store = memoryWitnessStore() } = server;
  let table = opened;
  const sent: string[] = [];
  const changeSeat = (seat: number, part: Partial<SeatInfo>) => {
    table = { ...table, seats: table.seats.with(seat, { ...(table.seats[seat] as SeatInfo), ...part }) };
  };
  const witness = new Witness({
    store,
    random: randomBytes,
    now: () => 5,
    server: 'https://tide.example',
    async commit(seat, commitment) {
      sent.push(`commit ${seat}`);
      if (acknowledges) changeSeat(seat, { commitment });
      return acknowledges;
    },
    async open(seat, opening) {
      sent.push(`open ${seat}`);
      const { commitment = '' } = table.seats[seat] as SeatInfo;
      expect(opens(id, seat, { commitment, opening })).toBe(true);
      if (acknowledges) changeSeat(seat, { opening });
      return acknowledges;
    },
    async link(seat, round, link) {
      sent.push(`link ${seat} ${round}`);
      const { opening = '' } = table.seats[seat] as SeatInfo;
      expect(leadsTo(id, seat, { link, earlier: opening, steps: round })).toBe(true);
      return acknowledges;
    },
  });
  return {
    store,
    sent,
    seen: () => store.get(id) as Seen,
    table: () => table,
    look: (change: Partial<YourTable> = {}) => {
      table = { ...table, ...change };
      return witness.look(table);
    },
  };
}

test('a page keeps the first commitment, adds its own, opens it when the table closes, and keeps what was closed', async () => {
  const { look, sent, seen, table } = atTable();
  await look();
  await look();
  expect(sent).toEqual(['commit 0']);
  expect(seen()).toMatchObject({ commitment: opened.commitment, seats: [{ seat: 0, state: 'committed' }] });
  const { opening: _, ...closed } = table().seats[0] as SeatInfo;
  await look({ closing: 7 });
  await look();
  expect(sent).toEqual(['commit 0', 'open 0']);
  expect(seen()).toMatchObject({
    table: tableDigest({ ...opened, seats: [closed, table().seats[1] as SeatInfo] }),
    seats: [{ seat: 0, state: 'opened' }],
  });
  await look({ status: 'playing' });
  expect(findingsAtTable(seen(), table())).toEqual([]);
});

test('whoever has given up a seat and takes it again commits anew; for seats of others nobody does', async () => {
  const { look, sent, seen, table } = atTable();
  await look();
  const { commitment } = seen().seats[0]!;
  await look({ yours: [], seats: [person, person] });
  expect(sent).toEqual(['commit 0']);
  await look({ yours: [0], seats: [person, person] });
  expect(sent).toEqual(['commit 0', 'commit 0']);
  expect(seen().seats[0]?.commitment).not.toBe(commitment);
  expect(table().seats[0]?.commitment).toBe(seen().seats[0]?.commitment);
});

test('two devices of one person do not push each other out', async () => {
  const { look, sent } = atTable();
  await look({ seats: [{ ...person, commitment: 'ab'.repeat(32) }, person] });
  await look({ closing: 7 });
  expect(sent).toEqual([]);
});

test('what is not acknowledged is kept as such, and no reason for a finding', async () => {
  const { look, seen, table } = atTable({ acknowledges: false });
  await look();
  expect(seen().seats).toMatchObject([{ state: 'made' }]);
  await look({ closing: 7, status: 'playing' });
  expect(findingsAtTable(seen(), table())).toEqual([]);
});

test('a lost answer does no harm: what the server has is opened', async () => {
  const { look, sent, seen } = atTable({ acknowledges: false });
  await look();
  const { commitment } = seen().seats[0]!;
  await look({ seats: [{ ...person, commitment }, person], closing: 7 });
  expect(sent).toEqual(['commit 0', 'open 0']);
});

test('nothing is opened for a host that has changed its commitment, or closes another table than before', async () => {
  const swapped = atTable();
  await swapped.look();
  await swapped.look({ commitment: 'ab'.repeat(32), closing: 7 });
  expect(swapped.sent).toEqual(['commit 0']);
  expect(findingsAtTable(swapped.seen(), swapped.table())).toMatchObject([{ code: 'commitment-changed' }]);

  const twice = atTable({ acknowledges: false });
  await twice.look();
  const { commitment } = twice.seen().seats[0]!;
  const seats = [{ ...person, commitment }, person];
  await twice.look({ seats, closing: 7 });
  await twice.look({ seats, closing: 8, options: { tides: 4 } });
  expect(twice.sent).toEqual(['commit 0', 'open 0']);
  expect(findingsAtTable(twice.seen(), twice.table())).toMatchObject([{ code: 'table-changed' }]);
});

test('a host that replaces or ignores a contribution is found while the match is played', async () => {
  const { look, seen, table } = atTable();
  await look();
  await look({ closing: 7 });
  const playing = { ...table(), status: 'playing' as const };
  const [mine, other] = table().seats as [SeatInfo, SeatInfo];
  const { opening: _, ...left } = mine;
  expect(findingsAtTable(seen(), { ...playing, seats: [left, other] })).toMatchObject([
    { code: 'contribution-ignored', seat: 0 },
  ]);
  const forged = { ...mine, commitment: 'ab'.repeat(32) };
  expect(findingsAtTable(seen(), { ...playing, seats: [forged, other] })).toMatchObject([
    { code: 'table-changed' },
    { code: 'contribution-changed', seat: 0 },
  ]);
});

test('dice of version 1 have no part for pages', async () => {
  const { look, sent, store } = atTable();
  await look({ dice: 1 });
  expect([sent, store.get(id)]).toEqual([[], undefined]);
});

describe('live dice', () => {
  const fix = 'a'.repeat(64);

  async function playing() {
    const page = atTable();
    await page.look({ dice: 3 });
    await page.look({ closing: 7 });
    const { closing: _, ...table } = page.table();
    const roll = (rolling?: NonNullable<YourTable['rolling']>) =>
      page.look({ ...table, ...page.table(), status: 'playing', ...(rolling && { rolling }) });
    return { ...page, roll };
  }

  test('a page opens a link for each roll it is asked for, and keeps for which decision', async () => {
    const { roll, sent, seen } = await playing();
    await roll({ round: 1, seats: [0, 1], fix });
    await roll({ round: 2, seats: [1], fix });
    await roll({ round: 4, seats: [0], fix });
    expect(sent.slice(2)).toEqual(['link 0 1', 'link 0 4']);
    expect(seen().seats[0]?.rounds).toEqual([
      { round: 1, fix, state: 'opened' },
      { round: 4, fix, state: 'opened' },
    ]);
  });

  test('a link is for one decision: the same again may be sent again, another is not answered, nor an earlier roll', async () => {
    const { roll, sent, seen } = await playing();
    await roll({ round: 2, seats: [0], fix });
    await roll({ round: 2, seats: [0], fix });
    await roll({ round: 2, seats: [0], fix: 'b'.repeat(64) });
    await roll({ round: 1, seats: [0], fix });
    expect(sent.slice(2)).toEqual(['link 0 2', 'link 0 2']);
    expect(seen().seats[0]?.rounds).toEqual([{ round: 2, fix, state: 'opened' }]);
  });

  test('nothing is opened for a host that has changed its commitment or the table', async () => {
    const { look, roll, sent } = await playing();
    await roll();
    await look({ commitment: 'c'.repeat(64), rolling: { round: 1, seats: [0], fix } });
    expect(sent.slice(2)).toEqual([]);
  });

  test('the chain stays on the device', async () => {
    const { seen } = await playing();
    const start = seen().seats[0]?.chain?.start ?? '';
    expect(start).toMatch(/^[0-9a-f]{64}$/);
    expect(writeSeenFile({ seen: seen() })).not.toContain(start);
  });
});
