import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyGame } from '../../engine/game.ts';
import { combinations, everything, extremes } from '../../engine/options.ts';
import { FastRng } from '../../engine/rng.ts';
import { games } from '../../games/index.ts';
import { OURS, tidetable } from '../testing.ts';
import { answerLine } from './env.ts';
import { layoutOf, observationOf } from './observation.ts';
import { EnvSession } from './session.ts';

interface Answer {
  readonly match: number;
  readonly plies: number;
  readonly toAct: readonly number[];
  readonly sealed: boolean;
  readonly result?: { readonly scores: readonly number[] };
  readonly legal: readonly string[];
  readonly chances: readonly { readonly move: string; readonly weight: number }[];
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly file: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

const ids = Object.keys(games);
/** Games with a numeric observation; of any other the view can be had. */
const observed = ['high-tide', 'maui', 'strand-unter'];

async function loaded(id: string): Promise<AnyGame> {
  const game = await games[id]?.load();
  if (!game) throw new Error(`no ${id}`);
  return game;
}

async function opened(id: string) {
  const session = new EnvSession(await loaded(id));
  return (given: object): Answer => session.answer(given) as Answer;
}

/** Plays on at random; what each step answered. */
function playOut(ask: (given: object) => Answer, first: Answer, rng: FastRng): Answer {
  let now = first;
  const { match } = first;
  while (!now.result) {
    const seat = now.toAct[0]!;
    const { legal } = ask({ do: 'legal', match, seat });
    now = ask({ do: 'apply', match, seat, move: legal[rng.below(legal.length)]! });
    expect(now.error).toBeUndefined();
  }
  return now;
}

test.each(ids)('%s is played to its end, the same way for the same seed', async (id) => {
  const ask = await opened(id);
  const game = await loaded(id);
  const options = everything(game.options);
  const ends = [1, 1, 2].map((seed) => {
    const start = ask({ do: 'new', seats: game.seats.min, options, seed });
    playOut(ask, start, new FastRng(4));
    return JSON.stringify(ask({ do: 'file', match: start.match }).file);
  });
  expect(ends[0]).toBe(ends[1]);
  // A seed changes what chance does, and nothing where there is no chance.
  expect(ends[2] === ends[0]).toBe(!ends[0]?.includes('["chance",'));
});

test.each(ids)('%s: chance may be given, outcome by outcome', async (id) => {
  const ask = await opened(id);
  const game = await loaded(id);
  const start = ask({ do: 'new', seats: game.seats.min, chance: 'given' });
  expect(start).toMatchObject({ plies: 0 });
  const { chances } = ask({ do: 'chances', match: start.match });
  expect(chances.length > 0 || start.toAct[0] !== -1).toBe(true);
  playOut(ask, start, new FastRng(9));
});

test.each(ids)('%s: a copy goes its own way, and a file leads to the same position', async (id) => {
  const ask = await opened(id);
  const game = await loaded(id);
  const { match } = ask({ do: 'new', seats: game.seats.min, seed: 3 });
  const copy = ask({ do: 'clone', match });
  const seat = copy.toAct[0]!;
  ask({ do: 'apply', match: copy.match, seat, move: 0 });
  const { file } = ask({ do: 'file', match });
  const again = ask({ do: 'load', file });
  const view = (of: number) => JSON.stringify(ask({ do: 'view', match: of, viewer: 0 }).view);
  expect(view(again.match)).toBe(view(match));
  expect(ask({ do: 'drop', match }).error).toBeUndefined();
  expect(ask({ do: 'view', match, viewer: 0 }).error?.code).toBe('unknown-match');
});

test('sealed answers wait for the last, and tell nobody anything before', async () => {
  const ask = await opened('strand-unter');
  const start = ask({ do: 'new', seats: 2 });
  const { match } = start;
  expect(start).toMatchObject({ toAct: [0, 1], sealed: true });
  const before = ask({ do: 'view', match, viewer: 1 });
  const answers = [0, 5].map((move) =>
    ask({ do: 'apply', match: ask({ do: 'clone', match }).match, seat: 0, move }),
  );
  expect(answers[0]).toEqual(answers[1]);
  const first = ask({ do: 'apply', match, seat: 0, move: 3 });
  expect(first).toMatchObject({ toAct: [1], events: [] });
  expect(ask({ do: 'view', match, viewer: 1 })).toEqual(before);
  expect(ask({ do: 'undo', match, seat: 0 }).toAct).toEqual([0, 1]);
  ask({ do: 'apply', match, seat: 0, move: 3 });
  expect(ask({ do: 'apply', match, seat: 1, move: 4 }).events.length).toBeGreaterThan(0);
});

test.each(observed)('%s: every observation has the layout that is told', async (id) => {
  const game = await loaded(id);
  for (const options of [...combinations(game.options), ...extremes(game.options)].slice(0, 40)) {
    const session = new EnvSession(game);
    const ask = (given: object): Answer => session.answer(given) as Answer;
    const rng = new FastRng(7);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const layout = layoutOf(game, seats) as { readonly from: number; readonly length: number }[];
      const length = layout.at(-1)!.from + layout.at(-1)!.length;
      let now = ask({ do: 'new', seats, options, seed: seats });
      const { match } = now;
      for (let i = 0; i < 60 && !now.result; i++) {
        const seat = now.toAct[0]!;
        const { view } = ask({ do: 'view', match, viewer: seat });
        const numbers = observationOf(id, view);
        expect(numbers.length).toBe(length);
        expect(numbers.every((number) => Number.isFinite(number))).toBe(true);
        const { legal } = ask({ do: 'legal', match, seat });
        now = ask({ do: 'apply', match, seat, move: rng.below(legal.length) });
      }
    }
  }
});

