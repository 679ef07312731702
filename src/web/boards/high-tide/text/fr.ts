import { tiles } from '../../../../games/high-tide/text/fr.ts';
import { help } from './help-fr.ts';
import type { HighTideText } from './labels.ts';

/** Of a die, and of a beach. */
const masculine = ['noir', 'violet', 'bleu', 'orange', 'jaune', 'blanc'] as const;
const feminine = ['noire', 'violette', 'bleue', 'orange', 'jaune', 'blanche'] as const;

export const text: HighTideText = {
  help,
  labels: {
    letters: ['N', 'V', 'B', 'O', 'J', 'C'],
    tiles,
    round: (round, of) => `Manche ${round} sur ${of}`,
    inWater: (names) => `Dans l’eau : ${names}.`,
    pair: 'paire',
    bag: 'Sac',
    pool: 'Réserve',
    prize: 'À gagner',
    bar: 'bar',
    alert: (beach) => `Requin : plage ${feminine[beach]}`,

    toWater: 'Cases jusqu’à l’eau',
    points: 'pts',
    named: (name, what) => `${name} : ${what}`,
    baywatch: 'Baywatch',
    worth: (sum) => `Σ ${sum}`,
    hints: {
      forecast: (points) => `Points si la partie se terminait maintenant : ${points}`,
      final: (points) => `Points : ${points}`,
      beach: (beach) => `Points de la plage ${feminine[beach]}`,
      surfer: (beach) => `Points de la plage ${feminine[beach]}, avec le surfeur`,
      hiddenSurfer: 'Le surfeur est encore inconnu',
      coins: (held) => (held < 2 ? `${held} pièce` : `${held} pièces`),
      coinSum: (sum) => `valeur totale ${sum}`,
      coinPoints: 'Points des pièces',
      baywatchPoint: 'Point de Baywatch',
      turn: (place) => (place === 1 ? 'Prochain tour' : `Encore ${place - 1} à jouer avant`),
      played: 'A déjà joué dans cette manche',
      rerolls: (dice) =>
        dice === 1 ? 'Paire prise ici : relancer un dé' : 'Paire prise ici : relancer un ou deux dés',
      turtle: 'Tortue : cette case ne sert pas',
      rental: 'Loueur : cases inaccessibles à partir d’ici',
      baywatch: 'Baywatch : les dés exposés les plus faibles gagnent la tuile',
      pile: 'Ordre du jeu',
      shark: (least, most) =>
        least === most
          ? `Le requin fait reculer ce transat de ${most}`
          : `Le requin fait reculer ce transat de ${least} à ${most}`,
      flood: (spaces, size) =>
        `Si cette paire reste (case ${spaces} de la piste), l’eau avance de ${size} cases`,
    },

    take: 'Prendre',
    roll: 'Lancer deux dés',
    rollBinding: 'Lancer, sans refus possible',
    rollWaves: 'Lancer pour les vagues',
    accept: 'Accepter',
    decline: 'Refuser',
    keep: 'Garder',
    reroll: 'Relancer',
    collect: 'Prendre',
    stop: 'S’arrêter',
    leave: 'Laisser',
    straight: 'D’une traite',
    go: 'Déplacer',
    pass: 'Pas maintenant',
    jump: 'Passer devant',
    wait: 'Attendre',
    waitRound: 'Pas cette manche',
    which: ['gauche', 'droite', 'les deux'],
    first: ['Gauche d’abord', 'Droite d’abord'],
    reasons: {
      passes: (names) => `tu dépasses ${names}`,
      points: (after, before) => `${after} au lieu de ${before}`,
      both: (passes, points) => `${passes} : ${points}`,
      wave: (spaces) => `la vague te prend ${spaces} cases`,
      threat: (spaces) => `si elle reste : −${spaces}`,
      flooded: 'la vague atteint ton transat',
    },
    towelTo: (space) => `Serviette sur la case ${space}`,
    mayReroll: (dice) => (dice === 1 ? 'un dé relançable' : 'deux dés relançables'),
    toSpace: (space) => `sur la case ${space}`,
    offTrack: 'hors de la piste',

    groups: { pairs: 'Paires de la piste', roll: 'Lancer', tiles: 'Tuiles Baywatch', move: 'Les dés' },
    odds: {
      beach: (beach) => `Un dé ${masculine[beach]}`,
      wet: (beach) => `Transat de la plage ${feminine[beach]} dans l’eau`,
      dry: (beach, distance) =>
        distance === 0
          ? `Transat de la plage ${feminine[beach]} au bord de l’eau`
          : `Transat de la plage ${feminine[beach]} à ${distance} de l’eau`,
      waves: (beach) => `Une vague sur la plage ${feminine[beach]}`,
      soaked: (name) => `Un transat dans l’eau : ${name}`,
    },
  },
};
