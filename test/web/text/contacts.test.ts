import { expect, test } from 'vitest';
import { contactTexts } from '../../../src/server/contacts/text.ts';
import { de } from '../../../src/web/text/contacts/de.ts';
import { en } from '../../../src/web/text/contacts/en.ts';
import { fr } from '../../../src/web/text/contacts/fr.ts';
import { it } from '../../../src/web/text/contacts/it.ts';
import { type Leaf, leaves, spoken, withoutNarrowSpace } from './text-leaves.ts';

test.each(Object.entries({ de, fr, it }))('%s says everything about e-mails and webhooks', (_, text) => {
  expect(leaves(text).map(({ path }) => path)).toEqual(leaves(en).map(({ path }) => path));
  const english = leaves(en);
  const same = leaves(text).filter(
    (leaf, index) => spoken(leaf).length > 12 && spoken(leaf) === spoken(english[index] as Leaf),
  );
  expect(same.map(({ path }) => path)).toEqual([]);
});

test('French has narrow spaces, on the page and in messages', () => {
  expect(withoutNarrowSpace(fr)).toEqual([]);
  expect(withoutNarrowSpace(contactTexts.fr)).toEqual([]);
});
