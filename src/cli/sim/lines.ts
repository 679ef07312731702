import type { AnyWords, Language } from '../../engine/words.ts';
import { inColumns } from '../support/columns.ts';
import { figures } from '../support/show.ts';
import type { Text } from '../text/index.ts';
import type { SimReport } from './report.ts';

/** A report for people. */
export function reportLines(report: SimReport, words: AnyWords, text: Text, language: Language): string[] {
  const whole = figures(language);
  const one = figures(language, 1);
  const two = figures(language, 2);
  const percent = (share: number): string => `${one(100 * share)} %`;
  const { seats, length, reasons, games } = report;
  const named = seats.map(({ bot }, seat) => `${seat} ${bot}`);
  const t = text.sim;

  const table = seats.map((seat, index) => [
    named[index] as string,
    one(seat.wins),
    percent(seat.winRate),
    `${one(100 * seat.winRateLow)} ${t.to} ${percent(seat.winRateHigh)}`,
    two(seat.meanScore),
    `${two(seat.low)} ${t.to} ${two(seat.high)}`,
    two(seat.spread),
    `${whole(seat.least)} ${t.to} ${whole(seat.most)}`,
  ]);
  const items = [...new Set(seats.flatMap(({ breakdown }) => Object.keys(breakdown)))];
  const sources = items.map((item) => [
    `  ${words.item(item)}`,
    ...seats.map(({ breakdown }) => two(breakdown[item] ?? 0)),
  ]);
  const endings = Object.entries(reasons).map(([reason, times]) => [
    `  ${words.reason(reason)}`,
    whole(times),
    percent(times / games),
  ]);
  return [
    t.title(words.name, whole(games), report.seed),
    '',
    ...inColumns([[t.seat, t.wins, t.share, t.interval, t.score, t.interval, t.spread, t.range], ...table]),
    '',
    ...inColumns([[t.breakdown, ...named], ...sources]),
    '',
    t.reasons,
    ...inColumns(endings),
    '',
    `${t.length}: ${one(length.mean)} (${t.interval}: ${one(length.low)} ${t.to} ${one(length.high)}; ${whole(length.least)} ${t.to} ${whole(length.most)})`,
    t.speed(two(report.seconds), whole(report.gamesPerSecond), whole(report.decisionsPerSecond)),
  ];
}
