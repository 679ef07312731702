import { follows, type Kept, type MatchStore } from './kept.ts';

/** An in-memory store, for browsers without storage and for tests. */
export function memoryStore(): MatchStore {
  const matches = new Map<string, Kept>();
  return {
    all: async () => [...matches.values()],
    get: async (id) => matches.get(id),
    async put(kept) {
      if (!follows(kept, matches.get(kept.id))) return false;
      matches.set(kept.id, kept);
      return true;
    },
    async remove(id) {
      matches.delete(id);
    },
  };
}
