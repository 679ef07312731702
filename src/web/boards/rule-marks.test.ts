import { expect, test } from 'vitest';
import { figuresOf } from '../../lessons/index.ts';
import type { HelpSection, RuleMarks } from './board.ts';
import { ruleMarks as highTideMarks } from './high-tide/rule-marks.ts';
import { help as highTideHelp } from './high-tide/text/help-en.ts';
import { ruleMarks as mauiMarks } from './maui/rule-marks.ts';
import { help as mauiHelp } from './maui/text/help-en.ts';
import { ruleMarks as strandUnterMarks } from './strand-unter/rule-marks.ts';
import { help as strandUnterHelp } from './strand-unter/text/help-en.ts';

const books: [string, RuleMarks, readonly HelpSection[]][] = [
  ['high-tide', highTideMarks, highTideHelp],
  ['maui', mauiMarks, mauiHelp],
  ['strand-unter', strandUnterMarks, strandUnterHelp],
];

test.each(books)('%s: every mark is at a sentence of the help, and both kinds occur', (_, marks, help) => {
  const astray = Object.keys(marks).filter((path) => {
    const [id, block = '', item] = path.split('.');
    const found = help.find((section) => section.id === id)?.blocks[Number(block)];
    if (!found) return true;
    return 'items' in found ? found.items[Number(item)] === undefined : item !== undefined;
  });
  expect(astray).toEqual([]);
  expect(new Set(Object.values(marks))).toEqual(new Set(['ruling', 'reconstructed']));
});

test.each(books)('%s: pictures of real positions stand at sections that exist', async (id, _, help) => {
  const sections = Object.keys(await figuresOf(id));
  expect(sections.length).toBeGreaterThanOrEqual(8);
  for (const section of sections) expect(help.map((each) => each.id)).toContain(section);
});
