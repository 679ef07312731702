import { follows, type Kept, type MatchStore } from './kept.ts';

const DATABASE = 'tidetable';
const MATCHES = 'matches';

/** Matches in IndexedDB. Rejects if there is none (some private windows): use `memoryStore` then. */
export async function indexedStore(): Promise<MatchStore> {
  const database = await opened();
  const read = () => database.transaction(MATCHES).objectStore(MATCHES);
  return {
    async all() {
      const found = (await answer(read().getAll())) as Kept[];
      return found.filter((kept) => kept.version === 1);
    },
    async get(id) {
      const found = (await answer(read().get(id))) as Kept | undefined;
      return found?.version === 1 ? found : undefined;
    },
    put(kept) {
      return new Promise((resolve, reject) => {
        // Strict: a ply that the page has shown must survive even a power cut.
        const change = database.transaction(MATCHES, 'readwrite', { durability: 'strict' });
        const matches = change.objectStore(MATCHES);
        let fits = false;
        const stored: IDBRequest<Kept | undefined> = matches.get(kept.id);
        stored.addEventListener('success', () => {
          fits = follows(kept, stored.result);
          if (fits) matches.put(kept);
        });
        change.addEventListener('complete', () => resolve(fits));
        change.addEventListener('abort', () => reject(change.error));
      });
    },
    async remove(id) {
      await answer(database.transaction(MATCHES, 'readwrite').objectStore(MATCHES).delete(id));
    },
  };
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(MATCHES, { keyPath: 'id' });
  });
  return answer(request);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
