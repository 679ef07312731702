import type { IncomingHttpHeaders } from 'node:http';
import type { AccountInfo, PersonInfo } from '../../wire/people.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Requests } from '../../wire/requests.ts';
import type { Person } from '../table/actor.ts';
import type { Auth, Caller } from './auth.ts';
import { cleanName } from '../support/sanitize.ts';
import { deviceName } from './device.ts';
import type { Limiter } from '../support/limiter.ts';
import { foldLogin, readLogin, readPassword } from './login.ts';
import { MOST_PASSKEYS, Passkeys } from './passkeys.ts';
import { type Cost, Passwords } from './password.ts';
import type { StoredAccount } from '../store/people.ts';
import { type Place, placeOf } from './relying-party.ts';
import type { Services } from '../table/services.ts';
import { hashOf, kindOf, makeToken } from '../support/token.ts';

/** Who asks, and from where. */
export interface From {
  readonly caller: Caller;
  readonly headers: IncomingHttpHeaders;
}

/** Somebody is let in: what goes into the cookies, and nowhere else. */
export interface Entered {
  readonly person: PersonInfo;
  readonly cookies: readonly string[];
}

/** More than anybody has devices; the one not used for longest makes room. */
const MOST_SESSIONS = 50;

interface Needs {
  readonly services: Services;
  readonly auth: Auth;
  readonly limiter: Limiter;
  readonly baseUrl: string | undefined;
  readonly cost: Cost | undefined;
}

/** Guests who become accounts, and accounts that are signed in to. */
export class Accounts {
  readonly #services: Services;
  readonly #auth: Auth;
  readonly #limiter: Limiter;
  readonly #baseUrl: string | undefined;
  readonly #passwords: Passwords;
  readonly #passkeys: Passkeys;

  constructor({ services, auth, limiter, baseUrl, cost }: Needs) {
    this.#services = services;
    this.#auth = auth;
    this.#limiter = limiter;
    this.#baseUrl = baseUrl;
    this.#passwords = new Passwords(cost);
    this.#passkeys = new Passkeys(services);
  }

  async me({ key }: Person): Promise<PersonInfo | Refused> {
    const account = await this.#services.store.people.account(key);
    return account ? personInfo(account) : refuse('no-session');
  }

  async describe({ key }: Person, { hash }: Caller): Promise<AccountInfo | Refused> {
    const { people } = this.#services.store;
    const account = await people.account(key);
    if (!account) return refuse('no-session');
    const [passkeys, tokens] = await Promise.all([people.passkeys(key), people.tokens(key)]);
    const shown = tokens.map(({ hash: each, kind, ...token }) => ({ kind, current: each === hash, token }));
    return {
      person: personInfo(account),
      password: account.password !== undefined,
      passkeys: passkeys.map(({ id, name, at, used }) => ({
        id,
        name,
        at,
        ...(used === undefined ? {} : { used }),
      })),
      sessions: shown.flatMap(({ kind, current, token }) =>
        kind === 'session' ? [{ ...token, current }] : [],
      ),
      tokens: shown.flatMap(({ kind, token }) => (kind === 'bot' ? [token] : [])),
    };
  }

