import * as v from 'valibot';
import type { Described } from '../describing.ts';
import { limits } from '../limits.ts';
import type { account, key, notice, person } from './people-answers.ts';

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
const assertion = v.object({
  ...publicKey,
  response: v.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});
const take = v.optional(
  v.pipe(
    v.boolean(),
    v.description(
      'Whether the matches of the guest who signs in come along; without it they stay behind. Tokens, sessions and push subscriptions of the guest end in any case.',
    ),
  ),
);

const lessonId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));
const starCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3));
/** Stars by game and lesson. */
const lessonStars = v.pipe(
  v.record(
    lessonId,
    v.pipe(
      v.record(lessonId, starCount),
      v.check((given) => Object.keys(given).length <= 60),
    ),
  ),
  v.check((given) => Object.keys(given).length <= 20),
);
const someGames = v.pipe(v.array(lessonId), v.maxLength(20));

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
  lessons: v.strictObject({ stars: v.optional(lessonStars, {}), forget: v.optional(someGames, []) }),
  signInByPassword: v.strictObject({ login, password, take }),
  signInByPasskey: v.strictObject({ response: assertion, take }),
  proveByPassword: v.strictObject({ password }),
  proveByPasskey: v.strictObject({ response: assertion }),
  deleteMe: v.strictObject({ confirm: v.union([name, login]), password: v.optional(password) }),
} as const;

export const noticeKinds = [
  'signed-in',
  'password-set',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'token-made',
] as const;

/** A person, as they see themselves. An account can be signed in to from other devices; a guest exists in one browser. */
export type PersonInfo = Described<typeof person>;
/** A credential. `id` names it and grants nothing. */
export type KeyInfo = Described<typeof key>;
/** Something that changed who can get into the account, done in another session. */
export type NoticeInfo = Described<typeof notice>;
export type AccountInfo = Described<typeof account>;
