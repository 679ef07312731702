import type { IncomingHttpHeaders } from 'node:http';
import type { AccountInfo, PersonInfo } from '../../wire/subjects/people.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { Requests } from '../../wire/requests.ts';
import type { Person } from '../table/actor.ts';
import type { Auth, Caller } from './auth.ts';
import { cleanName } from '../support/sanitize.ts';
import { deviceName } from './device.ts';
import type { Limiter } from '../support/limiter.ts';
import { foldLogin, readLogin, readPassword } from './login.ts';
import type { Notices } from './notices.ts';
import { MAX_PASSKEYS, type Passkeys } from './credentials/passkeys.ts';
import type { Passwords } from './credentials/password.ts';
import { isAccount, type Proofs } from './proof.ts';
import type { NewToken, NoticeKind, StoredAccount } from '../store/subjects/people.ts';
import { type RelyingParty, relyingPartyOf } from './credentials/relying-party.ts';
import { type SignedIn, type RequestContext, personInfo, type SignIn } from './sign-in.ts';
import type { Store } from '../store/store.ts';
import { hashOf, kindOf } from '../support/token.ts';

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly auth: Auth;
  readonly limiter: Limiter;
  readonly passwords: Passwords;
  readonly passkeys: Passkeys;
  readonly proofs: Proofs;
  readonly notices: Notices;
  readonly signIn: SignIn;
  readonly baseUrl: string | undefined;
}

/** An account's credentials: password, passkeys, sessions and tokens. */
export class Accounts {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async me({ key }: Person): Promise<PersonInfo | Refused> {
    const account = await this.#needs.store.people.account(key);
    return account ? personInfo(account) : refuse('no-session');
  }

  async describe(person: Person, caller: Caller): Promise<AccountInfo | Refused> {
    const { people } = this.#needs.store;
    const { key } = person;
    const account = await people.account(key);
    if (!account) return refuse('no-session');
    const [passkeys, tokens, seatTokens, notices] = await Promise.all([
      people.passkeys(key),
      people.tokens(key),
      people.seatTokens(key),
      this.#needs.notices.list(person, caller),
    ]);
    return {
      person: personInfo(account),
      password: account.password !== undefined,
      passkeys: passkeys.map(({ id, name, at, used }) => ({ id, name, at, ...optional('used', used) })),
      sessions: tokens.flatMap(({ kind, hash, id, name, at, used }) =>
        kind === 'session'
          ? [{ id, name, at, ...optional('used', used), current: hash === caller.hash }]
          : [],
      ),
      tokens: tokens.flatMap(({ kind, id, name, at, used, until }) =>
        kind === 'bot' ? [{ id, name, at, ...optional('used', used), ...optional('until', until) }] : [],
      ),
      seatTokens: seatTokens.map(({ id, match, seat, at }) => ({ id, match, seat, at })),
      notices,
    };
  }

