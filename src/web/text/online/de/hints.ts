import type { hints as en } from '../en/hints.ts';

/** Tipps nach Vereinbarung an Online-Tischen. */
export const hints: typeof en = {
  hints: {
    offer: 'Nur zum Spaß, mit Tipps',
    offerHint: 'Alle dürfen den Experten-Bot um Rat fragen. Wer sich setzt, ist einverstanden.',
    short: 'Mit Tipps',
    allowed: 'An diesem Tisch sind Tipps erlaubt',
    allowedHint:
      'Alle dürfen den Experten-Bot um Rat fragen und die Chancen sehen. Wer es tut, erfahren die anderen nicht. Die Partie wird nicht gewertet.',
  },
};
