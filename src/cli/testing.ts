import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { writeMatchFile, type MatchFile } from '../engine/file.ts';
import { main } from './main.ts';

export const OURS = new URL('../games/index.ts', import.meta.url).href;
export const TOY = new URL('../../test/toy/registry.ts', import.meta.url).href;
export const BROKEN = new URL('../../test/toy-cli/broken.ts', import.meta.url).href;
export const BIN = fileURLToPath(new URL('../../bin/tidetable.js', import.meta.url));

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Setting {
  /** What is typed, line by line; then the input ends. */
  readonly lines?: readonly string[];
  readonly interactive?: boolean;
  readonly registry?: string;
  readonly env?: { readonly [name: string]: string };
}

/** Without the lines of progress that a pipe gets every few seconds: how many there are depends on the machine. */
export function withoutProgress(err: string): string {
  return err.replace(/^tidetable: \d+ % .*\n/gm, '');
}

/** The command with its streams captured, progress lines left out; the toy's registry unless told. */
export async function tidetable(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { lines = [], interactive = false, registry = TOY, env = {} } = setting;
  let out = '';
  let err = '';
  const status = await main(argv, registry, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    input: Readable.from(lines.map((line) => `${line}\n`)),
    interactive,
    colour: interactive,
    progress: interactive,
    columns: () => 100,
    env,
  });
  return { status, out, err: withoutProgress(err) };
}

const folder = mkdtempSync(join(tmpdir(), 'tidetable-'));
let made = 0;

/** A path that nobody else uses. */
export function freshPath(): string {
  return join(folder, `${++made}.json`);
}

export function fileWith(content: string | Uint8Array): string {
  const path = freshPath();
  writeFileSync(path, content);
  return path;
}

/** A match of the toy for two, unless told: both are dealt a card (Anna the 2, Ben the 5), then bid. */
export function toyFile(changes: Partial<MatchFile> = {}): string {
  const dealt = [
    [-1, 'deal 2'],
    [-1, 'deal 5'],
  ] as const;
  const seats = [{ name: 'Anna' }, { name: 'Ben' }];
  return fileWith(
    writeMatchFile({ game: 'pebbles', rules: 1, options: {}, seats, plies: dealt, ...changes }),
  );
}
