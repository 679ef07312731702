import type { ProfileMatch } from '../../wire/ratings.ts';

/** Rated matches as a text of this kind. */
export function exportedMatches(
  matches: readonly ProfileMatch[],
  format: 'json' | 'csv',
): { readonly type: string; readonly text: string } {
  if (format === 'json') {
    const everything = { format: 'tidetable-ratings', version: 1, matches: matches.map(readable) };
    return { type: 'application/json; charset=utf-8', text: `${JSON.stringify(everything, null, 2)}\n` };
  }
  const heads = ['match', 'game', 'ended', 'share', 'left', 'rating', 'within', 'change', 'others'];
  const rows = matches.map(({ id, game, at, share, left, number, within, change, others }) => [
    id,
    game,
    new Date(at).toISOString(),
    String(share),
    left ? 'yes' : 'no',
    String(number),
    String(within),
    String(change),
    others.map(({ name, share: part }) => `${name} ${part}`).join('; '),
  ]);
  return {
    type: 'text/csv; charset=utf-8',
    text: `${[heads, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`,
  };
}

function readable({ at, ...match }: ProfileMatch): object {
  return { ...match, ended: new Date(at).toISOString() };
}

/** RFC 4180. A name that begins like a formula is text to a spreadsheet, too. */
function cell(value: string): string {
  const isFormula = /^[=+@\t\r]/.test(value) || (value.startsWith('-') && Number.isNaN(Number(value)));
  const safe = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
