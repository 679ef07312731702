import type { HelpBlock, HelpSection } from '../../boards/board.ts';

/** The sections that contain every word searched for, matches in the title first. */
export function found(sections: readonly HelpSection[], wanted: string): readonly HelpSection[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sections;
  const hits = sections.filter((section) => {
    const text = plain([section.title, ...section.blocks.flatMap(textsOf)].join(' '));
    return words.every((word) => text.includes(word));
  });
  const inTitle = ({ title }: HelpSection) => words.every((word) => plain(title).includes(word));
  return [...hits.filter(inTitle), ...hits.filter((section) => !inTitle(section))];
}

function textsOf(block: HelpBlock): readonly string[] {
  switch (block.type) {
    case 'text':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'figure':
      return [block.caption];
  }
}

/** Removes accents and case: "ebbe" finds "Ebbe", "a" finds "à". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
