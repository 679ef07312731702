import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link in a message is for. */
export type Purpose = 'confirm' | 'stop';

const letters = { confirm: 'c', stop: 's' } as const;
const ID = 16;
const MAC = 22;

/**
 * A link that needs no row of its own: the contact's id with a keyed hash. Every message can carry the link that ends it, and
 * only who reads the messages has it.
 */
export function linkToken(key: Uint8Array, purpose: Purpose, id: string): string {
  const letter = letters[purpose];
  const mac = createHmac('sha256', key).update(`${letter}${id}`).digest('base64url').slice(0, MAC);
  return `${letter}${id}${mac}`;
}

/** What the token is for and whose, if this server has made it. */
export function readLink(
  key: Uint8Array,
  token: string,
): { readonly purpose: Purpose; readonly id: string } | undefined {
  if (!/^[cs][\w-]+$/.test(token) || token.length !== 1 + ID + MAC) return undefined;
  const purpose = token.startsWith('c') ? 'confirm' : 'stop';
  const id = token.slice(1, 1 + ID);
  const right = linkToken(key, purpose, id);
  return timingSafeEqual(Buffer.from(right), Buffer.from(token)) ? { purpose, id } : undefined;
}
