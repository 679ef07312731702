import { help } from './help-fr.ts';
import type { StrandText } from './labels.ts';

const colours = ['blancs', 'gris', 'marron', 'noirs'];
/** The same of one shell. */
const one = ['blanc', 'gris', 'marron', 'noir'];

export const text: StrandText = {
  help,
  labels: {
    codes: ['', '', '', '', 'AA', 'AB', 'AAA', 'AAB', 'ABC', 'TOUS'],
    singles: 'Coquillage et château',
    combinations: 'Coquillages sans château',
    legend: {
      shells: 'coquillages à gagner pour l’instant',
      castle: 'et un château du tas',
      trove: 'introuvable ici : un coquillage ou un château à la place',
      completes: 'de quoi construire un château',
    },

    alone: 'Si personne d’autre ne la choisit',
    together: 'Si quelqu’un d’autre la choisit aussi',
    shellAndCastle: '1 coquillage et un château',
    shellOnly: '1 coquillage ; plus de château sur le tas',
    castleOnly: 'pas de coquillage de cette couleur, mais un château',
    nothing: 'rien',
    enoughFor: (n) => `il y en a ${n} : assez pour ${n}, avec un château chacun`,
    notEnough: 'pas assez pour tous : aucun coquillage, mais un château chacun',
    chooseOne: 'au choix, après les positions plus à gauche',
    troveInstead: 'introuvable pour l’instant : une compensation à la fin, un coquillage ou un château',
    spellInstead: 'rien de tout cela, mais un compromis : une couleur en secret, puis un château',
    completes: (castle, points) => `château ${castle} : ${points}`,
    more: (n) => `+${n}`,

    explain: {
      reveal: 'Priorité à gauche : d’abord un seul coquillage, puis les combinaisons.',
      absent: 'Pas de coquillage de cette couleur, mais un château quand même.',
      short: 'Pas assez pour tous : personne n’en reçoit. Ils restent pour les positions plus à droite.',
      clash: 'Quand tous sont servis : une couleur en secret et un château chacun.',
      spell: 'Chacun choisit une couleur en secret ; il y en a pour tous ou pour personne. Puis un château.',
      spellEmpty: 'Sans coquillages, pas de couleur à choisir.',
      miss: 'Tout ou rien. Il y aura une compensation à la fin.',
      trove: 'Faute de combinaison : un coquillage ou un château.',
      troveNothing: 'Il ne reste ni coquillage ni château.',
      sweep: 'Ce que personne ne prend retourne dans le sac.',
      build:
        'Chacun peut construire un château récupéré, payé avec les coquillages de sa carte ; n’importe lequel pour l’étoile.',
      empty: 'Il n’y a rien à ramasser, donc rien à sélectionner.',
      turn: 'Désormais, la mer recouvre un sillon de plus après chaque manche.',
      washed: (n) =>
        n === 1
          ? 'Il compte toujours comme construit, mais ne rapporte rien.'
          : 'Ils comptent toujours comme construits, mais ne rapportent rien.',
      fourth: 'Les autres peuvent encore construire dans cette manche.',
    },

    coveredAfter: 'sillon recouvert après la manche',
    coveredShort: 'noyé après la manche',
    castleIn: 'château au sillon',
    nowhere: 'aucun',
    dry: 'reste au sec',

    heap: 'sur le tas',
    fetched: 'récupéré',
    inGroove: (groove) => `sillon ${groove}`,
    washedAway: 'emporté',
    complete: 'complet',
    short: (n) => `manque ${n}`,
    points: (n) => `${n} ${Math.abs(n) < 2 ? 'point' : 'points'}`,
    pass: 'Ne pas construire',
    star: (colour) => `étoile : ${one[colour]}`,
    shells: (n, colour) => `${n} ${colour < 4 ? (n < 2 ? one : colours)[colour] : 'au choix'}`,
    cannotBuild: 'Rien à construire pour l’instant : il manque les bonnes couleurs.',
    askedAnyway:
      'La question est posée dès que le nombre de coquillages suffit : ainsi, personne n’apprend tes couleurs.',

    round: (round, of) => `Manche ${round} sur ${of}`,
    ebb: 'Marée descendante',
    flood: 'Marée montante',
    bag: (n) => `${n} ${n < 2 ? 'coquillage' : 'coquillages'} dans le sac`,
    atLeast: (n, colour) => `Au moins ${n} coquillages ${colours[colour]}`,
    groups: {
      singles: 'Un coquillage et un château',
      combinations: 'Combinaisons',
      shells: 'Coquillages',
      castles: 'Châteaux',
      build: (castle) => `Château ${castle}`,
    },
  },
};
