import type { Options } from '../../engine/game.ts';
import type { RegistryUrl } from '../registry.ts';
import type { Journal } from '../tournament/journal.ts';
import { runTournament } from '../tournament/run.ts';
import type { Plan, Progress } from '../tournament/schedule.ts';
import { type CellReport, cellReport } from '../tournament/standing.ts';
import type { Terms } from '../tournament/terms.ts';
import type { Rung } from './plan.ts';

/** A comparison with what came of it. */
export interface Climbed extends Rung {
  readonly report: CellReport;
}

export interface Climbing {
  readonly registry: RegistryUrl;
  readonly game: string;
  readonly rungs: readonly Rung[];
  readonly optionsOf: (words: string) => Options;
  readonly seed: number;
  /** Everybody's time for a decision instead of playouts. */
  readonly milliseconds?: number | undefined;
  readonly threads: number;
  /** No comparison takes more games than this. */
  readonly games?: number | undefined;
  readonly journal?: ((terms: Terms) => Journal | undefined) | undefined;
  readonly progress?: ((progress: Progress) => void) | undefined;
}

/** Plays a game's ladder, or what is missing of it. */
export async function climb(climbing: Climbing): Promise<Climbed[]> {
  const { registry, game, rungs, seed, milliseconds, threads, progress } = climbing;
  const terms: Terms = {
    registry,
    game,
    seed,
    allowance: milliseconds === undefined ? null : { milliseconds },
    reference: null,
    cells: rungs.map(({ hero, against, players, words }) => ({
      hero,
      against,
      players,
      options: climbing.optionsOf(words),
    })),
  };
  const plan = rungs.map((rung) => planOf(rung, climbing.games));
  const journal = climbing.journal?.(terms);
  const standings = await runTournament(terms, { plan, threads, journal, progress });
  return rungs.map((rung, i) => ({ ...rung, report: cellReport(standings[i] as (typeof standings)[0]) }));
}

/**
 * A share that may be too high is measured, and so is one by the clock; one that only has to be high enough is known when
 * it is.
 */
function planOf({ part, games, aim }: Rung, most = Number.POSITIVE_INFINITY): Plan {
  const isKnownEarly = part !== 'clock' && aim?.most === undefined;
  return { games: Math.min(games, most), decide: isKnownEarly, mark: aim?.least };
}

/** Whether it is as it should be, as far as the interval can tell. */
export function holds({ part, aim, report: { low, high, decided } }: Climbed): boolean {
  if (aim) return high >= aim.least && low <= (aim.most ?? 1);
  if (part === 'named') return true;
  return part === 'steps' ? decided === 'above' : decided !== 'below';
}
