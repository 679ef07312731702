import { parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { printable, UsageError } from '../support/usage.ts';
import { record } from './record.ts';
import { recompute } from './recompute.ts';
import { simulate } from './simulate.ts';

const ratingsArgs = {
  texts: ['data', 'database', 'server', 'port', 'players', 'matches', 'seed', 'out', 'docs'],
  flags: ['json'],
};

const acts = { recompute, record, simulate };

/** `tidetable ratings`: compute the ratings of a server anew, and the simulations behind the formula. */
export async function ratings(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, ratingsArgs);
  const [act = '', ...words] = args.words;
  if (!Object.hasOwn(acts, act))
    throw new UsageError(
      `usage: tidetable ratings ${Object.keys(acts).join('|')}, not "${printable(act, 40)}"`,
    );
  return acts[act as keyof typeof acts]({ ...args, words }, registry, io);
}
