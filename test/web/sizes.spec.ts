import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const dist = join(import.meta.dirname, '../../dist/web');
const FIRST_LOAD = 55 * 1024;
const BOARD = 90 * 1024;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = { readonly [source: string]: Chunk };

const manifest = () => JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;
const zipped = (file: string) => gzipSync(readFileSync(join(dist, file))).length;

/** A chunk and everything that is loaded with it. */
function closure(all: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of all[key]?.imports ?? []) closure(all, next, seen);
  return seen;
}

function keyOf(all: Manifest, source: string): string {
  const key = Object.keys(all).find((each) => each === source);
  if (!key) throw new Error(`${source} is not a chunk of its own`);
  return key;
}

test('the first load is small, and no game is part of it', () => {
  const all = manifest();
  const entry = Object.keys(all).find((key) => all[key]?.isEntry);
  if (!entry) throw new Error('no entry');
  const first = closure(all, entry);
  // The words of one language are fetched before anything shows.
  closure(all, keyOf(all, 'text/de.ts'), first);
  const files = [...new Set([...first].flatMap((key) => all[key]?.file ?? []))];
  const size = files.reduce((sum, file) => sum + zipped(file), 0);
  console.log(`first load: ${(size / 1024).toFixed(1)} KB gzip in ${files.length} files`);
  expect(size).toBeLessThanOrEqual(FIRST_LOAD);
  expect([...first].filter((key) => /(games|boards)\/(high-tide|maui|strand-unter)/.test(key))).toEqual([]);
});

for (const game of ['high-tide', 'maui', 'strand-unter']) {
  test(`the board of ${game} is a chunk of its own`, () => {
    const all = manifest();
    const keys = [...closure(all, keyOf(all, `boards/${game}/index.ts`))];
    const entry = Object.keys(all).find((key) => all[key]?.isEntry) ?? '';
    const shared = closure(all, entry);
    const own = keys.filter((key) => !shared.has(key));
    const size = own.reduce((sum, key) => sum + zipped(all[key]?.file ?? ''), 0);
    console.log(`${game}: ${(size / 1024).toFixed(1)} KB gzip`);
    expect(keys.filter((key) => /boards\/(high-tide|maui|strand-unter)\/index/.test(key))).toEqual([
      `boards/${game}/index.ts`,
    ]);
    expect(size).toBeLessThan(BOARD);
  });
}

test('the service worker keeps every file, and is some hundred lines', () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  expect(worker.split('\n').length).toBeLessThanOrEqual(100);
  const missing = readdirSync(join(dist, 'assets')).filter((file) => !worker.includes(`"assets/${file}"`));
  expect(missing).toEqual([]);
  expect(worker).toContain('"index.html"');
});