  /** A guest becomes an account, or an account gets another password; then every other session ends. */
  async setPassword(
    { key }: Person,
    { login: wish, password: given, current }: Requests['password'],
    from: From,
  ): Promise<Entered | Refused> {
    const { store } = this.#services;
    const account = await store.people.account(key);
    if (!account) return refuse('no-session');
    const login = wish ?? account.login;
    if (login === undefined) return refuse('login-needed');
    const read = readLogin(login);
    if (!read) return refuse('bad-login');
    const password = readPassword(given, read.folded);
    if (password === undefined) return refuse('bad-password');
    const not = await this.#proved(account, current);
    if (not) return not;
    const stored = await this.#passwords.store(password);
    if (stored === undefined) return refuse('busy');
    const done = await store.write({ type: 'password', person: key, ...read, password: stored });
    if (done !== 'done') return refuse('login-taken');
    const others = account.password === undefined ? [] : await store.people.tokens(key);
    await this.#auth.end(
      key,
      others.flatMap(({ kind, hash }) => (kind === 'session' && hash !== from.caller.hash ? [hash] : [])),
    );
    return this.#enter(key, from);
  }

  async signInByPassword(
    { login, password }: Requests['signInByPassword'],
    from: From,
  ): Promise<Entered | Refused> {
    const { store } = this.#services;
    const folded = foldLogin(login);
    const account = await store.people.byLogin(folded);
    const device = this.#auth.deviceOf(from.headers);
    const isKnown = account && device !== undefined && (await store.people.device(device)) === account.key;
    if (!this.#limiter.mayGuess(isKnown ? `device ${device}` : `login ${folded}`)) return refuse('too-fast');
    const right = await this.#passwords.isRight(password.normalize('NFC'), account?.password);
    if (right === undefined) return refuse('busy');
    if (!right || !account) return refuse('wrong-password');
    await this.#rehash(account, password.normalize('NFC'));
    return this.#enter(account.key, from);
  }

  async askToAddPasskey({ key }: Person, headers: IncomingHttpHeaders): Promise<object> {
    const { people } = this.#services.store;
    const place = this.#place(headers);
    if (isRefused(place)) return place;
    const account = await people.account(key);
    if (!account) return refuse('no-session');
    const known = await people.passkeys(key);
    if (known.length >= MOST_PASSKEYS) return refuse('too-many');
    return { options: await this.#passkeys.askToAdd(account, known, place) };
  }

  async addPasskey(person: Person, given: Requests['addPasskey'], from: From): Promise<Entered | Refused> {
    const { store } = this.#services;
    const place = this.#place(from.headers);
    if (isRefused(place)) return place;
    const wished = given.name === undefined ? deviceName(from.headers['user-agent']) : cleanName(given.name);
    if (wished === undefined) return refuse('bad-name');
    const passkey = await this.#passkeys.add(person.key, given, place);
    if (isRefused(passkey)) return passkey;
    const { length } = await store.people.passkeys(person.key);
    if (length >= MOST_PASSKEYS) return refuse('too-many');
    const done = await store.write({ type: 'passkey', passkey: { ...passkey, name: wished } });
    // Two people cannot have the same one.
    return done === 'done' ? this.#enter(person.key, from) : refuse('bad-passkey');
  }

  async removePasskey({ key }: Person, id: string): Promise<object> {
    const { store } = this.#services;
    const done = await store.write({ type: 'remove-passkey', person: key, id });
    if (done === 'done') return {};
    const isThere = (await store.people.passkeys(key)).some((each) => each.id === id);
    return refuse(isThere ? 'last-key' : 'not-found');
  }

  async askToSignIn(headers: IncomingHttpHeaders): Promise<object> {
    const place = this.#place(headers);
    return isRefused(place) ? place : { options: await this.#passkeys.askToSignIn(place) };
  }

  async signInByPasskey(given: Requests['signInByPasskey'], from: From): Promise<Entered | Refused> {
    const place = this.#place(from.headers);
    if (isRefused(place)) return place;
    const key = await this.#passkeys.signIn(given, place);
    return typeof key === 'number' ? this.#enter(key, from) : key;
  }

  /** By a link that an owner made: the new password, and a session. All others end. */
  async resetPassword({ token, password: given }: Requests['reset'], from: From): Promise<Entered | Refused> {
    const { store, clock } = this.#services;
    const hash = hashOf(token);
    const link = kindOf(token) === 'reset' ? await store.admin.link(hash) : undefined;
    const account = link?.person === undefined ? undefined : await store.people.account(link.person);
    if (!account || account.login === undefined) return refuse('no-link');
    if ((account.suspended ?? 0) > clock()) return refuse('suspended');
    const folded = foldLogin(account.login);
    const password = readPassword(given, folded);
    if (password === undefined) return refuse('bad-password');
    const stored = await this.#passwords.store(password);
    if (stored === undefined) return refuse('busy');
    if ((await store.write({ type: 'take-link', hash, kind: 'reset', at: clock() })) !== 'done')
      return refuse('no-link');
    const { key: person, login } = account;
    await store.write({ type: 'password', person, login, folded, password: stored });
    const sessions = (await store.people.tokens(person)).filter(({ kind }) => kind === 'session');
    await this.#auth.end(
      person,
      sessions.map((session) => session.hash),
    );
    return this.#enter(person, from);
  }

  /** By a link that somebody with the machine made. */
  async becomeOwner({ key }: Person, token: string): Promise<Refused | undefined> {
    const { store, clock } = this.#services;
    const at = clock();
    const taken =
      kindOf(token) === 'owner' &&
      (await store.write({ type: 'take-link', hash: hashOf(token), kind: 'owner', at })) === 'done';
    if (!taken) return refuse('no-link');
    const account = await store.people.account(key);
    const entry = {
      at,
      actor: account?.id ?? '',
      act: 'become-owner',
      subject: account?.id ?? '',
      detail: '',
    };
    await store.write({ type: 'journal', entry });
    await store.write({ type: 'role', person: key, role: 'owner' });
    return undefined;
  }

  /** Ends one of the person's own sessions. */
  async revoke({ key }: Person, id: string): Promise<{ readonly hash: string } | Refused> {
    const sessions = (await this.#services.store.people.tokens(key)).filter(({ kind }) => kind === 'session');
    const session = sessions.find((each) => each.id === id);
    if (!session) return refuse('not-found');
    await this.#auth.end(key, [session.hash]);
    return { hash: session.hash };
  }

  /** Whether the person means it, and is the one. */
  async mayDelete(
    { key }: Person,
    { confirm, password }: Requests['deleteMe'],
  ): Promise<Refused | undefined> {
    const account = await this.#services.store.people.account(key);
    if (!account) return refuse('no-session');
    const isName = cleanName(confirm) === account.name;
    const isLogin = account.login !== undefined && foldLogin(confirm) === foldLogin(account.login);
    if (!isName && !isLogin) return refuse('not-confirmed');
    return this.#proved(account, password);
  }

  /** Whoever has a password shows that they know it, before anything that cannot be taken back. */
  async #proved(account: StoredAccount, password: string | undefined): Promise<Refused | undefined> {
    if (account.password === undefined) return undefined;
    if (password === undefined) return refuse('wrong-password');
    if (!this.#limiter.mayGuess(`person ${account.key}`)) return refuse('too-fast');
    const right = await this.#passwords.isRight(password.normalize('NFC'), account.password);
    if (right === undefined) return refuse('busy');
    return right ? undefined : refuse('wrong-password');
  }

  async #rehash({ key, password: before }: StoredAccount, password: string): Promise<void> {
    if (before === undefined || !this.#passwords.isOutdated(before)) return;
    const stored = await this.#passwords.store(password);
    if (stored === undefined) return;
    await this.#services.store.write({ type: 'rehash', person: key, before, password: stored });
  }

  /**
   * A fresh session, always: one that somebody had before the person was proved is not trusted with more. The guest who
   * signs in is taken along.
   */
  async #enter(key: number, { caller, headers }: From): Promise<Entered | Refused> {
    const { store, clock } = this.#services;
    const { actor, hash: before } = caller;
    const known = await store.people.account(key);
    if ((known?.suspended ?? 0) > clock()) return refuse('suspended');
    const { session, stored } = this.#auth.makeSession(deviceName(headers['user-agent']));
    const guest =
      actor.type === 'person' && actor.key !== key ? await store.people.account(actor.key) : undefined;
    const takes = guest && !isAccount(guest) ? guest.key : undefined;
    const done = await store.write({
      type: 'sign-in',
      person: key,
      session: stored,
      at: clock(),
      ...(before === undefined || takes !== undefined ? {} : { ends: before }),
      ...(takes === undefined ? {} : { takes }),
    });
    if (done !== 'done') return refuse('busy');
    // Pages that were open as the guest, or by the session before, come back as who this is now.
    await this.#auth.hearFarewells();
    await this.#makeRoom(key);
    const account = await store.people.account(key);
    if (!account) return refuse('no-session');
    const device = await this.#deviceCookie(key, headers);
    return { person: personInfo(account), cookies: [this.#auth.setCookie(session), ...device] };
  }

  async #makeRoom(key: number): Promise<void> {
    const tokens = await this.#services.store.people.tokens(key);
    const sessions = tokens.filter(({ kind }) => kind === 'session');
    await this.#auth.end(
      key,
      sessions.slice(MOST_SESSIONS).map(({ hash }) => hash),
    );
  }

  /** Remembers the device, so that strangers who try passwords cannot use up the owner's tries. */
  async #deviceCookie(key: number, headers: IncomingHttpHeaders): Promise<string[]> {
    const { store, clock, random } = this.#services;
    const known = this.#auth.deviceOf(headers);
    if (known !== undefined && (await store.people.device(known)) === key) {
      await store.write({ type: 'touch', hash: known, at: clock() });
      return [];
    }
    const device = makeToken('device', random);
    await store.write({ type: 'device', person: key, hash: hashOf(device), at: clock() });
    return [this.#auth.setDeviceCookie(device)];
  }

  #place(headers: IncomingHttpHeaders): Place | Refused {
    return placeOf(headers, this.#baseUrl) ?? refuse('no-passkeys');
  }
}

export function isAccount({ password, passkeys }: StoredAccount): boolean {
  return password !== undefined || passkeys > 0;
}

export function personInfo(account: StoredAccount): PersonInfo {
  const { id, name, login, role } = account;
  return {
    id,
    name,
    ...(login === undefined ? {} : { login }),
    account: isAccount(account),
    ...(role === undefined ? {} : { role }),
  };
}
