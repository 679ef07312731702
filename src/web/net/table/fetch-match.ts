import { games } from '../../../games/index.ts';
import { API } from '../../../wire/server.ts';
import { type BadFile, readFile } from '../../matches/match-file.ts';
import type { Kept } from '../../matches/kept.ts';

/** A finished match from the server, checked like a file from anywhere; `missing` if there is none or it is not over. */
export async function fetchMatch(id: string): Promise<Kept | BadFile | 'missing' | 'unreachable'> {
  try {
    const response = await fetch(`${API}/matches/${encodeURIComponent(id)}/file`);
    if (!response.ok) return response.status >= 500 ? 'unreachable' : 'missing';
    return await readFile(await response.text(), games, Date.now());
  } catch {
    return 'unreachable';
  }
}

export function isMatch(fetched: Awaited<ReturnType<typeof fetchMatch>>): fetched is Kept {
  return typeof fetched !== 'string' && !('bad' in fetched);
}
