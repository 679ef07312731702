/** Hints at online tables at which everybody has agreed to them, in English. */
export const hints = {
  hints: {
    offer: 'Just for fun, with hints',
    offerHint: 'Everybody may ask the expert bot for advice. Whoever sits down agrees.',
    short: 'With hints',
    allowed: 'Hints are allowed at this table',
    allowedHint:
      'Everybody may ask the expert bot for advice and see the chances. Who does so stays their own business. The match is not rated.',
  },
};
