import { o } from '../../text/online.svelte.ts';

const PREFIX = '/phrase:';
export type Phrase = keyof ReturnType<typeof o>['phrases'];

/** A phrase is sent as a code, so that everybody reads it in their own language. */
export function phraseCode(phrase: Phrase): string {
  return `${PREFIX}${phrase}`;
}

/** A chat message for display: phrases translated, other text unchanged. */
export function spoken(text: string): string {
  const phrases: { readonly [phrase: string]: string } = o().phrases;
  const phrase = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : '';
  return Object.hasOwn(phrases, phrase) ? (phrases[phrase] as string) : text;
}
