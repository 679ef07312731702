import { expect, test } from 'vitest';
import { game, type ToyGame, type ToyState } from '../../../test/toy/game.ts';
import { checkGame, checkedGame, configurations } from './check.ts';
import { FastRng } from '../rng.ts';

const plan = { games: 30, seed: 5 };

test('the toy game keeps every sentence of the contract', () => {
  const report = checkGame(game, plan);
  expect(report.violation).toBeUndefined();
  // 2 combinations, 2 extremes, everything, 8 mixes; 2 and 3 players
  expect(report.configurations).toBe(2 * 13);
  expect(report.games).toBe(2 * 13 * 30);
  expect(report.plies).toBeGreaterThan(report.games * 12);
});

test('configurations cover expansions, extremes of figures and mixes', () => {
  const all = configurations(game.options, new FastRng(1), 3);
  expect(all).toContainEqual({ bonus: true, faces: 6 });
  expect(all).toContainEqual({ bonus: false, faces: 6 });
  expect(all).toContainEqual({ bonus: true, faces: 1 });
  expect(all).toContainEqual({ bonus: true, faces: 8 });
  expect(all).toHaveLength(8);
});

/** The toy with one thing wrong: the kit must find each of them, and say which sentence is broken. */
let asked = 0;

const faults: { readonly [fault: string]: { readonly rule: string; readonly planted: Partial<ToyGame> } } = {
  'a view that leaks': {
    rule: 'views show no more than was told',
    planted: { view: (s, viewer) => ({ ...game.view(s, viewer), cards: [...s.cards] }) },
  },
  'secrets denied': {
    rule: 'views are alike where a game says so',
    planted: { alike: () => true },
  },
  'a view that leaks late': {
    rule: 'views show no more than was told',
    planted: {
      view: (s, viewer) => ({ ...game.view(s, viewer), ...(s.round === 3 && { cards: [...s.cards] }) }),
    },
  },
  'a view that leaks through a sum': {
    rule: 'views show no more than was told',
    planted: {
      view: (s, viewer) => ({ ...game.view(s, viewer), total: s.cards.reduce((a, b) => a + b, 0) }),
      imagine: (v, rng) => game.imagine(withoutTotal(v), rng),
    },
  },
  'an event that leaks': {
    rule: 'events tell no more than views',
    planted: {
      apply: (s, seat, move, emit) =>
        game.apply(s, seat, move, (open, closed) => {
          const leak = { card: s.cards[seat] };
          emit?.(open.type === 'passed' ? { ...open, ...leak } : open, closed);
        }),
    },
  },
  'a hidden deal told to everybody': {
    rule: 'events tell no more than views',
    planted: {
      apply: (s, seat, move, emit) =>
        game.apply(s, seat, move, (open, closed) => {
          emit?.(open.type === 'dealt' ? { ...open, card: move.n ?? null } : open, closed);
        }),
    },
  },
  'legal that peeks': {
    rule: 'legal depends only on what the seat may know',
    planted: {
      legal: (s, seat, out) => {
        const other = s.cards[(seat + 1) % s.cards.length] as number;
        return game.legal(s, seat, out).filter(({ n }) => n !== 2 || other > 3);
      },
    },
  },
  'a question asked because of a secret': {
    rule: 'who is asked is public knowledge',
    planted: {
      toAct: (s) =>
        s.phase === 'show'
          ? game.toAct(s).filter((seat) => seat === s.owing[0] || s.cards[seat] !== 6)
          : game.toAct(s),
      legal: (s, seat, out) =>
        s.phase === 'show' && seat !== s.owing[0] && s.cards[seat] === 6 ? out : game.legal(s, seat, out),
    },
  },
  'an imagine that forgets what is known': {
    rule: 'view(imagine(view)) is the view',
    planted: {
      imagine: (v, rng) => game.imagine({ ...v, cards: v.cards.map((card) => (card === 0 ? 0 : null)) }, rng),
    },
  },
  'a name of luck that tells a secret': {
    rule: 'names of luck are public knowledge',
    planted: { luckKey: (s) => `deal ${s.cards.join(' ')}` },
  },
  'a name of luck that is none': {
    rule: 'names of luck are short and printable',
    planted: { luckKey: () => '' },
  },
  'a name of luck that changes': {
    rule: 'names of luck are stable',
    planted: { luckKey: () => `draw ${++asked}` },
  },
  'a clone that shares': {
    rule: 'a clone shares nothing but frozen tables',
    planted: { clone: (s) => ({ ...game.clone(s), reds: s.reds }) },
  },
  'a clone that forgets': {
    rule: 'a clone is equal',
    planted: { clone: (s) => ({ ...game.clone(s), round: 1 }) },
  },
  'emission that changes the state': {
    rule: 'emitting changes nothing',
    planted: {
      apply: (s, seat, move, emit) => {
        game.apply(s, seat, move, emit);
        if (emit && move.do === 'keep') s.points[seat] = (s.points[seat] as number) + 1;
      },
    },
  },
  'ambiguous texts': {
    rule: 'texts of legal moves are unique',
    planted: { write: (move) => (move.do === 'keep' ? 'roll' : game.write(move)) },
  },
  'texts that do not come back': {
    rule: 'read(write(move)) is the move',
    planted: { write: (move) => (move.do === 'keep' ? 'stay' : game.write(move)) },
  },
  'a text in capitals': {
    rule: 'a text is one short line of lower-case ASCII',
    planted: { write: (move) => (move.do === 'keep' ? 'Keep' : game.write(move)) },
  },
  'an imagine that duplicates a component': {
    rule: 'an imagined state has every component once',
    planted: { imagine: (v, rng) => doubled(game.imagine(v, rng), v.cards) },
  },
  'a pebble that vanishes': {
    rule: 'every component is in exactly one place',
    planted: {
      apply: (s, seat, move, emit) => {
        game.apply(s, seat, move, emit);
        if (move.do === 'red') s.drawn.red--;
      },
    },
  },
  'sample off its weights': {
    rule: 'sample follows the weights',
    planted: {
      sample: (s, rng) => {
        const list = game.chances(s, []);
        return list[rng.below(weigh(list)) % list.length]!.move;
      },
    },
  },
  'sample that draws twice': {
    rule: 'sample draws once, below the sum of weights',
    planted: {
      sample: (s, rng) => {
        rng.below(2);
        return game.sample(s, rng);
      },
    },
  },
  'chances out of order': {
    rule: 'chances stand in ascending order',
    planted: { chances: (s, out) => game.chances(s, out).reverse() },
  },
  'legal moves for those who are not asked': {
    rule: 'exactly the seats of toAct have legal moves',
    planted: {
      legal: (s, seat, out) =>
        s.phase === 'turn' && seat !== s.onTurn ? [...out, { do: 'pass' }] : game.legal(s, seat, out),
    },
  },
  'an order that depends on the call': {
    rule: 'the order of legal moves is stable',
    planted: {
      legal: (s, seat, out) => (flip() ? game.legal(s, seat, out) : game.legal(s, seat, out).reverse()),
    },
  },
  'a result too early': {
    rule: 'a result if and only if nobody is to act',
    planted: { result: (s) => game.result({ ...s, phase: 'over' }) },
  },
  'a breakdown that does not add up': {
    rule: 'a breakdown adds up to its score',
    planted: {
      result: (s) => {
        const r = game.result(s);
        return r && { ...r, scores: r.scores.map((x) => x + 1) };
      },
    },
  },
  'places against the scores': {
    rule: 'a higher score is never placed lower',
    planted: {
      result: (s) => {
        const r = game.result(s);
        return r && { ...r, places: r.places.map((_, i) => i + 1) };
      },
    },
  },
  'a state with a hole': {
    rule: 'state is plain JSON',
    planted: {
      setup: (seats, options, rules) => ({ ...game.setup(seats, options, rules), extra: undefined }),
    },
  },
  'a set-up with a memory of its own': {
    rule: 'the same log gives the same state',
    planted: {
      setup: (seats, options, rules) => ({ ...game.setup(seats, options, rules), serial: drift++ }),
    },
  },
};
let drift = 0;
let flips = 0;
function flip(): boolean {
  return flips++ % 2 === 0;
}
function weigh(list: readonly { readonly weight: number }[]): number {
  return list.reduce((sum, { weight }) => sum + weight, 0);
}
function withoutTotal(view: object): Parameters<ToyGame['imagine']>[0] {
  const { total: _, ...rest } = view as { total: number } & Parameters<ToyGame['imagine']>[0];
  return rest;
}
/** Gives the first unknown card the same value as a known one, if the view knows one. */
function doubled(s: ToyState, cards: readonly (number | null)[]): ToyState {
  const known = cards.find((card) => card !== null && card !== 0);
  const hidden = cards.indexOf(null);
  if (known !== undefined && known !== null && hidden >= 0) s.cards[hidden] = known;
  return s;
}

