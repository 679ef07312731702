import { escaped, tag, tidy } from './svg.ts';

/** A page that needs nothing else. */
export function page(title: string, heading: string, body: readonly string[]): string {
  return `${[
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, escaped(title)),
    `<style>${STYLE}</style>`,
    '<main>',
    tag('h1', {}, escaped(heading)),
    ...body,
    '</main>',
    '</html>',
  ].join('\n')}\n`;
}

/** A table; the text in each cell is escaped here. */
export function grid(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = tag('tr', {}, ...heads.map((text) => tag('th', { scope: 'col' }, escaped(text))));
  const body = rows.map((cells) => tag('tr', {}, ...cells.map((text) => tag('td', {}, escaped(text)))));
  return tag('table', {}, head, ...body);
}

export function percent(share: number): string {
  return `${tidy(Math.round(1000 * share) / 10)} %`;
}

export const STYLE = `
:root { color-scheme: light dark; --ink: #12343b; --soft: #5d7b82; --line: #c9d8da; --ground: #fbf7ef; --sea: #0d7f8c; --coral: #d9552f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8f1f2; --soft: #9db7bc; --line: #34525a; --ground: #0f2328; --sea: #4cc3cf; --coral: #ff9a76; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 14px system-ui, sans-serif; } svg .small { fill: var(--soft); font-size: 12px; }
.grid { stroke: var(--line); } .axis { stroke: var(--soft); } .fair { stroke: var(--coral); stroke-dasharray: 5 4; stroke-width: 1.5; }
.reach { stroke: var(--sea); stroke-width: 3; stroke-linecap: round; } .dot { fill: var(--sea); stroke: var(--ground); stroke-width: 1.5; }
.bar { fill: var(--sea); opacity: .75; } .outline { fill: none; stroke: var(--coral); stroke-width: 2; }
.gallery { display: flex; flex-wrap: wrap; gap: 12px; } figure { margin: 0; } figcaption { color: var(--soft); font-size: 13px; }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: 14px; font-variant-numeric: tabular-nums; } th, td { padding: 4px 8px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; } th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }
`;
