import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ratedGames } from '../../rating/anchors.ts';
import { measuredPage } from '../../lab/ratings/page.ts';
import type { RecordedMatch, Recording } from '../../lab/ratings/record.ts';
import { type Args, atMost } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import { refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

/** Below this line a page is written by the command. */
const MARK = '## What was measured';
const PARTS = 28;

/** `tidetable ratings simulate FOLDER`: what recorded matches say of the ratings, on standard output or on a page. */
export async function simulate(args: Args, registry: RegistryUrl, io: Io): Promise<number> {
  atMost(args, 1);
  const [folder] = args.words;
  if (folder === undefined) throw new UsageError('which folder has the recorded matches?');
  const entries = await loadRegistry(registry);
  const recordings: Recording[] = [];
  for (const game of ratedGames) {
    const file = join(folder, `${game}.json`);
    if (!existsSync(file)) continue;
    const text = refusing(`cannot read ${printable(file)}`, () => readFileSync(file, 'utf8'));
    const matches = refusing(`${printable(file)} is no recording`, () => JSON.parse(text) as RecordedMatch[]);
    const { name } = await findGame(entries, game).words('en');
    recordings.push({ game, name, matches });
  }
  if (recordings.length === 0) throw new UsageError(`there are no recorded matches in ${printable(folder)}`);
  const bar = progressBar(io, PARTS);
  let done = 0;
  const { lines, pictures } = measuredPage(recordings, () => bar.at(Math.min(PARTS, ++done)));
  bar.clear();
  const docs = args.text('docs');
  if (docs === undefined) {
    io.out(`${lines.join('\n')}\n`);
    return GOOD;
  }
  const page = join(docs, 'ratings.md');
  refusing(`cannot write ${printable(page)}`, () => {
    const head = readFileSync(page, 'utf8').split(MARK)[0] as string;
    writeFileSync(page, `${head}${MARK}\n\n${lines.join('\n').trimEnd()}\n`);
    for (const [name, text] of pictures) writeFileSync(join(docs, 'pictures', name), text);
  });
  return GOOD;
}
