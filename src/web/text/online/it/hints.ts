import type { hints as en } from '../en/hints.ts';

/** Suggerimenti di comune accordo ai tavoli online. */
export const hints: typeof en = {
  hints: {
    offer: 'Solo per divertirsi, con suggerimenti',
    offerHint: 'Tutti possono chiedere consiglio al bot esperto. Chi si siede è d’accordo.',
    short: 'Con suggerimenti',
    allowed: 'A questo tavolo i suggerimenti sono permessi',
    allowedHint:
      'Tutti possono chiedere consiglio al bot esperto e vedere le probabilità. Gli altri non sanno chi lo fa. La partita non è classificata.',
  },
};
