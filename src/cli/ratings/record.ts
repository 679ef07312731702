import { writeFileSync } from 'node:fs';
import { recordMatches } from '../../lab/ratings/record.ts';
import { type Args, atMost } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import { mustBeWritable, refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

const MOST_MATCHES = 100_000;

/** `tidetable ratings record GAME`: matches of mixed levels, one a line, for `simulate`. */
export async function record(args: Args, registry: RegistryUrl, io: Io): Promise<number> {
  atMost(args, 1);
  const game = await findGame(await loadRegistry(registry), args.words[0]).load();
  const { min, max } = game.seats;
  const players = args.number('players', { min, max }) ?? min;
  const matches = args.number('matches', { min: 2, max: MOST_MATCHES }) ?? 200;
  const seed = args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1;
  const out = args.text('out');
  if (out === undefined) throw new UsageError('--out FILE: where should the matches go?');
  mustBeWritable(out);
  const bar = progressBar(io, matches);
  const found = await recordMatches(game, { players, matches, seed }, (done) => bar.at(done));
  bar.clear();
  const lines = found.map((match) => JSON.stringify(match)).join(',\n');
  refusing(`cannot write ${printable(out)}`, () => writeFileSync(out, `[\n${lines}\n]\n`));
  return GOOD;
}
