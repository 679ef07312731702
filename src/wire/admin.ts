import * as v from 'valibot';
import { of } from './describing.ts';
import { limits } from './limits.ts';

/** Looking after a server: what is asked and what is answered. The owner's page and `tidetable admin` use the same. */
const id = v.pipe(v.string(), v.maxLength(limits.id));
const token = v.pipe(v.string(), v.maxLength(limits.token));
/** A person by id or by login. */
const who = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(limits.id),
  v.description('A person, by id or login.'),
);
const hours = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(24 * 3650),
  v.description('For how long; 0 lifts it.'),
);
const LONGEST_TEXT = 8000;
const longText = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));

/** What an owner can set; everything else about a server is said at its start. */
const settings = {
  /** Shown to everybody on every page; empty for nothing. */
  banner: v.pipe(v.string(), v.maxLength(300)),
  imprint: longText,
  privacy: longText,
  registration: v.picklist(['open', 'invited', 'closed']),
  chat: v.boolean(),
  /** Tables of one person that wait for a start. */
  openTables: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
};
export const adminSettings = v.strictObject(settings);
export type AdminSettings = v.InferOutput<typeof adminSettings>;
export const usualSettings: AdminSettings = {
  banner: '',
  imprint: '',
  privacy: '',
  registration: 'open',
  chat: true,
  openTables: 25,
};

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

export const adminRequests = {
  adminPeople: v.strictObject({ find: v.optional(v.pipe(v.string(), v.maxLength(100)), '') }),
  adminTables: v.strictObject({ status: v.optional(v.picklist(['open', 'playing', 'over']), 'playing') }),
  adminJournal: v.strictObject({ before: v.optional(wholeNumber) }),
  adminPerson: v.strictObject({ person: who }),
  adminRename: v.strictObject({ person: who, name: v.pipe(v.string(), v.maxLength(4 * limits.name)) }),
  adminFor: v.strictObject({ person: who, hours }),
  adminRole: v.strictObject({ person: who, role: v.picklist(['owner', 'moderator', 'none']) }),
  adminTable: v.strictObject({ table: id }),
  adminSettings: v.partial(adminSettings),
  adminCode: v.strictObject({
    uses: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
    note: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  }),
  adminDrop: v.strictObject({ id }),
  becomeOwner: v.strictObject({ token }),
  reset: v.strictObject({ token, password: v.pipe(v.string(), v.maxLength(4 * limits.password)) }),
} as const;

export interface PersonEntry {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly login?: string;
  readonly role?: 'owner' | 'moderator';
  readonly muted?: number;
  readonly suspended?: number;
  readonly since: number;
  readonly seen?: number;
}

export interface TableEntry {
  readonly id: string;
  readonly game: string;
  readonly status: 'open' | 'playing' | 'over' | 'closed';
  readonly names: string;
  readonly listed: boolean;
  readonly at: number;
}

export interface CodeEntry {
  readonly id: string;
  readonly note: string;
  readonly uses: number;
  readonly until: number;
}

export interface JournalLine {
  readonly number: number;
  readonly at: number;
  readonly actor: string;
  readonly act: string;
  readonly subject: string;
  readonly detail: string;
}

export interface Overview {
  readonly version: string;
  readonly node: string;
  readonly started: number;
  readonly people: { readonly all: number; readonly accounts: number; readonly connections: number };
  readonly tables: {
    readonly open: number;
    readonly playing: number;
    readonly over: number;
    readonly inMemory: number;
  };
  readonly load: {
    /** Share of one core, since the last look. */
    readonly processor: number;
    /** Bytes. */
    readonly memory: number;
    /** Milliseconds by which the event loop was late, at worst, in 99 of 100 cases. */
    readonly lag: number;
    readonly botsWaiting: number;
  };
  readonly storage: {
    readonly kind: 'SQLite' | 'PostgreSQL';
    readonly bytes?: number;
    readonly free?: number;
  };
  /** The latest failures of this node. */
  readonly errors: readonly { readonly at: number; readonly event: string; readonly reason: string }[];
}

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const role = v.picklist(['owner', 'moderator']);

const person = of<PersonEntry>()(
  v.strictObject({
    id: text,
    name: text,
    account: v.boolean(),
    login: v.exactOptional(text),
    role: v.exactOptional(role),
    muted: v.exactOptional(v.pipe(count, v.description('Until when.'))),
    suspended: v.exactOptional(v.pipe(count, v.description('Until when.'))),
    since: count,
    seen: v.exactOptional(v.pipe(count, v.description('When they were last here, to the hour.'))),
  }),
);
const table = of<TableEntry>()(
  v.strictObject({
    id: text,
    game: text,
    status: v.picklist(['open', 'playing', 'over', 'closed']),
    names: text,
    listed: v.boolean(),
    at: count,
  }),
);
const code = of<CodeEntry>()(v.strictObject({ id: text, note: text, uses: count, until: count }));
const line = of<JournalLine>()(
  v.strictObject({ number: count, at: count, actor: text, act: text, subject: text, detail: text }),
);
const overview = of<Overview>()(
  v.strictObject({
    version: text,
    node: text,
    started: count,
    people: v.strictObject({ all: count, accounts: count, connections: count }),
    tables: v.strictObject({ open: count, playing: count, over: count, inMemory: count }),
    load: v.strictObject({ processor: v.number(), memory: count, lag: v.number(), botsWaiting: count }),
    storage: v.strictObject({
      kind: v.picklist(['SQLite', 'PostgreSQL']),
      bytes: v.exactOptional(count),
      free: v.exactOptional(count),
    }),
    errors: v.array(v.strictObject({ at: count, event: text, reason: text })),
  }),
);

export const adminAnswers = {
  overview,
  adminPeople: v.strictObject({ people: v.array(person) }),
  adminPerson: v.strictObject({ person }),
  adminTables: v.strictObject({ tables: v.array(table) }),
  adminJournal: v.strictObject({ lines: v.array(line) }),
  adminSettings: v.strictObject({ settings: adminSettings }),
  adminCodes: v.strictObject({ codes: v.array(code) }),
  oneTime: v.strictObject({
    token: v.pipe(text, v.description('A secret that is shown once.')),
    until: count,
  }),
} as const;
