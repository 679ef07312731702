import type { Speech } from './speech.ts';
import { wordsOf } from './words.ts';

/** Of a die. */
const masculine = ['noir', 'violet', 'bleu', 'orange', 'jaune', 'blanc'] as const;
/** Of a beach or a coin. */
const feminine = ['noire', 'violette', 'bleue', 'orange', 'jaune', 'blanche'] as const;
const masc = (beach: number) => masculine[beach] as string;
const fem = (beach: number) => feminine[beach] as string;
export const tiles = [
  'Longueur d’avance',
  'Coupe-file',
  'Dé du sauveteur',
  'Loueur',
  'Échange',
  'Relance',
  'Nouvelle couleur',
  'Ajustement',
  'Marche arrière',
] as const;
const tile = (index: number) => tiles[index] as string;
/** Zero takes the singular. */
const spaces = (n: number) => (n < 2 ? `${n} case` : `${n} cases`);
const away = (distance: number) => (distance === 0 ? 'au bord de l’eau' : `à ${spaces(distance)} de l’eau`);
/** Dice with their articles: le 6 violet et le 1 blanc. */
const the = (dice: string) => dice.replace(/\d/g, 'le $&');
const steps = (n: number) => (n < 0 ? `reculer de ${-n}` : `avancer de ${n}`);

