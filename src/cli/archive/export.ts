import { appendFileSync, closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
import { asOperator, whereOf } from '../admin/session.ts';
import { type Args, atMost, parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import { mustBeWritable } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

export const exportArgs = {
  texts: ['data', 'database', 'server', 'port', 'game', 'since', 'until', 'players'],
  flags: [],
};

/** `tidetable export FILE`: all finished matches of a server, one a line; a file that is there is continued. */
export async function exportMatches(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, exportArgs);
  atMost(args, 1);
  const [file] = args.words;
  if (file === undefined) throw new UsageError('which file should the matches be written to?');
  const wish = wishOf(args);
  mustBeWritable(file);
  const last = lastMatchIn(file);
  const where = whereOf(args, io.env, registry);
  const query = new URLSearchParams({ ...wish, ...(last === undefined ? {} : { after: last }) });
  const count = await asOperator(where, async (_, read) => {
    let lines = 0;
    const response = await read(`/admin/export?${query.toString()}`);
    // Written as they come: what has arrived stays if the connection is lost.
    for await (const bytes of response.body ?? []) {
      appendFileSync(file, bytes);
      for (const byte of bytes) if (byte === NEW_LINE) lines++;
    }
    return lines;
  });
  io.out(`${count} ${count === 1 ? 'match' : 'matches'} written to ${printable(file)}\n`);
  return GOOD;
}

const NEW_LINE = 10;

function wishOf(args: Args): Record<string, string> {
  const wish: Record<string, string> = {};
  const game = args.text('game');
  if (game !== undefined) wish.game = game;
  const players = args.number('players', { min: 1, max: 12 });
  if (players !== undefined) wish.players = `${players}`;
  for (const name of ['since', 'until'] as const) {
    const day = args.text(name);
    if (day === undefined) continue;
    const time = /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(day) ? Date.parse(day) : Number.NaN;
    if (Number.isNaN(time))
      throw new UsageError(`--${name} must be like 2026-07-01, not "${printable(day, 40)}"`);
    wish[name] = `${time}`;
  }
  return wish;
}

/** Bytes read from the end of the file to find its last whole line. No line is longer. */
const TAIL = 8_000_000;

/** The id of the last whole line; a part of a line after it is cut off. */
function lastMatchIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const handle = openSync(file, 'r+');
  try {
    const { size } = fstatSync(handle);
    const from = Math.max(0, size - TAIL);
    const bytes = Buffer.alloc(size - from);
    readSync(handle, bytes, 0, bytes.length, from);
    const end = bytes.lastIndexOf(NEW_LINE);
    const start = bytes.lastIndexOf(NEW_LINE, end - 1) + 1;
    // The id is read first: a file that is no export must not be touched.
    if (end < 0 && size > 0) throw notAnExport(file);
    const id = end < 0 ? undefined : idOf(bytes.toString('utf8', start, end), file);
    ftruncateSync(handle, from + end + 1);
    return id;
  } finally {
    closeSync(handle);
  }
}

function idOf(line: string, file: string): string {
  try {
    const { id } = JSON.parse(line) as { id?: unknown };
    if (typeof id === 'string') return id;
  } catch {
    // Not JSON: reported below.
  }
  throw notAnExport(file);
}

function notAnExport(file: string): UsageError {
  return new UsageError(
    `${printable(file)} is there already and holds no match that it could be continued after: name another file`,
  );
}
