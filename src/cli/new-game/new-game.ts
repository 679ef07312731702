import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isGameId } from '../../engine/game-id.ts';
import { parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';
import { registered, rulesPageFrom, skeletonFrom } from './skeleton.ts';

export const newGameArgs = { texts: [], flags: [] };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PATTERN = 'examples/sandpipers';

/**
 * `tidetable new-game NAME`: a game that can be played at once, to be changed into another. It is the example game under a new
 * name, in src/games, registered, with its tests. `root` is the clone to write to.
 */
export async function newGame(argv: readonly string[], _: RegistryUrl, io: Io, root = ROOT): Promise<number> {
  const [id, ...more] = parse(argv, newGameArgs).words;
  if (id === undefined || more.length > 0) throw new UsageError('which name? tidetable new-game NAME');
  if (!isGameId(id))
    throw new UsageError(
      `"${printable(id, 40)}" is no name: at most 24 lower-case letters, digits and dashes`,
    );
  const index = join(root, 'src/games/index.ts');
  if (!existsSync(index))
    throw new UsageError('this needs a clone of the repository; an installed package has no sources');
  const folder = join(root, 'src/games', id);
  if (existsSync(folder)) throw new UsageError(`src/games/${id} is there already`);
  for (const [path, text] of skeletonFrom(filesIn(join(root, PATTERN)), id)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'golden'));
  const page = readFileSync(join(root, PATTERN, 'rules.md'), 'utf8');
  mkdirSync(join(root, 'docs/rules'), { recursive: true });
  writeFileSync(join(root, 'docs/rules', `${id}.md`), rulesPageFrom(page, id));
  writeFileSync(index, registered(readFileSync(index, 'utf8'), id));
  io.out(nextSteps(id));
  return GOOD;
}

function filesIn(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('.ts'));
  return new Map(files.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function nextSteps(id: string): string {
  return `src/games/${id} is a small game of running birds, registered in src/games/index.ts. Make yours of it:

  npx tidetable play ${id}
  npm run test:unit -- src/games/${id}

docs/rules/${id}.md is the page of its rules. For \`npm test\` it still needs a match in src/games/${id}/golden, and what these write:

  npx tidetable sim ${id} --seats random,random --games 1 --seed 1 --out src/games/${id}/golden/first.json && npm run golden
  npm run format
  npm run schemas
  npm run library

CONTRIBUTING.md, "Add a game", says what belongs into which file, and what may follow.
`;
}
