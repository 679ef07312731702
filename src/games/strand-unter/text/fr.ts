import { whyEmpty } from '../choices/announce.ts';
import { LAST_ROUND, TURN } from '../vocabulary.ts';
import { type CastleTold, type Phrases, present, shellsOn, sum } from './phrases.ts';
import { makeWords } from './words.ts';

const one = ['blanc', 'gris', 'marron', 'noir'] as const;
const many = ['blancs', 'gris', 'marron', 'noirs'] as const;
const dials = [
  'un seul blanc',
  'un seul gris',
  'un seul marron',
  'un seul noir',
  'deux identiques',
  'deux différents',
  'trois identiques',
  'deux identiques et un autre',
  'trois différents',
  'tous d’une même couleur',
];

const and = new Intl.ListFormat('fr', { type: 'conjunction' });
const or = new Intl.ListFormat('fr', { type: 'disjunction' });
const noun = (n: number) => (n > 1 ? 'coquillages' : 'coquillage');
const shells = (n: number) => `${n} ${noun(n)}`;
const points = (n: number) => `${n} ${Math.abs(n) > 1 ? 'points' : 'point'}`;
const colour = (n: number, which: number) => (n > 1 ? many[which] : one[which]);
const castle = (value: number) => `château ${value}`;
const dial = (position: number) => dials[position] ?? '';

/** The noun stands after the first number, the other colours follow: « 2 coquillages blancs et 1 gris ». */
function handful(counts: readonly number[]): string {
  const some = present(counts);
  if (some.length === 0) return 'aucun coquillage';
  return and.format(some.map(([n, which], i) => `${i === 0 ? shells(n) : n} ${colour(n, which)}`));
}

const each = (counts: readonly number[]) => present(counts).map(([n, which]) => `${n} ${colour(n, which)}`);
/** What a card takes: with its joker, and without (which may be nothing at all). */
const card = (counts: readonly number[]) => and.format([...each(counts), '1 au choix']);
const fixed = (counts: readonly number[]) => and.format(each(counts)) || '0';

function needs({ card: shown, missing }: CastleTold): string {
  if (missing === undefined) return `demande ${shown}`;
  return missing === 0 ? `demande ${shown}, tout y est` : `demande ${shown}, il en manque ${missing}`;
}

const figures = 'Valeur reconstituée : à corriger d’après la boîte.';
const cardsHint = `Les huit cartes de cette valeur ; quatre chiffres donnent le nombre de coquillages blancs, gris, marron et noirs. ${figures}`;

