import type { IncomingHttpHeaders } from 'node:http';
import { type Actor, nobody } from '../table/actor.ts';
import { errorMessage } from '../support/error-message.ts';
import type { RevokedToken, NewToken, PeopleChange } from '../store/subjects/people.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../support/log.ts';
import { hashOf, kindOf, makeId, makeToken, type RandomBytes, type TokenKind } from '../support/token.ts';
import { NOTICE_LIFE, SESSION_LIFE, UNDO_LIFE } from './lifetimes.ts';

/** How long the actor of a token is cached. */
const CACHE_LIFE = 60_000;
const MAX_CACHED = 20_000;
/** Revocations are kept for so long: other nodes apply them within seconds. */
const REVOCATION_LIFE = 24 * 3_600_000;
/** The time of last use of a session is stored at most this often. */
const TOUCH_INTERVAL = 3600_000;
/** How far back revocations are read: more than the clocks of nodes differ, and more than a commit takes. */
const REVOCATION_WINDOW = 3 * 60_000;

export interface Caller {
  readonly actor: Actor;
  /** The session token, if the caller was identified by the cookie. */
  readonly session?: string;
  /** The kind and the hash of the token that identified the caller. */
  readonly by?: TokenKind;
  readonly hash?: string;
  /** The operator of the machine, by `tidetable admin`. */
  readonly operator?: true;
}

/** A lookup in progress, shared by all requests with the same token. */
interface Lookup {
  readonly actor: Promise<Actor>;
  isOutdated: boolean;
}

/** A new session: its token for the cookie, and what is stored of it. */
export interface MadeSession {
  readonly session: string;
  readonly stored: NewToken;
}

/** Closes what was opened with a token. */
type RevocationListener = (revoked: RevokedToken) => void | Promise<void>;

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly log: Log;
}

/** Authenticates requests, by the session cookie or by a bearer token (programs, a second device), and revokes tokens. */
export class Auth {
  readonly #needs: Needs;
  readonly cookie: string;
  readonly #device: string;
  readonly #secure: boolean;
  readonly #cache = new Map<string, { readonly actor: Actor; readonly until: number }>();
  /** Revocations of the last minutes that were applied already. */
  #applied: ReadonlySet<string> = new Set();
  readonly #lookups = new Map<string, Lookup>();
  readonly #listeners: RevocationListener[] = [];

  constructor(needs: Needs, secure: boolean) {
    this.#needs = needs;
    this.#secure = secure;
    // The prefix `__Host-` binds the cookie to this host and to https.
    this.cookie = secure ? '__Host-tidetable' : 'tidetable';
    this.#device = `${this.cookie}-device`;
  }

