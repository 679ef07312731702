import { FastRng } from '../../engine/rng.ts';
import type { Figures, LevelFigures } from '../../insight/gates/figures.ts';
import type { CareName } from '../../insight/judge/judge.ts';
import type { Called, MatchRecord, SeatRecord } from './measure.ts';

const BINS = 10;
const RESAMPLES = 300;
const TINY = 1e-6;

/** What is being measured. */
export interface Measured {
  readonly game: string;
  readonly players: number;
  readonly variant: string;
  readonly care: CareName;
  /** The weakest first. */
  readonly levels: readonly string[];
}

/** The figures of a gate from judged matches. */
export function figuresOf(about: Measured, matches: readonly MatchRecord[]): Figures {
  const { game, players, variant, care } = about;
  const called = matches.flatMap((match) => match.called);
  const bins = binsOf(called);
  const seats = matches.flatMap((match) => match.seats);
  const ratios = resampled(matches, (some) => varianceRatio(some.flatMap((match) => match.seats)));
  return {
    game,
    players,
    variant,
    care,
    matches: matches.length,
    logLoss: rounded(logLoss(called, ({ said }) => said)),
    logLossEqual: rounded(Math.log(players)),
    logLossFormer: rounded(logLoss(called, ({ former }) => former)),
    calibrationError: rounded(calibrationError(bins)),
    correction: rounded(mean(seats.map(({ corrections }) => Math.abs(corrections)))),
    varianceRatio: rounded(varianceRatio(seats)),
    varianceRatioInterval: [rounded(quantile(ratios, 0.025)), rounded(quantile(ratios, 0.975))],
    luckShare: rounded(luckShare(seats)),
    bins: bins.map(([count, said, came]) => [count, rounded(said), rounded(came)]),
    levels: about.levels.flatMap((level) => levelFigures(seats, level)),
  };
}

function levelFigures(all: readonly SeatRecord[], level: string): LevelFigures[] {
  const seats = all.filter((seat) => seat.level === level);
  if (seats.length < 2) return [];
  const losses = seats.filter((seat) => seat.losses.length > 0).map((seat) => mean(seat.losses));
  const corrections = seats.map((seat) => seat.corrections);
  const luck = seats.map((seat) => seat.luck);
  return [
    {
      level,
      loss: rounded(mean(losses)),
      lossInterval: rounded(halfInterval(losses)),
      correction: rounded(mean(corrections)),
      correctionInterval: rounded(halfInterval(corrections)),
      luck: rounded(mean(luck)),
      luckInterval: rounded(halfInterval(luck)),
    },
  ];
}

function logLoss(called: readonly Called[], pick: (each: Called) => readonly number[]): number {
  return mean(
    called.map((each) => {
      const said = pick(each);
      return each.came.reduce(
        (sum, share, i) => sum - share * Math.log(Math.max(TINY, said[i] as number)),
        0,
      );
    }),
  );
}

function binsOf(called: readonly Called[]): [number, number, number][] {
  const bins = Array.from({ length: BINS }, (): [number, number, number] => [0, 0, 0]);
  for (const { said, came } of called) {
    for (const [i, share] of said.entries()) {
      // What is looked through is a sum, so nothing may come out as a little less than nothing.
      const at = Math.min(BINS - 1, Math.max(0, Math.floor(share * BINS)));
      const bin = bins[at] as [number, number, number];
      bin[0]++;
      bin[1] += share;
      bin[2] += came[i] as number;
    }
  }
  return bins.map(([count, said, came]) => (count === 0 ? [0, 0, 0] : [count, said / count, came / count]));
}

function calibrationError(bins: readonly (readonly [number, number, number])[]): number {
  const all = bins.reduce((sum, [count]) => sum + count, 0);
  return bins.reduce((sum, [count, said, came]) => sum + (count / all) * Math.abs(said - came), 0);
}

/** Within levels, so that the difference between good and weak players does not count as noise. */
function varianceRatio(seats: readonly SeatRecord[]): number {
  let raw = 0;
  let adjusted = 0;
  for (const level of new Set(seats.map((seat) => seat.level))) {
    const mine = seats.filter((seat) => seat.level === level);
    raw += squares(mine.map(({ result }) => result));
    adjusted += squares(mine.map(({ result, luck }) => result - luck));
  }
  return raw / adjusted;
}

/** The squared correlation of luck and result. */
export function luckShare(seats: readonly Pick<SeatRecord, 'luck' | 'result'>[]): number {
  const results = seats.map(({ result }) => result);
  const luck = seats.map((seat) => seat.luck);
  const [a, b] = [mean(results), mean(luck)];
  const together = seats.reduce((sum, seat) => sum + (seat.result - a) * (seat.luck - b), 0);
  const all = squares(results) * squares(luck);
  return all > 0 ? together ** 2 / all : 0;
}

function squares(list: readonly number[]): number {
  const middle = mean(list);
  return list.reduce((sum, each) => sum + (each - middle) ** 2, 0);
}

function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, each) => sum + each, 0) / list.length;
}

/** Half of the 95 % interval of the mean. */
function halfInterval(list: readonly number[]): number {
  return list.length < 2 ? 0 : 1.96 * Math.sqrt(squares(list) / (list.length - 1) / list.length);
}

/** The figure of many samples as large as this one, drawn from it with replacement, in ascending order. */
export function resampled<T>(matches: readonly T[], figure: (some: readonly T[]) => number): number[] {
  const rng = new FastRng(1);
  return Array.from({ length: RESAMPLES }, () =>
    figure(matches.map(() => matches[rng.below(matches.length)] as T)),
  ).sort((a, b) => a - b);
}

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(part * (sorted.length - 1))] as number;
}

function rounded(value: number): number {
  return Number(value.toFixed(5));
}
