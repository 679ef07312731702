import { type Language, languages } from '../../engine/words.ts';
import { type PlayerColour, playerColours } from '../art/players.ts';
import { readJson, writeJson } from './device-storage.ts';

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export const confirms = ['first', 'final', 'always', 'never'] as const;
export const themes = ['auto', 'day', 'night'] as const;
export type Speed = (typeof speeds)[number];
export type Confirm = (typeof confirms)[number];
export type Theme = (typeof themes)[number];

export interface Settings {
  /** Undefined until chosen: the browser's language applies. */
  language?: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: Confirm;
  /** How often choices that cannot be undone were confirmed, by game. */
  confirmed: { readonly [game: string]: number };
  /** Also ask where there is only one legal answer. */
  askAll: boolean;
  keys: boolean;
  /** Ask once before a choice that gives much away, and show everybody's chances; both only where help is allowed. */
  thoughts: boolean;
  chances: boolean;
  name: string;
  /** Whether the person has been asked for a name. */
  nameAsked: boolean;
  colour: PlayerColour;
}

const KEY = 'tidetable-settings';
const initial: Settings = {
  theme: 'auto',
  speed: 'normal',
  sound: false,
  confirm: 'first',
  confirmed: {},
  askAll: false,
  keys: true,
  thoughts: false,
  chances: false,
  name: '',
  nameAsked: false,
  colour: 'red',
};

/** The settings of this device. */
export const settings: Settings = $state({ ...initial, ...stored() });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  writeJson(KEY, settings);
}

/** Reads stored settings and drops invalid parts: another version may have written them. */
function stored(): Partial<Settings> {
  return fitting((readJson(KEY) ?? {}) as Record<string, unknown>);
}

function fitting(given: Record<string, unknown>): Partial<Settings> {
  const isOne = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);
  const { language, theme, speed, sound, confirm, confirmed, askAll, keys, thoughts, chances } = given;
  const { name, nameAsked, colour } = given;
  return {
    ...(isOne(languages, language) ? { language } : {}),
    ...(isOne(themes, theme) ? { theme } : {}),
    ...(isOne(speeds, speed) ? { speed } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(isOne(confirms, confirm) ? { confirm } : {}),
    ...(isCounts(confirmed) ? { confirmed } : {}),
    ...(typeof askAll === 'boolean' ? { askAll } : {}),
    ...(typeof keys === 'boolean' ? { keys } : {}),
    ...(typeof thoughts === 'boolean' ? { thoughts } : {}),
    ...(typeof chances === 'boolean' ? { chances } : {}),
    ...(typeof name === 'string' ? { name: name.slice(0, 24) } : {}),
    ...(typeof nameAsked === 'boolean' ? { nameAsked } : {}),
    ...(isOne(playerColours, colour) ? { colour } : {}),
  };
}

function isCounts(given: unknown): given is { readonly [key: string]: number } {
  return (
    typeof given === 'object' &&
    given !== null &&
    Object.values(given).every((each) => typeof each === 'number')
  );
}
