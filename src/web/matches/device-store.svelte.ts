import { indexedStore } from './indexed-store.ts';
import type { MatchStore } from './kept.ts';
import { memoryStore } from './memory-store.ts';

let lasting = $state(true);
let opening: Promise<MatchStore> | undefined;

/** Where this device keeps its matches. */
export function store(): Promise<MatchStore> {
  opening ??= open();
  return opening;
}

/** False if everything is forgotten with the tab. */
export function keeps(): boolean {
  return lasting;
}

async function open(): Promise<MatchStore> {
  try {
    return await indexedStore();
  } catch {
    lasting = false;
    return memoryStore();
  }
}
