import { availableParallelism } from 'node:os';
import { writeFileSync } from 'node:fs';
import type { AnyGame, Options } from '../../engine/game.ts';
import { luckMeter } from '../../lab/insight/luck.ts';
import { tournamentPage } from '../../lab/tournament/html-page.ts';
import { runTournament } from '../../lab/tournament/run.ts';
import { cellReport } from '../../lab/tournament/standing.ts';
import { type Allowance, cellsOf, type Terms } from '../../lab/tournament/terms.ts';
import { type Args, atMost, languageOf, parse } from '../support/args.ts';
import { findGame, loadRegistry, optionsFrom, type RegistryUrl, unusual } from '../support/catalogue.ts';
import { cellTable, journalAt } from '../support/cells.ts';
import { entrantsFrom } from '../support/entrants.ts';
import { mustBeWritable, refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { seatCounts } from '../support/seat-counts.ts';
import { figures } from '../support/show.ts';
import { texts } from '../text/index.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

export const tournamentArgs = {
  texts: [
    'bots',
    'against',
    'players',
    'games',
    'seed',
    'options',
    'budget',
    'milliseconds',
    'reference',
    'threads',
    'state',
    'html',
    'lang',
  ],
  flags: ['decide', 'duplicate', 'adjust', 'json'],
};

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 256;
const MOST_PLAYOUTS = 1_000_000;
const MOST_MILLISECONDS = 60_000;

/** `tidetable tournament`: how strong bots are against one another, with intervals. */
export async function tournament(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, tournamentArgs);
  atMost(args, 1);
  const language = languageOf(args, io.env);
  const text = texts[language];
  const entry = findGame(await loadRegistry(registry), args.words[0]);
  const game = await entry.load();
  const terms = await termsFrom(args, registry, game);
  const games = args.number('games', { min: 1, max: MOST_GAMES }) ?? 200;
  const threads = args.number('threads', { min: 1, max: MOST_THREADS }) ?? availableParallelism();
  const page = args.text('html');
  const state = args.text('state');
  if (page !== undefined) mustBeWritable(page);

  const bar = progressBar(io, 1);
  const standings = await runTournament(terms, {
    plan: { games, decide: args.flag('decide') },
    threads,
    journal: state === undefined ? undefined : journalAt(state, terms),
    progress: ({ done, total, left }) => {
      bar.of(total);
      bar.at(done, left === undefined ? undefined : left / 1000 / threads);
    },
  });
  bar.clear();

  const cells = standings.map(cellReport);
  if (page !== undefined) {
    const named = {
      name: (await entry.words('en')).name,
      table: (options: Options) => unusual(game, options),
    };
    refusing(`cannot write ${printable(page)}`, () =>
      writeFileSync(page, tournamentPage(terms, standings, named)),
    );
  }
  if (args.flag('json')) {
    const { game: id, seed, allowance } = terms;
    io.out(`${JSON.stringify({ game: id, seed, budget: allowance, cells })}\n`);
  } else {
    const { name } = await entry.words(language);
    const whole = figures(language, 1);
    const compared = cells.map((cell) => ({ cell, mark: `${whole(100 / cell.players)} %` }));
    const times = terms.duplicate && figures(language, 2);
    const table = cellTable(compared, { game, text, mark: text.tournament.fair, whole, times });
    io.out(`${[text.tournament.title(name, terms.seed), '', ...table].join('\n')}\n`);
  }
  return GOOD;
}

async function termsFrom(args: Args, registry: RegistryUrl, game: AnyGame): Promise<Terms> {
  const bots = await entrantsFrom(game, args.text('bots') ?? 'easy,medium,hard,expert');
  const against = args.text('against');
  const reference = args.text('reference');
  const rivals = against === undefined ? undefined : await entrantsFrom(game, against);
  const tables = (args.text('options') ?? '').split(';').flatMap((words) =>
    seatCounts(args.text('players') ?? String(game.seats.min), game).map((players) => ({
      players,
      options: optionsFrom(game, words),
    })),
  );
  const cells = cellsOf(bots, rivals, tables);
  if (cells.length === 0)
    throw new UsageError('nobody to compare: --bots names one bot, and --against is not given');
  if (args.flag('adjust')) {
    const without = cells.find(({ players }) => !luckMeter(game, players))?.players;
    if (without !== undefined)
      throw new UsageError(`--adjust: there is no evaluator for ${game.id} with ${without} players`);
  }
  return {
    registry,
    game: game.id,
    seed: args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1,
    allowance: allowanceFrom(args),
    reference: reference === undefined ? null : ((await entrantsFrom(game, reference))[0] as string),
    ...(args.flag('duplicate') ? { duplicate: true as const } : {}),
    ...(args.flag('adjust') ? { adjust: true as const } : {}),
    cells,
  };
}

function allowanceFrom(args: Args): Allowance {
  const playouts = args.number('budget', { min: 1, max: MOST_PLAYOUTS });
  const milliseconds = args.number('milliseconds', { min: 1, max: MOST_MILLISECONDS });
  if (playouts !== undefined && milliseconds !== undefined)
    throw new UsageError('--budget and --milliseconds exclude each other');
  if (playouts !== undefined) return { playouts };
  return milliseconds === undefined ? null : { milliseconds };
}
