import type { hints as en } from '../en/hints.ts';

/** Indices d’un commun accord aux tables en ligne. */
export const hints: typeof en = {
  hints: {
    offer: 'Pour le plaisir, avec indices',
    offerHint: 'Chacun peut demander conseil au bot expert. Qui s’assoit est d’accord.',
    short: 'Avec indices',
    allowed: 'Les indices sont permis à cette table',
    allowedHint:
      'Chacun peut demander conseil au bot expert et voir les chances. Les autres ne savent pas qui le fait. La partie n’est pas classée.',
  },
};
