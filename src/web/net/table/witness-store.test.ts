import { expect, test } from 'vitest';
import type { Seen } from '../../../fair/seen.ts';
import { deviceWitnessStore } from './witness-store.ts';

/** The browser's storage, as far as it is used. */
class FakeStorage {
  readonly kept = new Map<string, string>();
  get length() {
    return this.kept.size;
  }
  key = (n: number) => [...this.kept.keys()][n] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

test('the device remembers across pages; 300 matches, then the oldest make room; rubbish is not believed', () => {
  const storage = new FakeStorage();
  const store = () => deviceWitnessStore(() => storage as unknown as Storage);
  const seen = (match: string, at: number): Seen => ({
    match,
    game: 'maui',
    rules: 1,
    commitment: 'cd'.repeat(32),
    seats: [],
    at,
  });
  for (let n = 0; n < 302; n++) store().put(seen(`m${n}`, n));
  expect(storage.length).toBe(300);
  expect(store().get('m1')).toBeUndefined();
  expect(store().get('m2')).toEqual(seen('m2', 2));
  for (const text of ['', '{', 'null', '[]', '{"match":7}', '['.repeat(5000)]) {
    storage.setItem('tidetable-witness:m9', text);
    expect(store().get('m9')).toBeUndefined();
  }
  const broken = deviceWitnessStore(() => {
    throw new Error('no storage');
  });
  broken.put(seen('m1', 1));
  expect(broken.get('m1')).toEqual(seen('m1', 1));
});
