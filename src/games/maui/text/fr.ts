import { patternsOf } from '../vocabulary.ts';
import { figure, minus, type Phrases, signed, span } from './phrases.ts';
import { makeWords } from './words.ts';

const patterns = ['rayures', 'poissons', 'vagues', 'hibiscus', 'tortues'];
const withArticle = ['les rayures', 'les poissons', 'les vagues', 'l’hibiscus', 'les tortues'];
const towels = ['bleu clair', 'orange'];
const sections = ['du haut', 'du milieu', 'du bas'];
const marketRows = ['du haut', 'du bas'];

const and = new Intl.ListFormat('fr', { type: 'conjunction' });
const or = new Intl.ListFormat('fr', { type: 'disjunction' });
const name = (pattern: number) => patterns[pattern] ?? '';
const theName = (pattern: number) => withArticle[pattern] ?? '';
const towel = (index: number) => `serviette volante ${towels[index]}`;
const section = (index: number) => `section ${sections[index]}`;
const row = (n: number) => `rangée ${marketRows[n - 1]}`;
const tile = (list: readonly number[]) => list.map(name).join('/');
const tileOf = (text: string) => tile(patternsOf(text));
const many = (n: number) => Math.abs(n) >= 2;
const dollars = (n: number) => `${n} ${many(n) ? 'dollars' : 'dollar'} des sables`;
const chips = (n: number) => `${n} ${many(n) ? 'jetons' : 'jeton'} de pénalité`;
const points = (n: number) => `${figure(n)} ${many(n) ? 'points' : 'point'}`;
const pearls = (n: number, colour: string) => `${n} ${many(n) ? `perles ${colour}s` : `perle ${colour}`}`;
const side = (which: 'trees' | 'ocean') =>
  which === 'trees' ? 'en haut, sur les arbres' : 'en bas, sur l’océan';
const umbrellas: { readonly [letter: string]: string } = {
  p: 'perle rose',
  w: 'perle blanche',
  x: 'décompte bonus',
  y: 'décompte bonus',
  c: 'crabe face cachée',
};

/** What lies ahead, an extra scoring with its two patterns. */
const lying = (letter: string, shows: readonly number[]) =>
  shows.length > 0 ? `${umbrellas[letter]} ${or.format(shows.map(name))}` : (umbrellas[letter] ?? '');

function rows(top: number): string {
  const { from, to, over } = span(top);
  const inside =
    from === to ? `ligne ${from}` : to - from === 1 ? `lignes ${from} et ${to}` : `lignes ${from} à ${to}`;
  return over ? `${inside}, dépassant ${side(over)}` : inside;
}

/** The same within a sentence. */
const onRows = (top: number) =>
  rows(top)
    .replace(/^lignes/, 'sur les lignes')
    .replace(/^ligne /, 'en ligne ');

const reconstructed = 'Reconstitué : à corriger d’après la boîte.';
const ownValues = (pattern: number) => ({
  name: `Valeurs de la piste ${name(pattern)}`,
  hint: `Ce que valent ses cases à partir de la première ; laisser vide pour les valeurs habituelles. ${reconstructed}`,
});
const numbered = 'Motifs par numéro : 1 rayures, 2 poissons, 3 vagues, 4 hibiscus, 5 tortues.';
const spaces = 'La ligne pour chacune des colonnes 1 à 12 ; 0 s’il n’y en a pas.';

const best = (towels: 'needed' | 'best' | 'none', points: string): string =>
  towels === 'needed'
    ? `seulement avec une serviette volante, au mieux ${points}`
    : towels === 'best'
      ? `avec des serviettes volantes, au mieux ${points}`
      : `au mieux ${points}`;

