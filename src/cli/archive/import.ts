import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { MAX_FILE_LENGTH, readMatchFile } from '../../engine/file.ts';
import { importMatch } from '../../server/archive/import-match.ts';
import { LoadedGames } from '../../server/loaded-games.ts';
import { openStore } from '../../server/server.ts';
import type { Store } from '../../server/store/store.ts';
import { silent } from '../../server/support/log.ts';
import { Metrics } from '../../server/support/metrics.ts';
import { explainStart } from '../serve/start-errors.ts';
import { variable } from '../serve/environment.ts';
import { databaseOf, seedKeyOf } from '../serve/settings.ts';
import { atMost, parse } from '../support/args.ts';
import { loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { FOUND_WRONG, GOOD, printable, UsageError } from '../support/usage.ts';

export const importArgs = { texts: ['data', 'database'], flags: [] };

/** Reasons that are printed; the rest is counted. */
const MOST_REASONS = 20;

/** `tidetable import FILE`: stores the finished matches of a file, one a line, each after playing it again. */
export async function importMatches(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, importArgs);
  atMost(args, 1);
  const [file] = args.words;
  if (file === undefined) throw new UsageError('which file should be imported?');
  const options = {
    database: databaseOf(args, io.env),
    ...seedKeyOf(variable(io.env, 'SEED_KEY')),
  };
  const machine = { metrics: new Metrics(), log: silent, random: randomBytes };
  const store = await explainStart({ inUse: 'stop it first; an import needs the database to itself' }, () =>
    openStore(options, machine),
  );
  const games = new LoadedGames(await loadRegistry(registry));
  const counts = { imported: 0, known: 0, refused: 0 };
  try {
    let number = 0;
    for await (const line of linesOf(file)) {
      number++;
      if (line.trim() === '') continue;
      const done = await importLine(store, games, line);
      if (typeof done === 'string') counts[done]++;
      else if (counts.refused++ < MOST_REASONS) io.err(`line ${number}: ${printable(done.problem)}\n`);
    }
  } finally {
    await store.close();
  }
  const { imported, known, refused } = counts;
  io.out(`${imported} imported, ${known} there already, ${refused} refused\n`);
  return refused > 0 ? FOUND_WRONG : GOOD;
}

/** The lines of a file, however large it is; a line has a limit. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const text of createReadStream(file, 'utf8') as AsyncIterable<string>) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      if (rest.length > MAX_FILE_LENGTH)
        throw new UsageError(`${printable(file)} has lines that are no matches`);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new UsageError(`cannot read ${printable(file)}: ${printable((error as Error).message)}`);
  }
  if (rest !== '') yield rest;
}

async function importLine(store: Store, games: LoadedGames, line: string) {
  const file = readMatchFile(line);
  if ('problem' in file) return file;
  const known = await games.find(file.game);
  if (!known) return { problem: `there is no game "${file.game}" here` };
  return importMatch(store, known.game, file, Date.now());
}
