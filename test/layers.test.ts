import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../src/games/index.ts';

// Who may import whom; ARCHITECTURE.md explains why. Every layer may import itself.
const rules = ['engine', 'games', 'bots', 'insight'];
/** Layers without any dependency: neither packages nor Node nor the browser. */
const pure = [...rules, 'lessons', 'puzzles', 'rating'];
const mayImport: Record<string, readonly string[]> = {
  engine: [],
  games: ['engine'],
  bots: ['engine', 'games'],
  insight: ['engine', 'games', 'bots'],
  lessons: ['engine', 'games'],
  puzzles: ['engine', 'bots'],
  fair: ['engine'],
  daily: ['engine', 'bots', 'fair'],
  duplicate: ['engine'],
  rating: [],
  wire: ['engine', 'rating'],
  client: ['engine', 'wire', 'fair'],
  lab: [...rules, 'puzzles', 'rating'],
  server: [...rules, 'wire', 'fair', 'daily', 'duplicate', 'rating'],
  web: [...rules, 'lessons', 'puzzles', 'wire', 'fair', 'client', 'daily', 'duplicate', 'rating'],
  cli: [...rules, 'lessons', 'puzzles', 'fair', 'wire', 'lab', 'server', 'web', 'rating'],
};

/**
 * The rooms of a layer, in tiers: a room may import itself and rooms of earlier tiers. Rooms of one tier do not know each
 * other. A name with an ending is a file of the layer's own folder.
 */
const rooms: Record<string, readonly (readonly string[])[]> = {
  games: [Object.keys(games), ['index.ts']],
  bots: [
    ['bot.ts', 'levels.ts', 'protocol.ts'],
    ['random.ts', 'search'],
    [...Object.keys(games), 'any-game'],
    ['index.ts'],
  ],
  insight: [
    ['value'],
    ['judge'],
    ['books', 'gates'],
    ['review', 'explain'],
    ['evaluate.ts', 'hint'],
    ['index.ts'],
  ],
  daily: [
    ['day.ts', 'share.ts', 'standing.ts'],
    ['week.ts', 'streak.ts'],
    ['challenge.ts'],
    ['play.ts'],
    ['verify.ts'],
  ],
  lab: [
    ['histogram.ts', 'sequential.ts', 'pool.ts', 'registry.ts', 'named-luck.ts'],
    ['play.ts', 'html', 'outside'],
    ['train', 'insight', 'puzzles'],
    ['tournament'],
    ['balance', 'ladder', 'ratings'],
  ],
  server: [
    ['support'],
    ['store'],
    ['loaded-games.ts', 'uptime.ts'],
    ['match', 'contacts'],
    ['table'],
    ['friends'],
    ['bots', 'cluster', 'lobby', 'people', 'push'],
    ['admin', 'archive', 'challenges', 'daily', 'duplicate', 'ratings', 'pairing', 'reviews'],
    ['http'],
    ['socket'],
    ['housekeeping.ts'],
    ['assembly.ts'],
    ['core.ts'],
    ['server.ts'],
  ],
  web: [
    ['text', 'sound', 'art', 'pwa'],
    ['state'],
    ['boards'],
    ['ui', 'matches'],
    ['net'],
    ['session'],
    ['review', 'learn', 'daily', 'puzzles'],
    ['coach'],
    ['shell'],
    ['screens'],
    ['App.svelte'],
    ['main.ts'],
  ],
  cli: [
    ['text'],
    ['support'],
    [
      'play',
      'replay',
      'review',
      'sim',
      'lab',
      'lesson',
      'puzzles',
      'new-game',
      'env',
      'serve',
      'help.ts',
      'verify.ts',
    ],
    ['admin', 'service'],
    ['archive', 'ratings'],
    ['main.ts'],
  ],
};

/** The same for rooms inside a room. */
const innerRooms: Record<string, readonly (readonly string[])[]> = {
  'src/web/shell': [
    ['time-words.ts'],
    ['stage.ts', 'addressing.ts', 'now.ts', 'clock-words.ts'],
    ['log', 'choosing'],
    ['dialogs'],
    ['frame'],
    ['Cover.svelte', 'Finished.svelte', 'Stuck.svelte'],
    ['PlayedTable.svelte', 'WatchedTable.svelte'],
  ],
  'src/web/screens': [
    [
      'Asks.svelte',
      'Banner.svelte',
      'Broken.svelte',
      'EmptyState.svelte',
      'Loading.svelte',
      'Missing.svelte',
      'NameForm.svelte',
      'NotFound.svelte',
      'Notices.svelte',
      'QrCode.svelte',
      'RefusedFile.svelte',
      'ShareLink.svelte',
    ],
    ['friends', 'new-table', 'result', 'moderation'],
    ['online'],
    ['account', 'daily', 'duplicate', 'home', 'host', 'learn', 'people', 'practice', 'puzzles', 'table'],
    ['lobby'],
  ],
  'src/web/screens/online': [
    ['ClockLine.svelte', 'ConnectionBar.svelte', 'DiceAlarm.svelte', 'HintsLine.svelte', 'Toast.svelte'],
    ['chat'],
    ['gathering'],
    ['play'],
    ['result'],
    ['Join.svelte', 'Online.svelte'],
  ],
  'src/web/net': [
    ['client.ts', 'wish.ts'],
    ['socket'],
    ['server.svelte.ts'],
    ['duplicates.ts', 'friends.ts'],
    [
      'account',
      'table',
      'admin.ts',
      'asks.svelte.ts',
      'duplicate-view.svelte.ts',
      'lobby.svelte.ts',
      'pairing.svelte.ts',
    ],
  ],
};

