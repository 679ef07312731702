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

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>;

/** What a key means at the table; undefined where it means what it always means. */
export function keyAction(event: Pressed, texts: readonly string[]): KeyAction | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  if (target?.closest('input, select, textarea')) return undefined;
  const { key } = event;
  // A focused button has Enter and Space for itself.
  if (key === 'Enter' || key === ' ') {
    if (target?.closest('button, a, summary, [role="radio"]')) return undefined;
    return { do: key === 'Enter' ? 'confirm' : 'hurry' };
  }
  if (/^[1-9]$/.test(key)) {
    const text = texts[Number(key) - 1];
    return text === undefined ? undefined : { do: 'select', text };
  }
  return letters[key.length === 1 ? key.toLowerCase() : key];
}
