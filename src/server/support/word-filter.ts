/**
 * The host's list of words that names and chat may not contain. Case, accents, letters that look alike (Cyrillic, digits as in
 * "b4d"), stretched letters ("baaad") and spelling out ("b a d", "b.a.d") do not help. An entry is a whole word or a few of them;
 * a star at either end matches what continues it: `bad*` matches "badly", `*bad*` "unbadly" as well.
 */
export class WordFilter {
  readonly #list: () => string;
  #read = '';
  #patterns: readonly RegExp[] = [];

  /** `list` is read at each use: the words, separated by commas or lines. */
  constructor(list: () => string) {
    this.#list = list;
  }

  /** Whether a text contains one of the words. */
  matches(text: string): boolean {
    const list = this.#list();
    if (list !== this.#read) {
      this.#patterns = wordsIn(list).flatMap((word) => patternOf(word) ?? []);
      this.#read = list;
    }
    if (this.#patterns.length === 0) return false;
    // Once as it is, once with CamelCase taken apart.
    const texts = [text, text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')].map(folded);
    return this.#patterns.some((pattern) => texts.some((each) => pattern.test(each)));
  }
}

const LONGEST_WORD = 40;
const MOST_WORDS = 500;
const SHORTEST_WORD = 2;

function wordsIn(list: string): string[] {
  return list
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '' && word.length <= LONGEST_WORD)
    .slice(0, MOST_WORDS);
}

/** Letters that look like Latin ones, and letters that are no letter with an accent. */
const LOOKALIKES: { readonly [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  γ: 'y',
};

/** Lower case, without accents, look-alikes as Latin letters; whatever is no letter, digit or sign of LEET is a space. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}@€!|$+]+/gu, ' ');
}

/** What else may stand for a letter. */
const LEET: { readonly [letter: string]: string } = {
  a: '4@',
  b: '8',
  e: '3€',
  g: '9',
  i: '1!|',
  l: '1|',
  o: '0',
  s: '5$',
  t: '7+',
  z: '2',
};
/** Between letters that are spelled out. */
const GAP = '[ @€!|$+]{1,3}';
/** Whatever is neither a gap nor a digit is a letter. */
const LETTER = '[^ @€!|$+0-9]';

function patternOf(word: string): RegExp | undefined {
  const core = folded(word.replace(/^\*|\*$/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const letters = [...core.replaceAll(' ', '')];
  if (letters.length < SHORTEST_WORD) return undefined;
  const plain = core
    .split(' ')
    .map((part) => runs([...part]))
    .join(GAP);
  const spelled = letters.map(oneOf).join(GAP);
  const before = word.startsWith('*') ? '' : `(?<!${LETTER})`;
  const after = word.endsWith('*') ? '' : `(?!${LETTER})`;
  return new RegExp(`${before}(?:${plain}|${spelled})${after}`, 'u');
}

/** A part of a word: each run of a letter as long as it is, or stretched to at least three. */
function runs(letters: readonly string[]): string {
  let pattern = '';
  for (let at = 0; at < letters.length; ) {
    const letter = letters[at] as string;
    let length = 1;
    while (letters[at + length] === letter) length++;
    pattern += `(?:${oneOf(letter)}{${length}}|${oneOf(letter)}{3,40})`;
    at += length;
  }
  return pattern;
}

function oneOf(letter: string): string {
  const others = LEET[letter] ?? '';
  return `[${`${letter}${others}`.replace(/[|$+\]\\^-]/g, '\\$&')}]`;
}