const phrases: Phrases = {
  locale: 'fr',
  // Before these signs, and within quotation marks, French has a space that must not break.
  finish: (text) => text.replace(/ ([:;?!»])/g, '\u202f$1').replaceAll('« ', '«\u202f'),
  name: 'Strand Unter',
  tagline:
    'Se disputer les coquillages, bâtir tout près de l’eau et prier pour que la marée épargne les châteaux.',
  options: {
    openBuckets: {
      name: 'Seaux ouverts',
      hint: 'Tout le monde voit les couleurs dans chaque seau, pas seulement le nombre de coquillages.',
    },
    shells: {
      name: 'Coquillages du sac',
      hint: `Nombre de coquillages blancs, gris, marron et noirs. ${figures}`,
    },
    dial: {
      name: 'Ordre sur la coquille',
      hint: `Le rang, à partir de la gauche, de AA, AB, AAA, AAB, ABC et TOUS ; à rang égal, c’est cet ordre qui vaut. ${figures}`,
    },
    cards0: { name: 'Cartes du château 0', hint: cardsHint },
    cards1: { name: 'Cartes du château 1', hint: cardsHint },
    cards2: { name: 'Cartes du château 2', hint: cardsHint },
    cards3: { name: 'Cartes du château 3', hint: cardsHint },
  },
  labels: {
    round: 'Manche',
    groove: 'Sillon',
    ebb: 'marée descendante',
    flood: 'marée montante',
    bag: 'Sac',
    bucket: 'Seau',
    dial: 'Coquille',
    points: 'points',
    unfit: 'inutiles',
    heap: 'sur le tas de sable',
    fetched: 'récupéré',
    flooded: 'détruit',
    any: 'couleur au choix',
    covered: 'sous l’eau après la manche',
    all: 'TOUS',
    letters: ['B', 'G', 'M', 'N'],
    colours: ['blanc', 'gris', 'marron', 'noir'],
  },
  handful,
  card,

  questions: {
    dial: (groove) => `Que doit montrer la coquille pour le sillon ${groove} ?`,
    fetch: () => 'Quel château récupérer sur le tas de sable ?',
    take: (position) => `Quels coquillages (${dial(position)}) ?`,
    spell: () => 'Quelle couleur pour le compromis ?',
    charm: () => 'Quel château récupérer sur le tas de sable après le compromis ?',
    trove: () => 'Quel coquillage ou quel château en compensation ?',
    build: (groove) => `Construire un château dans le sillon ${groove} ?`,
    none: () => 'Il n’y a rien à décider.',
  },

  moves: {
    single: (which, lying, hasCastle) =>
      `Sélectionner ${dial(which)} : ${lying === 0 ? 'il n’y en a pas ici' : `1 sur ${lying}, s’il y en a assez pour tous`}${
        hasCastle ? ', et un château' : ''
      }`,
    combination: (position, ways) => {
      if (typeof ways === 'number')
        return `Sélectionner ${dial(position)} : ${ways} possibilités pour l’instant`;
      return ways.length === 0
        ? `Sélectionner ${dial(position)} : impossible pour l’instant ; une compensation, sauf si quelqu’un d’autre la sélectionne aussi`
        : `Sélectionner ${dial(position)} : pour l’instant, ${or.format(ways)}`;
    },
    spell: (which, lying) =>
      `Sélectionner ${one[which]} : ${lying === 0 ? 'il n’y en a pas ici' : `il en reste ${lying}, à condition qu’il y en ait pour tous`}`,
    fetch: (told) => `Récupérer le ${castle(told.castle)} : il ${needs(told)}`,
    take: (counts, bucket) => `Ramasser ${handful(counts)} : cela fera ${shells(bucket)} dans le seau`,
    build: (value, groove, paid, worth) =>
      `Construire le ${castle(value)} dans le sillon ${groove} avec ${handful(paid)} : ${points(worth)} s’il tient`,
    pass: () => 'Ne pas construire',
  },

  events: {
    deal: ({ seat, cards }, who) =>
      `${who(seat)} reçoit, avec chaque fois 1 coquillage au choix en plus : ${cards.map((code, value) => `${castle(value)} pour ${fixed(shellsOn(code))}`).join(' ; ')}.`,
    groove: (event) => {
      const { round, groove, shells: lying, wanted } = event;
      const n = sum(lying);
      if (n === 0)
        return `Manche ${round} : le sillon ${groove} reste vide, car ${
          whyEmpty(event) === 'bag-empty' ? 'le sac est vide' : 'il n’y avait pas assez de coquillages'
        }. Chacun récupère un château sur le tas de sable, s’il lui en reste.`;
      const short = n < wanted ? ' Il n’y en a pas davantage.' : '';
      return round <= TURN
        ? `Manche ${round} : la mer découvre le sillon ${groove}, avec ${handful(lying)}.${short}`
        : `Manche ${round} : le bécasseau est dans le sillon ${groove}, qui se remplit : ${handful(lying)}.${short}`;
    },
    reveal: ({ dials: all }, who) =>
      `Les coquilles montrent : ${all.map((position, seat) => `${who(seat)} ${dial(position)}`).join(', ')}.`,
    single: ({ colour: which, seats, lying, got }, who) => {
      if (got)
        return `${who(seats)} ${seats.length > 1 ? 'ramassent' : 'ramasse'} 1 coquillage ${one[which]}${seats.length > 1 ? ' par personne' : ''}.`;
      if (lying === 0) return `Il n’y a pas de coquillage ${one[which]} pour ${who(seats)}.`;
      const there = `${shells(lying)} ${colour(lying, which)}`;
      return `${there} ne ${lying === 1 ? 'suffit' : 'suffisent'} pas pour ${who(seats)} : personne n’en reçoit.`;
    },
    fetch: ({ seat, castle: value, cause }, who) =>
      cause === 'trove'
        ? `En compensation, ${who(seat)} récupère le ${castle(value)} sur le tas de sable.`
        : `${who(seat)} récupère le ${castle(value)} sur le tas de sable.`,
    take: ({ seat, position, shells: taken }, who) =>
      `${who(seat)} ramasse ${handful(taken)} (${dial(position)}).`,
    miss: ({ seat, position }, who) =>
      `${who(seat)} ne trouve pas sa combinaison (${dial(position)}) : une compensation suivra.`,
    clash: ({ seats, position }, who) =>
      `${who(seats)} ont sélectionné la même combinaison (${dial(position)}) : pas de coquillages, place au compromis.`,
    spell: ({ seats, shells: lying }, who) =>
      sum(lying) === 0
        ? `Il ne reste aucun coquillage pour le compromis entre ${who(seats)} : il n’apporte que des châteaux.`
        : `Compromis entre ${who(seats)} ; il reste ${handful(lying)}.`,
    whisper: ({ spells }, who) =>
      `Compromis : ${spells.flatMap((which, seat) => (which < 0 ? [] : [`${who(seat)} ${one[which]}`])).join(', ')}.`,
    trove: ({ seat, colour: which }, who) =>
      `En compensation, ${who(seat)} ramasse 1 coquillage ${one[which]}.`,
    nothing: ({ seat }, who) =>
      `Il ne reste rien pour la compensation : ${who(seat)} repart les mains vides.`,
    sweep: ({ shells: left }) => `Retour dans le sac : ${handful(left)}.`,
    build: ({ seat, castle: value, groove, paid, built, again }, who) => {
      const fourth = built === 4 ? ' C’est le quatrième : la partie se termine après cette manche.' : '';
      const reopened =
        again.length > 0 ? ` ${who(again)} ${again.length > 1 ? 'peuvent' : 'peut'} changer d’avis.` : '';
      return `${who(seat)} construit le ${castle(value)} dans le sillon ${groove} avec ${handful(paid)}.${fourth}${reopened}`;
    },
    pass: ({ seat }, who) => `${who(seat)} ne construit pas.`,
    turn: ({ last }) =>
      `Changement de marée : le sillon ${last} est le dernier visible, et le bécasseau fait demi-tour.`,
    flood: ({ groove, lost }, who) => {
      const gone = lost.map(({ seat, castle: value }) => `le ${castle(value)} (${who(seat)})`);
      return `La mer recouvre le sillon ${groove}${gone.length > 0 ? ` et détruit ${and.format(gone)}` : ''}.`;
    },
    end: ({ reason, seats }, who) =>
      reason === 'fourth'
        ? `${who(seats)} ${seats.length > 1 ? 'ont' : 'a'} construit quatre châteaux : la partie est terminée.`
        : 'Le bécasseau est revenu au sillon 1 : la partie est terminée.',
  },

  position: {
    tide: ({ round, groove, last, ebb, bag, shells: lying }) =>
      `Manche ${round}, ${LAST_ROUND} au plus, marée ${ebb ? 'descendante' : 'montante'}. Le bécasseau est dans le sillon ${groove}, ` +
      `${sum(lying) === 0 ? 'qui est vide' : `avec ${handful(lying)}`}. ` +
      `Le dernier sillon visible est le ${last}. Dans le sac : ${shells(bag)}.`,
    dials: (each) =>
      `Les coquilles montrent : ${each.map(({ name, position }) => `${name} ${dial(position)}`).join(', ')}.`,
    seat: (name, n, bucket) => `${name} : ${bucket && n > 0 ? handful(bucket) : shells(n)} dans le seau.`,
    heap: (told) => `Le château ${told.castle} est sur le tas de sable et ${needs(told)}.`,
    fetched: (told) => `Le château ${told.castle} est récupéré et ${needs(told)}.`,
    standing: (value, groove, after) =>
      `Le château ${value} est dans le sillon ${groove}${after === undefined ? '' : `, recouvert après la manche ${after}`}.`,
    flooded: (value) => `Le château ${value} a été détruit par la mer.`,
    points: (n, unfit) =>
      `${points(n)} sur la plage${unfit ? `, ${shells(unfit)} ${unfit > 1 ? 'inutiles' : 'inutile'}` : ''}.`,
  },

  refusals: {
    unreadable: (text) => `« ${text} » n’est pas un coup de ce jeu.`,
    over: () => 'La partie est terminée.',
    notAsked: (name) => `${name} n’a rien à décider pour l’instant.`,
    otherQuestion: (question) => `Cela ne répond pas à la question : ${question}`,
    notOnHeap: (value) => `Le château ${value} n’est plus sur le tas de sable.`,
    notFetched: (value) => `Le château ${value} n’a pas encore été récupéré sur le tas de sable.`,
    alreadyBuilt: (value) => `Le château ${value} est déjà construit.`,
    notLying: (counts, groove) =>
      `Impossible de ramasser ${handful(counts)} : le sillon contient ${handful(groove)}.`,
    notThat: (counts, position) =>
      `La combinaison sélectionnée (${dial(position)}), ce n’est pas ${handful(counts)}.`,
    oneOnly: () => 'Une compensation, c’est un seul coquillage ou un seul château.',
    lacking: ({ castle: value, card: shown, missing = 0 }) =>
      `Le château ${value} demande ${shown} ; il manque ${shells(missing)}.`,
    joker: (value, which) => `Il ne reste pas de coquillage ${one[which]} pour le joker du château ${value}.`,
    nature: () => 'Tirer les coquillages et distribuer les cartes, c’est l’affaire du hasard.',
  },

  reasons: {
    fourth: 'Le quatrième château est construit.',
    shore: 'Le bécasseau est revenu au sillon 1.',
  },
  item: { groove: (groove) => `Sillon ${groove}`, unfit: 'Coquillages inutiles' },
  verdicts: {
    shared: (names) => `${names} sont à égalité dans tous les sillons et partagent la victoire.`,
    tieBreak: (winner, loser, groove, [more, less]) =>
      `${winner} et ${loser} sont à égalité ; dans le sillon ${groove}, ${winner} l’emporte ${more} à ${less}.`,
  },
};

export const words = makeWords(phrases);
