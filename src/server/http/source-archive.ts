import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Everything the program is made of; not what is installed, built or played. */
const PARTS = [
  'LICENSE',
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'biome.json',
  'knip.json',
  'playwright.config.ts',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.package.json',
  'tsconfig.rules.json',
  'tsconfig.web.json',
  'vite.config.ts',
  'vitest.config.ts',
  'bench',
  'bin',
  'deploy',
  'docs',
  'examples',
  'python',
  'scripts',
  'src',
  'test',
];

/** Folders of what was installed or built, at any depth. */
const MADE: ReadonlySet<string> = new Set(['node_modules', 'dist', '.bench-cache', '__pycache__']);

const BLOCK = 512;

/**
 * The source code of this server as it runs, changes of its host included, as a compressed tar archive: the licence (AGPL,
 * section 13) owes it to everybody who uses the server over a network.
 */
export function sourceArchive(root: string): Promise<Buffer> {
  const files = PARTS.flatMap((part) => filesIn(root, part));
  const blocks = files.flatMap((path) => entry(`tidetable/${path}`, readFileSync(join(root, path))));
  return promisify(gzip)(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

function filesIn(root: string, part: string): string[] {
  const path = join(root, part);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [part];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((each) => {
      if (each.isDirectory()) return MADE.has(each.name) ? [] : filesIn(root, `${part}/${each.name}`);
      return each.isFile() ? [`${part}/${each.name}`] : [];
    })
    .toSorted();
}

/** A file in the ustar format (POSIX.1-1988): a header of one block, then the content in whole blocks. */
function entry(path: string, content: Buffer): Buffer[] {
  const header = Buffer.alloc(BLOCK);
  const [prefix, name] = split(path);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0, 100);
  header.write(octal(0o644, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(content.length, 11), 124);
  header.write(octal(0, 11), 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257, 'latin1');
  header.write(prefix, 345, 155);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
    148,
  );
  return [header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
}

/** A name has room for 100 bytes, and 155 more for the folders before it. */
function split(path: string): [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  const at = path.indexOf('/', path.length - 100);
  return [path.slice(0, at), path.slice(at + 1)];
}
