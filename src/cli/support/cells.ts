import type { AnyGame } from '../../engine/game.ts';
import { type Journal, openJournal } from '../../lab/tournament/journal.ts';
import type { CellReport } from '../../lab/tournament/standing.ts';
import type { Terms } from '../../lab/tournament/terms.ts';
import { unusual } from './catalogue.ts';
import { inColumns } from './columns.ts';
import { refusing } from './files.ts';
import type { Text } from '../text/index.ts';
import { printable, UsageError } from './usage.ts';

/** A cell as a line of a table, with the share that it is compared with, as text. */
export interface Compared {
  readonly cell: CellReport;
  readonly mark: string;
}

/** Comparisons as a table for people. */
export function cellTable(
  compared: readonly Compared[],
  {
    game,
    text,
    mark,
    whole,
    times,
  }: Readonly<{
    game: AnyGame;
    text: Text;
    mark: string;
    whole: (n: number) => string;
    /** Writes how many times fewer games are needed; only where games share their luck. */
    times?: ((n: number) => string) | undefined;
  }>,
): string[] {
  const t = text.tournament;
  const percent = (share: number): string => `${whole(100 * share)} %`;
  const isAdjusted = compared.some(({ cell }) => cell.adjusted !== null);
  const adjustedColumns = ({ adjusted }: CellReport): string[] =>
    adjusted === null
      ? ['', '', '']
      : [
          percent(adjusted.share),
          `${whole(100 * adjusted.low)} ${text.sim.to} ${percent(adjusted.high)}`,
          percent(adjusted.saved),
        ];
  const sharedColumns = ({ shared }: CellReport): string[] =>
    times === undefined
      ? []
      : shared === null
        ? ['', '', '']
        : [
            `${whole(100 * shared.low)} ${text.sim.to} ${percent(shared.high)}`,
            times(shared.fewer),
            `${times(shared.fewerLow)} ${text.sim.to} ${times(shared.fewerHigh)}`,
          ];
  const rows = compared.map(({ cell, mark: other }) => [
    cell.hero,
    cell.against,
    String(cell.players),
    unusual(game, cell.options) || t.base,
    String(cell.games),
    percent(cell.share),
    `${whole(100 * cell.low)} ${text.sim.to} ${percent(cell.high)}`,
    other,
    cell.decided === null ? '' : t[cell.decided],
    whole(cell.msPerDecision),
    ...sharedColumns(cell),
    ...(isAdjusted ? adjustedColumns(cell) : []),
  ]);
  const { share, interval } = text.sim;
  const head = [t.hero, t.against, t.players, t.options, t.games, share, interval, mark, '', t.ms];
  if (times) head.push(t.byBlocks, t.fewer, interval);
  if (isAdjusted) head.push(t.adjusted, interval, t.saved);
  return inColumns([head, ...rows]);
}

/** What an earlier run has left at this path. */
export function journalAt(path: string, terms: Terms): Journal {
  const journal = refusing(`cannot use ${printable(path)}`, () => openJournal(path, terms));
  if ('problem' in journal) throw new UsageError(`${printable(path)}: ${journal.problem}`);
  return journal;
}
