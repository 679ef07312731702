import { readJson, writeJson } from '../../state/device-storage.ts';
import { noPractice } from './due.ts';
import type { Practice } from './practice.ts';

const KEY = 'tidetable-practice';
const VERSION = 1;

let practice = $state.raw<Practice>(stored());

/** What this device keeps of mistakes to practise and of matches looked at. */
export function currentPractice(): Practice {
  return practice;
}

export function keepPractice(next: Practice): void {
  practice = next;
  writeJson(KEY, { version: VERSION, ...next });
}

/** Another version may have written something else: then it begins anew. */
function stored(): Practice {
  const given = readJson(KEY) as (Practice & { version?: unknown }) | undefined;
  if (given?.version !== VERSION || !Array.isArray(given.mistakes) || !Array.isArray(given.analyses))
    return noPractice;
  return { mistakes: given.mistakes, analyses: given.analyses };
}
