import { type Language, languages } from '../../engine/words.ts';
import { type PlayerColour, playerColours } from '../art/players.ts';

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export const confirms = ['always', 'final', 'never'] as const;
export const themes = ['auto', 'day', 'night'] as const;
export type Speed = (typeof speeds)[number];
export type Confirm = (typeof confirms)[number];
export type Theme = (typeof themes)[number];

export interface Settings {
  /** Undefined until somebody chooses: then the browser's language holds. */
  language?: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  confirm: Confirm;
  keys: boolean;
  name: string;
  colour: PlayerColour;
}

const KEY = 'tidetable-settings';
const initial: Settings = {
  theme: 'auto',
  speed: 'normal',
  sound: false,
  confirm: 'final',
  keys: true,
  name: '',
  colour: 'red',
};

/** How somebody likes it at this device. */
export const settings: Settings = $state({ ...initial, ...stored() });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings hold until the page is closed.
  }
}

/** What was stored, without whatever does not fit: another version may have written it. */
function stored(): Partial<Settings> {
  try {
    return fitting(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return {};
  }
}

function fitting(given: Record<string, unknown>): Partial<Settings> {
  const isOne = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T);
  const { language, theme, speed, sound, confirm, keys, name, colour } = given;
  return {
    ...(isOne(languages, language) ? { language } : {}),
    ...(isOne(themes, theme) ? { theme } : {}),
    ...(isOne(speeds, speed) ? { speed } : {}),
    ...(typeof sound === 'boolean' ? { sound } : {}),
    ...(isOne(confirms, confirm) ? { confirm } : {}),
    ...(typeof keys === 'boolean' ? { keys } : {}),
    ...(typeof name === 'string' ? { name: name.slice(0, 24) } : {}),
    ...(isOne(playerColours, colour) ? { colour } : {}),
  };
}
