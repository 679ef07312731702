import { SINGLES } from '../../../../games/strand-unter/vocabulary.ts';
import type { Bring } from '../../../../games/strand-unter/preview.ts';
import type { Labels } from '../text/labels.ts';

/** What a position would bring, in words: set by one person alone, and set by several. */
export function casesOf(bring: Bring, labels: Labels): { readonly alone: string; readonly together: string } {
  const none = bring.ways.length === 0;
  if (bring.position >= SINGLES)
    return { alone: none ? labels.troveInstead : labels.chooseOne, together: labels.spellInstead };
  const alone = none
    ? bring.castle
      ? labels.castleOnly
      : labels.nothing
    : bring.castle
      ? labels.shellAndCastle
      : labels.shellOnly;
  return { alone, together: bring.enoughFor > 1 ? labels.enoughFor(bring.enoughFor) : labels.notEnough };
}
