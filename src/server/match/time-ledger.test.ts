import { expect, test } from 'vitest';
import { FastRng, pickOne } from '../../engine/rng.ts';
import { TimeLedger } from './time-ledger.ts';
import type { Interlude, Line, Outage } from '../store/records.ts';
import { Timeline } from './timeline.ts';

type Noted = Pick<Line, 'kind' | 'seat' | 'at' | 'by'>;

const ply = (seat: number, at: number, by = 'person'): Noted => ({ kind: 'ply', seat, at, by });
const seal = (seat: number, at: number): Noted => ({ kind: 'seal', seat, at, by: 'person' });

function ledgerWith(interludes: readonly Interlude[] = [], outages: readonly Outage[] = []): TimeLedger {
  const timeline = new Timeline(
    () => ({ pauseAsked: [], interludes }),
    () => outages,
  );
  return new TimeLedger(3, timeline, 30);
}

/** One step: its lines, and who is waited for afterwards. */
function step(ledger: TimeLedger, lines: readonly Noted[], waitingFor: readonly number[]): void {
  for (const line of lines) ledger.note(line);
  ledger.settle(waitingFor);
}

function milliseconds(ledger: TimeLedger, seat: number, by = 'person'): number {
  return ledger.playedWith([])[seat]?.find((each) => each.by === by)?.milliseconds ?? 0;
}

test('the time from question to answer is the seat of who was asked; chance and waiting cost nothing', () => {
  const ledger = ledgerWith();
  step(ledger, [ply(-1, 100, 'server')], [0]);
  expect([ledger.since(0), ledger.since(1), ledger.used(0, 107)]).toEqual([100, undefined, 7]);
  step(ledger, [ply(0, 110), ply(-1, 110, 'server')], [1]);
  step(ledger, [ply(1, 150, 'bot:easy')], [0]);
  step(ledger, [ply(0, 151)], [1]);
  expect(ledger.playedWith([])).toEqual([
    [{ by: 'person', moves: 2, milliseconds: 11 }],
    [{ by: 'bot:easy', moves: 1, milliseconds: 40 }],
    [],
  ]);
});

test('what goes beyond a decision adds up', () => {
  const ledger = ledgerWith();
  step(ledger, [ply(-1, 0, 'server')], [0]);
  step(ledger, [ply(0, 35)], [0]);
  step(ledger, [ply(0, 45)], [0]);
  expect(ledger.overrun(0, 45)).toBe(5);
  expect(ledger.overrun(0, 85)).toBe(15);
});

test('each of those who choose in secret is timed until its own envelope is in', () => {
  const ledger = ledgerWith();
  step(ledger, [ply(-1, 0, 'server')], [0, 1, 2]);
  step(ledger, [seal(1, 10)], [0, 2]);
  // A change of an envelope is free, and nobody else's business.
  step(ledger, [seal(1, 15)], [0, 2]);
  step(ledger, [seal(0, 20)], [2]);
  // Out of the envelope again: the clock has run on.
  step(ledger, [{ kind: 'unseal', seat: 0, at: 25, by: 'person' }], [0, 2]);
  expect(ledger.used(0, 27)).toBe(27);
  step(ledger, [seal(0, 30)], [2]);
  step(ledger, [ply(0, 50), ply(1, 50), ply(2, 50)], [0, 1, 2]);
  expect([0, 1, 2].map((seat) => milliseconds(ledger, seat))).toEqual([30, 10, 50]);
  expect(ledger.playedWith([]).flatMap((each) => each.map(({ moves }) => moves))).toEqual([1, 1, 1]);
});

test('taking back gains no time: the clock of the question has run on, and the other gets theirs back', () => {
  const ledger = ledgerWith();
  step(ledger, [ply(-1, 0, 'server')], [0]);
  step(ledger, [ply(0, 29)], [0]);
  step(ledger, [ply(0, 40)], [1]);
  expect(ledger.used(1, 60)).toBe(20);
  step(ledger, [{ kind: 'undo', seat: 0, at: 60, by: 'person' }], [0]);
  expect([ledger.used(0, 60), ledger.overrun(0, 60), ledger.used(1, 60)]).toEqual([31, 1, 0]);
  step(ledger, [{ kind: 'undo', seat: 0, at: 61, by: 'person' }], [0]);
  expect([ledger.used(0, 61), ledger.overrun(0, 61)]).toEqual([61, 31]);
  step(ledger, [ply(0, 70)], [1]);
  expect(ledger.playedWith([])[0]).toEqual([{ by: 'person', moves: 1, milliseconds: 70 }]);
  expect(ledger.overrun(0, 70)).toBe(40);
  expect(ledger.since(1)).toBe(70);
});

