import type { DialogName } from './dialogs.ts';

export type KeyAction =
  | { readonly do: 'select'; readonly text: string }
  | { readonly do: 'clear' | 'confirm' | 'undo' | 'hurry' }
  | { readonly do: 'open'; readonly dialog: DialogName };

const letters: { readonly [key: string]: KeyAction } = {
  u: { do: 'undo' },
  l: { do: 'open', dialog: 'log' },
  r: { do: 'open', dialog: 'help' },
  '?': { do: 'open', dialog: 'help' },
  b: { do: 'open', dialog: 'words' },
  Escape: { do: 'clear' },
};

export interface Pressed extends Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'> {
  /** Is the focus on something like this, or within it? */
  within(selector: string): boolean;
}

/** What a key means at the table; undefined where it means what it always means. */
export function keyAction(pressed: Pressed, texts: readonly string[]): KeyAction | undefined {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return undefined;
  if (pressed.within('input, select, textarea')) return undefined;
  if (key === 'Enter' || key === ' ') {
    // A focused button has both keys for itself.
    if (pressed.within('button, a, summary')) return undefined;
    return { do: key === 'Enter' ? 'confirm' : 'hurry' };
  }
  if (/^[1-9]$/.test(key)) {
    const text = texts[Number(key) - 1];
    return text === undefined ? undefined : { do: 'select', text };
  }
  return letters[key.length === 1 ? key.toLowerCase() : key];
}
