import { limits } from '../../wire/limits.ts';

/**
 * Control characters, line ends, marks that change the direction of writing, tags and private use: nothing of these can
 * be seen, all of them have been used to make one text look like another. U+200C and U+200D stay: Persian and many
 * emoji need them.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u200b\u2060-\u206f\ufeff\ufff0-\uffff\u{e0000}-\u{e0fff}]/gu;

/** Text from a person as others may see it: one line, no unseen characters, single blanks. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/** A name, or undefined if nothing is left of it or it is too long. */
export function cleanName(name: string): string | undefined {
  const clean = cleanText(name);
  return clean.length >= 1 && clean.length <= limits.name ? clean : undefined;
}

export function cleanChat(text: string): string | undefined {
  const clean = cleanText(text);
  return clean.length >= 1 && clean.length <= limits.chat ? clean : undefined;
}