test.each(Object.entries(faults))('the kit finds %s', (_name, { rule, planted }) => {
  const { violation } = checkGame({ ...game, ...planted }, plan);
  expect(violation?.rule).toBe(rule);
  expect(violation?.detail).not.toBe('');
});

test('a game that never ends is found out', () => {
  const endless: ToyGame = {
    ...game,
    apply: (s, seat, move, emit) => {
      game.apply(s, seat, move, emit);
      s.round = 1;
      if (move.do !== 'blue' && move.do !== 'red') return;
      s.bag[move.do]++;
      s.drawn[move.do]--;
    },
  };
  const terms = { seats: 2, options: { bonus: false, faces: 6 }, rules: 1 };
  expect(checkedGame(endless, terms, { rng: new FastRng(1), quick: true }).violation?.rule).toBe(
    'a match ends',
  );
});

test('quick checks find a planted leak over many games too', () => {
  const leaky = { ...game, ...faults['legal that peeks']?.planted } as ToyGame;
  const terms = { seats: 3, options: { bonus: false, faces: 6 }, rules: 1 };
  const found = Array.from(
    { length: 60 },
    (_, i) => checkedGame(leaky, terms, { rng: new FastRng(i), quick: true }).violation,
  );
  expect(found.filter((violation) => violation !== undefined).length).toBeGreaterThan(20);
});
