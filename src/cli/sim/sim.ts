import { availableParallelism } from 'node:os';
import type { MatchFile } from '../../engine/file.ts';
import { type Args, atMost, languageOf, parse } from '../support/args.ts';
import { findGame, loadRegistry, optionsFrom, type RegistryUrl, seatsFrom } from '../support/catalogue.ts';
import { mustBeWritable, saveMatch } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { texts } from '../text/index.ts';
import { FOUND_WRONG, GOOD, printable, UsageError } from '../support/usage.ts';
import { reportLines } from './lines.ts';
import { progressBar } from '../support/progress.ts';
import { isOutside } from '../../lab/outside/load.ts';
import { reportOn } from './report.ts';
import { matchFile, writeGames } from './games.ts';
import { runJob } from './threads.ts';
import { type Fault, type Job, plyByPly, seatTable } from './work.ts';

export const simArgs = {
  texts: ['seats', 'games', 'seed', 'options', 'threads', 'out', 'out-all', 'csv', 'lang'],
  flags: ['check', 'json'],
};

const MOST_GAMES = 1_000_000_000;
const MOST_THREADS = 256;

/** `tidetable sim`: very many games between bots, and what they say about the game. */
export async function sim(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, simArgs);
  atMost(args, 1);
  const language = languageOf(args, io.env);
  const text = texts[language];
  const entry = findGame(await loadRegistry(registry), args.words[0]);
  const job = await jobFrom(args, registry);
  const games = args.number('games', { min: 1, max: MOST_GAMES }) ?? 1000;
  const threads = args.number('threads', { min: 1, max: MOST_THREADS }) ?? availableParallelism();
  const out = args.text('out');
  const everyFile = args.text('out-all');
  const csv = args.text('csv');
  for (const path of [out, everyFile, csv]) if (path !== undefined) mustBeWritable(path);

  // A module that cannot be loaded is told now, not by a thread.
  if (job.bots.some(isOutside)) await seatTable(job);

  const bar = progressBar(io, games);
  const began = performance.now();
  const { tally, fault } = await runJob(job, { games, threads, progress: bar.at });
  const seconds = (performance.now() - began) / 1000;
  bar.clear();

  if (fault)
    return tellFault(job, fault, {
      out,
      json: args.flag('json'),
      io,
      headline: text.sim.wrong(job.seed, fault.game, fault.plies.length),
    });
  if (out !== undefined) {
    const table = await seatTable(job);
    saveMatch(out, matchFile(table, plyByPly(table, job.seed, games - 1)));
  }
  if (everyFile !== undefined || csv !== undefined)
    writeGames(await seatTable(job), { seed: job.seed, games }, { files: everyFile, csv, bots: job.bots });
  const report = reportOn(job, tally, seconds);
  if (args.flag('json')) io.out(`${JSON.stringify(report)}\n`);
  else {
    const lines = reportLines(report, await entry.words(language), text, language);
    io.out(`${[...lines, ...(job.check ? [text.sim.checked] : [])].join('\n')}\n`);
  }
  return GOOD;
}

async function jobFrom(args: Args, registry: RegistryUrl): Promise<Job> {
  const id = args.words[0] as string;
  const game = await findGame(await loadRegistry(registry), id).load();
  const seats = args.text('seats') ?? Array.from({ length: game.seats.min }, () => 'random').join(',');
  return {
    registry,
    game: id,
    bots: seatsFrom(game, seats, { people: false }),
    options: optionsFrom(game, args.text('options')),
    seed: args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1,
    check: args.flag('check'),
  };
}

interface FaultTelling {
  readonly out: string | undefined;
  readonly json: boolean;
  readonly io: Io;
  readonly headline: string;
}

async function tellFault(job: Job, fault: Fault, { out, json, io, headline }: FaultTelling): Promise<number> {
  const file = out ?? `tidetable-${job.game}-${job.seed}-${fault.game}.json`;
  const unsaved = trySaving(file, matchFile(await seatTable(job), fault.plies));
  const { game, problem } = fault;
  if (json)
    io.out(
      `${JSON.stringify({ violation: { seed: job.seed, game, ply: fault.plies.length, problem, file: unsaved === undefined ? file : null } })}\n`,
    );
  else io.out(`${headline}\n${printable(problem, 2000)}\n${unsaved ?? printable(file)}\n`);
  return FOUND_WRONG;
}

/** A file that cannot be written must not hide what was found. */
function trySaving(path: string, file: MatchFile): string | undefined {
  try {
    saveMatch(path, file);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
