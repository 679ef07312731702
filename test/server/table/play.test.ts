import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/game.ts';
import { legalTexts } from '../../../src/engine/match.ts';
import { FastRng, pickOne } from '../../../src/engine/rng.ts';
import { luck } from '../../../src/fair/keyed-rng.ts';
import { LiveMatch, type Proposal } from '../../../src/server/match/live-match.ts';
import { BrokenLog, extend, restore, standingEvents } from '../../../src/server/match/replay-log.ts';
import type { Line } from '../../../src/server/store/records.ts';
import { game as toy } from '../../toy/game.ts';

const game = toy as unknown as AnyGame;
const terms = { seats: 3, options: { bonus: true, faces: 6 }, rules: 1 };
const dice = luck({ seed: '5a'.repeat(32), matchId: 'm1', seatSeeds: ['', 'x', ''] });
const header = { game, terms, luck: dice };

function fresh(): { live: LiveMatch; lines: Line[] } {
  const live = new LiveMatch(game, terms, dice);
  const lines: Line[] = [];
  take(live, lines, live.begin(1));
  return { live, lines };
}

function take(live: LiveMatch, lines: Line[], proposal: Proposal | string): void {
  if (typeof proposal === 'string') return;
  lines.push(...proposal.lines);
  live.commit(proposal);
}

/** All that a server remembers of a match, to compare. */
function memory(live: LiveMatch): unknown {
  const { match, recent, lines, steps } = live;
  const { state, plies, asked, envelopes } = match;
  const seqs = [0, 1, 2, 'public' as const].map((viewer) => live.seq(viewer));
  return structuredClone({
    state,
    plies,
    asked,
    envelopes: [...envelopes].toSorted(([a], [b]) => a - b),
    recent,
    lines,
    steps,
    seqs,
  });
}

/** Plays at random, with people who change their minds. */
function playAtRandom(seed: number, visit: (live: LiveMatch, lines: Line[]) => void): void {
  const rng = new FastRng(seed);
  const { live, lines } = fresh();
  for (let i = 0; i < 400 && !live.over; i++) {
    const seat = rng.below(3);
    const asked = live.match.asked[seat]!;
    if (rng.below(4) === 0) {
      take(live, lines, live.undo({ seat, asked }, 'person', i));
    } else {
      const texts = legalTexts(game, live.match.state, seat).split('\n');
      take(live, lines, live.answer({ seat, asked, text: pickOne(texts, rng) }, 'person', i));
    }
    visit(live, lines);
  }
}

test('the log tells exactly what the server remembers, at every moment', () => {
  const kinds = new Set<string>();
  let matches = 0;
  for (let seed = 1; seed <= 20; seed++) {
    playAtRandom(seed, (live, lines) => {
      expect(memory(restore(header, lines))).toEqual(memory(live));
      for (const { kind } of lines) kinds.add(kind);
      if (live.over) matches++;
    });
  }
  expect([...kinds].sort()).toEqual(['ply', 'seal', 'undo', 'unseal']);
  expect(matches).toBeGreaterThan(10);
});

test('news of a log, taken in bit by bit, makes the same as the whole log', () => {
  const rng = new FastRng(9);
  let steps = 0;
  for (let seed = 21; seed <= 40; seed++) {
    const behind = restore(header, []);
    playAtRandom(seed, (live, lines) => {
      if (rng.below(3) > 0 && !live.over) return;
      const seen: number[] = [];
      extend(behind, lines.slice(behind.lines), () => seen.push(behind.steps));
      expect(memory(behind)).toEqual(memory(live));
      // Everybody is told each step by itself.
      expect(seen).toEqual(seen.map((_, index) => live.steps - seen.length + 1 + index));
      steps += seen.length;
    });
  }
  expect(steps).toBeGreaterThan(500);
});

test('news that does not follow on what is known is refused', () => {
  let log: Line[] = [];
  playAtRandom(1, (_, lines) => (log = lines));
  const known = log.findIndex(({ step }) => step === 5);
  const later = log.findIndex(({ step }) => step === 6);
  const live = restore(header, log.slice(0, known));
  expect(() => extend(live, log.slice(later), () => undefined)).toThrow(BrokenLog);
  expect(() => extend(live, log.slice(known - 1), () => undefined)).toThrow(BrokenLog);
});

test('an answer that is stored already is acknowledged again, another one is stale, at any later time', () => {
  playAtRandom(3, (live, lines) => {
    const decided = lines.filter(({ seat }) => seat >= 0);
    const answers = decided.filter(({ kind }) => kind === 'ply' || kind === 'seal');
    for (const { seat, asked, text } of answers) {
      expect(live.answer({ seat, asked, text }, 'person', 1)).toBe('again');
      const other = live.answer({ seat, asked, text: `${text}x` }, 'person', 1);
      expect(other).toBe(live.over ? 'over' : 'stale');
    }
    for (const { seat, asked } of decided.filter((line) => !answers.includes(line))) {
      expect(live.undo({ seat, asked }, 'person', 1)).toBe('again');
    }
  });
});