  /** Re-authentication by password. */
  async proveByPassword(
    { key }: Person,
    { password }: Requests['proveByPassword'],
    caller: Caller,
  ): Promise<object> {
    const { store, proofs } = this.#needs;
    const account = await store.people.account(key);
    if (account?.password === undefined) return refuse('wrong-password');
    return (await this.#refusePassword(account, password)) ?? (await proofs.record(caller, 'password')) ?? {};
  }

  async askToProve({ key }: Person, headers: IncomingHttpHeaders): Promise<object> {
    const place = this.#place(headers);
    return isRefused(place) ? place : { options: await this.#needs.passkeys.askFor(place, key) };
  }

  async proveByPasskey(
    { key }: Person,
    given: Requests['proveByPasskey'],
    { caller, headers }: RequestContext,
  ): Promise<object> {
    const place = this.#place(headers);
    if (isRefused(place)) return place;
    const shown = await this.#needs.passkeys.accept(given, place, key);
    if (typeof shown !== 'number') return shown;
    return (await this.#needs.proofs.record(caller, 'passkey')) ?? {};
  }

  /** Refuses unless this session was re-authenticated recently. */
  async requireRecentProof({ key }: Person, caller: Caller): Promise<Refused | undefined> {
    const account = await this.#needs.store.people.account(key);
    return account ? this.#needs.proofs.requireRecent(account, caller) : refuse('no-session');
  }

  /** A guest becomes an account, or an account gets another password. All sessions and tokens are revoked. */
  async setPassword(
    { key }: Person,
    { login: wish, password: given, current }: Requests['password'],
    from: RequestContext,
  ): Promise<SignedIn | Refused> {
    const { store, clock, signIn, passwords, auth } = this.#needs;
    const account = await store.people.account(key);
    if (!account) return refuse('no-session');
    const login = wish ?? account.login;
    if (login === undefined) return refuse('login-needed');
    const read = readLogin(login);
    if (!read) return refuse('bad-login');
    const password = readPassword(given, read.folded);
    if (isRefused(password)) return password;
    const refused = await this.#requireProof(account, current, from.caller);
    if (refused) return refused;
    const stored = await passwords.hash(password.text);
    if (stored === undefined) return refuse('busy');
    const session = auth.makeSession(deviceName(from.headers['user-agent']));
    const done = await store.write({
      type: 'password',
      person: key,
      ...read,
      password: stored,
      at: clock(),
      ...this.#passwordNotice(account, session.stored),
    });
    if (done !== 'done') return refuse('login-taken');
    return signIn.enter(key, from, { session, by: 'password' });
  }

  async askToAddPasskey({ key }: Person, { caller, headers }: RequestContext): Promise<object> {
    const { store, proofs, passkeys } = this.#needs;
    const { people } = store;
    const place = this.#place(headers);
    if (isRefused(place)) return place;
    const account = await people.account(key);
    if (!account) return refuse('no-session');
    const refused = await proofs.requireRecent(account, caller);
    if (refused) return refused;
    const known = await people.passkeys(key);
    if (known.length >= MAX_PASSKEYS) return refuse('too-many');
    return { options: await passkeys.askToAdd(account, known, place) };
  }

  async addPasskey(
    { key }: Person,
    given: Requests['addPasskey'],
    from: RequestContext,
  ): Promise<SignedIn | Refused> {
    const { store, proofs, passkeys, notices, signIn, auth } = this.#needs;
    const { people } = store;
    const place = this.#place(from.headers);
    if (isRefused(place)) return place;
    const name = given.name === undefined ? deviceName(from.headers['user-agent']) : cleanName(given.name);
    if (name === undefined) return refuse('bad-name');
    const account = await people.account(key);
    if (!account) return refuse('no-session');
    const refused = await proofs.requireRecent(account, from.caller);
    if (refused) return refused;
    const passkey = await passkeys.add(key, given, place);
    if (isRefused(passkey)) return passkey;
    if ((await people.passkeys(key)).length >= MAX_PASSKEYS) return refuse('too-many');
    const session = auth.makeSession(deviceName(from.headers['user-agent']));
    const undo = { type: 'remove-passkey', id: passkey.id } as const;
    const isFirstKey = !isAccount(account);
    const done = await store.write({
      type: 'passkey',
      passkey: { ...passkey, name },
      isFirstKey,
      ...(isFirstKey
        ? {}
        : { notice: notices.make({ kind: 'passkey-added', subject: name, undo }, doerOf(session.stored)) }),
    });
    // A conflict: the passkey belongs to somebody else.
    return done === 'done' ? signIn.enter(key, from, { session, by: 'passkey' }) : refuse('bad-passkey');
  }

  async removePasskey(person: Person, id: string, caller: Caller): Promise<object> {
    const { store, notices } = this.#needs;
    const refused = await this.requireRecentProof(person, caller);
    if (refused) return refused;
    const known = (await store.people.passkeys(person.key)).find((each) => each.id === id);
    if (!known) return refuse('not-found');
    const { used: _, ...passkey } = known;
    const undo = { type: 'restore-passkey', passkey } as const;
    const what = { kind: 'passkey-removed', subject: known.name, undo } as const;
    const notice = notices.make(what, await notices.doer(person, caller));
    const done = await store.write({ type: 'remove-passkey', person: person.key, id, notice });
    if (done !== 'done') return refuse('last-key');
    notices.tell(person.key);
    return {};
  }

  /** Sets a new password by a one-time link of an owner, and signs in. All sessions and tokens are revoked. */
  async resetPassword(
    { token, password: given }: Requests['reset'],
    from: RequestContext,
  ): Promise<SignedIn | Refused> {
    const { store, clock, signIn, passwords, auth } = this.#needs;
    const hash = hashOf(token);
    const link = kindOf(token) === 'reset' ? await store.admin.link(hash) : undefined;
    const account = link?.person === undefined ? undefined : await store.people.account(link.person);
    if (!account || account.login === undefined) return refuse('no-link');
    if ((account.suspended ?? 0) > clock()) return refuse('suspended');
    const folded = foldLogin(account.login);
    const password = readPassword(given, folded);
    if (isRefused(password)) return password;
    const stored = await passwords.hash(password.text);
    if (stored === undefined) return refuse('busy');
    if ((await store.write({ type: 'take-link', hash, kind: 'reset', at: clock() })) !== 'done')
      return refuse('no-link');
    const session = auth.makeSession(deviceName(from.headers['user-agent']));
    const { key: person, login } = account;
    await store.write({
      type: 'password',
      person,
      login,
      folded,
      password: stored,
      at: clock(),
      ...this.#passwordNotice(account, session.stored),
    });
    return signIn.enter(person, from, { session, by: 'password' });
  }

  /** Makes the person an owner by a one-time link of the operator. */
  async becomeOwner({ key }: Person, token: string): Promise<Refused | undefined> {
    const { store, clock } = this.#needs;
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
    const { store, auth } = this.#needs;
    const sessions = (await store.people.tokens(key)).filter(({ kind }) => kind === 'session');
    const session = sessions.find((each) => each.id === id);
    if (!session) return refuse('not-found');
    await auth.revoke(key, [session.hash]);
    return { hash: session.hash };
  }

  /** Ends a token for one seat. */
  async revokeSeatToken({ key }: Person, id: string): Promise<object> {
    const { store, auth } = this.#needs;
    const token = (await store.people.seatTokens(key)).find((each) => each.id === id);
    if (!token) return refuse('no-token');
    await auth.revoke(key, [token.hash]);
    return {};
  }

  /** Whether the deletion is confirmed and re-authenticated. */
  async requireDeletionProof(
    { key }: Person,
    { confirm, password }: Requests['deleteMe'],
    caller: Caller,
  ): Promise<Refused | undefined> {
    const account = await this.#needs.store.people.account(key);
    if (!account) return refuse('no-session');
    const isName = cleanName(confirm) === account.name;
    const isLogin = account.login !== undefined && foldLogin(confirm) === foldLogin(account.login);
    if (!isName && !isLogin) return refuse('not-confirmed');
    return this.#requireProof(account, password, caller);
  }

  /**
   * Re-authentication for what cannot be undone: by the password in the request, or by a passkey shown recently in this session
   * (the password may be forgotten). An account without a password needs the passkey.
   */
  async #requireProof(
    account: StoredAccount,
    password: string | undefined,
    caller: Caller,
  ): Promise<Refused | undefined> {
    const { proofs } = this.#needs;
    if (account.password === undefined) return proofs.requireRecent(account, caller);
    if (password !== undefined) return this.#refusePassword(account, password);
    return (await proofs.requireRecent(account, caller, 'passkey')) ? refuse('wrong-password') : undefined;
  }

  async #refusePassword(account: StoredAccount, password: string): Promise<Refused | undefined> {
    const { limiter, passwords } = this.#needs;
    const guesser = `person ${account.key}`;
    if (!limiter.mayGuess(guesser)) return { ...refuse('too-fast'), seconds: limiter.waitToGuess(guesser) };
    const right = await passwords.verify(password.normalize('NFC'), account.password);
    if (right === undefined) return refuse('busy');
    return right ? undefined : refuse('wrong-password');
  }

  #passwordNotice(account: StoredAccount, session: NewToken) {
    if (!isAccount(account)) return {};
    const { login, password } = account;
    const kind: NoticeKind = password === undefined ? 'password-set' : 'password-changed';
    const before = login === undefined ? {} : { login, folded: foldLogin(login) };
    const undo = { type: 'restore-password', ...before, ...optional('password', password) } as const;
    return { notice: this.#needs.notices.make({ kind, subject: '', undo }, doerOf(session)) };
  }

  #place(headers: IncomingHttpHeaders): RelyingParty | Refused {
    return relyingPartyOf(headers, this.#needs.baseUrl) ?? refuse('no-passkeys');
  }
}

function doerOf({ id, name }: NewToken) {
  return { session: id, device: name };
}

function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: V });
}