  async callerOf(headers: IncomingHttpHeaders): Promise<Caller> {
    const bearer = /^Bearer (\S{1,100})$/.exec(headers.authorization ?? '')?.[1];
    if (bearer !== undefined) return this.#callerBy(bearer);
    const session = cookieOf(headers.cookie, this.cookie);
    if (session === undefined || kindOf(session) !== 'session') return { actor: nobody };
    return { ...(await this.#callerBy(session)), session };
  }

  /** The hash of the device token, if somebody has signed in from this browser before. */
  deviceOf(headers: IncomingHttpHeaders): string | undefined {
    const device = cookieOf(headers.cookie, this.#device);
    return device !== undefined && kindOf(device) === 'device' ? hashOf(device) : undefined;
  }

  makeSession(name: string): MadeSession {
    const { random } = this.#needs;
    const session = makeToken('session', random);
    return { session, stored: { hash: hashOf(session), id: makeId(random), name } };
  }

  setCookie(session: string): string {
    return this.#cookie(this.cookie, session, SESSION_LIFE);
  }

  setDeviceCookie(device: string): string {
    return this.#cookie(this.#device, device, SESSION_LIFE);
  }

  clearCookie(): string {
    return this.#cookie(this.cookie, '', 0);
  }

  #cookie(name: string, value: string, life: number): string {
    return `${name}=${value}; Path=/; Max-Age=${life / 1000}; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}`;
  }

  /** Revokes sessions and tokens of one person. */
  async revoke(person: number, hashes: readonly string[]): Promise<void> {
    if (hashes.length === 0) return;
    const { store, clock } = this.#needs;
    const at = clock();
    await store.write({ type: 'end-tokens', hashes, at });
    for (const hash of hashes) await this.#applyRevocation({ hash, person, at });
  }

  /** After a revocation was stored: closes what was opened with the token. */
  async #applyRevocation(revoked: RevokedToken): Promise<void> {
    this.dropCached(revoked.hash);
    for (const listener of this.#listeners) await listener(revoked);
  }

  onRevoked(listener: RevocationListener): void {
    this.#listeners.push(listener);
  }

  /** Applies revocations of this and other nodes that were not applied before. */
  async applyRevocations(): Promise<void> {
    const { store, clock } = this.#needs;
    const ended = await store.people.revokedTokens(clock() - REVOCATION_WINDOW);
    const heard = this.#applied;
    // The same token can be revoked twice: when a guest becomes an account, and for good later.
    const nameOf = ({ hash, at }: RevokedToken) => `${hash} ${at}`;
    this.#applied = new Set(ended.map(nameOf));
    for (const revoked of ended) if (!heard.has(nameOf(revoked))) await this.#applyRevocation(revoked);
  }

  /** Drops a token from the cache. */
  dropCached(hash: string | undefined): void {
    if (hash === undefined) return;
    this.#cache.delete(hash);
    const lookup = this.#lookups.get(hash);
    if (!lookup) return;
    lookup.isOutdated = true;
    this.#lookups.delete(hash);
  }

  /** Drops these people from the cache, or all. */
  dropCachedPeople(keys?: readonly number[]): void {
    for (const [hash, { actor }] of this.#cache) {
      if (!keys || (actor.type === 'person' && keys.includes(actor.key))) this.#cache.delete(hash);
    }
  }

  /** The change that deletes what has expired; any node may write it. */
  get expiryChange(): PeopleChange {
    const at = this.#needs.clock();
    return {
      type: 'tidy',
      at,
      unusedSince: at - SESSION_LIFE,
      revokedSince: at - REVOCATION_LIFE,
      noticedSince: at - NOTICE_LIFE,
      undoSince: at - UNDO_LIFE,
    };
  }

  async #callerBy(token: string): Promise<Caller> {
    const kind = kindOf(token);
    if (kind === 'operator') return this.#operatorBy(token);
    if (kind !== 'session' && kind !== 'seat' && kind !== 'bot') return { actor: nobody };
    const hash = hashOf(token);
    const known = this.#cache.get(hash);
    const now = this.#needs.clock();
    if (known && known.until > now) return { actor: known.actor, by: kind, hash };
    const actor = await this.#actorBy(hash, kind);
    if (actor.type === 'nobody') return { actor };
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    this.#cache.set(hash, { actor, until: now + CACHE_LIFE });
    return { actor, by: kind, hash };
  }

  /** Not cached: the token is valid for minutes only. */
  async #operatorBy(token: string): Promise<Caller> {
    const { store, clock } = this.#needs;
    const link = await store.admin.link(hashOf(token));
    const isGood = link?.kind === 'operator' && link.until > clock() && link.uses > 0;
    return isGood ? { actor: nobody, operator: true } : { actor: nobody };
  }

  /** Looks up again if the token was revoked meanwhile. */
  async #actorBy(hash: string, kind: 'session' | 'seat' | 'bot'): Promise<Actor> {
    for (;;) {
      const lookup = this.#lookups.get(hash) ?? { actor: this.#lookUp(hash, kind), isOutdated: false };
      this.#lookups.set(hash, lookup);
      try {
        const actor = await lookup.actor;
        if (!lookup.isOutdated) return actor;
      } finally {
        if (this.#lookups.get(hash) === lookup) this.#lookups.delete(hash);
      }
    }
  }

  async #lookUp(hash: string, kind: 'session' | 'seat' | 'bot'): Promise<Actor> {
    const { store } = this.#needs;
    const now = this.#needs.clock();
    if (kind === 'seat') {
      const seat = await store.seatToken(hash);
      if (!seat) return nobody;
      const holder = await store.people.account(seat.person);
      return (holder?.suspended ?? 0) > now ? nobody : { type: 'seat', ...seat };
    }
    const found = await (kind === 'bot' ? store.program(hash, now) : store.person(hash));
    if (!found) return nobody;
    const { used = 0, ...person } = found;
    if (kind === 'session' && used < now - SESSION_LIFE) return nobody;
    if ((person.suspended ?? 0) > now)
      return kind === 'session' ? { type: 'nobody', suspended: person.key } : nobody;
    if (used < now - TOUCH_INTERVAL) this.#touch(hash, now);
    return { type: 'person', ...person };
  }

  /** In the background; a failure has no consequences. */
  #touch(hash: string, at: number): void {
    const { store, log } = this.#needs;
    store
      .write({ type: 'touch', hash, at })
      .catch((error: unknown) => log.error('touch', { reason: errorMessage(error) }));
  }
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';', 50)) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