const root = join(import.meta.dirname, '..');
const importLine =
  /(?:\b(?:import|export)\s+(?<type>type\s)?[^;'"]*?\bfrom|\bimport)\s*\(?\s*(['"])(?<target>[^'"\n]+)\2/g;
const comment = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|js|svelte)$/.test(path) ? [path] : [];
  });
}

interface Import {
  readonly target: string;
  readonly isType: boolean;
}

function importsOf(text: string): Import[] {
  return [...text.replace(comment, '').matchAll(importLine)].map(({ groups }) => ({
    target: groups!.target!,
    isType: groups!.type !== undefined,
  }));
}

/** The number of the tier in which a path of a layer with rooms lies; undefined if it lies in none. */
function tierOf(layer: string, path: string): number | undefined {
  const [name = ''] = path.split('/').slice(2);
  const tier = rooms[layer]!.findIndex((names) => names.includes(name));
  return tier < 0 ? undefined : tier;
}

/** What is wrong with one room of a layer importing another, or undefined. */
function wrongRoom(file: string, path: string): string | undefined {
  const [, layer = '', room = ''] = file.split('/');
  const [, , toRoom = ''] = path.split('/');
  if (!rooms[layer] || room === toRoom || !/\.(ts|js|svelte)$/.test(path)) return undefined;
  const from = tierOf(layer, file);
  const to = tierOf(layer, path);
  if (from === undefined || to === undefined)
    return `is in no known room: ${from === undefined ? room : toRoom}`;
  if (to < from) return undefined;
  return `may not import the room ${toRoom}`;
}

/** What is wrong with one inner room importing another, or undefined. */
function wrongInnerRoom(file: string, path: string): string | undefined {
  for (const [folder, tiers] of Object.entries(innerRooms)) {
    if (!file.startsWith(`${folder}/`) || !path.startsWith(`${folder}/`)) continue;
    const depth = folder.split('/').length;
    const [from = '', to = ''] = [file, path].map((each) => each.split('/')[depth] ?? '');
    const tier = (name: string): number => tiers.findIndex((names) => names.includes(name));
    if (tier(from) < 0 || tier(to) < 0) return `is in no known room: ${tier(from) < 0 ? from : to}`;
    if (from !== to && tier(to) >= tier(from)) return `may not import the room ${to}`;
  }
  return undefined;
}

/** What is wrong with a file of the engine importing the conformance kit, or undefined: only the kit and the library do. */
function wrongKit(file: string, path: string): string | undefined {
  const kit = 'src/engine/kit/';
  const allowed = file.startsWith(kit) || file === 'src/engine/index.ts' || !file.startsWith('src/engine/');
  return allowed || !path.startsWith(kit) ? undefined : 'may not import the kit';
}

/** What is wrong with a file of a game's rules importing what is made from them, or undefined. */
function wrongInGame(file: string, path: string): string | undefined {
  const [, layer, game, name = ''] = file.split('/');
  const [, , toGame, toName = ''] = path.split('/');
  if (layer !== 'games' || game !== toGame || !['choices', 'text'].includes(toName)) return undefined;
  // Sentences are made from announcements, not the other way round.
  if (name === 'text' || (name === 'choices' && toName === 'choices') || name === 'preview.ts')
    return undefined;
  return `may not import ${toName}: rules know neither announcements nor words`;
}

/**
 * What is wrong with a page importing this file of a game, or undefined. Pages compute nothing by the rules: what a choice
 * leads to they ask at the game's one door, `preview.ts`. Besides that they know types, vocabulary, figures and texts.
 */
function wrongDoor(path: string, isType: boolean): string | undefined {
  const [game = '', name = ''] = path.split('/').slice(2);
  if (game === 'index.ts' || ['preview.ts', 'vocabulary.ts', 'data.ts', 'text'].includes(name))
    return undefined;
  return name === 'index.ts' && isType ? undefined : `may not look behind the preview of ${game}`;
}

