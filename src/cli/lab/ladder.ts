import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ladderHead, ladderPage } from '../../lab/ladder/page.ts';
import { clockRungs, type Ladder, ladders, rungsOf } from '../../lab/ladder/plan.ts';
import { type Climbed, climb, holds } from '../../lab/ladder/run.ts';
import type { Journal } from '../../lab/tournament/journal.ts';
import type { Terms } from '../../lab/tournament/terms.ts';
import { languageOf, parse } from '../support/args.ts';
import { findGame, loadRegistry, optionsFrom, type RegistryUrl } from '../support/catalogue.ts';
import { cellTable, journalAt } from '../support/cells.ts';
import { mustBeWritable, refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { figures } from '../support/show.ts';
import { texts } from '../text/index.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

export const ladderArgs = {
  texts: ['state', 'games', 'seed', 'milliseconds', 'threads', 'docs', 'lang'],
  flags: ['json'],
};

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;
const MOST_MILLISECONDS = 60_000;

/** `tidetable ladder`: every comparison that says how strong the levels are, in one go. */
export async function ladder(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, ladderArgs);
  const language = languageOf(args, io.env);
  const entries = await loadRegistry(registry);
  const names = args.words.length > 0 ? [...new Set(args.words)] : Object.keys(ladders);
  const games = names.map((name) => ({ entry: findGame(entries, name), plan: planOf(name) }));
  const threads = args.number('threads', { min: 1, max: MOST_THREADS }) ?? availableParallelism();
  const most = args.number('games', { min: 1, max: MOST_GAMES });
  const seed = args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1;
  const page = args.text('docs');
  if (page !== undefined) mustBeWritable(page);
  const milliseconds = args.number('milliseconds', { min: 1, max: MOST_MILLISECONDS });

  const told: object[] = [];
  const pages = ladderHead(['tidetable ladder', ...argv].join(' '));
  for (const { entry, plan } of games) {
    const game = await entry.load();
    const bar = progressBar(io, 1);
    const climbed = await climb({
      registry,
      game: game.id,
      rungs: milliseconds === undefined ? rungsOf(plan) : clockRungs(plan),
      optionsOf: (words) => optionsFrom(game, words),
      seed,
      milliseconds,
      threads,
      games: most,
      journal: journalIn(
        args.text('state'),
        `${game.id}${milliseconds === undefined ? '' : `-${milliseconds}ms`}.jsonl`,
      ),
      progress: ({ done, total, left }) => {
        bar.of(total);
        bar.at(done, left === undefined ? undefined : left / 1000 / threads);
      },
    });
    bar.clear();
    told.push({ game: game.id, cells: climbed.map(forPrograms) });
    pages.push(...ladderPage((await entry.words('en')).name, climbed));
    if (args.flag('json')) continue;
    const whole = figures(language, 1);
    const compared = climbed.map((each) => ({ cell: each.report, mark: markOf(each, whole) }));
    const text = texts[language];
    const title = text.tournament.title((await entry.words(language)).name, seed);
    const table = cellTable(compared, { game, text, mark: text.tournament.aim, whole });
    io.out(`${[title, '', ...table].join('\n')}\n\n`);
  }
  if (page !== undefined)
    refusing(`cannot write ${printable(page)}`, () => writeFileSync(page, `${pages.join('\n').trimEnd()}\n`));
  if (args.flag('json')) io.out(`${JSON.stringify({ seed, games: told })}\n`);
  return GOOD;
}

function planOf(game: string): Ladder {
  const plan = Object.hasOwn(ladders, game) ? ladders[game] : undefined;
  if (!plan) throw new UsageError(`there is no ladder for "${printable(game, 40)}"`);
  return plan;
}

function journalIn(folder: string | undefined, file: string): ((terms: Terms) => Journal) | undefined {
  if (folder === undefined) return undefined;
  return (terms) => {
    refusing(`cannot use ${printable(folder)}`, () => mkdirSync(folder, { recursive: true }));
    return journalAt(join(folder, file), terms);
  };
}

function forPrograms(climbed: Climbed): object {
  const { part, aim, report } = climbed;
  return { part, aim: aim ?? null, holds: holds(climbed), ...report };
}

function markOf({ aim, players }: Climbed, whole: (n: number) => string): string {
  const { least, most } = aim ?? { least: 1 / players };
  return `${most === undefined ? '' : `${whole(100 * least)} – `}${whole(100 * (most ?? least))} %`;
}
