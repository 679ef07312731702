import { readSeen } from '../../../fair/seen-file.ts';
import type { WitnessStore } from '../../../client/witness.ts';
import type { Seen } from '../../../fair/seen.ts';

const PREFIX = 'tidetable-witness:';
/** At most this many matches are kept, about 500 bytes each; the oldest are dropped. */
const MOST = 300;

/** Keeps witness records in localStorage, or in memory where there is none. */
export function deviceWitnessStore(storage: () => Storage = () => localStorage): WitnessStore {
  const memory = new Map<string, Seen>();
  return {
    get(match) {
      try {
        const seen = readSeen(JSON.parse(storage().getItem(PREFIX + match) ?? 'null'));
        return 'problem' in seen ? memory.get(match) : seen;
      } catch {
        return memory.get(match);
      }
    },
    put(seen) {
      memory.set(seen.match, seen);
      try {
        const kept = storage();
        if (kept.getItem(PREFIX + seen.match) === null) makeRoom(kept);
        kept.setItem(PREFIX + seen.match, JSON.stringify(seen));
      } catch {
        // Without storage the record lives in memory.
      }
    },
  };
}

function makeRoom(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? '').filter((key) =>
    key.startsWith(PREFIX),
  );
  if (keys.length < MOST) return;
  const age = (key: string): number => {
    try {
      return (JSON.parse(storage.getItem(key) ?? '{}') as { at?: number }).at ?? 0;
    } catch {
      return 0;
    }
  };
  const oldest = keys.map((key) => [age(key), key] as const).sort(([a], [b]) => a - b);
  for (const [, key] of oldest.slice(0, keys.length - MOST + 1)) storage.removeItem(key);
}

/** The witness records of this device. */
export const witnessed = deviceWitnessStore();
