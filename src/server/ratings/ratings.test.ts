import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { Ratings, type RatingNeeds } from './ratings.ts';

test('whoever is always slower leaves the rest to others', async () => {
  let writes = 0;
  const match = { match: 1, game: 'maui', at: 0, seats: [] };
  const store = {
    ratings: {
      progress: async () => ({ turn: 0, generation: 0 }),
      waiting: async () => [match],
      of: async () => [],
    },
    write: async () => {
      writes++;
      return 'conflict';
    },
  };
  const needs = { store: store as unknown as Store, tableEvents: { listenToChanges: () => undefined } };
  await new Ratings(needs as unknown as RatingNeeds).tend();
  expect(writes).toBe(5);
});