test('pauses and outages are nobody’s, and overlap', () => {
  const pause = { kind: 'pause', at: 10, until: 20 } as const;
  const ledger = ledgerWith(
    [pause, { kind: 'pause', at: 70 }],
    [
      { since: 2, until: 4 },
      { since: 15, until: 30 },
    ],
  );
  step(ledger, [ply(-1, 0, 'server')], [0]);
  expect(ledger.used(0, 12)).toBe(8);
  expect(ledger.used(0, 40)).toBe(40 - 2 - 20);
  expect(ledger.used(0, 999)).toBe(70 - 2 - 20);
});

test('a bot that sits in is charged for itself, the person before and after', () => {
  const bot = { kind: 'bot', seat: 0, bot: 'easy' } as const;
  const ledger = ledgerWith([
    { ...bot, at: 100, until: 130 },
    { ...bot, at: 200, bot: 'hard' },
  ]);
  step(ledger, [ply(-1, 0, 'server')], [0]);
  step(ledger, [ply(0, 105, 'bot:easy')], [0]);
  step(ledger, [ply(0, 140)], [0]);
  // Called and answering within the same millisecond.
  step(ledger, [ply(0, 200, 'bot:hard')], [1]);
  expect(ledger.playedWith([])[0]).toEqual([
    { by: 'person', moves: 1, milliseconds: 100 + 10 + 60 },
    { by: 'bot:easy', moves: 1, milliseconds: 5 + 25 },
    { by: 'bot:hard', moves: 1, milliseconds: 0 },
  ]);
});

test('a clock that goes back charges nothing and gives nothing', () => {
  const ledger = ledgerWith();
  step(ledger, [ply(-1, 100, 'server')], [0]);
  step(ledger, [ply(0, 90)], [1]);
  expect(ledger.since(1)).toBe(100);
  step(ledger, [ply(1, 104)], [0]);
  expect([milliseconds(ledger, 0), milliseconds(ledger, 1)]).toEqual([0, 4]);
});

test('an end that is not noted yet can be counted in advance and changes nothing', () => {
  const ledger = ledgerWith();
  step(ledger, [ply(-1, 0, 'server')], [0]);
  const last = { ...ply(0, 9), line: 2, step: 2, asked: 1, text: 'x' };
  expect(ledger.playedWith([last])[0]).toEqual([{ by: 'person', moves: 1, milliseconds: 9 }]);
  expect(ledger.playedWith([])[0]).toEqual([]);
  expect(ledger.since(0)).toBe(0);
});

test('whoever follows the match finds the same as whoever reads it afterwards', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const rng = new FastRng(seed);
    let interludes: Interlude[] = [];
    const live = new TimeLedger(3, new Timeline(() => ({ pauseAsked: [], interludes })), 30);
    const told: { readonly lines: readonly Noted[]; readonly waitingFor: readonly number[] }[] = [];
    let at = 0;
    let waitingFor: readonly number[] = [rng.below(3)];
    const tell = (lines: readonly Noted[]) => {
      told.push({ lines, waitingFor });
      step(live, lines, waitingFor);
    };
    tell([ply(-1, 0, 'server')]);
    for (let steps = 0; steps < 40; steps++) {
      at += rng.below(50);
      const last = interludes.at(-1);
      if (rng.below(4) === 0) {
        const ends = last && last.until === undefined;
        if (ends) interludes = [...interludes.slice(0, -1), { ...last, until: at }];
        else if (rng.below(2) === 0) interludes = [...interludes, { kind: 'pause', at }];
        else interludes = [...interludes, { kind: 'bot', seat: rng.below(3), bot: 'easy', at }];
        continue;
      }
      const seat = pickOne(waitingFor, rng);
      waitingFor = [rng.below(3)];
      const sitsIn = last?.kind === 'bot' && last.seat === seat && last.until === undefined;
      tell([ply(seat, at, sitsIn ? 'bot:easy' : 'person')]);
    }
    const later = new TimeLedger(3, new Timeline(() => ({ pauseAsked: [], interludes })), 30);
    for (const { lines, waitingFor: then } of told) step(later, lines, then);
    expect(later.playedWith([])).toEqual(live.playedWith([]));
    for (const each of [0, 1, 2]) expect(later.overrun(each, at + 7)).toBe(live.overrun(each, at + 7));
  }
});
