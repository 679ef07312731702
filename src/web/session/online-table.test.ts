import { after } from '../net/socket/timers.ts';
import { expect, test } from 'vitest';
import { game } from '../../../test/toy/game.ts';
import type { AnyGame, Seat, Viewer } from '../../engine/game.ts';
import { noClock } from '../../wire/clock.ts';
import type { Update, YourTable } from '../../wire/server.ts';
import {
  accept,
  isRefusal,
  type Match,
  propose,
  seenBy,
  settle,
  start,
  type Step,
} from '../../engine/match.ts';
import { undo } from '../../engine/undo.ts';
import { luck } from '../../fair/keyed-rng.ts';
import type { Pacing } from './show.ts';
import { OnlineTable } from './online-table.ts';
import { viewersOf, peopleOf } from '../net/table/people.ts';
import type { Seen } from './seen.ts';

const toy = game as unknown as AnyGame;

function tableOf(yours: readonly Seat[], bots: readonly Seat[] = [], seats = 2): YourTable {
  return {
    id: 'm',
    game: 'pebbles',
    rules: 1,
    options: { bonus: true, faces: 6 },
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      kind: bots.includes(seat) ? ('bot' as const) : ('person' as const),
      name: `P${seat}`,
      here: true,
      seed: '',
      ...(bots.includes(seat) ? { bot: 'random' } : {}),
    })),
    dice: 2,
    commitment: 'c',
    created: 1,
    listed: false,
    clock: noClock,
    waitingFor: [],
    yours,
    push: false,
    youHost: true,
  };
}

/** A server in small: one match, and everybody's numbered updates. */
function server(seats = 2) {
  const match: Match = start(toy, { seats, options: { bonus: true, faces: 6 }, rules: 1 });
  const dice = luck({
    seed: '5'.repeat(64),
    matchId: 'm',
    seatSeeds: Array.from({ length: seats }, () => ''),
  });
  let seq = 0;
  let latest: { step: Step; what: Update['what'] } | undefined;
  const take = (step: Step, what: Update['what']): void => {
    accept(match, step);
    seq++;
    latest = { step, what };
  };
  take(settle(match, dice), 'move');
  return {
    match,
    update(viewer: Viewer, what: Update['what'] = latest?.what ?? 'nothing', more: object = {}): Update {
      const asked = viewer !== 'public' && toy.toAct(match.state).includes(viewer);
      const result = toy.result(match.state);
      return {
        type: 'update',
        match: 'm',
        viewer,
        seq,
        what,
        events: what === 'nothing' ? [] : (latest?.step.events.map((event) => seenBy(event, viewer)) ?? []),
        view: toy.view(toy.clone(match.state), viewer),
        toAct: toy.toAct(match.state),
        chosen: [...match.envelopes.keys()],
        isSealed: toy.sealed(match.state),
        asked: viewer === 'public' ? 0 : (match.asked[viewer] ?? 0),
        legal: asked ? toy.legal(match.state, viewer, []).map(toy.write) : [],
        ...(result === undefined ? {} : { result }),
        ...more,
      };
    },
    play(seat: Seat, text: string): boolean {
      const step = propose(match, seat, text, dice);
      if (isRefusal(step)) return false;
      take(step, step.plies.length > 0 ? 'move' : 'choice');
      return true;
    },
    back(seat: Seat): boolean {
      const step = undo(match, seat);
      if (isRefusal(step)) return false;
      take(step, step.undone > 0 ? 'undo' : 'choice');
      return true;
    },
  };
}

const quick: Pacing = { part: () => ({ milliseconds: 1 }), scale: () => 0, sleep: async () => {} };

function sitting(
  yours: readonly Seat[],
  {
    bots = [] as readonly Seat[],
    seats = 2,
    seen = undefined as Seen | undefined,
    still = false,
    pacing = quick,
  } = {},
) {
  const there = server(seats);
  const table = tableOf(yours, bots, seats);
  const noted = new Map<Viewer, Seen>();
  const told: unknown[] = [];
  let held: (() => void) | undefined;
  const eyes = viewersOf(table);
  const page = {
    /** True to keep acknowledgements back. */
    holds: false,
    release: () => held?.(),
  };
  const tell = () => {
    for (const viewer of eyes) online.receive(there.update(viewer));
  };
  const wire = {
    async answer(_: string, seat: Seat, __: number, text: string) {
      if (page.holds) await new Promise<void>((resolve) => (held = resolve));
      if (!there.play(seat, text)) return { refused: 'illegal' };
      tell();
      return { type: 'done' };
    },
    async undo(_: string, seat: Seat) {
      if (!there.back(seat)) return { refused: 'undo-other' };
      tell();
      return { type: 'done' };
    },
  };
  const firsts = eyes.map((viewer) => there.update(viewer, 'nothing'));
  const online: OnlineTable = new OnlineTable(
    table,
    firsts,
    {
      game: toy,
      wire,
      pacing,
      after,
      told: (movement) => told.push(...movement),
      noted: (viewer, each) => noted.set(viewer, each),
      still: () => still,
    },
    seen,
  );
  return { online, there, tell, noted, told, page, table };
}

