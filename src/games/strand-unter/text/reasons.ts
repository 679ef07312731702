import { ofTen, signedPoints, takesPlural } from '../../../engine/reason-figures.ts';
import type { Language, ReasonWords } from '../../../engine/words.ts';
import { VALUES } from '../vocabulary.ts';

interface Phrases {
  readonly points: (signed: string, plural: boolean, where: string) => string;
  readonly castle: (value: string) => string;
  readonly unfit: string;
  readonly flooded: (own: boolean, here: number, there: number) => string;
  readonly look: (value: string) => string;
  readonly lookAt: { readonly unfit: string; readonly flooded: string };
}

const phrases: { readonly [L in Language]: Phrases } = {
  en: {
    points: (signed, plural, where) => `${signed} ${plural ? 'points' : 'point'} ${where}`,
    castle: (value) => `from castle ${value}`,
    unfit: 'in unfit shells',
    flooded: (own, here, there) =>
      `the flood takes ${own ? 'one of your castles' : 'a castle'} in ${here} of 10 matches, not ${there}`,
    look: (value) => `Look at the card of castle ${value}.`,
    lookAt: { unfit: 'Look into your bucket.', flooded: 'Mind the sea.' },
  },
  de: {
    points: (signed, plural, where) => `${signed} ${plural ? 'Punkte' : 'Punkt'} ${where}`,
    castle: (value) => `durch Burg ${value}`,
    unfit: 'durch Miesmuscheln',
    flooded: (own, here, there) =>
      `die Flut nimmt ${own ? 'dir eine Burg' : 'eine Burg'} in ${here} von 10 Partien, nicht in ${there}`,
    look: (value) => `Schau auf die Karte von Burg ${value}.`,
    lookAt: { unfit: 'Schau in deinen Eimer.', flooded: 'Achte auf das Meer.' },
  },
  fr: {
    points: (signed, plural, where) => `${signed} ${plural ? 'points' : 'point'} ${where}`,
    castle: (value) => `avec le château ${value}`,
    unfit: 'en coquillages inutiles',
    flooded: (own, here, there) =>
      `la marée ${own ? 't’emporte' : 'emporte'} un château dans ${here} ${here < 2 ? 'partie' : 'parties'} sur 10, pas dans ${there}`,
    look: (value) => `Regarde la carte du château ${value}.`,
    lookAt: { unfit: 'Regarde dans ton seau.', flooded: 'Attention à la mer.' },
  },
  it: {
    points: (signed, plural, where) => `${signed} ${plural ? 'punti' : 'punto'} ${where}`,
    castle: (value) => `con il castello ${value}`,
    unfit: 'in conchiglie sbagliate',
    flooded: (own, here, there) =>
      `la marea ${own ? 'ti porta' : 'porta'} via un castello in ${here} ${here === 1 ? 'partita' : 'partite'} su 10, non in ${there}`,
    look: (value) => `Guarda la carta del castello ${value}.`,
    lookAt: { unfit: 'Guarda nel tuo secchiello.', flooded: 'Attenzione al mare.' },
  },
};

/** Differences in Strand Unter: the castles by their value (`castle 2`), unfit shells, and castles lost to the flood. */
export const reasons: ReasonWords = {
  keys: [...Array.from({ length: VALUES }, (_, value) => `castle ${value}`), 'unfit', 'flooded'],
  tell(difference, name, language) {
    const { what, here, there } = difference;
    const { points, castle, unfit, flooded } = phrases[language];
    const figure = (where: string): string =>
      points(signedPoints(difference, language), takesPlural(difference, language), where);
    const said =
      what === 'flooded'
        ? flooded(name === undefined, ofTen(here), ofTen(there))
        : figure(what === 'unfit' ? unfit : castle(what.slice(-1)));
    return name === undefined ? said : `${name}${language === 'fr' ? '\u202f' : ''}: ${said}`;
  },
  look(what, language) {
    const { look, lookAt } = phrases[language];
    return what === 'unfit' || what === 'flooded' ? lookAt[what] : look(what.slice(-1));
  },
  parts(what) {
    if (what === 'unfit') return ['bucket'];
    return what === 'flooded' ? ['sea'] : [`card ${what.slice(-1)}`];
  },
};
