import { expect, test } from 'vitest';
import { it } from './it.ts';

test.each([
  ['12%', 'il 12%', 'del 12%', 'al 12%'],
  ['8,4%', 'l’8,4%', 'dell’8,4%', 'all’8,4%'],
  ['1%', 'l’1%', 'dell’1%', 'all’1%'],
  ['11%', 'l’11%', 'dell’11%', 'all’11%'],
  ['10%', 'il 10%', 'del 10%', 'al 10%'],
  ['85%', 'l’85%', 'dell’85%', 'all’85%'],
  ['0,5%', 'lo 0,5%', 'dello 0,5%', 'allo 0,5%'],
])('Italian shares take their article: %s', (share, the, ofThe, atThe) => {
  expect(it.you.good(share)).toContain(`regalato ${the} di`);
  expect(it.panel.percentile(share)).toContain(`meglio ${ofThe} di`);
  expect(it.panel.likely(share)).toBe(`attesa ${atThe}`);
});
