import type { Review } from '../../insight/index.ts';

const DATABASE = 'tidetable-reviews';
const REVIEWS = 'reviews';
/** At most this many reviews are cached; the oldest are evicted and can be computed again. */
const MOST = 40;

interface Stored {
  readonly key: string;
  readonly at: number;
  readonly review: Review;
}

/** The cached review of this match; undefined if there is none, or no storage. */
export async function cachedReview(key: string): Promise<Review | undefined> {
  try {
    const database = await opened();
    const found = (await answer(database.transaction(REVIEWS).objectStore(REVIEWS).get(key))) as
      | Stored
      | undefined;
    return found?.review;
  } catch {
    return undefined;
  }
}

export async function cacheReview(key: string, review: Review, at: number): Promise<void> {
  try {
    const reviews = (await opened()).transaction(REVIEWS, 'readwrite').objectStore(REVIEWS);
    await answer(reviews.put({ key, at, review } satisfies Stored));
    const all = (await answer(reviews.getAll())) as Stored[];
    const old = all.toSorted((a, b) => b.at - a.at).slice(MOST);
    await Promise.all(old.map(({ key: each }) => answer(reviews.delete(each))));
  } catch {
    // Without storage (private windows) the review is computed again next time.
  }
}

let opening: Promise<IDBDatabase> | undefined;

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(REVIEWS, { keyPath: 'key' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
  return opening;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
}
