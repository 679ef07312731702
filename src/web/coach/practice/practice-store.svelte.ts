import { noPractice, type Practice } from './practice.ts';

const KEY = 'tidetable-practice';
const VERSION = 1;

let practice = $state.raw<Practice>(stored());

/** What this device keeps of mistakes to practise and of matches looked at. */
export function currentPractice(): Practice {
  return practice;
}

export function keepPractice(next: Practice): void {
  practice = next;
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...next }));
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

/** Another version may have written something else: then it begins anew. */
function stored(): Practice {
  try {
    const given = JSON.parse(localStorage.getItem(KEY) ?? 'null') as
      | (Practice & { version?: unknown })
      | null;
    if (given?.version !== VERSION || !Array.isArray(given.mistakes) || !Array.isArray(given.analyses))
      return noPractice;
    return { mistakes: given.mistakes, analyses: given.analyses };
  } catch {
    return noPractice;
  }
}