const phrases: Phrases = {
  locale: 'fr',
  name: 'Maui',
  tagline:
    'Étaler des serviettes de l’ombre des palmiers jusqu’aux vagues, relier les motifs et éviter les crabes.',
  options: {
    mode: {
      name: 'Jeu',
      hint: 'Le jeu de base avec les parasols, la variante des crabes, ou les deux à la suite.',
      values: { base: 'Jeu de base', crabs: 'Variante des crabes', long: 'Partie longue' },
    },
    values: {
      name: 'Valeurs des pistes',
      hint: `Simples : une case vaut son numéro. Fortes : 1, 2, 4, 5, 7, 8, 10 et ainsi de suite. ${reconstructed}`,
      values: { plain: 'simples', steep: 'fortes' },
    },
    stripes: ownValues(0),
    fish: ownValues(1),
    waves: ownValues(2),
    hibiscus: ownValues(3),
    turtle: ownValues(4),
    trackLength: {
      name: 'Longueur des pistes',
      hint: `Le nombre de cases d’une piste de score. ${reconstructed}`,
    },
    extension: {
      name: 'Prolongement',
      hint: `Le nombre de cases que la partie longue ajoute à chaque piste. ${reconstructed}`,
    },
    rowSteps: {
      name: 'Pas par ligne',
      hint: `De combien une correspondance fait avancer le marqueur, de la ligne 1 à la ligne 7. ${reconstructed}`,
    },
    extraSteps: {
      name: 'Pas d’un décompte bonus',
      hint: `De combien il fait avancer un marqueur. ${reconstructed}`,
    },
    penalty: { name: 'Coût d’un jeton de pénalité', hint: `Points perdus par jeton. ${reconstructed}` },
    looseTowels: {
      name: 'Serviettes volantes',
      hint: `Les motifs de la bleu clair et de l’orange. ${numbered} ${reconstructed}`,
    },
    extraX: { name: 'Décompte bonus X', hint: `Ses deux pistes. ${numbered} ${reconstructed}` },
    extraY: { name: 'Décompte bonus Y', hint: `Ses deux pistes. ${numbered} ${reconstructed}` },
    umbrellaRows: { name: 'Cases des parasols', hint: `${spaces} ${reconstructed}` },
    crabRows: { name: 'Cases des crabes', hint: `${spaces} ${reconstructed}` },
    crabUmbrellaRows: { name: 'Parasols du côté crabes', hint: `${spaces} ${reconstructed}` },
    crabValues: {
      name: 'Crabes',
      hint: `Ce que coûtent les sept crabes de chacun. ${reconstructed}`,
    },
  },
  labels: {
    market: 'Marché',
    bag: 'sac',
    points,
    towels: 'volantes',
    chips: 'jetons',
    trees: 'arbres',
    ocean: 'océan',
    crabSide: 'côté crabes',
    looseTowel: 'serviette volante',
    secondHalf: 'seconde moitié',
    lastRound: 'dernière manche',
    patterns,
    signs: ['perle rose', 'perle blanche', 'bonus X', 'bonus Y', 'crabe', 'jeton'],
  },

  tile,

  parts: {
    match: (pattern, steps) => `${name(pattern)} +${steps}`,
    pearl: (pink) => (pink ? 'une perle rose' : 'une perle blanche'),
    extra: (list) => `décompte bonus ${or.format(list.map(name))}`,
    crab: () => 'un crabe',
    chips,
    gain: (index) => `gagne la ${towel(index)}`,
    needsTowel: () => 'seulement avec une serviette volante',
    points: (n) => `${signed(n)} ${many(n) ? 'points' : 'point'}`,
    atBest: (n) => `au mieux ${phrases.parts.points(n)}`,
    withTowel: (n) => `avec des serviettes volantes, au mieux ${phrases.parts.points(n)}`,
  },

  questions: {
    turn: () => 'Quelle tuile, ou quels dollars des sables ?',
    mustTakeDollars: () => 'Aucune tuile ne peut être posée. Quels dollars des sables ?',
    substitute: () => 'Tour de substitution : quelle tuile au milieu de la colonne suivante ?',
    height: (text, column) => `À quelle hauteur poser ${text} dans la colonne ${column} ?`,
    towel: (index, pattern) => `Où poser la ${towel(index)} (${name(pattern)}), ou la garder ?`,
    extra: () => 'Décompte bonus : quel marqueur faire avancer ?',
    none: () => 'Il n’y a rien à décider.',
  },

  moves: {
    take: (text, price, towels, points) =>
      `Prendre ${text} ${price === 0 ? 'gratuitement' : `pour ${dollars(price)}`} : ${best(towels, points)}`,
    substitute: (text) => `Prendre ${text} gratuitement : lignes 3 à 5, aucun point`,
    dollars: (n, count, now) => `Prendre ${dollars(count)} de la ${row(n)} : cela en fera ${now}`,
    place: (top, outcome) => `Poser ${onRows(top)} : ${outcome}`,
    lay: (index, at, n, outcome) => `Poser la ${towel(index)} sur la ${section(at)}, ligne ${n} : ${outcome}`,
    keep: (index, outcome) => `Garder la ${towel(index)} : ${outcome}`,
    advance: (pattern, from, to, gain) =>
      `Avancer ${theName(pattern)} : ${from === 0 ? `entrée sur la case ${to}` : `de ${from} à ${to}`}${gain && `, ${gain}`}`,
    chance: (text) => `Hasard : ${text}`,
  },

  events: {
    dealt: () => '',
    market: ({ tiles }) => {
      const [a, b, c, d, e, f] = tiles.map(tileOf);
      return `Le marché ouvre. Rangée du haut : ${a}, ${b}, ${c}. Rangée du bas : ${d}, ${e}, ${f}.`;
    },
    umbrellas: ({ seat, letters, columns }, who) =>
      `Parasols chez ${who(seat)} : ${[...letters].map((letter, i) => `colonne ${columns[i]} ${umbrellas[letter]}`).join(', ')}.`,
    'start-tile': ({ seat, tile: text }, who) => `${who(seat)} démarre avec la tuile ${tileOf(text)}.`,
    first: ({ seat, half }, who) =>
      half === 2 ? `${who(seat)} commence la seconde moitié.` : `${who(seat)} commence.`,
    take: ({ seat, tile: text, row: n, price, left }, who) =>
      price === 0
        ? `${who(seat)} prend ${tileOf(text)} gratuitement dans la ${row(n)}.`
        : `${who(seat)} prend ${tileOf(text)} dans la ${row(n)} pour ${dollars(price)} ; il en reste ${left}.`,
    dollars: ({ seat, row: n, count, now, forced }, who) =>
      `${forced ? 'Aucune tuile ne peut être posée : ' : ''}${who(seat)} prend ${dollars(count)} de la ${row(n)} et en a maintenant ${now}.`,
    substitute: ({ seat }, who) =>
      `${who(seat)} ne peut ni poser de tuile ni prendre de dollars : c’est un tour de substitution.`,
    refill: ({ tile: text, row: n }) => `Nouvelle tuile dans la ${row(n)} : ${tileOf(text)}.`,
    place: ({ seat, tile: text, column, top }, who) =>
      `${who(seat)} pose ${tileOf(text)} dans la colonne ${column}, ${rows(top)}.`,
    lay: ({ seat, towel: index, section: at, row: n, pattern }, who) =>
      `${who(seat)} pose la ${towel(index)} sur la ${section(at)} : la ligne ${n} montre maintenant ${theName(pattern)}.`,
    chips: ({ seat, count, side: which, now }, who) =>
      `La tuile dépasse ${side(which)} : ${who(seat)} reçoit ${chips(count)} et en a maintenant ${now}.`,
    pearl: ({ seat, pink, now }, who) =>
      `${who(seat)} prend une perle ${pink ? 'rose' : 'blanche'} sous le parasol et en a maintenant ${now}.`,
    extra: ({ seat, pattern, from, to }, who) =>
      from === 0
        ? `Décompte bonus : ${who(seat)} fait entrer le marqueur ${name(pattern)} sur la case ${to}.`
        : `Décompte bonus : ${who(seat)} avance le marqueur ${name(pattern)} de ${from} à ${to}.`,
    lapse: ({ seat }, who) =>
      `Décompte bonus sans effet pour ${who(seat)} : les deux marqueurs sont au bout de leur piste.`,
    missed: ({ seat, letter, column }, who) =>
      `Chez ${who(seat)}, le parasol de la colonne ${column} (${umbrellas[letter]}) n’est pas couvert et sort du jeu.`,
    score: ({ seat, pattern, row: n, steps, from, to }, who) => {
      const match = `${who(seat)} relie ${theName(pattern)} en ligne ${n}`;
      if (from === to)
        return steps === 0
          ? `${match}, ce qui ne rapporte aucun pas.`
          : `${match} ; le marqueur est déjà au bout de sa piste.`;
      return from === 0
        ? `${match} : le marqueur entre sur la case ${to}.`
        : `${match} : le marqueur avance de ${from} à ${to}.`;
    },
    gain: ({ seat, towel: index, left }, who) =>
      `${who(seat)} prend ${left === 0 ? 'la dernière' : 'une'} ${towel(index)} sur la case décorée.`,
    late: ({ seat, towel: index }, who) =>
      `${who(seat)} atteint la case décorée, mais il ne reste plus de ${towel(index)}.`,
    crab: ({ seat, value, column, row: n }, who) =>
      `Un crabe (${minus(value)}) pince ${who(seat)} et bloque la ligne ${n} de la colonne ${column}.`,
    'last-round': ({ seat }, who) => `${who(seat)} pose la 12e tuile : c’est la dernière manche.`,
    half: ({ scores }, who) =>
      `La première moitié est terminée : ${scores.map((n, seat) => `${who(seat)} ${figure(n)}`).join(', ')}. Les plages sont retournées côté crabes.`,
    end: ({ scores, places }, who) =>
      `La partie est terminée : ${scores.map((n, seat) => `${who(seat)} ${figure(n)}`).join(', ')}. ${who(places.indexOf(1))} gagne.`,
  },

  position: {
    table: ({ turn, over, half, crabs, last, bag }) =>
      [
        over ? 'La partie est terminée.' : `À jouer : ${turn}.`,
        half === 2 ? 'Seconde moitié, côté crabes.' : crabs ? 'Côté crabes.' : '',
        last && !over ? 'C’est la dernière manche.' : '',
        `${bag} ${many(bag) ? 'tuiles' : 'tuile'} dans le sac.`,
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
    market: (n, [free, one, two], lying) =>
      `Marché, ${row(n)} : ${free} gratuite ; ${one} pour 1 ; ${two} pour 2 ; à côté, ${dollars(lying)}.`,
    stock: ([blue, orange]) =>
      `Serviettes volantes sur les pistes : ${blue} bleu clair sur la case 7 des rayures, ${orange} orange sur la case 8 des poissons.`,
    hand: (who, text, top) =>
      top === undefined
        ? `${who} a ${text} en main.`
        : `${who} a posé ${text} ${onRows(top)} ; des serviettes volantes peuvent suivre.`,
    seat: (at) =>
      [
        `${at.name} : ${points(at.points)}, ${at.tiles} ${many(at.tiles) ? 'tuiles' : 'tuile'} sur 12, ${dollars(at.dollars)}, ${pearls(at.white, 'blanche')} et ${pearls(at.pink, 'rose')}, ${chips(at.chips)}${
          at.crabs > 0 ? `, crabes ${minus(at.crabs)}` : ''
        }.`,
        at.towels.length > 0
          ? `En main : ${and.format(at.towels.map((index) => `la ${towel(index)}`))}.`
          : '',
        `Pistes : ${at.markers.map((space, pattern) => `${name(pattern)} ${space}`).join(', ')}.`,
        at.edge.length > 0
          ? `La dernière colonne montre ${at.edge.map(({ row: n, pattern }) => `${theName(pattern)} en ligne ${n}`).join(', ')}.`
          : 'La dernière colonne ne montre aucun motif disponible.',
        at.ahead.length > 0
          ? `Devant : ${at.ahead.map(({ letter, column, row: n, shows }) => `${lying(letter, shows)} en colonne ${column}, ligne ${n}`).join(' ; ')}.`
          : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
  },

  refusals: {
    unreadable: (text) => `« ${text} » n’est pas un coup de ce jeu.`,
    nature: () => 'Tirer les tuiles et retourner les crabes, c’est l’affaire du hasard.',
    over: () => 'La partie est terminée.',
    notAsked: (who) => `${who} n’a rien à décider pour l’instant.`,
    otherQuestion: (question) => `Cela ne répond pas à la question : ${question}`,
    notInMarket: (text) => `La tuile ${text} n’est pas au marché.`,
    tooDear: (text, price, have) =>
      `La tuile ${text} coûte ${dollars(price)} ; il n’y en a que ${have} en main.`,
    noMatch: (text) => `La tuile ${text} ne correspond à aucun motif de la dernière colonne.`,
    noDollars: (n) => `Il n’y a pas de dollars des sables à côté de la ${row(n)}.`,
    noMatchThere: (text, top) =>
      `Posée ${onRows(top)}, la tuile ${text} ne correspond à aucun motif de la dernière colonne.`,
    notOwned: (index) => `Aucune ${towel(index)} en main.`,
    outside: (at) => `La ${section(at)} est hors de la grille.`,
    covered: (at) => `Une autre serviette volante est déjà sur la ${section(at)}.`,
    samePattern: (at, pattern) =>
      `La ${section(at)} montre déjà ${theName(pattern)} ; une serviette volante doit changer le motif.`,
    undoesMatch: () => 'Avec la serviette à cet endroit, la tuile ne correspondrait à rien.',
    mustLay: (index) => `Sans la ${towel(index)}, la tuile ne correspond à rien.`,
    notShown: (pattern) => `Ce décompte bonus ne montre pas ${theName(pattern)}.`,
    atEnd: (pattern) => `Le marqueur ${name(pattern)} est déjà au bout de sa piste.`,
  },

  items: {
    tracks: 'Pistes',
    pearls: 'Perles',
    dollars: 'Dollars des sables',
    chips: 'Pénalités',
    crabs: 'Crabes',
  },
  reasons: {
    'full-beach': 'La manche de la 12e tuile est terminée.',
    'fewer-tiles':
      'La manche de la 12e tuile est terminée. Égalité : le plus petit nombre de tuiles l’emporte.',
    'more-dollars':
      'La manche de la 12e tuile est terminée. Égalité, même en tuiles : les dollars des sables décident.',
    'later-turn': 'La manche de la 12e tuile est terminée. Égalité parfaite : l’ordre du tour décide.',
  },
  verdicts: {
    'fewer-tiles': (winner, others) =>
      `${winner} a autant de points que ${others}, mais a posé moins de tuiles.`,
    'more-dollars': (winner, others) =>
      `${winner} a autant de points que ${others}, mais plus de dollars des sables.`,
    'later-turn': (winner, others) =>
      `${winner} a autant de points que ${others}, mais vient plus tard dans l’ordre du tour.`,
  },
};

export const words = makeWords(phrases);
