import { expect, test } from 'vitest';
import { game } from '../../../test/toy/game.ts';
import type { AnyGame } from '../../engine/game.ts';
import { isWrong, replay } from '../../engine/replay.ts';
import { verify } from '../../fair/verify.ts';
import { commitmentTo } from '../../fair/commitment.ts';
import type { Person } from '../boards/board.ts';
import { type Kept, type MatchStore, termsOf } from '../matches/kept.ts';
import { memoryStore } from '../matches/memory-store.ts';
import { LocalTable, type LocalTableNeeds } from './local-table.ts';
import type { Thinker, Thought } from './bots/thinker.ts';

const toy = game as unknown as AnyGame;
const seed = '5'.repeat(64);

function person(name: string, kind: Person['kind']): Person {
  return { name, kind, colour: 'red', ...(kind === 'bot' ? { bot: 'random' } : {}) };
}

function newMatch(kinds: readonly Person['kind'][], seedDigits = seed): Kept {
  return {
    version: 1,
    id: 'table-1',
    game: 'pebbles',
    rules: 1,
    options: { bonus: true, faces: 6 },
    people: kinds.map((kind, seat) => person(`P${seat}`, kind)),
    seed: seedDigits,
    commitment: commitmentTo(seedDigits),
    plies: [],
    envelopes: [],
    created: 1,
    changed: 1,
    writes: 0,
    toAct: [],
  };
}

/** Answers with the first legal text. */
function firstChoice(): Thinker & { asked: Thought[] } {
  const asked: Thought[] = [];
  return {
    asked,
    think: async (thought) => {
      asked.push(thought);
      return thought.legal[0] as string;
    },
    stop: () => {},
  };
}

function needs(store: MatchStore, thinker: Thinker): LocalTableNeeds {
  const pacing = { part: () => ({ milliseconds: 1 }), scale: () => 0, sleep: async () => {} };
  return { game: toy, store, thinker, pacing, now: () => 2, told: () => {} };
}

async function opened(
  kinds: readonly Person['kind'][],
  store = memoryStore(),
  thinker: Thinker = firstChoice(),
) {
  const table = new LocalTable(newMatch(kinds), needs(store, thinker));
  await table.open();
  return { table, store };
}

/** Lets bots and storage finish what they have begun. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Always the last choice, until the end. Returns what was refused. */
async function playOut(table: LocalTable): Promise<unknown[]> {
  const refusals: unknown[] = [];
  for (let i = 0; i < 200 && table.phase.type !== 'over'; i++) {
    if (table.phase.type === 'cover') table.uncover();
    if (table.phase.type === 'asking') refusals.push(await table.choose(table.legal.at(-1) as string));
    await settled();
  }
  return refusals.filter((refusal) => refusal !== undefined);
}

test.each([
  { kinds: ['me', 'bot'] as const },
  { kinds: ['me', 'here', 'bot'] as const },
  { kinds: ['bot', 'bot'] as const },
  { kinds: ['here', 'me', 'here'] as const },
])('a whole match of $kinds is kept and can be verified', async ({ kinds }) => {
  const { table, store } = await opened(kinds);
  expect(await playOut(table)).toEqual([]);
  expect(table.phase).toEqual({ type: 'over' });
  const kept = (await store.get('table-1')) as Kept;
  expect(kept.result).toEqual(table.result);
  const checked = verify({
    id: kept.id,
    seed: kept.seed,
    commitment: kept.commitment,
    seats: kept.people.map(() => ({})),
  });
  if (!('luck' in checked)) throw new Error(checked.problem);
  const again = replay(toy, termsOf(kept), kept.plies, { luck: checked.luck });
  if (isWrong(again)) throw new Error(`ply ${again.wrong}: ${again.reason}`);
  expect(toy.result(again.state)).toEqual(table.result);
});

