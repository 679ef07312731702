import type { IncomingHttpHeaders } from 'node:http';
import type { PersonInfo } from '../../wire/subjects/people.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Requests } from '../../wire/requests.ts';
import type { ProofKind, StoredAccount } from '../store/subjects/people.ts';
import type { Store } from '../store/store.ts';
import type { Limiter } from '../support/limiter.ts';
import { hashOf, makeToken, type RandomBytes } from '../support/token.ts';
import type { Auth, Caller, MadeSession } from './auth.ts';
import { deviceName } from './device.ts';
import { foldLogin } from './login.ts';
import type { Notices } from './notices.ts';
import type { Passkeys } from './credentials/passkeys.ts';
import type { Passwords } from './credentials/password.ts';
import { isAccount } from './proof.ts';
import { relyingPartyOf } from './credentials/relying-party.ts';

/** The caller and the headers of a request. */
export interface RequestContext {
  readonly caller: Caller;
  readonly headers: IncomingHttpHeaders;
}

/** A successful sign-in. Tokens are set as cookies and never appear in a body. */
export interface SignedIn {
  readonly person: PersonInfo;
  readonly cookies: readonly string[];
  /** The session is only good for reading why, and for an appeal. */
  readonly suspended?: true;
}

interface Entry {
  readonly by: ProofKind;
  /** Transfers the guest's matches to the account. */
  readonly take?: boolean;
  /** The session, if it was made before because a notice names it. */
  readonly session?: MadeSession;
}

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly auth: Auth;
  readonly limiter: Limiter;
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  readonly notices: Notices;
  readonly baseUrl: string | undefined;
}

/** The most sessions of one person; the least recently used one is revoked beyond it. */
const MAX_SESSIONS = 50;

/** Signing in to an account. */
export class SignIn {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async byPassword(
    { login, password, take = false }: Requests['signInByPassword'],
    from: RequestContext,
  ): Promise<SignedIn | Refused> {
    const { auth, limiter, passwords } = this.#needs;
    const { people } = this.#needs.store;
    const folded = foldLogin(login);
    const account = await people.byLogin(folded);
    const device = auth.deviceOf(from.headers);
    const isKnown = account && device !== undefined && (await people.device(device)) === account.key;
    const guesser = isKnown ? `device ${device}` : `login ${folded}`;
    if (!limiter.mayGuess(guesser)) return { ...refuse('too-fast'), seconds: limiter.waitToGuess(guesser) };
    const right = await passwords.verify(password.normalize('NFC'), account?.password);
    if (right === undefined) return refuse('busy');
    if (!right || !account) return refuse('wrong-password');
    await this.#rehash(account, password.normalize('NFC'));
    return this.enter(account.key, from, { by: 'password', take });
  }

  async askForPasskey(headers: IncomingHttpHeaders): Promise<object> {
    const place = relyingPartyOf(headers, this.#needs.baseUrl);
    return place ? { options: await this.#needs.passkeys.askFor(place) } : refuse('no-passkeys');
  }

  async byPasskey(
    { response, take = false }: Requests['signInByPasskey'],
    from: RequestContext,
  ): Promise<SignedIn | Refused> {
    const place = relyingPartyOf(from.headers, this.#needs.baseUrl);
    if (!place) return refuse('no-passkeys');
    const key = await this.#needs.passkeys.accept({ response }, place);
    return typeof key === 'number' ? this.enter(key, from, { by: 'passkey', take }) : key;
  }

  /**
   * Always creates a new session (against session fixation). Of a guest who signs in only the matches are transferred, and only
   * on request: tokens of the guest may have been made by somebody else at this browser.
   */
  async enter(
    key: number,
    { caller, headers }: RequestContext,
    { by, take = false, session }: Entry,
  ): Promise<SignedIn | Refused> {
    const { store, clock, auth } = this.#needs;
    const { actor, hash: before } = caller;
    const somebody = await store.people.account(key);
    if (somebody && (somebody.suspended ?? 0) > clock()) return this.#enterSuspended(somebody, headers, by);
    const { session: token, stored } = session ?? auth.makeSession(deviceName(headers['user-agent']));
    const other =
      actor.type === 'person' && actor.key !== key ? await store.people.account(actor.key) : undefined;
    const guest = other && !isAccount(other) ? { key: other.key, take } : undefined;
    const known = auth.deviceOf(headers);
    const isKnown = known !== undefined && (await store.people.device(known)) === key;
    const isNews = !isKnown && session === undefined;
    const what = {
      kind: 'signed-in',
      subject: '',
      undo: { type: 'end-token', hash: stored.hash },
    } as const;
    const notice = this.#needs.notices.make(what, { session: stored.id, device: stored.name });
    const done = await store.write({
      type: 'sign-in',
      person: key,
      session: stored,
      at: clock(),
      by,
      ...(before === undefined || guest !== undefined ? {} : { ends: before }),
      ...(guest === undefined ? {} : { guest }),
      ...(isNews ? { notice } : {}),
    });
    if (done !== 'done') return refuse('busy');
    // Pages opened as the guest, or with the session before, reconnect with the new session.
    await auth.applyRevocations();
    this.#needs.notices.tell(key);
    await this.#makeRoom(key);
    const account = await store.people.account(key);
    if (!account) return refuse('no-session');
    const device = await this.#deviceCookie(key, known, isKnown);
    return { person: personInfo(account), cookies: [auth.setCookie(token), ...device] };
  }

  async #enterSuspended(
    account: StoredAccount,
    headers: IncomingHttpHeaders,
    by: ProofKind,
  ): Promise<SignedIn | Refused> {
    const { store, clock, auth } = this.#needs;
    const { session, stored } = auth.makeSession(deviceName(headers['user-agent']));
    const done = await store.write({
      type: 'sign-in',
      person: account.key,
      session: stored,
      at: clock(),
      by,
    });
    if (done !== 'done') return refuse('busy');
    await this.#makeRoom(account.key);
    return { person: personInfo(account), cookies: [auth.setCookie(session)], suspended: true };
  }

  async #rehash({ key, password: before }: StoredAccount, password: string): Promise<void> {
    const { passwords, store } = this.#needs;
    if (before === undefined || !passwords.isOutdated(before)) return;
    const stored = await passwords.hash(password);
    if (stored === undefined) return;
    await store.write({ type: 'rehash', person: key, before, password: stored });
  }

  async #makeRoom(key: number): Promise<void> {
    const { store, auth } = this.#needs;
    const tokens = await store.people.tokens(key);
    const sessions = tokens.filter(({ kind }) => kind === 'session');
    await auth.revoke(
      key,
      sessions.slice(MAX_SESSIONS).map(({ hash }) => hash),
    );
  }

  /** Remembers the device, so that strangers who guess passwords cannot use up the owner's attempts. */
  async #deviceCookie(key: number, known: string | undefined, isTheirs: boolean): Promise<string[]> {
    const { store, clock, random, auth } = this.#needs;
    if (isTheirs && known !== undefined) {
      await store.write({ type: 'touch', hash: known, at: clock() });
      return [];
    }
    const device = makeToken('device', random);
    // Names the device as that of the account before, for moderators: `sharedDevices`.
    const before = known === undefined ? {} : { before: known };
    await store.write({ type: 'device', person: key, hash: hashOf(device), ...before, at: clock() });
    return [auth.setDeviceCookie(device)];
  }
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
