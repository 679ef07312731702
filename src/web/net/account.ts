import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AccountInfo, PersonInfo } from '../../wire/people.ts';
import { API } from '../../wire/server.ts';
import { callerOf, type Declined, isDeclined } from './client.ts';
import { renewSubscription } from './push.svelte.ts';
import { becomes, countNotices } from './server.svelte.ts';

const call = callerOf();

type Answer<T> = Promise<T | Declined>;
/** Somebody called the browser's own dialog off: nothing happened. */
interface CalledOff {
  readonly refused: 'called-off';
}

export const exportAddress = `${API}/account/export`;

/** Passkeys need https or this very machine; elsewhere a password does it. */
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

/** `take`: the matches of this browser's guest come along. */
export async function signInByPassword(
  login: string,
  password: string,
  take: boolean,
): Answer<{ readonly person: PersonInfo }> {
  return entered(await call('/sign-in/password', { login, password, take }));
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

export async function addPasskey(): Promise<{ readonly person: PersonInfo } | Declined | CalledOff> {
  const asked = await call<{ readonly options: CreationOptions }>('/account/passkey/options', {});
  if (isDeclined(asked)) return asked;
  const response = await unlessCalledOff(startRegistration({ optionsJSON: asked.options }));
  return response ? entered(await call('/account/passkey', { response })) : { refused: 'called-off' };
}

export async function signInByPasskey(
  take: boolean,
): Promise<{ readonly person: PersonInfo } | Declined | CalledOff> {
  const response = await showPasskey('/sign-in/passkey/options');
  return isDeclined(response) ? response : entered(await call('/sign-in/passkey', { response, take }));
}

/** Shows once more that it is the owner: counts for ten minutes. */
export const proveByPassword = (password: string): Answer<object> =>
  call('/account/prove/password', { password });

export async function proveByPasskey(): Promise<object | Declined | CalledOff> {
  const response = await showPasskey('/account/prove/passkey/options');
  return isDeclined(response) ? response : call('/account/prove/passkey', { response });
}

/** What an authenticator answers to a question of the server. */
async function showPasskey(path: string) {
  const asked = await call<{ readonly options: RequestOptions }>(path, {});
  if (isDeclined(asked)) return asked;
  const response = await unlessCalledOff(startAuthentication({ optionsJSON: asked.options }));
  return response ?? ({ refused: 'called-off' } as CalledOff & Declined);
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
  return left(await call('/sign-out', {}));
}

export async function deleteMe(confirm: string, password?: string): Answer<object> {
  return left(await call('/account/delete', { confirm, ...(password ? { password } : {}) }));
}

function entered(
  answer: { readonly person: PersonInfo } | Declined,
): { readonly person: PersonInfo } | Declined {
  if (!isDeclined(answer)) {
    becomes(answer.person);
    // All subscriptions of before have ended with their sessions.
    void renewSubscription();
  }
  return answer;
}

function left(answer: object | Declined): object | Declined {
  if (!isDeclined(answer)) becomes(undefined);
  return answer;
}

async function unlessCalledOff<T>(ceremony: Promise<T>): Promise<T | undefined> {
  try {
    return await ceremony;
  } catch {
    // Closed by the person, timed out, or no such key here: the browser has said so itself.
    return undefined;
  }
}