test('a sealed answer can be changed; the others learn nothing of it', () => {
  const { live, lines } = fresh();
  const before = live.seq(1);
  take(live, lines, live.answer({ seat: 0, asked: 1, text: 'bid 1' }, 'person', 1));
  expect(live.seq(1)).toBe(before + 1);
  const mine = live.seq(0);
  take(live, lines, live.answer({ seat: 0, asked: 2, text: 'bid 2' }, 'person', 1));
  take(live, lines, live.answer({ seat: 0, asked: 3, text: 'bid 1' }, 'person', 1));
  expect(live.seq(0)).toBe(mine + 2);
  expect([live.seq(1), live.seq(2), live.seq('public')]).toEqual([before + 1, before + 1, before + 1]);
  expect(live.match.envelopes.get(0)).toBe('bid 1');
  // The first message, delivered again by a bad network, must not bring its choice back.
  expect(live.answer({ seat: 0, asked: 1, text: 'bid 1' }, 'person', 1)).toBe('again');
  expect(live.answer({ seat: 0, asked: 2, text: 'bid 0' }, 'person', 1)).toBe('stale');
});

test('changing and taking back come to an end', () => {
  const { live, lines } = fresh();
  let last: Proposal | string = '';
  for (let i = 0; i < 2100; i++) {
    last = live.answer({ seat: 0, asked: live.match.asked[0]!, text: `bid ${i % 2}` }, 'person', 1);
    take(live, lines, last);
  }
  expect(last).toBe('undo-too-often');
  expect(live.undo({ seat: 0, asked: live.match.asked[0]! }, 'person', 1)).toBe('undo-too-often');
  for (const seat of [1, 2]) take(live, lines, live.answer({ seat, asked: 1, text: 'bid 0' }, 'person', 1));
  expect(live.match.envelopes.size).toBe(0);
});

test('what was missed is told from any point that is at hand', () => {
  playAtRandom(5, (live, lines) => {
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const whole = restore(header, lines, Number.POSITIVE_INFINITY).missed(viewer, 0)!;
      expect(whole.map(({ seq }) => seq)).toEqual(whole.map((_, index) => index + 1));
      const after = Math.max(0, live.seq(viewer) - 3);
      expect(live.missed(viewer, after)).toEqual(whole.slice(after));
      expect(live.missed(viewer, live.seq(viewer))).toEqual([]);
    }
  });
  const { live, lines } = fresh();
  for (let i = 0; i < 9; i++) {
    const proposal = live.answer({ seat: 0, asked: live.match.asked[0]!, text: `bid ${i % 2}` }, 'person', 1);
    take(live, lines, proposal);
  }
  expect(restore(header, lines, 8).missed(0, 0)).toBeUndefined();
  expect(restore(header, lines, 10).missed(0, 0)).toHaveLength(10);
});

test('the events that stand are those of a match without the plies taken back', () => {
  playAtRandom(7, (live, lines) => {
    const told = restore(header, lines, Number.POSITIVE_INFINITY).recent;
    const { plies } = live.match;
    let step = 0;
    const clean = plies.map(([seat, text], index): Line => {
      // A new step wherever the position asked somebody.
      if (index === 0 || startsStep(plies, index)) step++;
      return { line: index + 1, step, kind: 'ply', seat, asked: 0, text, at: 0, by: '' };
    });
    expect(standingEvents(told)).toEqual(
      standingEvents(restore(header, clean, Number.POSITIVE_INFINITY).recent),
    );
  });
});

/** In the toy: a bid belongs to the bids before it, a roll to the decision before it. */
function startsStep(plies: readonly (readonly [number, string])[], index: number): boolean {
  const [seat, text] = plies[index]!;
  if (seat < 0) return false;
  return !(text.startsWith('bid') && plies[index - 1]![1].startsWith('bid'));
}

test.for<[string, (lines: Line[]) => Line[], RegExp]>([
  ['a hole', (lines) => lines.toSpliced(4, 1), /expected line 5/],
  ['a doubled line', (lines) => lines.toSpliced(4, 0, lines[4]!), /line 5/],
  ['a lost roll at the end', (lines) => lines.slice(0, lastRoll(lines)), /missing/],
  ['a lost roll inside', (lines) => renumbered(lines.toSpliced(lastRoll(lines), 1)), /line \d+/],
  [
    'another roll',
    (lines) => lines.with(0, { ...lines[0]!, text: lines[0]!.text === 'deal 1' ? 'deal 2' : 'deal 1' }),
    /dice/,
  ],
  ['a move of the wrong seat', (lines) => lines.with(lines.length - 1, { ...lines.at(-1)!, seat: 7 }), /not/],
  [
    'an impossible move',
    (lines) => lines.with(lines.length - 1, { ...lines.at(-1)!, text: 'fly' }),
    /not legal/,
  ],
  [
    'an undo of nothing',
    (lines) => [...lines, { ...lines[0]!, line: lines.length + 1, step: 99, kind: 'undo' }],
    /line/,
  ],
])('a log with %s is refused', ([, spoil, reason]) => {
  let whole: Line[] = [];
  playAtRandom(1, (live, lines) => {
    if (live.over) whole = [...lines];
  });
  expect(restore(header, whole).over).toBe(true);
  expect(() => restore(header, spoil(whole))).toThrow(BrokenLog);
  expect(() => restore(header, spoil(whole))).toThrow(reason);
});

function lastRoll(lines: readonly Line[]): number {
  return lines.findLastIndex(({ seat }) => seat === -1);
}

function renumbered(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => ({ ...line, line: index + 1 }));
}