test('a table opened again stands where it was left, with the same story', async () => {
  const { table, store } = await opened(['me', 'here']);
  table.uncover();
  await table.choose('bid 2');
  table.uncover();
  await table.choose('bid 1');
  table.uncover();
  await table.choose('roll');
  const before = { phase: table.phase, story: table.story, view: table.shown.view };
  table.close();
  const again = new LocalTable((await store.get('table-1')) as Kept, needs(store, firstChoice()));
  await again.open();
  if (again.phase.type === 'cover') again.uncover();
  expect(again.story).toEqual(before.story);
  expect(again.phase).toEqual(before.phase);
  expect(again.shown.view).toEqual(before.view);
  expect(again.toAct).toEqual([0, 1]);
});

test('secret answers on one device: a cover between people, and nothing shows before all are in', async () => {
  const { table } = await opened(['me', 'here']);
  expect(table.phase).toEqual({ type: 'cover', seat: 0 });
  expect(table.viewer).toBe('public');
  table.uncover();
  expect(table.viewer).toBe(0);
  expect(table.legal).toEqual(['bid 0', 'bid 1', 'bid 2']);
  const plies = table.kept.plies.length;
  await table.choose('bid 2');
  expect(table.phase).toEqual({ type: 'cover', seat: 1 });
  expect(table.viewer).toBe('public');
  expect(table.answered).toEqual([0]);
  expect(table.kept.plies.length).toBe(plies);
  expect(table.kept.envelopes).toEqual([[0, 'bid 2']]);
});

test('a sealed answer can be taken back until the last one is in', async () => {
  const { table } = await opened(['me', 'here']);
  table.uncover();
  await table.choose('bid 2');
  expect(table.undoer).toBe(0);
  await table.undo();
  expect(table.answered).toEqual([]);
  expect(table.phase).toEqual({ type: 'cover', seat: 0 });
  table.uncover();
  await table.choose('bid 0');
  table.uncover();
  expect(table.isFinal('bid 1')).toBe(true);
  await table.choose('bid 1');
  expect(table.undoer).toBeUndefined();
});

test('a choice is final if it reveals something or bots would answer at once', async () => {
  const { table } = await opened(['me', 'bot']);
  expect(table.phase).toEqual({ type: 'asking', seat: 0 });
  expect(table.isFinal('bid 2')).toBe(true);
  await table.choose('bid 2');
  await settled();
  expect(table.legal).toEqual(['roll', 'keep']);
  expect(table.isFinal('roll')).toBe(true);
});

test('an illegal answer changes nothing', async () => {
  const { table, store } = await opened(['me', 'bot']);
  const before = await store.get('table-1');
  expect(await table.choose('bid 9')).toEqual({ refused: 'illegal' });
  expect(await store.get('table-1')).toEqual(before);
});

test('bots get a view and their choices, once per question', async () => {
  const thinker = firstChoice();
  const { table } = await opened(['me', 'bot', 'bot'], memoryStore(), thinker);
  await settled();
  expect(thinker.asked.map(({ seat }) => seat)).toEqual([1, 2]);
  for (const { seat, view } of thinker.asked) expect(view).toEqual(toy.view(stateOf(table.kept), seat));
});

function stateOf(kept: Kept): unknown {
  const match = replay(toy, termsOf(kept), kept.plies);
  if (isWrong(match)) throw new Error('does not replay');
  return match.state;
}

test('a bot that fails stops the table until it is asked again', async () => {
  let fails = true;
  const thinker: Thinker = {
    think: async ({ legal }) => {
      if (fails) throw new Error('out of memory');
      return legal[0] as string;
    },
    stop: () => {},
  };
  const { table } = await opened(['me', 'bot'], memoryStore(), thinker);
  await settled();
  expect(table.phase).toEqual({ type: 'stuck', why: 'bot' });
  fails = false;
  table.retry();
  await settled();
  expect(table.phase).toEqual({ type: 'asking', seat: 0 });
  expect(table.answered).toEqual([1]);
});

