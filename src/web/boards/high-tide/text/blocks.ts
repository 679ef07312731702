import type { HelpBlock, HelpSection } from '../../board.ts';

/** Short names for the blocks of the help. */
export const say = (text: string): HelpBlock => ({ type: 'text', text });
export const list = (...items: readonly string[]): HelpBlock => ({ type: 'list', items });
export const steps = (...items: readonly string[]): HelpBlock => ({ type: 'steps', items });
export const figure = (name: Figure, caption: string): HelpBlock => ({ type: 'figure', name, caption });
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): HelpBlock => ({
  type: 'table',
  head,
  rows,
});

export const figures = ['beach', 'track', 'waves', 'space', 'coins', 'shark', 'surfer', 'tiles'] as const;
export type Figure = (typeof figures)[number];

/** The sections of the help in their order; every language has them all. */
export const sections = [
  'goal',
  'setup',
  'turn',
  'reroll',
  'move',
  'round',
  'score',
  'coins',
  'shark',
  'surfer',
  'baywatch',
  'tiles',
  'figures',
  'credits',
] as const;
export type SectionId = (typeof sections)[number];

/** A section must be written for each of them: a missing one does not compile. */
export function helpOf(
  texts: {
    readonly [S in SectionId]: readonly [title: string, ...blocks: readonly HelpBlock[]];
  },
): HelpSection[] {
  return sections.map((id) => {
    const [title, ...blocks] = texts[id];
    return { id, title, blocks };
  });
}
