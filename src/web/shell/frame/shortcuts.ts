import type { DialogName } from '../dialogs/names.ts';

export type KeyAction =
  | { readonly do: 'select'; readonly text: string }
  | { readonly do: 'clear' | 'confirm' | 'undo' | 'hurry' | 'hint' }
  | { readonly do: 'open'; readonly dialog: DialogName };

const letters: { readonly [key: string]: KeyAction } = {
  u: { do: 'undo' },
  h: { do: 'hint' },
  l: { do: 'open', dialog: 'log' },
  r: { do: 'open', dialog: 'help' },
  '?': { do: 'open', dialog: 'help' },
  b: { do: 'open', dialog: 'words' },
  w: { do: 'open', dialog: 'why-not' },
  Escape: { do: 'clear' },
};

export interface Pressed extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'> {
  /** Whether the focused element matches this selector or is inside one that does. */
  within(selector: string): boolean;
}

/** The shortcut of a key at the table; undefined if the browser should handle it. */
export function keyAction(pressed: Pressed, texts: readonly string[]): KeyAction | undefined {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  if (pressed.within('input, select, textarea')) return undefined;
  if (key === 'Enter' || key === ' ') {
    // A focused button handles both keys itself.
    if (pressed.within('button, a, summary')) return undefined;
    return { do: key === 'Enter' ? 'confirm' : 'hurry' };
  }
  if (/^[1-9]$/.test(key)) {
    const text = texts[Number(key) - 1];
    return text === undefined ? undefined : { do: 'select', text };
  }
  return letters[key.length === 1 ? key.toLowerCase() : key];
}
