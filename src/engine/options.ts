import type { Options, OptionSpec, OptionValue } from './game.ts';

export type OptionSpecs = { readonly [key: string]: OptionSpec };

/** Something a person typed or sent that cannot be an option; the message is one clear sentence. */
export interface OptionProblem {
  readonly problem: string;
}

export function isProblem(x: Options | OptionProblem): x is OptionProblem {
  return typeof x.problem === 'string';
}

export function defaults(specs: OptionSpecs): Options {
  return Object.fromEntries(Object.entries(specs).map(([key, spec]) => [key, spec.default]));
}

/** The copy of each options object, and of each copy itself: simulations set up many matches with the same one. */
const copies = new WeakMap<Options, Options>();

/** The options as a table that states, clones and views may share: a copy, frozen with its lists. */
export function frozenOptions<O extends Options>(options: O): O {
  let copy = copies.get(options);
  if (!copy) {
    const entries = Object.entries(options).map(([key, value]) => [
      key,
      Array.isArray(value) ? Object.freeze([...value]) : value,
    ]);
    copy = Object.freeze(Object.fromEntries(entries) as Options);
    copies.set(options, copy);
    copies.set(copy, copy);
  }
  return copy as O;
}

/** Every expansion on (of a choice the last value), figures as printed. Variants stay at their defaults. */
export function everything(specs: OptionSpecs): Options {
  return Object.fromEntries(
    Object.entries(specs).map(([key, spec]) => [
      key,
      spec.group === 'expansion' ? fullest(spec) : spec.default,
    ]),
  );
}

function fullest(spec: OptionSpec): OptionValue {
  if (spec.kind === 'flag') return true;
  return spec.kind === 'choice' ? (spec.of.at(-1) ?? spec.default) : spec.default;
}

/** Options from outside (file, wire, storage): unknown keys and values out of bounds are refused, missing ones get defaults. */
export function readOptions(specs: OptionSpecs, given: unknown): Options | OptionProblem {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { problem: 'options must be an object' };
  const options: Record<string, OptionValue> = { ...defaults(specs) };
  for (const [key, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
    if (!spec) return { problem: `unknown option "${key.slice(0, 40)}"` };
    const problem = misfit(spec, value);
    if (problem) return { problem: `option "${key}" ${problem}` };
    options[key] = value as OptionValue;
  }
  return options;
}

/** Whether a figure of the game differs from its default. */
export function hasOwnFigures(specs: OptionSpecs, options: Options): boolean {
  return Object.entries(specs).some(
    ([key, { group, default: usual }]) =>
      group === 'figure' && JSON.stringify(options[key]) !== JSON.stringify(usual),
  );
}

/** Why the value does not fit the spec, or undefined. */
export function misfit(spec: OptionSpec, value: unknown): string | undefined {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'choice':
      return typeof value === 'string' && spec.of.includes(value)
        ? undefined
        : `must be one of ${spec.of.join(', ')}`;
    case 'integer':
      return isWithin(spec, value) ? undefined : `must be a whole number from ${spec.min} to ${spec.max}`;
    case 'integers': {
      const [least, most] = spec.length;
      const fits =
        Array.isArray(value) &&
        value.length >= least &&
        value.length <= most &&
        value.every((n) => isWithin(spec, n));
      const count = least === most ? `${least}` : `${least} to ${most}`;
      return fits ? undefined : `must be a list of ${count} whole numbers from ${spec.min} to ${spec.max}`;
    }
  }
}

function isWithin(limits: { readonly min: number; readonly max: number }, value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= limits.min && (value as number) <= limits.max;
}

/**
 * Options as typed on a command line: `coins,shark`, `length=25`, `values=1/2/3`, `-coins` to switch off, `every` for all
 * expansions. Later words win.
 */
export function parseOptions(specs: OptionSpecs, text: string): Options | OptionProblem {
  const given: Record<string, unknown> = {};
  for (const word of text
    .split(',')
    .map((w) => w.trim())
    .filter((w) => w !== '')) {
    if (word === 'every') {
      Object.assign(given, everything(specs));
      continue;
    }
    const [name, raw] = split(word);
    const off = raw === undefined && name.startsWith('-');
    const key = off ? name.slice(1) : name;
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
    if (!spec)
      return {
        problem: `unknown option "${key.slice(0, 40)}"; known are ${Object.keys(specs).join(', ')}`,
      };
    given[key] = raw === undefined ? !off : parseValue(spec, raw);
  }
  return readOptions(specs, given);
}

function split(word: string): [string, string | undefined] {
  const at = word.indexOf('=');
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

function parseValue(spec: OptionSpec, raw: string): unknown {
  switch (spec.kind) {
    case 'flag':
      return raw === 'true' || raw === 'on' ? true : raw === 'false' || raw === 'off' ? false : raw;
    case 'choice':
      return raw;
    case 'integer':
      return wholeNumber(raw);
    case 'integers':
      return raw.split('/').map(wholeNumber);
  }
}

function wholeNumber(raw: string): number {
  return /^-?\d{1,9}$/.test(raw) ? Number(raw) : Number.NaN;
}

/** All ways to combine the flags and choices that change the game, figures as printed. */
export function combinations(specs: OptionSpecs): Options[] {
  let all: Record<string, OptionValue>[] = [{ ...defaults(specs) }];
  for (const [key, spec] of Object.entries(specs)) {
    if (spec.kind !== 'flag' && spec.kind !== 'choice') continue;
    const values: readonly OptionValue[] = spec.kind === 'flag' ? [false, true] : spec.of;
    all = all.flatMap((options) => values.map((value) => ({ ...options, [key]: value })));
  }
  return all;
}

/** Each figure at its least and at its most, one at a time, with all expansions on. */
export function extremes(specs: OptionSpecs): Options[] {
  const base = everything(specs);
  return Object.entries(specs).flatMap(([key, spec]) => {
    if (spec.kind === 'integer') return [spec.min, spec.max].map((value) => ({ ...base, [key]: value }));
    if (spec.kind !== 'integers') return [];
    const [least, most] = spec.length;
    return [least, most].flatMap((length) =>
      [spec.min, spec.max].map((value) => ({
        ...base,
        [key]: Array.from({ length }, () => value),
      })),
    );
  });
}
