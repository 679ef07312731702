import { type Result, type Viewer } from '../../engine/game.ts';
import { type Emitted, seenBy } from '../../engine/match.ts';
import type { Language } from '../../engine/words.ts';
import type { Shown } from './catalogue.ts';
import { inColumns } from './columns.ts';
import type { Text } from '../text/index.ts';

/** Who looks at a match file; `all` sees everything, as the holder of the whole file may. */
export type ReplayViewer = Viewer | 'all';

export function picture({ game, draw, words, cast, pen }: Shown, state: unknown, viewer: Viewer): string[] {
  return draw(game.view(state, viewer), words, cast, pen);
}

/** What happened, as sentences. `all` gets what each seat was told in secret instead of what everybody was told. */
export function tell({ words, cast }: Shown, emitted: Emitted<unknown>, viewer: ReplayViewer): string[] {
  const secrets = viewer === 'all' ? Object.values(emitted.closed ?? {}) : [];
  const heard = viewer !== 'all' ? [seenBy(emitted, viewer)] : secrets.length > 0 ? secrets : [emitted.open];
  const sentences = heard.map((event) => words.event(event, cast));
  return [...new Set(sentences)].filter((sentence) => sentence !== '');
}

/** Places, scores and where they come from, as a table with the winners on top. */
export function resultLines({ words, cast, language, pen }: Shown, text: Text, result: Result): string[] {
  const { scores, places, breakdown, reason } = result;
  const seats = cast.names
    .map((_, seat) => seat)
    .sort((a, b) => (places[a] as number) - (places[b] as number) || a - b);
  const items = [...new Set(breakdown.flatMap((parts) => Object.keys(parts)))];
  const figure = figures(language);
  const rows = seats.map((seat) => [
    `${places[seat]}. ${cast.names[seat]}`,
    figure(scores[seat] as number),
    ...items.map((item) => figure(breakdown[seat]?.[item] ?? 0)),
  ]);
  const [head = '', ...lines] = inColumns([
    [text.result.name, text.result.score, ...items.map((item) => words.item(item))],
    ...rows,
  ]);
  const verdict = words.verdict(result, cast);
  return [words.reason(reason), '', pen(head, 'bold'), ...lines, ...(verdict === '' ? [] : ['', verdict])];
}

/** Numbers as the language writes them, with at most so many decimals. */
export function figures(language: Language, decimals = 0): (value: number) => string {
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: decimals,
    minimumFractionDigits: decimals,
  });
  return (value) => format.format(value).replace('-', '−');
}
