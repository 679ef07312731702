import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

// Who may import whom; ARCHITECTURE.md explains why. Every layer may import itself.
const rules = ['engine', 'games', 'bots', 'analysis'];
/** Layers without any dependency: neither packages nor Node nor the browser. */
const pure = [...rules, 'lessons'];
const mayImport: Record<string, readonly string[]> = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  analysis: ['engine', 'games', 'bots'],
  lessons: ['engine', 'games'],
  fair: ['engine'],
  wire: ['engine'],
  lab: rules,
  server: [...rules, 'wire', 'fair'],
  web: [...rules, 'lessons', 'wire', 'fair'],
  cli: [...rules, 'lessons', 'fair', 'wire', 'lab', 'server', 'web'],
};

const root = join(import.meta.dirname, '..');
const importLine = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g;
const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|js|svelte)$/.test(path) ? [path] : [];
  });
}

function importsOf(text: string): string[] {
  return [...text.replace(comment, '').matchAll(importLine)].map((match) => match[2]!);
}

/** What is wrong with `file` importing `target`, or undefined. */
function wrong(file: string, target: string): string | undefined {
  const layer = file.split('/')[1]!;
  const isTest = file.endsWith('.test.ts');
  const allowed = mayImport[layer];
  if (allowed === undefined) return 'is in no known layer';
  if (!target.startsWith('.')) {
    return pure.includes(layer) && !isTest ? 'may import nothing but relative paths' : undefined;
  }
  if (!/\.(ts|js|svelte|json|css)(\?\w+)?$/.test(target)) return 'must name the file with its ending';
  if (isTest) return undefined;
  const [top, to] = posix.join(posix.dirname(file), target).split('/');
  // The command knows the version (package.json) and how the app is built (scripts).
  if (top !== 'src') return layer === 'cli' && /\.(json|js)$/.test(target) ? undefined : 'leaves src';
  return to === layer || allowed.includes(to!) ? undefined : `may not import ${to}`;
}

const files = sources('src');

test('every source file was seen', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBe(globSync('src/**/*.{ts,js,svelte}', { cwd: root }).length);
});

test('imports follow the layers', () => {
  const faults = files.flatMap((file) =>
    importsOf(readFileSync(join(root, file), 'utf8')).flatMap((target) => {
      const fault = wrong(file, target);
      return fault === undefined ? [] : [`${file} ${fault}: ${target}`];
    }),
  );
  expect(faults).toEqual([]);
});

test.for([
  ['src/engine/a.ts', './b.ts', undefined],
  ['src/engine/a.ts', '../games/b.ts', 'may not import games'],
  ['src/engine/a.ts', 'node:fs', 'may import nothing but relative paths'],
  ['src/engine/a.test.ts', 'node:fs', undefined],
  ['src/engine/a.test.ts', './b', 'must name the file with its ending'],
  ['src/games/x/a.ts', '../../engine/b.ts', undefined],
  ['src/games/x/a.ts', '../../../test/b.ts', 'leaves src'],
  ['src/lessons/a.ts', '../bots/b.ts', 'may not import bots'],
  ['src/wire/a.ts', '../games/b.ts', 'may not import games'],
  ['src/lab/a.ts', '../server/b.ts', 'may not import server'],
  ['src/server/a.ts', 'fastify', undefined],
  ['src/cli/a.ts', '../server/b.ts', undefined],
  ['src/other/a.ts', './b.ts', 'is in no known layer'],
] as const)('%s importing %s', ([file, target, fault]) => {
  expect(wrong(file, target)).toBe(fault);
});

test('all kinds of import lines are read', () => {
  const text = `
    import a from './a.ts';
    import type {
      B,
    } from "./b.ts";
    export * from './c.ts';
    import './d.css';
    const e = await import('./e.ts');
    // import x from './x.ts';
    /* export * from './y.ts'; */
  `;
  expect(importsOf(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.css', './e.ts']);
});
