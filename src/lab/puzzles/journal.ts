import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { Mined } from './mine.ts';

/**
 * What has been mined, on disk: a line that says what, then one for each match, in order. Lines are only ever added, so that a
 * miner that is stopped at any moment goes on from its last whole line.
 */
export interface Journal {
  readonly mined: readonly Mined[];
  readonly write: (mined: Mined) => void;
}

const FORMAT = 'tidetable-puzzle-mine';
const VERSION = 1;

/** The journal at this path, begun if it is not there; a problem in one sentence if it is another miner's. */
export function openJournal(
  path: string,
  { game, seed }: { readonly game: string; readonly seed: number },
): Journal | { readonly problem: string } {
  const header = JSON.stringify({ format: FORMAT, version: VERSION, game, seed });
  const [first, ...rest] = existsSync(path) ? wholeLines(path) : [];
  if (first === undefined) appendFileSync(path, `${header}\n`);
  else if (first !== header) return { problem: `it does not belong to ${game} with seed ${seed}` };
  try {
    const mined = rest.map((line) => JSON.parse(line) as Mined);
    return { mined, write: (each) => appendFileSync(path, `${JSON.stringify(each)}\n`) };
  } catch {
    return { problem: 'one of its lines is damaged' };
  }
}

/** All lines that end as lines do; a torn last one is cut off. */
function wholeLines(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
  return text.slice(0, end).split('\n').slice(0, -1);
}
