import { beforeEach, expect, test, vi } from 'vitest';
import type { Challenge } from '../../daily/challenge.ts';
import { hasUnsentTide } from '../state/unsent.ts';
import {
  fetchedTides,
  isChanged,
  keepAnnounced,
  keepTides,
  keepTry,
  ownTries,
  ownTry,
  unsent,
} from './tries.ts';

function storage(broken = false): Storage {
  const kept = new Map<string, string>();
  const fail = () => {
    throw new Error('blocked');
  };
  return {
    getItem: broken ? fail : (key: string) => kept.get(key) ?? null,
    setItem: broken ? fail : (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

beforeEach(() => vi.stubGlobal('localStorage', storage()));

const day = '2026-11-16';
const tide = { day, game: 'maui', commitment: 'a' } as Challenge;
const own = { day, game: 'maui', match: 'm1' } as const;

test('tides of some days are kept for offline play, older ones make room', () => {
  keepTides('2026-11-01', [tide]);
  keepTides(day, [tide]);
  expect(fetchedTides(day)).toEqual([tide]);
  expect(fetchedTides('2026-11-01')).toEqual([]);
});

test('a try is handed in once it is over, and not if it is for practice', () => {
  keepTry(own);
  expect([unsent(), hasUnsentTide()]).toEqual([[], false]);
  keepTry({ ...own, points: 7 });
  keepTry({ ...own, practice: true, points: 9 });
  expect(unsent()).toEqual([{ ...own, points: 7 }]);
  expect(hasUnsentTide()).toBe(true);
  keepTry({ ...own, points: 7, sent: 'yes' });
  expect([unsent(), hasUnsentTide()]).toEqual([[], false]);
  // The practice tide of a day is another one.
  expect(ownTry({ day, game: 'maui' })?.points).toBe(7);
  expect(ownTry({ day, game: 'maui', practice: true })?.points).toBe(9);
});

test('what was announced first is what counts', () => {
  expect(isChanged(tide)).toBe(false);
  keepAnnounced([tide]);
  keepAnnounced([{ ...tide, commitment: 'b' }]);
  expect(isChanged(tide)).toBe(false);
  expect(isChanged({ ...tide, commitment: 'b' })).toBe(true);
});

test('a browser that keeps nothing, or something else, forgets and goes on', () => {
  vi.stubGlobal('localStorage', storage(true));
  keepTry(own);
  expect([ownTries(), hasUnsentTide()]).toEqual([[], false]);
  const odd = storage();
  odd.setItem('tidetable-daily', 'no json');
  vi.stubGlobal('localStorage', odd);
  expect(ownTries()).toEqual([]);
});