const settled = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

test('a person is asked what the server asks, and what was chosen is shown when the server says so', async () => {
  const { online, page, there } = sitting([0]);
  online.open();
  expect(online.phase).toEqual({ type: 'asking', seat: 0 });
  expect(online.legal).toEqual(there.update(0).legal);
  page.holds = true;
  const view = online.shown.view;
  const choosing = online.choose(online.legal[0] as string);
  expect(online.phase).toEqual({ type: 'waiting' });
  expect(online.sending).toBe(true);
  expect(online.shown.view).toBe(view);
  await settled();
  page.release();
  expect(await choosing).toBeUndefined();
  await settled();
  expect(online.sending).toBe(false);
  expect(online.answered).toContain(0);
});

test('a refused choice asks again and says why', async () => {
  const { online } = sitting([0]);
  online.open();
  expect(await online.choose('nonsense')).toEqual({ refused: 'illegal' });
  expect(online.phase).toEqual({ type: 'asking', seat: 0 });
});

test('onlookers see what everybody may see and choose nothing', async () => {
  const { online, there, tell } = sitting([]);
  online.open();
  expect(online.viewer).toBe('public');
  expect(online.phase).toEqual({ type: 'waiting' });
  there.play(0, there.update(0).legal[0] as string);
  tell();
  await settled();
  expect(online.answered).toEqual([0]);
  expect(online.undoer).toBeUndefined();
  expect(await online.choose('bid 0')).toEqual({ refused: 'not-your-turn' });
});

test('two at one device choose in secret one after the other, with a cover between', async () => {
  const { online } = sitting([0, 1]);
  online.open();
  expect(online.phase).toEqual({ type: 'cover', seat: 0 });
  expect(online.viewer).toBe('public');
  online.uncover();
  expect(online.phase).toEqual({ type: 'asking', seat: 0 });
  expect(online.viewer).toBe(0);
  await online.choose(online.legal[0] as string);
  await settled();
  expect(online.phase).toEqual({ type: 'cover', seat: 1 });
  expect(online.undoer).toBe(0);
  online.uncover();
  expect(online.viewer).toBe(1);
  await online.choose(online.legal.at(-1) as string);
  await settled();
  expect(online.story.length).toBeGreaterThan(0);
});

test('what is taken back is no longer told', async () => {
  const { online, there } = sitting([0]);
  online.open();
  await online.choose(online.legal[0] as string);
  await settled();
  expect(there.match.envelopes.size).toBe(1);
  expect(await online.undo()).toBeUndefined();
  await settled();
  expect(there.match.envelopes.size).toBe(0);
  expect(online.phase).toEqual({ type: 'asking', seat: 0 });
});

test('a whole match of one person against one elsewhere: every event is told once, in order', async () => {
  const { online, there, tell, told } = sitting([0]);
  online.open();
  const refusals: unknown[] = [];
  for (let i = 0; i < 200 && online.phase.type !== 'over'; i++) {
    if (online.phase.type === 'asking') refusals.push(await online.choose(online.legal.at(-1) as string));
    const other = there.update(1);
    if (other.legal.length > 0 && !other.chosen.includes(1)) {
      there.play(1, other.legal[0] as string);
      tell();
    }
    await settled(0);
  }
  expect(online.phase).toEqual({ type: 'over' });
  expect(new Set(refusals)).toEqual(new Set([undefined]));
  expect(online.result).toEqual(toy.result(there.match.state));
  expect(online.story.map(({ emitted }) => emitted.open)).toEqual(told);
});

