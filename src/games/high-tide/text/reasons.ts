import { ofTen, signedPoints, takesPlural } from '../../../engine/reason-figures.ts';
import type { Difference, Language, ReasonWords } from '../../../engine/words.ts';
import { BEACHES } from '../vocabulary.ts';

const EXTRAS = ['coins', 'surfer', 'baywatch'] as const;
type Extra = (typeof EXTRAS)[number];

interface Phrases {
  /** Where points are scored: "on the purple beach". */
  readonly on: readonly string[];
  readonly from: { readonly [E in Extra]: string };
  readonly points: (signed: string, plural: boolean, where: string) => string;
  readonly wet: (beach: number, name: string | undefined, here: number, there: number) => string;
  readonly look: readonly string[];
  readonly lookAt: { readonly [E in Extra]: string };
}

const owned = (name: string | undefined, text: string): string =>
  name === undefined ? text : `${name}: ${text}`;

const en = ['black', 'purple', 'blue', 'orange', 'yellow', 'white'];
const de = ['schwarze', 'lila', 'blaue', 'orange', 'gelbe', 'weiße'];
const deDative = ['schwarzen', 'lila', 'blauen', 'orange', 'gelben', 'weißen'];
const deChair = ['schwarzer', 'lila', 'blauer', 'orange', 'gelber', 'weißer'];
const fr = ['noire', 'violette', 'bleue', 'orange', 'jaune', 'blanche'];
const frChair = ['noir', 'violet', 'bleu', 'orange', 'jaune', 'blanc'];
const it = ['nera', 'viola', 'blu', 'arancione', 'gialla', 'bianca'];

const phrases: { readonly [L in Language]: Phrases } = {
  en: {
    on: en.map((colour) => `on the ${colour} beach`),
    from: { coins: 'from coins', surfer: 'from the surfer', baywatch: 'from Baywatch' },
    points: (signed, plural, where) => `${signed} ${plural ? 'points' : 'point'} ${where}`,
    wet: (beach, name, here, there) =>
      owned(
        name,
        `${name === undefined ? 'your' : 'the'} ${en[beach]} chair ends in the water in ${here} of 10 matches, not ${there}`,
      ),
    look: en.map((colour) => `Look at the ${colour} beach.`),
    lookAt: {
      coins: 'Think of the coins.',
      surfer: 'Think of the surfer.',
      baywatch: 'Think of the Baywatch tile.',
    },
  },
  de: {
    on: deDative.map((colour) => `am ${colour} Strand`),
    from: { coins: 'durch Münzen', surfer: 'durch den Surfer', baywatch: 'durch Baywatch' },
    points: (signed, plural, where) => `${signed} ${plural ? 'Punkte' : 'Punkt'} ${where}`,
    wet: (beach, name, here, there) =>
      name === undefined
        ? `dein ${deChair[beach]} Liegestuhl steht am Ende in ${here} von 10 Partien im Wasser, nicht in ${there}`
        : `${name}: der ${de[beach]} Liegestuhl steht am Ende in ${here} von 10 Partien im Wasser, nicht in ${there}`,
    look: deDative.map((colour) => `Schau auf den ${colour} Strand.`),
    lookAt: {
      coins: 'Denk an die Münzen.',
      surfer: 'Denk an den Surfer.',
      baywatch: 'Denk an das Baywatch-Plättchen.',
    },
  },
  fr: {
    on: fr.map((colour) => `sur la plage ${colour}`),
    from: { coins: 'grâce aux pièces', surfer: 'grâce au surfeur', baywatch: 'grâce à Baywatch' },
    points: (signed, plural, where) => `${signed} ${plural ? 'points' : 'point'} ${where}`,
    wet: (beach, name, here, there) =>
      name === undefined
        ? `ton transat ${frChair[beach]} finit dans l’eau dans ${here} ${here < 2 ? 'partie' : 'parties'} sur 10, pas dans ${there}`
        : `${name}\u202f: le transat ${frChair[beach]} finit dans l’eau dans ${here} ${here < 2 ? 'partie' : 'parties'} sur 10, pas dans ${there}`,
    look: fr.map((colour) => `Regarde la plage ${colour}.`),
    lookAt: {
      coins: 'Pense aux pièces.',
      surfer: 'Pense au surfeur.',
      baywatch: 'Pense à la tuile Baywatch.',
    },
  },
  it: {
    on: it.map((colour) => `sulla spiaggia ${colour}`),
    from: { coins: 'con le monete', surfer: 'con il surfista', baywatch: 'con Baywatch' },
    points: (signed, plural, where) => `${signed} ${plural ? 'punti' : 'punto'} ${where}`,
    wet: (beach, name, here, there) =>
      owned(
        name,
        `la ${name === undefined ? 'tua ' : ''}sdraio ${it[beach]} finisce in acqua in ${here} ${here === 1 ? 'partita' : 'partite'} su 10, non in ${there}`,
      ),
    look: it.map((colour) => `Guarda la spiaggia ${colour}.`),
    lookAt: {
      coins: 'Pensa alle monete.',
      surfer: 'Pensa al surfista.',
      baywatch: 'Pensa alla tessera Baywatch.',
    },
  },
};

const beachOf = (what: string): number => (BEACHES as readonly string[]).indexOf(what.replace('wet ', ''));
const extraOf = (what: string): Extra | undefined => EXTRAS.find((each) => each === what);

/** Differences in High Tide: the beaches, the expansions, and chairs that end in the water (`wet purple`). */
export const reasons: ReasonWords = {
  keys: [...BEACHES, ...EXTRAS, ...BEACHES.map((beach) => `wet ${beach}`)],
  tell(difference: Difference, name, language) {
    const { what, here, there } = difference;
    const { on, from, points, wet } = phrases[language];
    const beach = beachOf(what);
    if (what.startsWith('wet ')) return wet(beach, name, ofTen(here), ofTen(there));
    const extra = extraOf(what);
    const where = extra ? from[extra] : (on[beach] as string);
    const said = points(signedPoints(difference, language), takesPlural(difference, language), where);
    return name === undefined ? said : `${name}${language === 'fr' ? '\u202f' : ''}: ${said}`;
  },
  look(what, language) {
    const extra = extraOf(what);
    return extra ? phrases[language].lookAt[extra] : (phrases[language].look[beachOf(what)] as string);
  },
  parts: (what) => (what === 'coins' ? ['pool'] : extraOf(what) ? [] : [`beach ${BEACHES[beachOf(what)]}`]),
};
