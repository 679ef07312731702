import { expect, test } from 'vitest';
import { panelCards } from './panel.ts';

test.for([
  ['two side by side', 366, 110, 2, { columns: 2, height: 60 }],
  ['five in two even rows', 366, 110, 5, { columns: 3, height: 52 }],
  ['eight in two rows', 366, 110, 8, { columns: 4, height: 52 }],
  ['little height', 336, 100, 3, { columns: 3, height: 48 }],
  ['more than fit: they stay large enough for a finger', 336, 100, 9, { columns: 3, height: 48 }],
  ['none', 336, 100, 0, { columns: 1, height: 48 }],
] as const)('cards, %s', ([, width, height, count, cards]) => {
  expect(panelCards({ width, height }, count)).toMatchObject(cards);
});
