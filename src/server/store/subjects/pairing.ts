import type { NewMatch, StoredPerson } from '../records.ts';
import type { Seeker } from './seeker.ts';

/** What somebody looks for. */
export type SeekerWish = Pick<Seeker, 'games' | 'sizes' | 'pace' | 'rated' | 'bots'>;

export interface StoredSeeker extends Seeker {
  readonly who: StoredPerson;
  /** When their page last asked. */
  readonly seen: number;
  /** The id of the table they were seated at. */
  readonly match?: string;
}

export type PairingChange =
  /** Replaces what the person looked for before. */
  | {
      readonly type: 'seek';
      readonly person: number;
      readonly wish: SeekerWish;
      readonly numbers: Seeker['numbers'];
      readonly at: number;
    }
  | { readonly type: 'seek-seen'; readonly person: number; readonly at: number }
  /** A conflict if the person was seated meanwhile. */
  | { readonly type: 'seek-cancel'; readonly person: number }
  /** The table with everybody at it, at once: a conflict if one of them does not look for it any more. */
  | {
      readonly type: 'pair';
      readonly seekers: readonly Pick<Seeker, 'person' | 'since'>[];
      readonly match: NewMatch;
    }
  /** The table did not come about: these look on where they were, all others who were seated there are done. */
  | {
      readonly type: 'seek-on';
      readonly match: string;
      readonly people: readonly number[];
      readonly at: number;
    }
  /** Forgets people of one pace who have not asked since then. */
  | { readonly type: 'seek-tidy'; readonly pace: Seeker['pace']; readonly before: number };

export interface PairingStore {
  /** Everybody who looks for a table, or was seated at one that has not begun. */
  seekers(): Promise<StoredSeeker[]>;
  seeker(person: number): Promise<StoredSeeker | undefined>;
}