test.each([
  [{}, 'malformed'],
  [{ do: 'dance' }, 'malformed'],
  [{ do: 'new', seats: 99 }, 'malformed'],
  [{ do: 'new', seats: 3, options: { shoes: true } }, 'malformed'],
  [{ do: 'new', seats: 3, extra: 1 }, 'malformed'],
  [{ do: 'view', match: 1, viewer: 7 }, 'malformed'],
  [{ do: 'view', match: 77, viewer: 0 }, 'unknown-match'],
  [{ do: 'apply', match: 1, seat: 0, move: 'fly' }, 'not-your-turn'],
  [{ do: 'apply', match: 1, seat: 1, move: 'fly' }, 'illegal'],
  [{ do: 'apply', match: 1, seat: 1, move: 9999 }, 'illegal'],
  [{ do: 'apply', match: 1, seat: -1, move: 0 }, 'not-your-turn'],
  [{ do: 'undo', match: 1, seat: 0 }, 'undo-chance'],
  [{ do: 'load', file: { format: 'other' } }, 'malformed'],
])('%j is refused and changes nothing', async (given, code) => {
  const ask = await opened('high-tide');
  ask({ do: 'new', seats: 3, seed: 5 });
  const before = ask({ do: 'view', match: 1, viewer: 0 });
  expect(ask({ id: 'x', ...given })).toMatchObject({ id: 'x', error: { code } });
  expect(ask({ do: 'view', match: 1, viewer: 0 })).toEqual(before);
});

test('whatever is sent is answered', async () => {
  const session = new EnvSession(await loaded('maui'));
  session.answer({ do: 'new', seats: 2 });
  const doing = fc.constantFrom(
    'hello',
    'new',
    'view',
    'legal',
    'apply',
    'undo',
    'clone',
    'observe',
    'layout',
    'file',
  );
  const wild = fc.record({
    do: doing,
    match: fc.anything(),
    seat: fc.anything(),
    move: fc.anything(),
    viewer: fc.anything(),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        wild.map((each) => JSON.stringify(each) ?? ''),
      ),
      (line) => {
        expect(typeof answerLine(session, line)).toBe('object');
      },
    ),
    { numRuns: 500 },
  );
});

test('the command answers line by line, a list by a list', async () => {
  const lines = [
    '{"id":1,"do":"hello"}',
    '',
    '[{"do":"new","seats":2},{"do":"position","match":1}]',
    'nonsense',
  ];
  const { status, out } = await tidetable(['env', 'maui'], { lines, registry: OURS });
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(status).toBe(0);
  expect(answers).toMatchObject([
    { id: 1, protocol: 1, game: 'maui' },
    [{ match: 1 }, { plies: expect.any(Number) as number }],
    { error: { code: 'malformed' } },
  ]);
});
