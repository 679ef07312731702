import type { Role, Status } from '../records.ts';

/** A secret link for one purpose: set a new password, become an owner, register, act as the operator. */
export type LinkKind = 'reset' | 'owner' | 'code' | 'operator';

export interface StoredLink {
  readonly kind: LinkKind;
  /** Whose password, for `reset`. */
  readonly person?: number;
  readonly uses: number;
  readonly until: number;
  readonly note: string;
}

export interface NewLink extends StoredLink {
  readonly hash: string;
  /** A public name for it; it grants nothing. */
  readonly id: string;
  readonly at: number;
}

interface ListedLink extends Omit<StoredLink, 'person'> {
  readonly id: string;
  readonly at: number;
}

export interface JournalEntry {
  readonly at: number;
  /** The id of a person, or `operator` for the command line. */
  readonly actor: string;
  readonly act: string;
  /** The id of the person or table it was done to; empty for the server. */
  readonly subject: string;
  readonly detail: string;
}

/** With the names of those it is about, as they are now; absent for whoever was deleted. */
interface ListedEntry extends JournalEntry {
  readonly number: number;
  readonly actorName?: string;
  readonly subjectName?: string;
  /** The game, if it was done to a table. */
  readonly subjectGame?: string;
}

/** A person as owners and moderators see them. */
export interface KnownPerson {
  readonly key: number;
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly login?: string;
  readonly role?: Role;
  readonly muted?: number;
  readonly suspended?: number;
  /** When they last made a request, to the hour. */
  readonly used?: number;
  readonly account: boolean;
}

interface KnownTable {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly at: number;
  readonly listed: boolean;
  readonly names: string;
}

export interface Counts {
  readonly people: number;
  readonly accounts: number;
  readonly open: number;
  readonly playing: number;
  readonly over: number;
}

export type AdminChange =
  | { readonly type: 'journal'; readonly entry: JournalEntry }
  | { readonly type: 'role'; readonly person: number; readonly role?: Role }
  /** Until a time; 0 lifts it. */
  | { readonly type: 'mute'; readonly person: number; readonly until: number }
  | { readonly type: 'suspend'; readonly person: number; readonly until: number; readonly at: number }
  | { readonly type: 'setting'; readonly name: string; readonly value: string }
  | { readonly type: 'link'; readonly link: NewLink }
  /** Decrements its uses; a conflict if it has expired or is used up. */
  | { readonly type: 'take-link'; readonly hash: string; readonly kind: LinkKind; readonly at: number }
  | { readonly type: 'drop-link'; readonly id: string };

export interface AdminStore {
  link(hash: string): Promise<StoredLink | undefined>;
  links(kind: LinkKind, now: number): Promise<ListedLink[]>;
  settings(): Promise<ReadonlyMap<string, string>>;
  /** The latest first, those before the one with this number. */
  journal(before: number, most: number): Promise<ListedEntry[]>;
  /** By a part of the name or login, or by the id; without a text those who were here lately. */
  people(find: string, most: number): Promise<KnownPerson[]>;
  /** By id or login. */
  person(who: string): Promise<KnownPerson | undefined>;
  withRoles(): Promise<KnownPerson[]>;
  tables(status: Status, most: number): Promise<KnownTable[]>;
  counts(): Promise<Counts>;
}
