import { expect, test } from 'vitest';
import type { HelpSection } from '../boards/board.ts';
import type { Setting } from '../session/setting.ts';
import { grouped } from './choosing/choices.ts';
import { found } from './dialogs/help-search.ts';
import { keyAction } from './frame/shortcuts.ts';

const choices = ['take 1', 'roll', 'take 2', 'pass'].map((text) => ({ text, sentence: text }));
const setting = (groups?: unknown) => ({ board: { groups }, text: {} }) as unknown as Setting;
const texts = (groups: ReturnType<typeof grouped>) =>
  groups.map((group) => group.choices.map(({ text }) => text));

test('choices without groups of the board’s own stand together by their first word', () => {
  expect(texts(grouped(setting(), choices, {}))).toEqual([['take 1', 'take 2'], ['roll'], ['pass']]);
});

test('nothing is lost or doubled by the groups of a board', () => {
  const groups = () => [
    { title: 'Dice', texts: ['roll', 'take 2', 'roll', 'unknown'] },
    { title: 'Nothing', texts: [] },
  ];
  const result = grouped(setting(groups), choices, {});
  expect(texts(result)).toEqual([
    ['roll', 'take 2'],
    ['take 1', 'pass'],
  ]);
  expect(result.map(({ title }) => title)).toEqual(['Dice', '']);
});

const pressed = (key: string, changes = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  within: () => false,
  ...changes,
});

test.each([
  { key: '2', action: { do: 'select', text: 'b' } },
  { key: '3', action: undefined },
  { key: 'U', action: { do: 'undo' } },
  { key: 'Enter', action: { do: 'confirm' } },
  { key: ' ', action: { do: 'hurry' } },
  { key: 'Escape', action: { do: 'clear' } },
  { key: '?', action: { do: 'open', dialog: 'help' } },
  { key: 'w', action: { do: 'open', dialog: 'why-not' } },
  { key: 'x', action: undefined },
])('$key', ({ key, action }) => {
  expect(keyAction(pressed(key), ['a', 'b'])).toEqual(action);
});

test('with a modifier a key belongs to the browser', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    expect(keyAction(pressed('r', { [modifier]: true }), [])).toBeUndefined();
});

test('whoever types or is on a button is left alone', () => {
  const on = (kind: string) => ({ within: (selector: string) => selector.split(', ').includes(kind) });
  expect(keyAction(pressed('2', on('input')), ['a', 'b'])).toBeUndefined();
  expect(keyAction(pressed('Enter', on('button')), [])).toBeUndefined();
  expect(keyAction(pressed('2', on('button')), ['a', 'b'])).toEqual({ do: 'select', text: 'b' });
});

const sections: HelpSection[] = [
  { id: 'waves', title: 'Waves', blocks: [{ type: 'text', text: 'The large one comes first.' }] },
  { id: 'ebb', title: 'Ebbe und Flut', blocks: [{ type: 'list', items: ['Wellen', 'Prüfen'] }] },
  { id: 'table', title: 'Points', blocks: [{ type: 'table', head: ['Place'], rows: [['waves bring']] }] },
];

test.each([
  { wanted: '', ids: ['waves', 'ebb', 'table'] },
  { wanted: 'WAVES', ids: ['waves', 'table'] },
  { wanted: 'prufen flut', ids: ['ebb'] },
  { wanted: 'large first', ids: ['waves'] },
  { wanted: 'shark', ids: [] },
])('looking for "$wanted"', ({ wanted, ids }) => {
  expect(found(sections, wanted).map(({ id }) => id)).toEqual(ids);
});
