import type { Role } from '../records.ts';
import type { Result, Seat } from '../../../engine/game.ts';
import type { NoticeInfo } from '../../../wire/subjects/people.ts';
import type { PuzzleAttempt, PuzzleFigures } from '../../../wire/subjects/puzzles.ts';
import type { Status } from '../records.ts';

/** What is stored of people, by a person's key, which never leaves the server. */
export interface PeopleStore {
  account(person: number): Promise<StoredAccount | undefined>;
  /** By the folded login. */
  byLogin(folded: string): Promise<StoredAccount | undefined>;
  /** The person of a known device: it is not a session, but wrong passwords from it are limited separately. */
  device(hash: string): Promise<number | undefined>;
  passkeys(person: number): Promise<StoredPasskey[]>;
  passkey(credential: string): Promise<StoredPasskey | undefined>;
  /** Sessions and the tokens of programs, the latest used first. */
  tokens(person: number): Promise<StoredToken[]>;
  /** Tokens for single seats, as long as the person sits there; the latest first. */
  seatTokens(person: number): Promise<StoredSeatKey[]>;
  /** The security notices since a time, the latest first. */
  notices(person: number, since: number): Promise<StoredNotice[]>;
  /** Tokens revoked at this time or later. */
  revokedTokens(since: number): Promise<RevokedToken[]>;
  /** Every seat the person ever took, the oldest first. */
  seats(person: number): Promise<SeatTaken[]>;
  /** Keys of the unfinished tables at which the person sits or which the person hosts. */
  unfinished(person: number): Promise<number[]>;
  chat(person: number): Promise<Said[]>;
  /** What everybody may know of a person: by key, by id, or of many. */
  known(person: number): Promise<PublicPerson | undefined>;
  byId(id: string): Promise<PublicPerson | undefined>;
  publicPeople(people: readonly number[]): Promise<PublicPerson[]>;
  /** The stars of all lessons the person has finished, in order of games and lessons. */
  lessonStars(person: number): Promise<LessonStars[]>;
  /** All puzzles that the person has tried, also those from before they started over, in order of games and times. */
  puzzleAttempts(person: number): Promise<StoredAttempt[]>;
  /** How many people tried each puzzle of a game, and how many found the answer at first; of those that `least` have tried. */
  puzzleFigures(game: string, least: number): Promise<PuzzleFigures['figures']>;
  /** Keys of guests whose sessions have not been used since then. */
  vanishedGuests(since: number, most: number): Promise<number[]>;
  /** How many tables this person has opened that have not started. */
  openTables(person: number): Promise<number>;
  /** How many matches run at this person's tables, and how many of these are played by bots only. */
  startedTables(person: number): Promise<{ readonly all: number; readonly bots: number }>;
}

export interface PublicPerson {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  readonly at: number;
  /** Shows nobody their ratings and matches. */
  readonly isPrivate: boolean;
}

export interface StoredAccount {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly login?: string;
  /** In PHC form; see password.ts. */
  readonly password?: string;
  readonly passkeys: number;
  readonly role?: Role;
  /** Until when the person may not chat, or not sign in at all. */
  readonly muted?: number;
  readonly suspended?: number;
}

export interface NewPasskey {
  /** The credential id of the authenticator, in base64url. */
  readonly credential: string;
  /** The id shown to the person. */
  readonly id: string;
  readonly person: number;
  readonly name: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly at: number;
}

export interface StoredPasskey extends NewPasskey {
  readonly used?: number;
}

/** A token to be stored: its hash, and what the person sees of it. */
export interface NewToken {
  readonly hash: string;
  readonly id: string;
  readonly name: string;
}

export interface StoredToken extends NewToken {
  readonly kind: 'session' | 'bot';
  readonly at: number;
  readonly used?: number;
  /** When a program's token expires. */
  readonly until?: number;
  /** When, in this session, the person last showed a password or a passkey. */
  readonly proof?: Proof;
  /** The latest security notice that was dismissed in this session. */
  readonly noticed: number;
}

export interface Proof {
  readonly by: ProofKind;
  readonly at: number;
}
export type ProofKind = 'password' | 'passkey';

export interface StoredSeatKey {
  readonly hash: string;
  readonly id: string;
  readonly match: string;
  readonly seat: Seat;
  readonly at: number;
}

export type NoticeKind = NoticeInfo['kind'];

/** A security notice: something changed who can sign in to an account. */
export interface NewNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly at: number;
  /** The id and the device of the session that did it. */
  readonly session: string;
  readonly device: string;
  /** The name of the key, if it has one. */
  readonly subject: string;
  /** How to undo it. */
  readonly undo: Undo;
}

export interface StoredNotice extends Omit<NewNotice, 'undo'> {
  readonly key: number;
  /** Absent once it can no longer be undone. */
  readonly undo?: Undo;
}

export type Undo =
  | { readonly type: 'end-token'; readonly hash: string }
  | { readonly type: 'remove-passkey'; readonly id: string }
  | { readonly type: 'restore-passkey'; readonly passkey: NewPasskey }
  | {
      readonly type: 'restore-password';
      readonly login?: string;
      readonly folded?: string;
      readonly password?: string;
    };

export interface RevokedToken {
  readonly hash: string;
  readonly person: number;
  readonly at: number;
}

