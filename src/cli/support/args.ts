import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { type Language, languages } from '../../engine/words.ts';
import type { Io } from './io.ts';
import { printable, UsageError } from './usage.ts';

export interface Args {
  readonly words: readonly string[];
  readonly text: (name: string) => string | undefined;
  readonly flag: (name: string) => boolean;
  readonly number: (name: string, limits: Limits) => number | undefined;
}

export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** `texts` are the options with a value, `flags` those without; --help is always there. */
export function parse(
  argv: readonly string[],
  { texts, flags }: { readonly texts: readonly string[]; readonly flags: readonly string[] },
): Args {
  const options: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' } };
  for (const name of texts) options[name] = { type: 'string' };
  for (const name of flags) options[name] = { type: 'boolean' };
  const { values, positionals } = refusing(() =>
    parseArgs({ args: joined(argv, texts), options, allowPositionals: true }),
  );
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    words: positionals.map((word) => (word.startsWith(WORD) ? word.slice(1) : word)),
    text,
    flag: (name) => values[name] === true,
    number: (name, limits) => wholeNumber(name, text(name), limits),
  };
}

export function atMost(args: Args, count: number): void {
  const extra = args.words[count];
  if (extra !== undefined) throw new UsageError(`unexpected "${printable(extra)}"`);
}

function wholeNumber(name: string, raw: string | undefined, { min, max }: Limits): number | undefined {
  if (raw === undefined) return undefined;
  const value = /^-?\d{1,16}$/.test(raw) ? Number(raw) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${printable(raw, 40)}"`);
}

/** The language asked for, else that of the environment, else English. */
export function languageOf(args: Args, env: Io['env']): Language {
  const asked = args.text('lang');
  if (asked === undefined)
    return (
      languages.find((language) => (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').startsWith(language)) ??
      'en'
    );
  const known = languages.find((language) => language === asked);
  if (known === undefined)
    throw new UsageError(`--lang must be one of ${languages.join(', ')}, not "${printable(asked, 40)}"`);
  return known;
}

/** Put before a word that begins with a hyphen, which parseArgs would take for options of one letter. */
const WORD = '\0';
/** Ids of people, tables and reports may begin with a hyphen. */
const ID = /^-\w[\w-]{8,}$/;

/**
 * `--options -coins` means the value "-coins"; parseArgs wants an equals sign before such a value. An id that begins with a
 * hyphen is a word.
 */
function joined(argv: readonly string[], texts: readonly string[]): string[] {
  const out: string[] = [];
  for (const arg of argv) {
    const before = out.at(-1) ?? '';
    const isValue = /^-[^-]/.test(arg) && before.startsWith('--') && texts.includes(before.slice(2));
    if (isValue) out[out.length - 1] = `${before}=${arg}`;
    else out.push(ID.test(arg) ? WORD + arg : arg);
  }
  return out;
}

function refusing<T>(parsing: () => T): T {
  try {
    return parsing();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [first = ''] = error.message.split(/[.\n]/);
    throw new UsageError(printable(`${first.charAt(0).toLowerCase()}${first.slice(1)}`));
  }
}
