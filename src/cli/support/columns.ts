/** Rows as lines, columns aligned: the first to the left, the others, which are figures, to the right. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return cells.join('  ').trimEnd();
  });
}

/** A sentence after its lead ("12. "), broken between words to fit the width; later lines stand below the first word. */
export function hanging(lead: string, sentence: string, width: number): string[] {
  const lines: string[] = [];
  const indent = ' '.repeat(lead.length);
  let line = lead;
  let empty = true;
  for (const word of sentence.split(' ')) {
    if (!empty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}
