import { o } from '../text/online.svelte.ts';

const PREFIX = '/phrase:';
export type Phrase = keyof ReturnType<typeof o>['phrases'];

/** What goes over the wire: everybody reads it in their own language. */
export function codeOf(phrase: Phrase): string {
  return `${PREFIX}${phrase}`;
}

/** A line of chat as this reader understands it; what is no phrase is said as it was written. */
export function spoken(text: string): string {
  const phrases: { readonly [phrase: string]: string } = o().phrases;
  const phrase = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : '';
  return Object.hasOwn(phrases, phrase) ? (phrases[phrase] as string) : text;
}