test('a second tab notices that the match went on elsewhere', async () => {
  const { table, store } = await opened(['me', 'here']);
  const second = new LocalTable((await store.get('table-1')) as Kept, needs(store, firstChoice()));
  await second.open();
  table.uncover();
  await table.choose('bid 2');
  second.uncover();
  await second.choose('bid 1');
  expect(second.phase).toEqual({ type: 'stuck', why: 'elsewhere' });
  expect((await store.get('table-1'))?.envelopes).toEqual([[0, 'bid 2']]);
});

test('nothing is shown that could not be kept', async () => {
  const store = memoryStore();
  const { table } = await opened(['me', 'bot'], store);
  await settled();
  const shown = table.shown.plies;
  store.put = () => Promise.reject(new Error('the disk is full'));
  await table.choose('bid 2');
  expect(table.phase).toEqual({ type: 'stuck', why: 'storage' });
  expect(table.shown.plies).toBe(shown);
});

test('the deal is there at once; then the story grows with what is shown, not before', async () => {
  let release: () => void = () => {};
  let held = Promise.resolve();
  const pacing = { part: () => ({ milliseconds: 1 }), scale: () => 10, sleep: () => held };
  const table = new LocalTable(newMatch(['me', 'here']), { ...needs(memoryStore(), firstChoice()), pacing });
  await table.open();
  expect(table.phase).toEqual({ type: 'cover', seat: 0 });
  expect(table.story.length).toBe(2);
  table.uncover();
  await table.choose('bid 1');
  table.uncover();
  await table.choose('bid 0');
  expect(table.story.length).toBe(3);

  held = new Promise((resolve) => {
    release = resolve;
  });
  table.uncover();
  const rolling = table.choose('roll');
  await settled();
  // The roll and the pebble have been drawn and kept; people are being shown the roll.
  expect(table.kept.plies.length).toBe(7);
  expect(table.phase).toEqual({ type: 'showing' });
  expect(table.story.length).toBe(4);
  release();
  await rolling;
  expect(table.story.length).toBe(5);
});

test("another's answer to the same open question is shown while the person goes on choosing", async () => {
  let release: () => void = () => {};
  let held = Promise.resolve();
  let bots: ((text: string) => void) | undefined;
  const pacing = { part: () => ({ milliseconds: 1 }), scale: () => 10, sleep: () => held };
  const thinker: Thinker = {
    think: ({ legal }) =>
      legal.includes('pass')
        ? new Promise<string>((resolve) => {
            bots = resolve;
          })
        : Promise.resolve(legal[0] as string),
    stop: () => {},
  };
  const table = new LocalTable(newMatch(['me', 'bot']), { ...needs(memoryStore(), thinker), pacing });
  await table.open();
  await table.choose('bid 2');
  await table.choose('keep');
  expect(table.phase).toEqual({ type: 'asking', seat: 0 });
  const { question, legal } = table;
  expect(legal).toContain('pass');
  held = new Promise((resolve) => {
    release = resolve;
  });
  await settled();
  bots?.('pass');
  await settled();
  // The bot has passed, which is still being shown: the same question stays open and can be answered.
  expect(table.toAct).toEqual([0]);
  expect(table.phase).toEqual({ type: 'asking', seat: 0 });
  expect(table.question).toBe(question);
  expect(table.legal).toEqual(legal);
  expect(table.undoer).toBeUndefined();
  const passing = table.choose('pass');
  await settled();
  expect(table.phase).toEqual({ type: 'showing' });
  release();
  expect(await passing).toBeUndefined();
  expect(table.phase).toEqual({ type: 'asking', seat: 0 });
  expect(table.legal).toContain('bid 0');
});

test('help that was shown is kept with the match, and goes on counting', async () => {
  const store = memoryStore();
  const { table } = await opened(['me', 'bot'], store);
  await table.noteHelp('hints');
  await table.noteHelp('hints');
  await table.noteHelp('chances');
  expect((await store.get('table-1'))?.help).toEqual({ hints: 2, chances: 1 });
  expect(await table.choose(table.legal[0] as string)).toBeUndefined();
  expect((await store.get('table-1'))?.help).toEqual({ hints: 2, chances: 1 });
});
