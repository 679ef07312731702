import type { HighTideText } from '../text/labels.ts';

/** What a Baywatch tile does, in a line: its row of the table in the help. */
export function tileHint({ help, labels }: HighTideText, tile: number): string {
  const tables = help.flatMap(({ id, blocks }) =>
    id === 'tiles' ? blocks.flatMap((block) => (block.type === 'table' ? [block.rows] : [])) : [],
  );
  const does = tables[0]?.[tile]?.[1];
  const name = labels.tiles[tile] ?? '';
  return does === undefined ? name : labels.named(name, does);
}
