import type { ProfileInsight, ProfileMatch } from '../../wire/subjects/ratings.ts';

/** Everything that somebody's page tells. */
export interface Exported {
  readonly matches: readonly ProfileMatch[];
  readonly insight: ProfileInsight;
}

/** Rated matches as a text of this kind, with what their reviews found; as JSON with the rest of the page. */
export function exportedMatches(
  { matches, insight }: Exported,
  format: 'json' | 'csv',
): { readonly type: string; readonly text: string } {
  const { luck, ...rest } = insight;
  const reviews = new Map(luck.map((each) => [each.id, each]));
  if (format === 'json') {
    const everything = {
      format: 'tidetable-ratings',
      version: 1,
      ...rest,
      matches: matches.map((match) => readable(match, reviews.get(match.id))),
    };
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
    rounded(reviews.get(id)?.luck),
    rounded(reviews.get(id)?.spread),
  ]);
  return {
    type: 'text/csv; charset=utf-8',
    text: `${[[...heads, 'luck', 'luckSpread'], ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`,
  };
}

/** Empty for a match that was not reviewed. */
function rounded(share: number | undefined): string {
  return share === undefined ? '' : share.toFixed(4);
}

function readable(
  { at, ...match }: ProfileMatch,
  review: ProfileInsight['luck'][number] | undefined,
): object {
  const found = review ? { luck: review.luck, luckSpread: review.spread } : {};
  return { ...match, ...found, ended: new Date(at).toISOString() };
}

/** RFC 4180. A name that begins like a formula is text to a spreadsheet, too. */
function cell(value: string): string {
  const isFormula = /^[=+@\t\r]/.test(value) || (value.startsWith('-') && Number.isNaN(Number(value)));
  const safe = isFormula ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
