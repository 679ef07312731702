export const style = `
:root {
  --ground: #fbf7ef; --card: #ffffff; --ink: #1d2b36; --soft: #5a6a76; --line: #e2d9c6;
  --accent: #0b6b80; --get: #0b6b80; --post: #8a4b08; --code: #f1eadb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101a24; --card: #17242f; --ink: #e6edf2; --soft: #9fb0bd; --line: #2a3a47;
    --accent: #6fc7d8; --get: #6fc7d8; --post: #f0b46a; --code: #0c141c;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
header { padding: 2rem 1.25rem 1.25rem; border-bottom: 1px solid var(--line); }
header h1 { margin-block: 0; font-size: 1.9rem; letter-spacing: -0.01em; }
header p { margin-block: 0.25rem 0; color: var(--soft); }
.columns { display: grid; grid-template-columns: 19rem minmax(0, 46rem); gap: 2.5rem; padding: 0 1.25rem 4rem; justify-content: center; }
header > :is(h1, p) { max-width: 67.5rem; margin-inline: auto; }
nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; padding: 1.5rem 0; font-size: 0.875rem; }
/* Closed to begin with, for phones; beside the text there is room for it. */
@media (min-width: 60.01rem) {
  nav summary { display: none; }
  nav details::details-content { content-visibility: visible; height: auto; display: block; }
}
nav summary { font-weight: 700; cursor: pointer; }
nav ul { list-style: none; margin: 0.25rem 0 0.75rem; padding: 0; }
nav > details > ul > li > a { font-weight: 600; }
nav li li a { display: block; padding: 0.1rem 0; color: var(--soft); overflow-wrap: anywhere; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.4rem; }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.75rem; text-transform: uppercase; letter-spacing: 0.06em; color: var(--soft); }
p { margin: 0.5rem 0; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.1rem; margin: 1rem 0; }
article:target { border-color: var(--accent); }
code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.875em; }
p code, dd code, li code { background: var(--code); border-radius: 4px; padding: 0.05em 0.3em; overflow-wrap: anywhere; }
h3 code { font-size: 1em; }
pre { background: var(--code); border-radius: 8px; padding: 0.75rem 1rem; overflow-x: auto; }
pre code { background: none; padding: 0; }
b.get, b.post { font: 700 0.75rem/1 ui-monospace, Menlo, Consolas, monospace; text-transform: uppercase; letter-spacing: 0.04em; }
b.get { color: var(--get); } b.post { color: var(--post); }
.summary { font-size: 1.05rem; }
.who { font-size: 0.8rem; color: var(--soft); border: 1px solid var(--line); border-radius: 99px; padding: 0.1rem 0.5rem; white-space: nowrap; }
dl { margin: 0; }
dt { padding-top: 0.4rem; border-top: 1px solid var(--line); margin-top: 0.4rem; }
dl > dt:first-child { border-top: 0; margin-top: 0; padding-top: 0; }
dt > code { font-weight: 600; }
dd { margin: 0; color: var(--soft); font-size: 0.925rem; }
.type { color: var(--soft); font-size: 0.9rem; overflow-wrap: anywhere; }
.type code { background: none; padding: 0; }
.or { text-align: center; color: var(--soft); font-size: 0.85rem; margin: 0.25rem 0; }
details summary { cursor: pointer; }
article details { margin-top: 1rem; font-size: 0.9rem; }
article details summary { color: var(--soft); }
.refusals { list-style: none; margin: 0.5rem 0 0; padding: 0; }
.refusals li { padding: 0.15rem 0; }
.refusals i { font-style: normal; font-variant-numeric: tabular-nums; color: var(--soft); margin-right: 0.35rem; }
@media (max-width: 60rem) {
  .columns { grid-template-columns: minmax(0, 1fr); gap: 0; }
  nav { position: static; max-height: none; padding: 1rem 0 0; }
}
`;