test('the rest at once is all that has come in, not only the step on show; what comes later takes its time', async () => {
  const slow = {
    part: () => ({ milliseconds: 1 }),
    scale: () => 1000,
    sleep: () => new Promise<void>(() => {}),
  };
  const { online, there, tell, told } = sitting([], { pacing: slow });
  online.open();
  /** Plays on until something has happened, and gives how much. */
  const step = () => {
    do {
      const seat = toy.toAct(there.match.state).find((each) => !there.match.envelopes.has(each)) as Seat;
      there.play(seat, there.update(seat).legal[0] as string);
    } while (there.update('public').events.length === 0);
    tell();
    return there.update('public').events.length;
  };
  let events = 0;
  for (let i = 0; i < 3; i++) events += step();
  await settled();
  expect(told.length).toBeLessThan(events);
  online.hurry();
  await settled();
  expect(told).toHaveLength(events);
  step();
  await settled();
  expect(online.phase).toEqual({ type: 'showing' });
  expect(told).toHaveLength(events + 1);
});

test('a bot that sits in is asked, not the person; taken back, the person is asked again', () => {
  const { online, table } = sitting([0]);
  online.open();
  const seats = table.seats.with(0, { ...(table.seats[0] as YourTable['seats'][number]), bot: 'random' });
  online.arrange({ ...table, seats });
  expect(online.phase).toEqual({ type: 'waiting' });
  expect(online.people[0]).toMatchObject({ kind: 'bot' });
  online.arrange(table);
  expect(online.phase).toEqual({ type: 'asking', seat: 0 });
});

test.each([{ still: false }, { still: true }])(
  'what was missed is told first, and asked only when somebody goes on (reduced motion: $still)',
  async ({ still }) => {
    const { there } = sitting([0]);
    const before = there.update(0, 'nothing');
    const missed = [{ seq: 1, what: 'move' as const, events: [{ type: 'something' }, { type: 'more' }] }];
    const told: unknown[] = [];
    const online = new OnlineTable(
      tableOf([0]),
      [{ ...before, missed }],
      {
        game: toy,
        wire: { answer: async () => ({}), undo: async () => ({}) },
        pacing: quick,
        after,
        told: (movement) => told.push(...movement),
        noted: () => {},
        still: () => still,
      },
      { seq: 0, view: before.view },
    );
    online.open();
    await settled();
    expect(online.phase).toEqual({ type: 'showing' });
    expect(online.recap).toMatchObject({ events: missed[0]?.events, running: false });
    online.dismiss();
    await settled();
    expect(online.recap).toBeUndefined();
    expect(online.phase).toEqual({ type: 'asking', seat: 0 });
  },
);

test('how far somebody has followed is noted, without the secrets of a shared device', async () => {
  const alone = sitting([0]);
  alone.online.open();
  await alone.online.choose(alone.online.legal[0] as string);
  await settled();
  expect(alone.noted.get(0)).toMatchObject({ seq: 2, own: 2, view: expect.anything() });
  const shared = sitting([0, 1]);
  shared.online.open();
  shared.online.uncover();
  await shared.online.choose(shared.online.legal[0] as string);
  await settled();
  for (const seen of shared.noted.values()) expect(seen).not.toHaveProperty('view');
});

test('who sits where: mine, others at this device, people elsewhere, bots, and whom a bot sits in for', () => {
  const table = tableOf([1, 2], [3], 4);
  expect(peopleOf(table).map(({ kind }) => kind)).toEqual(['far', 'me', 'here', 'bot']);
  expect(viewersOf(table)).toEqual([1, 2, 'public']);
  expect(viewersOf({ yours: [1] })).toEqual([1]);
  expect(viewersOf({ yours: [] })).toEqual(['public']);
});

test("another's answer to the same open question is shown while the person goes on choosing", async () => {
  let release: () => void = () => {};
  let held = Promise.resolve();
  const pacing: Pacing = { part: () => ({ milliseconds: 1 }), scale: () => 10, sleep: () => held };
  const { there, online } = sitting([0], { pacing });
  online.open();
  await online.choose('bid 2');
  there.play(1, 'bid 0');
  online.receive(there.update(0));
  await settled();
  await online.choose('keep');
  await settled();
  expect(online.phase).toEqual({ type: 'asking', seat: 0 });
  const { question, legal } = online;
  held = new Promise((resolve) => {
    release = resolve;
  });
  there.play(1, 'pass');
  online.receive(there.update(0));
  await settled();
  expect(online.toAct).toEqual([0]);
  expect(online.phase).toEqual({ type: 'asking', seat: 0 });
  expect([online.question, online.legal]).toEqual([question, legal]);
  await online.choose('pass');
  expect(online.phase.type).not.toBe('asking');
  release();
  await settled();
  expect(online.phase).toEqual({ type: 'asking', seat: 0 });
  expect(online.legal).toContain('bid 0');
});