const speech: Speech = {
  language: 'fr',
  name: 'High Tide',
  tagline: 'Au plus près de l’eau, mais pas trop : la prochaine vague arrive.',
  labels: {
    beaches: feminine,
    letters: ['N', 'V', 'B', 'O', 'J', 'C'],
    tiles,
    round: 'Manche',
    bar: 'bar',
    sea: 'mer',
    track: 'Piste des dés',
    rental: 'loueur',
    bag: 'Sac',
    pool: 'Réserve',
    openDice: 'Dés exposés',
    coins: 'Pièces',
    alert: 'Alerte au requin',
    sharks: 'Requins à venir',
    surfer: 'Surfeur',
    rolled: 'Lancer',
    chosen: 'Choix',
    smallLetter: 'minuscule',
    legend: 'Sous les transats : le nombre de cases sèches jusqu’à l’eau.',
  },
  options: {
    coins: {
      name: 'Pièces',
      hint: 'Des pièces sont posées sur les huit premières cases de chaque plage ; les plus beaux totaux marquent des points.',
    },
    shark: {
      name: 'Alerte au requin',
      hint: 'À chaque manche, un requin fait reculer le transat le plus près de l’eau sur une plage.',
    },
    surfer: { name: 'Surfeur', hint: 'Chacun a un surfeur, qui rêve de finir dans l’eau.' },
    baywatch: { name: 'Baywatch', hint: 'Les petits lancers rapportent des tuiles aux pouvoirs spéciaux.' },
    hidden: {
      name: 'Surfeurs cachés',
      hint: 'Le surfeur de chacun reste secret jusqu’à la fin.',
    },
    openCoins: {
      name: 'Pièces visibles',
      hint: 'Les pièces de tout le monde restent visibles : rien à retenir.',
    },
    length: {
      name: 'Longueur des plages',
      hint: 'Nombre de cases de sable de chaque plage ; valeur reconstituée.',
    },
    rental: {
      name: 'Départ du loueur',
      hint: 'Case de la piste des dés où commence le loueur de transats ; valeur reconstituée.',
    },
    coinValues: {
      name: 'Valeurs des pièces',
      hint: 'Les huit pièces de chaque plage ; valeurs reconstituées.',
    },
    sharkTiles: {
      name: 'Tuiles requin',
      hint: 'Nombre de cases dont chaque requin fait reculer un transat ; valeurs reconstituées.',
    },
  },
  items: { coins: 'Pièces', surfer: 'Surfeur', baywatch: 'Baywatch' },
  beachItem: (beach) => `Plage ${fem(beach)}`,
  reasons: { water: 'Un transat est dans l’eau.', rounds: 'Les six manches sont jouées.' },
  winners: (names, several) => (several ? `${names} partagent la victoire.` : `${names} gagne.`),

  die: ([beach, pips]) => `${pips} ${masc(beach)}`,
  landing({ beach, place, wet, distance, coin }) {
    const where = wet ? 'dans l’eau' : place === 0 ? 'au bar' : away(distance);
    return `plage ${fem(beach)} ${where}${coin === null ? '' : ` (pièce ${coin})`}`;
  },
  either: (one, other) => `${one} ou ${other}, selon l’ordre`,

  question: {
    'head-start': () => 'Utiliser Longueur d’avance avant la manche ?',
    jump: ({ next }) => `Utiliser Coupe-file ? Prochain tour : ${next}.`,
    lifeguard: () => 'Utiliser Dé du sauveteur avant le tour ?',
    choose: ({ pairs, free }) =>
      !pairs
        ? 'Aucune paire sur la piste : lancer deux dés.'
        : free
          ? 'Prendre une paire ou lancer ?'
          : 'Plus de case libre : quelle paire prendre ?',
    again: () => 'Lancer refusé : lancer deux nouveaux dés.',
    judge: ({ pair }) => `Accepter ${the(pair)} ?`,
    reroll: ({ pair }) => `Relancer ${the(pair)} ?`,
    declare: ({ pair }) => `Utiliser une tuile sur ${the(pair)} avant de déplacer les transats ?`,
    stop: () => 'S’arrêter en chemin pour une pièce ?',
    order: () => 'Quel dé déplace le transat en premier ?',
    coin: ({ coin, beach }) => `Prendre la pièce ${fem(beach)} de valeur ${coin} ?`,
    'wave-roll': () => 'Plus aucune paire pour les vagues : lancer deux dés.',
  },
  choice: {
    roll: (binding) => (binding ? 'Lancer deux dés ; il faudra accepter le résultat' : 'Lancer deux dés'),
    rollWaves: 'Lancer deux dés pour les vagues',
    accept: (outcome) => `Accepter : ${outcome}`,
    decline: (pair, space) => `Refuser : ${the(pair)} sur la case ${space} de la piste, puis nouveau lancer`,
    take: (pair, space, rerolls, outcome) => {
      const bonus =
        rerolls === 2
          ? ' ; on peut relancer un dé ou les deux'
          : rerolls === 1
            ? ' ; on peut relancer un dé'
            : '';
      return `Prendre ${the(pair)} sur la case ${space} : ${outcome}${bonus}`;
    },
    keep: (pair, outcome) => `Garder ${the(pair)} : ${outcome}`,
    reroll: (dice, byTile) => (byTile ? `Utiliser Relance sur ${the(dice)}` : `Relancer ${the(dice)}`),
    collect: (value) => `Prendre la pièce de valeur ${value}`,
    leave: (value) => `Laisser la pièce de valeur ${value}`,
    straight: (n, outcome) => `Avancer de ${spaces(n)} d’un coup : ${outcome}`,
    stop: (n, coin, then, outcome) =>
      `Avancer de ${n}, prendre la pièce de valeur ${coin}, puis avancer de ${then} : ${outcome}`,
    first: (n, then, outcome) => `D’abord ${steps(n)}, puis ${steps(then)} : ${outcome}`,
    keepTile: (index) => `Garder ${tile(index)}`,
    jump: 'Passer devant et jouer aussitôt',
    wait: 'Attendre',
    waitThisRound: 'Attendre toute la manche',
    go: (outcome) => `Déplacer : ${outcome}`,
    headStart: (n, outcome) => `Longueur d’avance de ${spaces(n)} : ${outcome}`,
    lifeguard: (die, outcome) => `Dé du sauveteur ${die} : ${outcome}`,
    rental: (space) =>
      space === null ? 'Sortir le loueur de la piste' : `Descendre le loueur sur la case ${space}`,
    swap: (laid, space, pair, outcome) =>
      `Échange : poser ${the(laid)} sur la case ${space} et prendre ${the(pair)} : ${outcome}`,
    recolour: (die, to, outcome) => `Compter ${the(die)} comme ${masc(to)} : ${outcome}`,
    adjust: (pair, outcome) => `Compter comme ${pair} : ${outcome}`,
    backwards: (die, outcome) => `Reculer avec ${the(die)} : ${outcome}`,
  },
  event: {
    towels: ({ order }, { name, names }) =>
      `Les serviettes sont empilées : ${name(order[0] ?? 0)} commence. Ordre du jeu : ${names(order)}.`,
    coins: ({ beach, space, values }) =>
      `Pièces de la plage ${fem(beach)}, cases ${space} à ${space + values.length - 1} : ${values.join(', ')}.`,
    surfers: ({ beaches }, { name, list }) => {
      const known = beaches.flatMap((beach, seat) =>
        beach === null ? [] : [`${name(seat)} plage ${fem(beach)}`],
      );
      return known.length > 0 ? `Surfeurs : ${list(known)}.` : 'Les surfeurs sont distribués face cachée.';
    },
    revealed: ({ beaches }, { name, list }) =>
      `Les surfeurs sont révélés : ${list(beaches.map((beach, seat) => `${name(seat)} plage ${fem(beach)}`))}.`,
    tile: ({ tile: index }) => `La tuile Baywatch ${tile(index)} est révélée.`,
    alert: ({ beach }) => `Alerte au requin sur la plage ${fem(beach)} !`,
    round: ({ round, order }, { names }) => `La manche ${round} commence. Ordre du jeu : ${names(order)}.`,
    rental: ({ to, by }, { name }) => {
      const what = to === null ? 'le loueur quitte la piste.' : `le loueur descend sur la case ${to}.`;
      return by === null ? `L${what.slice(1)}` : `${name(by)} utilise Loueur : ${what}`;
    },
    rolled: ({ seat, dice, waves }, { name, pair }) =>
      waves ? `${name(seat)} lance ${pair(dice)} pour les vagues.` : `${name(seat)} lance ${pair(dice)}.`,
    accepted: ({ seat, dice, forced }, { name, pair }) =>
      forced
        ? `${name(seat)} doit accepter ${the(pair(dice))}.`
        : `${name(seat)} accepte ${the(pair(dice))}.`,
    declined: ({ seat, dice, space }, { name, pair }) =>
      `${name(seat)} refuse ${the(pair(dice))} ; la paire va sur la case ${space}.`,
    took: ({ seat, dice, space, forced }, { name, pair }) =>
      forced
        ? `${name(seat)} doit prendre ${the(pair(dice))} sur la case ${space}.`
        : `${name(seat)} prend ${the(pair(dice))} sur la case ${space}.`,
    swapped: ({ seat, laid, laidOn, dice, space }, { name, pair }) =>
      `${name(seat)} utilise Échange : pose ${the(pair(laid))} sur la case ${laidOn} et prend ${the(pair(dice))} sur la case ${space}.`,
    rerolled: ({ seat, before, after, tile: byTile }, { name, pair }) =>
      `${name(seat)} relance${byTile ? ' grâce à la tuile' : ''} : ${pair(before)} donne ${pair(after)}.`,
    open: ({ seat, total, over }, { name }) =>
      over === null
        ? `${name(seat)} a les dés exposés, avec un total de ${total}.`
        : `${name(seat)} récupère les dés exposés avec un total de ${total} ; ${name(over)} les perd.`,
    recoloured: ({ seat, die, to }, { name }) =>
      `${name(seat)} compte ${the(speech.die(die))} comme ${masc(to)}.`,
    adjusted: ({ seat, before, after }, { name, pair }) =>
      `${name(seat)} compte ${the(pair(before))} comme ${pair(after)}.`,
    backwards: ({ seat, die }, { name }) => `${name(seat)} recule avec ${the(speech.die(die))}.`,
    moved: ({ seat, beach, from, to, sand, cause }, { name }) => {
      const where = to === 0 ? 'au bar' : to > sand ? 'dans l’eau' : away(sand - to);
      const chair = `${name(seat)}, plage ${fem(beach)} :`;
      if (cause === 'shark')
        return `${chair} le requin fait reculer le transat de ${spaces(from - to)}, ${where}.`;
      if (from === to) return `${chair} le transat reste ${where}.`;
      return to > from
        ? `${chair} le transat avance de ${spaces(to - from)}, ${where}.`
        : `${chair} le transat recule de ${spaces(from - to)}, ${where}.`;
    },
    collected: ({ seat, beach, value }, { name }) =>
      `${name(seat)} prend la pièce ${fem(beach)} de valeur ${value}.`,
    left: ({ seat, beach, value }, { name }) =>
      `${name(seat)} laisse la pièce ${fem(beach)} de valeur ${value}.`,
    towel: ({ seat, space }, { name }) => `${name(seat)} pose sa serviette sur la case ${space}.`,
    jumped: ({ seat, over }, { name }) => `${name(seat)} utilise Coupe-file et passe devant ${name(over)}.`,
    lifeguard: ({ seat, die }, { name }) => `${name(seat)} utilise Dé du sauveteur : ${speech.die(die)}.`,
    'head-start': ({ seat }, { name }) => `${name(seat)} utilise Longueur d’avance.`,
    shark: ({ beach, value, seat }) =>
      seat === null
        ? `Un requin de force ${value} arrive sur la plage ${fem(beach)} et ne trouve personne sur le sable.`
        : `Un requin de force ${value} arrive sur la plage ${fem(beach)}.`,
    wave: ({ beach, spaces: size, sand, wet }, { names }) => {
      const kind = size === 3 ? 'grande' : 'petite';
      const left = `Une ${kind} vague recouvre la plage ${fem(beach)} : il reste ${spaces(sand)} de sable.`;
      return wet.length === 0 ? left : `${left} Dans l’eau à présent : ${names(wet)}.`;
    },
    award: ({ seat, tile: index }, { name }) =>
      `${name(seat)} a les dés exposés et reçoit la tuile ${tile(index)}.`,
    point: ({ seat }, { name }) => `${name(seat)} a les dés exposés et reçoit 1 point.`,
    end: ({ reason }) =>
      reason === 'water'
        ? 'Un transat est dans l’eau : la partie est terminée.'
        : 'La sixième manche est finie : la partie est terminée.',
  },
  position: {
    round: (round, rounds, order) => `Manche ${round}, ${rounds} au plus. Ordre du jeu : ${order}.`,
    over: 'La partie est terminée.',
    beach: (beach, sand, chairs) => `Plage ${fem(beach)}, ${spaces(sand)} de sable : ${chairs}.`,
    onSand: (name, distance, space) => `${name} ${away(distance)}, sur la case ${space}`,
    inWater: (name) => `${name} dans l’eau`,
    atBar: (names) => `au bar, ${names}`,
    track: (slots) => `Piste des dés, de haut en bas : ${slots}.`,
    slot: (space, what) => `${space} ${what}`,
    towel: (name) => `serviette (${name})`,
    empty: 'libre',
    rental: (space) =>
      space === null ? 'Le loueur a quitté la piste.' : `Le loueur est sur la case ${space}.`,
    hand: (pair) => `En main : ${pair}.`,
    pool: (dice) => `Dans la réserve de dés : ${dice}.`,
    bag: (dice) => `Dans le sac : ${dice}.`,
    count: (count, beach) => `${count} ${masc(beach)}${count > 1 && beach !== 3 ? 's' : ''}`,
    coinsLying: (beach, coins) => `Pièces sur la plage ${fem(beach)} : ${coins}.`,
    coinOn: (value, space) => `${value} sur la case ${space}`,
    coinsHeld: (name, count) => `${name} a ${count < 2 ? `${count} pièce` : `${count} pièces`}.`,
    coinsKnown: (name, coins) => `${name} a les pièces ${coins}.`,
    coin: (beach, value) => `${fem(beach)} ${value}`,
    alert: (beach, left) => `Alerte au requin sur la plage ${fem(beach)} ; requins à venir : ${left}.`,
    surfers: (list) => `Surfeurs : ${list}.`,
    surfer: (name, beach) => `${name} plage ${fem(beach)}`,
    surferHidden: (name) => `${name} face cachée`,
    tileUp: (index) => `La tuile ${tile(index)} est visible.`,
    tileHeld: (name, index) => `${name} a la tuile ${tile(index)}.`,
    openDice: (name, pair) => `${name} a les dés exposés : ${pair}.`,
  },
  refusal: {
    over: () => 'La partie est terminée.',
    chance: () => 'Les dés roulent encore.',
    'not-your-turn': ({ actor }, { name }) => `C’est à quelqu’un d’autre de décider : ${name(actor)}.`,
    unreadable: ({ text }) => `« ${text} » n’est pas un coup de High Tide.`,
    'not-asked': ({ text }) => `« ${text} » ne répond pas à la question posée.`,
    'no-free-space': () =>
      'Aucune case accessible de la piste n’est libre : il faut prendre une paire de la piste.',
    'cannot-decline': () =>
      'Une seule case accessible de la piste est libre : le lancer ne peut pas être refusé.',
    'cannot-go-back': () => 'Après un lancer, on ne peut plus prendre une paire de la piste pendant ce tour.',
    'no-such-space': ({ space }) => `La piste n’a pas de case ${space}.`,
    'no-pair': ({ space }) => `Il n’y a pas de dés sur la case ${space}.`,
    'one-die-only': () => 'Une paire de la case 2 ne permet de relancer qu’un seul dé.',
    'no-reroll': () => 'Cette paire ne permet plus de relance.',
    'dice-alike': () => 'Les deux dés sont identiques : indiquer celui de gauche.',
    'not-held': ({ tile: index }) => `Pour cela, il faut la tuile ${tile(index)}.`,
    'rental-gone': () => 'Le loueur a déjà quitté la piste.',
    'same-colour': () => 'Le dé a déjà cette couleur.',
    'pips-bounds': () => 'Un dé vaut au moins 1 et au plus 6.',
    'no-effect': () => 'Cela n’aurait aucun effet.',
    'one-is-enough': () => 'Depuis la dernière case, avancer de 1 suffit pour atteindre la mer.',
    'not-in-pool': () => 'Ce dé n’est pas dans la réserve.',
    'no-coin-there': () => 'Il n’y a pas de pièce à prendre sur cette case.',
    allowed: () => 'Ce coup est autorisé.',
  },
};

export const words = wordsOf(speech);
