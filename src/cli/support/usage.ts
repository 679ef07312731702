/**
 * Wrong usage or unreadable input: one clear line on standard error, exit status 2. Thrown from any depth of a command
 * and caught in `main` alone, so that nothing has been printed by then.
 */
export class UsageError extends Error {}

/** Exit statuses of the command. */
export const GOOD = 0;
export const FOUND_WRONG = 1;

// Control characters and marks that change the direction of writing: a file from a stranger must not move the cursor,
// and a refusal must stay one line.
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Text from outside as it may be printed. */
export function printable(text: string, most = 200): string {
  const clean = text.replace(UNPRINTABLE, '?');
  return clean.length > most ? `${clean.slice(0, most)}...` : clean;
}
