import { closeSync, existsSync, fstatSync, openSync, readSync, rmSync, writeFileSync } from 'node:fs';
import {
  MAX_FILE_LENGTH,
  type MatchFile,
  readMatchFile,
  readTerms,
  writeMatchFile,
} from '../../engine/file.ts';
import type { AnyGame, Options } from '../../engine/game.ts';
import type { Terms } from '../../engine/match.ts';
import type { Registry } from '../../engine/words.ts';
import { readSeenFile, type SeenFile } from '../../fair/seen-file.ts';
import { findGame } from './catalogue.ts';
import { printable, UsageError } from './usage.ts';

/** A match file whose header fits a game we have; its plies are not checked yet. */
export interface Opened {
  readonly file: MatchFile;
  readonly game: AnyGame;
  readonly terms: Terms<Options>;
}

export async function openFile(registry: Registry, path: string | undefined): Promise<Opened> {
  if (path === undefined) throw new UsageError('which file?');
  const name = printable(path);
  const file = readMatchFile(readText(path));
  if ('problem' in file) throw new UsageError(`${name}: ${printable(file.problem)}`);
  return openMatchFile(registry, file, name);
}

/** The same for a file that was read already. */
export async function openMatchFile(registry: Registry, file: MatchFile, name: string): Promise<Opened> {
  const game = await findGame(registry, file.game).load();
  const terms = readTerms(game, file);
  if ('problem' in terms) throw new UsageError(`${name}: ${printable(terms.problem)}`);
  return { file, game, terms };
}

/** What somebody saw of a match, with the match file if that is in it. */
export function openSeen(path: string): SeenFile {
  const read = readSeenFile(readText(path));
  if ('problem' in read) throw new UsageError(`${printable(path)}: ${printable(read.problem)}`);
  return read;
}

export function readText(path: string): string {
  const bytes = refusing(`cannot read ${printable(path)}`, () => readBytes(path, MAX_FILE_LENGTH));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${printable(path)} is not a text file`);
  }
}

/** Never more than `most` bytes, whatever the path leads to: a device may have no end. */
function readBytes(path: string, most: number): Uint8Array {
  const handle = openSync(path, 'r');
  try {
    if (fstatSync(handle).isDirectory()) throw new UsageError(`${printable(path)} is a directory`);
    const buffer = new Uint8Array(most + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length <= most; length += read)
      read = readSync(handle, buffer, length, buffer.length - length, null);
    if (length > most) throw new UsageError(`${printable(path)} is larger than ${most} bytes`);
    return buffer.subarray(0, length);
  } finally {
    closeSync(handle);
  }
}

/** Refuses now what could not be written later. Leaves no trace. */
export function mustBeWritable(path: string): void {
  refusing(`cannot write ${printable(path)}`, () => {
    const isNew = !existsSync(path);
    closeSync(openSync(path, 'a'));
    if (isNew) rmSync(path);
  });
}

export function saveMatch(path: string, file: MatchFile, flag: 'w' | 'wx' = 'w'): void {
  refusing(`cannot write ${printable(path)}`, () => writeFileSync(path, writeMatchFile(file), { flag }));
}

const causes: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'not allowed',
  EPERM: 'not allowed',
  EISDIR: 'it is a directory',
  ENOTDIR: 'a part of the path is not a folder',
  EEXIST: 'the file already exists',
  ENAMETOOLONG: 'the name is too long',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

export function refusing<T>(what: string, doing: () => T): T {
  try {
    return doing();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UsageError(`${what}: ${causes[code] ?? printable(message)}`);
  }
}
