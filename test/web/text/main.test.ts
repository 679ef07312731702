import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { de } from '../../../src/web/text/de.ts';
import { en } from '../../../src/web/text/en.ts';
import { fr } from '../../../src/web/text/fr.ts';
import { it } from '../../../src/web/text/it.ts';
import { type Leaf, leaves, spoken, withoutNarrowSpace } from './text-leaves.ts';

const web = join(import.meta.dirname, '../../../src/web');

/** Alike in all languages: names, keys, and words that happen to be the same. */
const alike =
  /^(app\.name|app\.about|bots\.|table\.bot|play\.keyList|play\.(menu|round$)|end\.|colours\.|replay\.(pause|title)|help\.(found|contents))/;

const others = { de, fr, it };

test.each(Object.entries(others))('%s says everything', (_, text) => {
  expect(leaves(text).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path));
  const untranslated = leaves(text).filter((leaf, index) => {
    const english = leaves(en)[index] as Leaf;
    return spoken(leaf, 3).length > 6 && spoken(leaf, 3) === spoken(english, 3) && !alike.test(leaf.path);
  });
  expect(untranslated).toEqual([]);
});

test.each(Object.entries({ en, ...others }))(
  '%s: no empty text, no straight quotes, no missing parts',
  (_, text) => {
    const faults = leaves(text).flatMap((leaf) =>
      [1, 2, 5]
        .map((n) => spoken(leaf, n))
        .filter((sentence) => /^\s*$|['"]|undefined|NaN|\.\.\./.test(sentence)),
    );
    expect(faults).toEqual([]);
  },
);

test('French has a narrow no-break space before high punctuation', () => {
  expect(withoutNarrowSpace(fr)).toEqual([]);
});

test('every text is used', () => {
  const sources = globSync('**/*.{svelte,ts}', { cwd: web, exclude: ['text/{en,de,fr,it}.ts', 'boards/**'] })
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .join('\n');
  // Reached by a computed name: levels, colours, games, refusals and the like.
  const computed =
    /^(games|bots|colours|file|settings\.(speeds|confirms)|play\.(keyList|elsewhere|storage|bot)|table\.(me|here|bot)|app\.(auto|day|night))\b/;
  const unused = leaves(en)
    .map(({ path }) => path)
    .filter((path) => !computed.test(path) && !sources.includes(`.${path}`) && !used(sources, path));
  expect(unused).toEqual([]);
});

/** Also by way of a part taken out first: `const { table } = t()`. */
function used(sources: string, path: string): boolean {
  const [part, key] = path.split('.');
  return (
    new RegExp(`\\{[^}]*\\b${part}\\b[^}]*\\} = t\\(\\)`).test(sources) && sources.includes(`${part}.${key}`)
  );
}

interface Node {
  readonly type?: string;
  readonly name?: string;
  readonly data?: string;
  readonly value?: unknown;
  readonly attributes?: readonly unknown[];
  readonly expression?: unknown;
}

const heard = /^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label)$/;
/** Where a node of the template holds more of the template. */
const inside = [
  'nodes',
  'fragment',
  'consequent',
  'alternate',
  'body',
  'fallback',
  'pending',
  'then',
  'catch',
];

/** Texts that a person would see or hear and that stand in the template itself. */
function visibleTexts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(visibleTexts);
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, data, value, attributes = [], expression } = node as Node;
  if (type === 'Text') return /\p{L}/u.test(data ?? '') ? [(data ?? '').trim()] : [];
  if (type === 'ExpressionTag') return literals(expression);
  if (type === 'Attribute') return heard.test(name ?? '') ? visibleTexts(value) : [];
  const parts = Object.entries(node).filter(([key]) => inside.includes(key));
  return [...attributes, ...parts.map(([, part]) => part)].flatMap(visibleTexts);
}

/** Words of two letters or more in what an expression writes. */
function literals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as Node;
  if (type === 'ConditionalExpression') {
    const { consequent, alternate } = node as { consequent?: unknown; alternate?: unknown };
    return [consequent, alternate].flatMap(literals);
  }
  if (type === 'TemplateElement') return words((value as { cooked?: string }).cooked);
  if (type === 'TemplateLiteral') return literals((node as { quasis?: unknown }).quasis);
  return type === 'Literal' ? words(value) : [];
}

function words(text: unknown): string[] {
  return typeof text === 'string' && /\p{L}{2}/u.test(text) ? [text.trim()] : [];
}

test.each([
  { template: '<p>Hello</p>', faults: ['Hello'] },
  { template: '<p title="Hello">{name}</p>', faults: ['Hello'] },
  { template: "<p>{yes === 'a b' ? 'one two' : ''}</p>", faults: ['one two'] },
  { template: '<svg aria-hidden="true"><path d="M1 2z" class="some class" /></svg>', faults: [] },
  { template: '<p>{t().app.name} – 3</p>', faults: [] },
])('$template holds $faults', ({ template, faults }) => {
  expect(visibleTexts(parse(template, { modern: true }).fragment)).toEqual(faults);
});

test('no visible text is written into a template', () => {
  const files = globSync('**/*.svelte', { cwd: web });
  expect(files.length).toBeGreaterThan(40);
  const faults = files.flatMap((file) => {
    const { fragment } = parse(readFileSync(join(web, file), 'utf8'), { modern: true });
    return visibleTexts(fragment).map((text) => `${file}: ${text}`);
  });
  expect(faults).toEqual([]);
});
