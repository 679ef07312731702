import { isCommon, isSimple } from './credentials/common-passwords.ts';
import { limits } from '../../wire/limits.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';

const LOGIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u;
const SHORTEST_LOGIN = 3;
const SHORTEST_PASSWORD = 10;

/** A login as it was chosen, and folded for comparison: case and Unicode composition do not matter. */
export interface Login {
  readonly login: string;
  readonly folded: string;
}

export function readLogin(given: string): Login | undefined {
  const login = given.normalize('NFC').trim();
  const folded = foldLogin(login);
  const fits = [login, folded].every(({ length }) => length >= SHORTEST_LOGIN && length <= limits.login);
  return fits && LOGIN.test(login) ? { login, folded } : undefined;
}

export function foldLogin(given: string): string {
  return given.normalize('NFKC').trim().toLowerCase();
}

/** Any characters are allowed; length is what makes a password strong. Normalised, because keyboards compose letters differently. */
export function readPassword(given: string, folded: string): { readonly text: string } | Refused {
  const text = given.normalize('NFC');
  const { length } = [...text];
  if (length < SHORTEST_PASSWORD || length > limits.password) return refuse('bad-password');
  if (foldLogin(text) === folded) return refuse('bad-password');
  return isCommon(text) || isSimple(text) ? refuse('common-password') : { text };
}
