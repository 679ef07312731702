import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AccountInfo, PersonInfo } from '../../../wire/subjects/people.ts';
import { API } from '../../../wire/server.ts';
import { callerOf, type Declined, isDeclined, withoutReads } from '../client.ts';
import { renewSubscription } from './push.svelte.ts';
import { setPerson, countNotices } from '../server.svelte.ts';

const call = callerOf();

type Answer<T> = Promise<T | Declined>;
/** The person cancelled the browser's passkey dialog: nothing happened. */
interface Cancelled {
  readonly refused: 'called-off';
}

export const exportAddress = `${API}/account/export`;

/** Passkeys (WebAuthn) need a secure context: https or localhost. */
export function canUsePasskeys(): boolean {
  return isSecureContext && browserSupportsWebAuthn();
}

export const account = (): Answer<AccountInfo> => call('/account');

export async function setPassword(wish: {
  readonly login?: string;
  readonly password: string;
  readonly current?: string;
}): Answer<{ readonly person: PersonInfo }> {
  return entered(await call('/account/password', wish));
}

/** `take`: also moves the matches of this browser's guest into the account. */
export async function signInByPassword(
  login: string,
  password: string,
  take: boolean,
): Answer<{ readonly person: PersonInfo }> {
  return entered(await call('/sign-in/password', { login, password, take }));
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

export async function addPasskey(): Promise<{ readonly person: PersonInfo } | Declined | Cancelled> {
  const asked = await call<{ readonly options: CreationOptions }>('/account/passkey/options', {});
  if (isDeclined(asked)) return asked;
  const response = await unlessCancelled(startRegistration({ optionsJSON: asked.options }));
  return response ? entered(await call('/account/passkey', { response })) : { refused: 'called-off' };
}

export async function signInByPasskey(
  take: boolean,
): Promise<{ readonly person: PersonInfo } | Declined | Cancelled> {
  const response = await showPasskey('/sign-in/passkey/options');
  return isDeclined(response) ? response : entered(await call('/sign-in/passkey', { response, take }));
}

/** Re-authenticates; valid for ten minutes. */
export const proveByPassword = (password: string): Answer<object> =>
  call('/account/prove/password', { password });

export async function proveByPasskey(): Promise<object | Declined | Cancelled> {
  const response = await showPasskey('/account/prove/passkey/options');
  return isDeclined(response) ? response : call('/account/prove/passkey', { response });
}

/** Runs a WebAuthn authentication ceremony with a challenge of the server. */
async function showPasskey(path: string) {
  const asked = await call<{ readonly options: RequestOptions }>(path, {});
  if (isDeclined(asked)) return asked;
  const response = await unlessCancelled(startAuthentication({ optionsJSON: asked.options }));
  return response ?? ({ refused: 'called-off' } as Cancelled & Declined);
}

export async function dismissNotices(): Answer<object> {
  const answer = await call('/account/notices/dismiss', {});
  await countNotices();
  return answer;
}

export async function takeBack(id: string): Answer<object> {
  const answer = await call('/account/notices/take-back', { id });
  await countNotices();
  return answer;
}

export const removePasskey = (id: string): Answer<object> => call('/account/passkey/remove', { id });
export const revokeSession = (id: string): Answer<object> => call('/sessions/revoke', { id });
export const makeToken = (name: string, days: number): Answer<{ readonly token: string }> =>
  call('/tokens', { name, days });
export const revokeSeatToken = (id: string): Answer<object> => call('/seat-tokens/revoke', { id });
export const revokeToken = (id: string): Answer<object> => call('/tokens/revoke', { id });

export async function signOut(): Answer<object> {
  return withoutReads(async () => left(await call('/sign-out', {})));
}

export async function deleteMe(confirm: string, password?: string): Answer<object> {
  return left(await call('/account/delete', { confirm, ...(password ? { password } : {}) }));
}

function entered(
  answer: { readonly person: PersonInfo } | Declined,
): { readonly person: PersonInfo } | Declined {
  if (!isDeclined(answer)) {
    setPerson(answer.person);
    // Signing in ended the push subscription of the old session.
    void renewSubscription();
  }
  return answer;
}

function left(answer: object | Declined): object | Declined {
  if (!isDeclined(answer)) setPerson(undefined);
  return answer;
}

async function unlessCancelled<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony;
  } catch {
    // Cancelled, timed out, or no such key: the browser has already told the person.
    return undefined;
  }
}
