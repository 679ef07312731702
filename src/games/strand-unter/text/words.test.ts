import { expect, test } from 'vitest';
import { CHANCE, type Result } from '../../../engine/game.ts';
import { FastRng, pickOne } from '../../../engine/rng.ts';
import type { Event } from '../events.ts';
import { game } from '../index.ts';
import { kindOf } from '../notation.ts';
import { startBuilding } from '../phases/build.ts';
import { dialled, printed, scene } from '../testing.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';

const all = { en, de, fr, it };
const cast = { names: ['Anna', 'Ben', 'Chloé', 'Dario'] };

function sound(sentence: string): void {
  const odd = sentence.length < 4 || /undefined|NaN|null|\[object| {2}|^\s|\s$/.test(sentence);
  // Not an expect for each: there are a hundred thousand sentences.
  if (odd) throw new Error(`an odd sentence: "${sentence}"`);
}

function different(sentences: readonly string[]): void {
  if (new Set(sentences).size < sentences.length) throw new Error(`alike: ${sentences.join(' | ')}`);
}

test('every event, question, choice and position of random games is said in four languages', () => {
  const said = new Map<string, number>();
  const count = (what: string) => said.set(what, (said.get(what) ?? 0) + 1);
  const tell = (event: Event) => {
    const sentences = Object.values(all).map((words) => words.event(event, cast));
    if (sentences.every((sentence) => sentence === '')) return;
    count(event.type);
    sentences.forEach(sound);
    different(sentences);
  };
  // Rare at a random table: nothing left for a trove.
  dialled({ players: 2, groove: 'w', castles: ['ffff', 'ffff'] }, ['aa', 'abc']).events.forEach(tell);
  for (let i = 0; i < 18; i++) {
    const rng = new FastRng(i, 77);
    const s = game.setup(2 + (i % 3), { ...printed, openBuckets: i % 2 === 0 }, 1);
    for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
      const seat = pickOne(toAct, rng);
      if (seat === CHANCE) {
        game.apply(s, seat, game.sample(s, rng), tell);
        continue;
      }
      const view = game.view(s, seat);
      const moves = game.legal(s, seat, []);
      const questions = Object.values(all).map((words) => words.question(view, seat, cast));
      questions.forEach(sound);
      different(questions);
      for (const words of Object.values(all)) {
        const buttons = moves.map((move) => words.move(view, seat, move, cast));
        buttons.forEach(sound);
        different(buttons);
      }
      count(`phase ${s.phase}`);
      for (const move of moves) count(`move ${kindOf(move) >> 16}`);
      game.apply(s, seat, pickOne(moves, rng), tell);
    }
    const shown = game.view(s, 'public');
    for (const words of Object.values(all)) words.position(shown, cast).forEach(sound);
    const result = game.result(s) as Result;
    for (const words of Object.values(all)) {
      sound(words.reason(result.reason));
      Object.keys(result.breakdown[0] ?? {}).forEach((key) => sound(words.item(key)));
    }
  }
  const events: Record<Event['type'], true> = {
    deal: true,
    groove: true,
    reveal: true,
    single: true,
    fetch: true,
    take: true,
    miss: true,
    clash: true,
    spell: true,
    whisper: true,
    trove: true,
    nothing: true,
    sweep: true,
    build: true,
    pass: true,
    turn: true,
    flood: true,
    end: true,
  };
  expect(Object.keys(events).filter((type) => !said.has(type))).toEqual([]);
  expect(
    ['dial', 'fetch', 'take', 'spell', 'charm', 'trove', 'build'].filter(
      (phase) => !said.has(`phase ${phase}`),
    ),
  ).toEqual([]);
  expect([0, 1, 2, 3, 4, 5].filter((kind) => !said.has(`move ${kind}`))).toEqual([]);
});

test('options and labels have words in every language', () => {
  for (const words of Object.values(all)) {
    for (const key of Object.keys(game.options) as (keyof typeof game.options)[]) {
      sound(words.options[key].name);
      sound(words.options[key].hint);
    }
    expect(new Set(words.labels.letters).size).toBe(4);
    sound(words.tagline);
  }
  expect(new Set(Object.values(all).map((words) => words.tagline)).size).toBe(4);
});

const grooveEvents: [shells: number[], wanted: number, sentence: string][] = [
  [
    [0, 0, 0, 0],
    9,
    'Round 9: groove 7 stays empty, since the bag is empty. Everybody with a castle on the heap fetches one.',
  ],
  [
    [1, 0, 2, 0],
    9,
    'Round 9: the sandpiper is in groove 7, which is filled with 1 white and 2 brown shells. There were no more.',
  ],
  [
    [4, 3, 2, 0],
    9,
    'Round 9: the sandpiper is in groove 7, which is filled with 4 white, 3 grey and 2 brown shells.',
  ],
];
test.each(grooveEvents)('a groove with %j', (shells, wanted, sentence) => {
  expect(en.event({ type: 'groove', round: 9, groove: 7, last: 9, shells, wanted }, cast)).toBe(sentence);
});