export interface SeatTaken {
  readonly match: string;
  readonly game: string;
  readonly status: Status;
  readonly created: number;
  readonly started?: number;
  readonly ended?: number;
  readonly seat: Seat;
  readonly name: string;
  readonly seed: string;
  readonly result?: Result;
}

/** An attempt at a puzzle. Forgotten ones count for how people fare, and for nothing else. */
export interface StoredAttempt extends PuzzleAttempt {
  readonly game: string;
  readonly firstSolved: boolean;
  readonly forgotten: boolean;
}

export interface LessonStars {
  readonly game: string;
  readonly lesson: string;
  readonly stars: number;
}

export interface Said {
  readonly match: string;
  readonly seat: Seat;
  readonly text: string;
  readonly at: number;
}

export type PeopleChange =
  | {
      readonly type: 'guest';
      readonly person: { readonly id: string; readonly name: string };
      readonly session: NewToken;
      readonly at: number;
    }
  | { readonly type: 'rename'; readonly person: number; readonly name: string }
  /** Whether the person's page is private; their tables are read again. */
  | { readonly type: 'privacy'; readonly person: number; readonly isPrivate: boolean }
  /**
   * A new session. `ends` is the hash of the one it replaces. The guest who signs in loses every key: sessions, tokens and
   * push subscriptions. With `take` the guest's seats, tables and words become the person's, and the guest is no more;
   * otherwise they stay the guest's. A guest who has become an account meanwhile is a conflict.
   */
  | {
      readonly type: 'sign-in';
      readonly person: number;
      readonly session: NewToken;
      readonly at: number;
      readonly ends?: string;
      readonly guest?: { readonly key: number; readonly take: boolean };
      readonly by: ProofKind;
      readonly notice?: NewNotice;
    }
  /** In this session the person has just shown a password or a passkey. */
  | { readonly type: 'prove'; readonly hash: string; readonly by: ProofKind; readonly at: number }
  /** The session was used. */
  | { readonly type: 'touch'; readonly hash: string; readonly at: number }
  /** Revokes sessions and tokens. */
  | { readonly type: 'end-tokens'; readonly hashes: readonly string[]; readonly at: number }
  /** A token for a program; from now on the person is marked as one. */
  | {
      readonly type: 'program';
      readonly person: number;
      readonly token: NewToken;
      readonly at: number;
      readonly until?: number;
      readonly notice?: NewNotice;
    }
  /** Ends every session, token and push subscription of the person. A login that somebody else has is a conflict. */
  | {
      readonly type: 'password';
      readonly person: number;
      readonly login: string;
      readonly folded: string;
      readonly password: string;
      readonly at: number;
      readonly notice?: NewNotice;
    }
  /** The same password, hashed anew; nothing happens if it has been changed meanwhile. */
  | { readonly type: 'rehash'; readonly person: number; readonly before: string; readonly password: string }
  /** A device from which the person has signed in; `before` is its hash as that of another account. */
  | {
      readonly type: 'device';
      readonly person: number;
      readonly hash: string;
      readonly before?: string;
      readonly at: number;
    }
  | { readonly type: 'challenge'; readonly hash: string; readonly purpose: string; readonly until: number }
  /** A challenge can be taken once, before it expires; otherwise it is a conflict. */
  | { readonly type: 'take-challenge'; readonly hash: string; readonly purpose: string; readonly at: number }
  /** The first key of a guest ends every session, token and push subscription that the guest had. */
  | {
      readonly type: 'passkey';
      readonly passkey: NewPasskey;
      readonly isFirstKey: boolean;
      readonly notice?: NewNotice;
    }
  | {
      readonly type: 'passkey-used';
      readonly credential: string;
      readonly counter: number;
      readonly at: number;
    }
  /** A conflict if there is no such passkey, or if it is the account's last key. */
  | {
      readonly type: 'remove-passkey';
      readonly person: number;
      readonly id: string;
      readonly notice?: NewNotice;
    }
  /**
   * Undoes what a notice tells, and revokes the session `ends` and all made since except `keep`. A conflict if the notice is
   * gone, or if it would remove the account's last key.
   */
  | {
      readonly type: 'take-back';
      readonly person: number;
      readonly notice: StoredNotice & { readonly undo: Undo };
      readonly keep: string;
      readonly ends?: string;
      readonly at: number;
    }
  /** Notices up to this one are dismissed in this session. */
  | { readonly type: 'noticed'; readonly hash: string; readonly notice: number }
  /** Deletes the stars of some games, then adds others; of two results for a lesson the better one stays. */
  | {
      readonly type: 'lesson-stars';
      readonly person: number;
      readonly forget: readonly string[];
      readonly stars: readonly LessonStars[];
    }
  /** Forgets the attempts at a game if told to, then adds others. The first answer to a puzzle stays; a missed one may be found later. */
  | {
      readonly type: 'puzzle-attempts';
      readonly person: number;
      readonly game: string;
      readonly forget: boolean;
      readonly attempts: readonly PuzzleAttempt[];
    }
  /** Deletes everything of the person; their seats become anonymous. */
  | { readonly type: 'delete-person'; readonly person: number; readonly at: number }
  /** Deletes what is too old: unused sessions and devices, expired tokens and challenges, revocations, notices. */
  | {
      readonly type: 'tidy';
      readonly at: number;
      readonly unusedSince: number;
      readonly revokedSince: number;
      readonly noticedSince: number;
      /** Until when what a notice tells can no longer be undone. */
      readonly undoSince: number;
    };