/** What is wrong with `file` importing `target`, or undefined. */
function wrong(file: string, { target, isType }: Import): string | undefined {
  const layer = file.split('/')[1]!;
  const isTest = /(\.test|\/testing)\.ts$/.test(file);
  const allowed = mayImport[layer];
  if (allowed === undefined) return 'is in no known layer';
  if (!target.startsWith('.')) {
    return pure.includes(layer) && !isTest ? 'may import nothing but relative paths' : undefined;
  }
  if (!/\.(ts|js|svelte|json|css)(\?\w+)?$/.test(target)) return 'must name the file with its ending';
  if (isTest) return undefined;
  const path = posix.join(posix.dirname(file), target);
  const [top, to] = path.split('/');
  // The command knows the version (package.json) and how the app is built (scripts).
  if (top !== 'src') return layer === 'cli' && /\.(json|js)$/.test(target) ? undefined : 'leaves src';
  if (to === layer) {
    const imported = path.replace(/\?\w+$/, '');
    return (
      wrongRoom(file, imported) ??
      wrongInnerRoom(file, imported) ??
      wrongInGame(file, imported) ??
      wrongKit(file, imported)
    );
  }
  if (layer === 'web' && to === 'games') return wrongDoor(path, isType);
  return allowed.includes(to!) ? undefined : `may not import ${to}`;
}

const files = sources('src');

test('every source file was seen', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBe(globSync('src/**/*.{ts,js,svelte}', { cwd: root }).length);
});

test('every source file is in a known room', () => {
  const homeless = files.filter((file) => {
    const layer = file.split('/')[1]!;
    return rooms[layer] && !/(\.test|\/testing)\.ts$/.test(file) && tierOf(layer, file) === undefined;
  });
  expect(homeless).toEqual([]);
});

test('imports follow the layers and the rooms', () => {
  const faults = files.flatMap((file) =>
    importsOf(readFileSync(join(root, file), 'utf8')).flatMap((each) => {
      const fault = wrong(file, each);
      return fault === undefined ? [] : [`${file} ${fault}: ${each.target}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('no files of the server import each other in a circle, types included', () => {
  const imports = new Map(
    files
      .filter((file) => file.startsWith('src/server/') && !file.endsWith('.test.ts'))
      .map((file) => [
        file,
        importsOf(readFileSync(join(root, file), 'utf8'))
          .filter(({ target }) => target.startsWith('.'))
          .map(({ target }) => posix.join(posix.dirname(file), target)),
      ]),
  );
  expect(circle(imports)).toEqual([]);
  expect(
    circle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
});

/** The first circle of imports that is found, or nothing. */
function circle(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): string[] => {
    const before = path.indexOf(file);
    if (before >= 0) return [...path.slice(before), file];
    if (done.has(file)) return [];
    for (const target of imports.get(file) ?? []) {
      const found = search(target, [...path, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const found = search(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

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
  ['src/games/maui/a.ts', '../high-tide/b.ts', 'may not import the room high-tide'],
  ['src/server/store/a.ts', '../support/b.ts', undefined],
  ['src/server/store/a.ts', '../table/b.ts', 'may not import the room table'],
  ['src/server/a/b.ts', '../table/b.ts', 'is in no known room: a'],
  ['src/web/net/a.ts', '../session/b.ts', 'may not import the room session'],
  ['src/web/boards/maui/a.ts', '../../../games/maui/preview.ts', undefined],
  ['src/web/boards/maui/a.ts', '../../../games/maui/text/phrases.ts', undefined],
  ['src/web/boards/maui/a.ts', '../../../games/maui/apply.ts', 'may not look behind the preview of maui'],
  ['src/web/boards/maui/a.ts', '../../../games/maui/index.ts', 'may not look behind the preview of maui'],
  ['src/web/boards/maui/a.test.ts', '../../../games/maui/index.ts', undefined],
] as const)('%s importing %s', ([file, target, fault]) => {
  expect(wrong(file, { target, isType: false })).toBe(fault);
});

test('a type goes the same ways as a value', () => {
  const types = [
    ['src/server/store/a.ts', '../table/b.ts', 'may not import the room table'],
    ['src/web/net/a.ts', '../session/b.ts', 'may not import the room session'],
  ] as const;
  for (const [file, target, fault] of types) expect(wrong(file, { target, isType: true })).toBe(fault);
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
  expect(importsOf(text).map(({ target }) => target)).toEqual([
    './a.ts',
    './b.ts',
    './c.ts',
    './d.css',
    './e.ts',
  ]);
  expect(importsOf(text).map(({ isType }) => isType)).toEqual([false, true, false, false, false]);
});
