import type { WhyNotWords } from '../../../engine/words.ts';
import type { View } from '../view.ts';
import { whyNot } from '../choices/why-not.ts';
import { whyNotTexts } from './why-not.ts';

/** Why a part of the board cannot be used now, in words. */
export const unusable: WhyNotWords = (view, seat, part, legal, language) => {
  const found = whyNot(view as View, seat, part, legal);
  if (!found) return '';
  const { why, n = 0, m = 0 } = found;
  return whyNotTexts[language][why](n, m);
};
