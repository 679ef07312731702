import type { AnyGame, Options, OptionSpec } from '../../engine/game.ts';
import { everything } from '../../engine/options.ts';
import type { Notes, Variation } from './notes.ts';

/** One way to play the game whose balance is measured. */
export interface Setting {
  /** What is different from the plain game, in words. */
  readonly name: string;
  readonly players: number;
  readonly options: Options;
  /** What it is compared with: the number of another setting, or null. */
  readonly like: number | null;
  /** The option that was changed; empty for a plain game. */
  readonly changed: string;
}

export interface Wanted {
  /** All the tables of the plain game. */
  readonly players: readonly number[];
  /** Whether options and figures are varied too, at the table for this many. */
  readonly sweep: number | undefined;
  readonly options: Options;
}

/** How much a number is changed: about a fifth, at least by 1. */
const PART = 0.2;

/** The plain game for every number of players; then each expansion and variant, and each figure a little more and less. */
export function settingsOf(game: AnyGame, notes: Notes | undefined, wanted: Wanted): Setting[] {
  const list: Setting[] = wanted.players.map((players) => ({
    name: `${players} players`,
    players,
    options: wanted.options,
    like: null,
    changed: '',
  }));
  const { sweep: players } = wanted;
  if (players === undefined) return list;
  const base = wanted.players.indexOf(players);
  const add = (setting: Omit<Setting, 'players'>): number => list.push({ ...setting, players }) - 1;

  for (const [key, spec] of Object.entries(game.options)) {
    if (spec.group === 'figure') continue;
    const context = { ...wanted.options, ...notes?.contexts[key] };
    const like = notes?.contexts[key] ? contextOf(notes.contexts[key]) : base;
    for (const { name, value } of otherValues(spec, wanted.options[key]))
      add({ name: `${key}: ${name}`, options: { ...context, [key]: value }, like, changed: key });
  }
  const all = { ...wanted.options, ...onlyExpansions(game) };
  if (JSON.stringify(all) !== JSON.stringify(wanted.options))
    add({ name: 'all expansions', options: all, like: base, changed: 'every' });

  for (const [key, spec] of Object.entries(game.options)) {
    if (spec.group !== 'figure') continue;
    const context = notes?.contexts[key];
    const options = { ...wanted.options, ...context };
    const like = context ? contextOf(context) : base;
    for (const { name, value } of notes?.variations[key] ?? nearby(spec))
      add({ name: `${key}: ${name}`, options: { ...options, [key]: value }, like, changed: key });
  }
  return list;

  /** The setting in which just this is different from the plain game. */
  function contextOf(context: Options): number {
    const options = { ...wanted.options, ...context };
    const found = list.findIndex(
      (setting) => setting.players === players && JSON.stringify(setting.options) === JSON.stringify(options),
    );
    if (found >= 0) return found;
    return add({ name: worded(context), options, like: base, changed: Object.keys(context).join() });
  }
}

function onlyExpansions(game: AnyGame): Options {
  const every = everything(game.options);
  return Object.fromEntries(
    Object.entries(every).filter(([key]) => game.options[key]?.group === 'expansion'),
  );
}

function otherValues(spec: OptionSpec, present: unknown): Variation[] {
  if (spec.kind === 'flag') return [{ name: present === true ? 'off' : 'on', value: present !== true }];
  if (spec.kind === 'choice')
    return spec.of.filter((value) => value !== present).map((value) => ({ name: value, value }));
  return [];
}

function nearby(spec: OptionSpec): Variation[] {
  if (spec.kind === 'integer') {
    const step = Math.max(1, Math.round(spec.default * PART));
    return [spec.default - step, spec.default + step]
      .filter((value) => value >= spec.min && value <= spec.max)
      .map((value) => ({ name: String(value), value }));
  }
  if (spec.kind !== 'integers' || spec.default.length === 0) return [];
  return [-1, 1].map((step) => ({
    name: step < 0 ? 'each 1 less' : 'each 1 more',
    value: spec.default.map((n) => Math.min(spec.max, Math.max(spec.min, n + step))),
  }));
}

function worded(options: Options): string {
  return Object.entries(options)
    .map(([key, value]) => (value === true ? `${key}: on` : `${key}: ${[value].flat().join('/')}`))
    .join(', ');
}
