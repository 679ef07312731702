import type { PartNames } from '../../../engine/words.ts';
import { TRACK_EXTRA } from '../data.ts';
import { BEACHES } from '../vocabulary.ts';

/** What can be pointed at: beaches, chairs by beach and seat, and what lies on the boardwalk. */
export const partNames: PartNames = (seats) => [
  'beaches',
  ...BEACHES.map((beach) => `beach ${beach}`),
  ...BEACHES.flatMap((beach) => Array.from({ length: seats }, (_, seat) => `chair ${beach} ${seat}`)),
  ...BEACHES.map((beach) => `coins ${beach}`),
  'bar',
  'sea',
  'alert',
  'dice',
  'track',
  ...Array.from({ length: seats + TRACK_EXTRA }, (_, index) => `space ${index + 1}`),
  'rental',
  'bag',
  'pool',
  'prize',
];
