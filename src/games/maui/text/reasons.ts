import { signedPoints, takesPlural } from '../../../engine/reason-figures.ts';
import type { Language, ReasonWords } from '../../../engine/words.ts';
import { patterns } from '../data.ts';

const OTHERS = ['pearls', 'dollars', 'chips', 'crabs'] as const;
type Other = (typeof OTHERS)[number];

interface Phrases {
  readonly points: (signed: string, plural: boolean, where: string) => string;
  /** By pattern. */
  readonly on: readonly string[];
  readonly from: { readonly [O in Other]: string };
  readonly look: readonly string[];
  readonly lookAt: { readonly [O in Other]: string };
}

const en = ['stripes', 'fish', 'waves', 'hibiscus', 'turtle'];
const de = ['Streifen', 'Fische', 'Wellen', 'Hibiskus', 'Schildkröten'];
const fr = ['des rayures', 'des poissons', 'des vagues', 'des hibiscus', 'des tortues'];
const it = ['delle strisce', 'dei pesci', 'delle onde', 'dell’ibisco', 'delle tartarughe'];

const phrases: { readonly [L in Language]: Phrases } = {
  en: {
    points: (signed, plural, where) => `${signed} ${plural ? 'points' : 'point'} ${where}`,
    on: en.map((pattern) => `on the ${pattern} track`),
    from: {
      pearls: 'from pearls',
      dollars: 'in sand dollars',
      chips: 'in penalty chips',
      crabs: 'from crabs',
    },
    look: en.map((pattern) => `Look at the ${pattern} track.`),
    lookAt: {
      pearls: 'Look at the umbrellas on your beach.',
      dollars: 'Think of the sand dollars.',
      chips: 'Mind what hangs over the edge.',
      crabs: 'Mind the crabs.',
    },
  },
  de: {
    points: (signed, plural, where) => `${signed} ${plural ? 'Punkte' : 'Punkt'} ${where}`,
    on: de.map((pattern) => `auf der Leiste ${pattern}`),
    from: {
      pearls: 'durch Perlen',
      dollars: 'durch Sanddollars',
      chips: 'durch Strafchips',
      crabs: 'durch Krabben',
    },
    look: de.map((pattern) => `Schau auf die Leiste ${pattern}.`),
    lookAt: {
      pearls: 'Schau auf die Sonnenschirme an deinem Strand.',
      dollars: 'Denk an die Sanddollars.',
      chips: 'Achte darauf, was übersteht.',
      crabs: 'Achte auf die Krabben.',
    },
  },
  fr: {
    points: (signed, plural, where) => `${signed} ${plural ? 'points' : 'point'} ${where}`,
    on: fr.map((pattern) => `sur la piste ${pattern}`),
    from: {
      pearls: 'grâce aux perles',
      dollars: 'en dollars des sables',
      chips: 'en pénalités',
      crabs: 'avec les crabes',
    },
    look: fr.map((pattern) => `Regarde la piste ${pattern}.`),
    lookAt: {
      pearls: 'Regarde les parasols sur ta plage.',
      dollars: 'Pense aux dollars des sables.',
      chips: 'Attention à ce qui dépasse.',
      crabs: 'Attention aux crabes.',
    },
  },
  it: {
    points: (signed, plural, where) => `${signed} ${plural ? 'punti' : 'punto'} ${where}`,
    on: it.map((pattern) => `sul tracciato ${pattern}`),
    from: {
      pearls: 'con le perle',
      dollars: 'in dollari della sabbia',
      chips: 'in penalità',
      crabs: 'con i granchi',
    },
    look: it.map((pattern) => `Guarda il tracciato ${pattern}.`),
    lookAt: {
      pearls: 'Guarda gli ombrelloni sulla tua spiaggia.',
      dollars: 'Pensa ai dollari della sabbia.',
      chips: 'Attenzione a ciò che sporge.',
      crabs: 'Attenzione ai granchi.',
    },
  },
};

const patternOf = (what: string): number => patterns.findIndex((pattern) => what === `track ${pattern}`);
const otherOf = (what: string): Other | undefined => OTHERS.find((each) => each === what);

const parts: { readonly [O in Other]: readonly string[] } = {
  pearls: ['beach'],
  dollars: ['market'],
  chips: ['beach'],
  crabs: ['beach'],
};

/** Differences in Maui: the score tracks one by one (`track fish`), and the other items of the score. */
export const reasons: ReasonWords = {
  keys: [...patterns.map((pattern) => `track ${pattern}`), ...OTHERS],
  tell(difference, name, language) {
    const { points, on, from } = phrases[language];
    const other = otherOf(difference.what);
    const where = other ? from[other] : (on[patternOf(difference.what)] as string);
    const said = points(signedPoints(difference, language), takesPlural(difference, language), where);
    return name === undefined ? said : `${name}${language === 'fr' ? '\u202f' : ''}: ${said}`;
  },
  look(what, language) {
    const other = otherOf(what);
    return other ? phrases[language].lookAt[other] : (phrases[language].look[patternOf(what)] as string);
  },
  parts(what) {
    const other = otherOf(what);
    return other ? parts[other] : [what];
  },
};
