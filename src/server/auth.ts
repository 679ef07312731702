import type { IncomingHttpHeaders } from 'node:http';
import { type Actor, nobody } from './actor.ts';
import type { Store } from './store.ts';
import { hashOf, kindOf } from './token.ts';

/** Who is known is looked up again after so long. */
const REMEMBERED = 60_000;
const MOST_REMEMBERED = 20_000;

export interface Caller {
  readonly actor: Actor;
  /** The cookie's session, if that is how the caller is known. */
  readonly session?: string;
}

/** Finds out who asks: by the cookie, or by a token in the header (programs, tests). */
export class Auth {
  readonly #store: Store;
  readonly #clock: () => number;
  readonly cookie: string;
  readonly #secure: boolean;
  readonly #actors = new Map<string, { readonly actor: Actor; readonly until: number }>();

  constructor(store: Store, clock: () => number, secure: boolean) {
    this.#store = store;
    this.#clock = clock;
    this.#secure = secure;
    // With this prefix a browser lets nobody but this very host set it; it asks for https.
    this.cookie = secure ? '__Host-tidetable' : 'tidetable';
  }

  async callerOf(headers: IncomingHttpHeaders): Promise<Caller> {
    const bearer = /^Bearer (\S{1,100})$/.exec(headers.authorization ?? '')?.[1];
    if (bearer !== undefined) return { actor: await this.#actorOf(bearer) };
    const session = cookieOf(headers.cookie, this.cookie);
    if (session === undefined || kindOf(session) !== 'session') return { actor: nobody };
    return { actor: await this.#actorOf(session), session };
  }

  setCookie(session: string): string {
    return `${this.cookie}=${session}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}`;
  }

  clearCookie(): string {
    return `${this.cookie}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}`;
  }

  async signOut(session: string): Promise<void> {
    await this.#store.write({ type: 'sign-out', session: hashOf(session) });
    this.forget(session);
  }

  /** After a change of name or the end of a session. */
  forget(session: string): void {
    this.#actors.delete(hashOf(session));
  }

  async #actorOf(token: string): Promise<Actor> {
    const kind = kindOf(token);
    if (kind !== 'session' && kind !== 'seat') return nobody;
    const hash = hashOf(token);
    const known = this.#actors.get(hash);
    if (known && known.until > this.#clock()) return known.actor;
    const actor = await this.#lookUp(hash, kind);
    if (actor.type === 'nobody') return actor;
    if (this.#actors.size >= MOST_REMEMBERED) this.#actors.clear();
    this.#actors.set(hash, { actor, until: this.#clock() + REMEMBERED });
    return actor;
  }

  async #lookUp(hash: string, kind: 'session' | 'seat'): Promise<Actor> {
    if (kind === 'session') {
      const person = await this.#store.person(hash);
      return person ? { type: 'person', ...person } : nobody;
    }
    const seat = await this.#store.seatToken(hash);
    return seat ? { type: 'seat', ...seat } : nobody;
  }
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';', 50)) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
