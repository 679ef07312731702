import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { botNames } from '../../bots/index.ts';
import type { AnyGame } from '../../engine/game.ts';
import { ladderHead, ladderPage } from '../../lab/ladder/page.ts';
import { clockRungs, ladders, namedRungs, type Rung, rungsOf } from '../../lab/ladder/plan.ts';
import { type Climbed, climb, holds } from '../../lab/ladder/run.ts';
import type { Journal } from '../../lab/tournament/journal.ts';
import type { Terms } from '../../lab/tournament/terms.ts';
import { languageOf, parse } from '../support/args.ts';
import { findGame, loadRegistry, optionsFrom, type RegistryUrl } from '../support/catalogue.ts';
import { cellTable, journalAt } from '../support/cells.ts';
import { entrantsFrom } from '../support/entrants.ts';
import { mustBeWritable, refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { figures } from '../support/show.ts';
import { texts } from '../text/index.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

export const ladderArgs = {
  texts: ['bots', 'state', 'games', 'seed', 'milliseconds', 'threads', 'docs', 'lang'],
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
  const threads = args.number('threads', { min: 1, max: MOST_THREADS }) ?? availableParallelism();
  const most = args.number('games', { min: 1, max: MOST_GAMES });
  const seed = args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1;
  const page = args.text('docs');
  if (page !== undefined) mustBeWritable(page);
  const milliseconds = args.number('milliseconds', { min: 1, max: MOST_MILLISECONDS });
  const bots = args.text('bots');
  const games = [];
  for (const entry of names.map((name) => findGame(entries, name))) {
    const game = await entry.load();
    const rungs = bots === undefined ? planned(game.id, milliseconds) : await named(game, bots);
    games.push({ entry, game, rungs });
  }

  const told: object[] = [];
  const pages = ladderHead(['tidetable ladder', ...argv].join(' '));
  for (const { entry, game, rungs } of games) {
    const bar = progressBar(io, 1);
    const climbed = await climb({
      registry,
      game: game.id,
      rungs,
      optionsOf: (words) => optionsFrom(game, words),
      seed,
      milliseconds,
      threads,
      games: most,
      journal: journalIn(
        args.text('state'),
        `${game.id}${bots === undefined ? '' : '-bots'}${milliseconds === undefined ? '' : `-${milliseconds}ms`}.jsonl`,
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

/** What a game's ladder consists of. */
function planned(game: string, milliseconds: number | undefined): Rung[] {
  const plan = Object.hasOwn(ladders, game) ? ladders[game] : undefined;
  if (!plan) throw new UsageError(`there is no ladder for "${printable(game, 40)}"`);
  return milliseconds === undefined ? rungsOf(plan) : clockRungs(plan);
}

/** The bots in a list against all others, at the table of the ladder; any game has that. */
async function named(game: AnyGame, bots: string): Promise<Rung[]> {
  const players = (Object.hasOwn(ladders, game.id) && ladders[game.id]?.players) || game.seats.min;
  return namedRungs(await entrantsFrom(game, bots), botNames(game.id), players);
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
