import { parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { UsageError } from '../support/usage.ts';
import { checkPuzzles } from './check.ts';
import { listPuzzles } from './list.ts';
import { minePuzzles } from './mine.ts';

const puzzlesArgs = { texts: ['state', 'minutes', 'puzzles', 'seed', 'out', 'from'], flags: ['json'] };

const verbs = { list: listPuzzles, mine: minePuzzles, check: checkPuzzles };

/** `tidetable puzzles list|mine|check GAME`: positions in which one choice is clearly best. */
export async function puzzles(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, puzzlesArgs);
  const [verb, game, extra] = args.words;
  const run =
    verb !== undefined && Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined;
  if (!run)
    throw new UsageError(
      'which command? There are: puzzles list GAME, puzzles mine GAME, puzzles check GAME',
    );
  if (extra !== undefined) throw new UsageError(`unexpected "${extra.slice(0, 40)}"`);
  return run(args, game, registry, io);
}
