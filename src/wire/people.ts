import * as v from 'valibot';
import { limits } from './limits.ts';

/** Requests about people and their accounts, and what is answered. */
const name = v.pipe(v.string(), v.maxLength(4 * limits.name));
const login = v.pipe(v.string(), v.maxLength(4 * limits.login));
const password = v.pipe(v.string(), v.maxLength(4 * limits.password));
const handle = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.id));
/** Bytes from an authenticator, as text. */
const bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(limits.body));
const credential = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(limits.credential));

/** What browsers add beyond this (extensions, the key once more) is not needed and left out. */
const publicKey = {
  id: credential,
  rawId: credential,
  type: v.literal('public-key'),
  clientExtensionResults: v.optional(v.object({}), {}),
};
const transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10));

const secret = v.pipe(v.string(), v.maxLength(limits.token));

export const peopleRequests = {
  /** On a server that takes new people by invitation only: the link to a table, or a code. */
  guest: v.strictObject({ name, invite: v.optional(secret), code: v.optional(secret) }),
  rename: v.strictObject({ name }),
  password: v.strictObject({ login: v.optional(login), password, current: v.optional(password) }),
  addPasskey: v.strictObject({
    response: v.object({
      ...publicKey,
      response: v.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: v.optional(transports, []),
      }),
    }),
    name: v.optional(name),
  }),
  byHandle: v.strictObject({ id: handle }),
  signInByPassword: v.strictObject({ login, password }),
  signInByPasskey: v.strictObject({
    response: v.object({
      ...publicKey,
      response: v.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
      }),
    }),
  }),
  deleteMe: v.strictObject({ confirm: v.union([name, login]), password: v.optional(password) }),
} as const;

/** Somebody, as they are told themselves. An account can be signed in to from elsewhere; a guest lives in one browser. */
export interface PersonInfo {
  readonly id: string;
  readonly name: string;
  readonly login?: string;
  readonly account: boolean;
  /** Looks after the server. */
  readonly role?: 'owner' | 'moderator';
}

/** Something that lets somebody in. `id` is good for naming it, and for nothing else. */
export interface KeyInfo {
  readonly id: string;
  /** For a session the browser and the system, as far as they can be told; may be empty. */
  readonly name: string;
  readonly at: number;
  readonly used?: number;
}

export interface AccountInfo {
  readonly person: PersonInfo;
  /** Whether a password is set: changing it, and deleting the account, then asks for it. */
  readonly password: boolean;
  readonly passkeys: readonly KeyInfo[];
  readonly sessions: readonly (KeyInfo & { readonly current: boolean })[];
  readonly tokens: readonly KeyInfo[];
}
