import { createHash, createHmac } from 'node:crypto';

/** The kind of a token is its prefix, so that a leaked one can be recognised and revoked. */
const prefixes = {
  session: 'tts_',
  invite: 'tti_',
  seat: 'ttp_',
  device: 'ttd_',
  bot: 'ttb_',
  reset: 'ttr_',
  owner: 'tto_',
  code: 'ttc_',
  operator: 'tta_',
} as const;
export type TokenKind = keyof typeof prefixes;

const TOKEN_BYTES = 24;
/** 96 bits: the address of a match cannot be guessed. */
const ID_BYTES = 12;

export type RandomBytes = (count: number) => Uint8Array;

export function makeToken(kind: TokenKind, random: RandomBytes): string {
  return prefixes[kind] + base64url(random(TOKEN_BYTES));
}

/** Never with a hyphen first, so that a command line cannot take it for an option; ids of earlier versions may have one. */
export function makeId(random: RandomBytes): string {
  return base64url(random(ID_BYTES)).replace(/^-/, 'A');
}

/** Ids for frequent things, such as requests: a keyed hash of a counter, so that they do not reveal how many there were. */
export function idSequence(random: RandomBytes): () => string {
  const key = random(TOKEN_BYTES);
  let count = 0;
  return () => base64url(createHmac('sha256', key).update(`${count++}`).digest().subarray(0, ID_BYTES));
}

/** Whether a text has the form of an id. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** What is stored of a token. Tokens are random, so an unsalted hash is enough. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The kind of a well-formed token. */
export function kindOf(token: string): TokenKind | undefined {
  if (!/^tt[a-z]_[\w-]{32}$/.test(token)) return undefined;
  const kinds = Object.keys(prefixes) as TokenKind[];
  return kinds.find((kind) => token.startsWith(prefixes[kind]));
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
