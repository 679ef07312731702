import { limits } from '../../wire/limits.ts';

/**
 * Characters that are not drawn: control characters, line separators, bidirectional controls, tags, private use, Hangul
 * fillers, the blank Braille pattern, grapheme joiners. They are used to make one text look like another.
 */
const UNSEEN = new RegExp(
  '[\\p{Cc}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\u00ad\\u115f\\u1160\\u180e\\u200b\\u2060-\\u206f\\u2800\\u3164\\uffa0\\ufeff\\ufff0-\\uffff\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]|\\u034f|\\u17b4|\\u17b5|[\\u180b-\\u180d]|\\u180f|[\\ufe00-\\ufe0e]',
  'gu',
);

/** Scripts in which the joiners U+200C and U+200D change how letters are drawn. */
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Tibetan}\\p{M}]';
const PICTURE = '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]';
/** A joiner that has no effect: not between letters of those scripts, nor (U+200D) between the parts of an emoji. */
const LOOSE_JOINER = new RegExp(
  `(?<!${JOINING})\\u200c|\\u200c(?!${JOINING})|(?<!${JOINING}|${PICTURE})\\u200d|\\u200d(?!${JOINING}|\\p{Extended_Pictographic})`,
  'gu',
);
/** A variation selector (U+FE0F) that follows no character it could turn into an emoji. */
const LOOSE_SELECTOR = /(?<![\p{Extended_Pictographic}\p{Emoji}])\ufe0f/gu;
/** At least one character that is drawn. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A person's text as others may see it: one line, no invisible characters, single spaces. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, ' ')
    .replace(LOOSE_JOINER, '')
    .replace(LOOSE_SELECTOR, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name, or undefined if nothing of it is visible or it is too long. */
export function cleanName(name: string): string | undefined {
  return within(cleanText(name), limits.name);
}

export function cleanChat(text: string): string | undefined {
  return within(cleanText(text), limits.chat);
}

function within(text: string, most: number): string | undefined {
  return text.length <= most && SEEN.test(text) ? text : undefined;
}
