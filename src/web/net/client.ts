import type { Viewer } from '../../engine/game.ts';
import type { Code } from '../../wire/refusals.ts';
import type { DiceCounts } from '../../wire/answers.ts';
import type { Requests } from '../../wire/requests.ts';
import { API, type ChatInfo, type News, type TableInfo, type YourTable } from '../../wire/server.ts';

/** Why the server refused; `unreachable` if there was no answer. */
export type RefusedCode = Code | 'unreachable';
export interface Declined {
  readonly refused: RefusedCode;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  /** Whether one can sign in to it from elsewhere; a guest lives in one browser. */
  readonly account?: boolean;
  readonly role?: 'owner' | 'moderator';
}

/** HTTP client of the server. Every call resolves with the answer or with a refusal; it never rejects. */
export interface Client {
  guest(
    name: string,
    pass?: Pick<Requests['guest'], 'invite' | 'code'>,
  ): Promise<{ readonly person: Me } | Declined>;
  me(): Promise<{ readonly person: Me; readonly notices: number; readonly acts: number } | Declined>;
  rename(name: string): Promise<{ readonly person: Me } | Declined>;
  mine(): Promise<{ readonly tables: readonly YourTable[] } | Declined>;
  /** Finished tables opened before a time, for paging. */
  finished(before: number): Promise<{ readonly tables: readonly YourTable[] } | Declined>;
  /** A page of open tables; the first is 0. */
  lobby(page: number): Promise<{ readonly open: readonly TableInfo[]; readonly more: boolean } | Declined>;
  create(wish: WishedTable): Promise<{ readonly table: YourTable } | Declined>;
  table(id: string): Promise<{ readonly table: YourTable } | Declined>;
  invite(id: string): Promise<{ readonly invite: string } | Declined>;
  /** The table an invitation leads to. */
  invited(invite: string): Promise<{ readonly table: YourTable } | Declined>;
  server(): Promise<ServerInfo | Declined>;
  /** The server's games with the bots that may sit at their tables. */
  games(): Promise<
    { readonly games: readonly { readonly id: string; readonly bots: readonly string[] }[] } | Declined
  >;
  join(wish: Requests['join']): Promise<{ readonly table: YourTable } | Declined>;
  change<K extends keyof TableRequests>(
    id: string,
    what: K,
    body: TableRequests[K],
  ): Promise<{ readonly table: YourTable } | Declined>;
  /** The whole story of a match for one viewer. */
  story(id: string, viewer: Viewer): Promise<{ readonly story: readonly News[] } | Declined>;
  /** Dice statistics of all finished matches. */
  dice(): Promise<{ readonly games: readonly DiceCounts[] } | Declined>;
  chat(id: string, after: number): Promise<{ readonly lines: readonly ChatInfo[] } | Declined>;
}

/** Public information about the server. */
export interface ServerInfo {
  readonly version: string;
  /** Its public address, if it may differ from this page's. */
  readonly address?: string;
  readonly banner: string;
  readonly imprint: string;
  readonly privacy: string;
  readonly registration: 'open' | 'invited' | 'closed';
  readonly chat: boolean;
  /** Slow mode: seconds between two messages of one person; 0 is off. */
  readonly chatSeconds: number;
}

export type WishedTable = Omit<Requests['create'], 'options'> & Partial<Pick<Requests['create'], 'options'>>;

/** Requests about one table, with their bodies. */
export interface TableRequests {
  readonly sit: Requests['sit'];
  readonly settings: Requests['settings'];
  readonly commit: Requests['commit'];
  readonly open: Requests['open'];
  readonly link: Requests['link'];
  readonly start: Requests['nothing'];
  readonly leave: Requests['leave'];
  readonly return: Requests['nothing'];
  readonly rematch: Requests['nothing'];
  readonly join: Requests['joinListed'];
  readonly pause: Requests['pause'];
  readonly 'stand-in': Requests['standIn'];
}

export function isDeclined(answer: object): answer is Declined {
  return 'refused' in answer;
}

/** Ends all reads once it is aborted. */
let reads = new AbortController();

/**
 * Does what ends the session. Reads that are under way, and those that begin meanwhile, are given up and refused with `no-session`: their answers would be about
 * somebody who has left.
 */
export async function withoutReads<T>(work: () => Promise<T>): Promise<T> {
  reads.abort();
  try {
    return await work();
  } finally {
    reads = new AbortController();
  }
}

/** One request: resolves with the answer or a refusal. With a body it is a POST. */
export type Caller = <T extends object>(path: string, body?: unknown) => Promise<T | Declined>;

/** `get` replaces `fetch` in tests. */
export function callerOf(get: typeof fetch = fetch.bind(globalThis)): Caller {
  return async function call<T extends object>(path: string, body?: unknown): Promise<T | Declined> {
    const { signal } = reads;
    const init: RequestInit =
      body === undefined
        ? { signal }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          };
    try {
      const response = await get(`${API}${path}`, init);
      const json: unknown = await response.json();
      if (response.ok) return json as T;
      const { code } = json as { code?: Code };
      return { refused: code ?? 'internal' };
    } catch {
      return { refused: body === undefined && signal.aborted ? 'no-session' : 'unreachable' };
    }
  };
}

export function clientOf(get?: typeof fetch): Client {
  const call = callerOf(get);
  const at = (id: string) => `/matches/${encodeURIComponent(id)}`;
  return {
    guest: (name, pass = {}) => call('/guest', { name, ...pass }),
    me: () => call('/me'),
    rename: (name) => call('/me', { name }),
    mine: () => call('/matches'),
    lobby: (page) => call(`/lobby?page=${page}`),
    finished: (before) => call(`/matches?status=over&before=${before}`),
    create: (wish) => call('/matches', wish),
    table: (id) => call(at(id)),
    invite: (id) => call(`${at(id)}/invite`, {}),
    invited: (invite) => call('/invitation', { invite }),
    server: () => call('/server'),
    games: () => call('/games'),
    join: (wish) => call('/join', wish),
    change: (id, what, body) => call(`${at(id)}/${what}`, body),
    dice: () => call('/dice'),
    async story(id, viewer) {
      const story: News[] = [];
      for (;;) {
        const after = story.at(-1)?.seq ?? 0;
        const page = await call<{ readonly story: readonly News[]; readonly more: boolean }>(
          `${at(id)}/story?viewer=${viewer}&after=${after}`,
        );
        if (isDeclined(page)) return page;
        story.push(...page.story);
        if (!page.more) return { story };
      }
    },
    chat: (id, after) => call(`${at(id)}/chat?after=${after}`),
  };
}