test('each language counts shells in its own way', () => {
  const event: Event = { type: 'take', seat: 0, position: 7, shells: [2, 1, 0, 0], bucket: 3 };
  expect(Object.values(all).map((words) => words.event(event, cast))).toEqual([
    'Anna takes 2 white and 1 grey shell (two alike and another).',
    'Anna nimmt 2 weiße und 1 graue Muschel (zwei gleiche und eine andere).',
    'Anna ramasse 2 coquillages blancs et 1 gris (deux identiques et un autre).',
    'Anna raccoglie 2 conchiglie bianche e 1 grigia (due uguali e una diversa).',
  ]);
});

test('French has narrow spaces that do not break', () => {
  const view = game.view(scene({ players: 2, groove: 'wwg' }), 0);
  expect(fr.question(view, 0, cast)).toMatch(/\u202f\?$/);
  const spoken = [
    fr.tagline,
    ...Object.values(fr.options).map(({ hint }) => hint),
    ...fr.position(view, cast),
  ];
  expect(spoken.filter((sentence) => / [:;?!]/.test(sentence))).toEqual([]);
});

test('colours in a bucket are told to its owner, and to others only at an open table', () => {
  const wanted = { players: 2, groove: 'wgbk', buckets: ['wwk', ''] };
  const seen = (viewer: 0 | 1 | 'public', openBuckets: boolean) =>
    en.position(game.view(scene({ ...wanted, options: { openBuckets } }), viewer), cast)[1];
  expect(seen(0, false)).toContain('2 white and 1 black shell in the bucket');
  expect(seen(1, false)).toContain('Anna: 3 shells in the bucket');
  expect(seen(1, false)).not.toContain('missing');
  expect(seen('public', true)).toContain('2 white and 1 black shell in the bucket');
});

test('a refusal says why', () => {
  const dial = game.view(scene({ players: 2, groove: 'wwggb' }), 0);
  const { s: taking } = dialled({ players: 2, groove: 'wwggb' }, ['ab', 'all']);
  const take = game.view(taking, 0);
  const build = scene({ players: 2, groove: '', buckets: ['wwgkk', ''], castles: ['fh2f', 'hhhh'] });
  startBuilding(build);
  const { s: trove } = dialled({ players: 2, groove: 'wwggb' }, ['aaa', 'white']);
  game.apply(trove, 1, game.legal(trove, 1, [])[0]!);
  const troveView = game.view(trove, 0);
  const buildView = game.view(build, 0);
  const over = scene({ players: 2 });
  over.phase = 'over';
  const cases: [view: typeof dial, text: string, reason: string][] = [
    [dial, 'fly', '‘fly’ is not a move of this game.'],
    [dial, 'pass', 'That does not answer the question: How will you set your dial for groove 1?'],
    [dial, 'draw 1111', 'Drawing shells and dealing cards is left to chance.'],
    [
      take,
      'take wk',
      '1 white and 1 black shell cannot be taken: the groove holds 2 white, 2 grey and 1 brown shell.',
    ],
    [take, 'take ww', '2 white shells are not the combination that was set (two different).'],
    [troveView, 'take gg', 'A consolation trove is a single shell or a castle.'],
    [
      { ...troveView, seats: [{ ...troveView.seats[0]!, castles: [-1, -2, -2, -2] }] },
      'fetch 0',
      'Castle 0 is no longer on the heap.',
    ],
    [buildView, 'build 1 w', 'Castle 1 has not been fetched from the heap yet.'],
    [buildView, 'build 2 w', 'Castle 2 has already been built.'],
    [
      buildView,
      'build 3 k',
      'Castle 3 needs 3 white, 2 grey, 1 brown and 1 of any colour; 3 shells are missing.',
    ],
    [buildView, 'build 0 w', 'No white shell is left over to pay for the joker of castle 0.'],
    [game.view(over, 0), 'pass', 'The game is over.'],
  ];
  for (const [view, text, reason] of cases) {
    expect(en.refusal(view, 0, text, cast)).toBe(reason);
    const told = Object.values(all).map((words) => words.refusal(view, 0, text, cast));
    told.forEach(sound);
    different(told);
  }
  expect(en.refusal(buildView, 1, 'pass', cast)).toBe('Ben has nothing to decide now.');
});

test('the verdict names the groove that decides, or the shared win', () => {
  const s = scene({ players: 2, round: 15 });
  s.phase = 'over';
  s.castles = [-2, 6, -2, -2, 4, 2, -2, -2]; // 7 against 4 + 3
  expect(en.verdict(game.result(s) as Result, cast)).toBe(
    'Anna and Ben are level; Anna is ahead in groove 6, 7 to 0.',
  );
  s.castles = [-2, 6, -2, -2, -2, 6, -2, -2];
  expect(de.verdict(game.result(s) as Result, cast)).toBe(
    'Anna und Ben haben in jeder Rinne gleich viele Punkte und teilen sich den Sieg.',
  );
  s.castles = [-2, 6, -2, -2, -2, 5, -2, -2];
  expect(fr.verdict(game.result(s) as Result, cast)).toBe('');
});
