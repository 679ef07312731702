import { indexedStore } from './indexed-store.ts';
import type { MatchStore } from './kept.ts';
import { memoryStore } from './memory-store.ts';

let lasting = $state(true);
let opening: Promise<MatchStore> | undefined;

/** The store of this device's matches. */
export function store(): Promise<MatchStore> {
  opening ??= open();
  return opening;
}

/** False if matches are lost when the tab is closed. */
export function isPersistent(): boolean {
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
