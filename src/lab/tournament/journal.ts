import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { unequalPart } from '../../engine/json.ts';
import type { Block } from './block.ts';
import type { Terms } from './terms.ts';

/**
 * What has been played, on disk: one line for the terms, then one for each block, in order of arrival. Lines are only ever
 * added, so a tournament that is stopped at any moment goes on from its last whole line.
 */
export interface Journal {
  /** What an earlier run has left. */
  readonly played: readonly Entry[];
  readonly write: (entries: readonly Entry[]) => void;
}

export interface Entry {
  readonly cell: number;
  readonly block: number;
  readonly games: Block;
}

const FORMAT = 'tidetable-tournament';
const VERSION = 1;

/** The journal at this path, begun if it is not there; a problem in one sentence if it is another tournament's. */
export function openJournal(path: string, terms: Terms): Journal | { readonly problem: string } {
  // Where the games' code lies does not change what is played.
  const { registry: _where, ...played } = terms;
  const header = { format: FORMAT, version: VERSION, ...played };
  const write = (lines: readonly object[]): void =>
    appendFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const whole = existsSync(path) ? wholeLines(path) : [];
  const [first, ...rest] = whole;
  if (first === undefined) write([header]);
  else {
    const found = parsed(first) as { readonly format?: unknown; readonly version?: unknown } | undefined;
    if (found?.format !== FORMAT) return { problem: 'it is not the journal of a tournament' };
    const differing = unequalPart(found, header);
    if (differing !== undefined)
      return { problem: `it is the journal of another tournament: ${differing.slice(1)} differs` };
  }
  const entries = rest.map((line) => parsed(line) as Entry | undefined);
  if (entries.includes(undefined)) return { problem: 'one of its lines is damaged' };
  return { played: entries as Entry[], write };
}

/** All lines that end as lines do; a torn last one is cut off. */
function wholeLines(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
  return text.slice(0, end).split('\n').slice(0, -1);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
