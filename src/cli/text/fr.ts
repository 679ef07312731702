import type { Text } from './en.ts';

export const fr: Text = {
  player: (n) => `Joueur ${n}`,
  chance: 'Hasard',
  options: 'Options',
  menu: {
    title: 'Tidetable\u202f: des jeux pour la plage',
    game: 'Quel jeu\u202f?',
    seats: (min, max) => `Combien de places, la première pour une personne\u202f? (${min} à ${max})`,
    again: 'Tape l’un des numéros, ou q pour quitter.',
  },
  play: {
    fair: (commitment) =>
      `Tous les tirages sont fixés par une graine secrète. L’engagement\u202f: ${commitment}`,
    meanwhile: 'Entre-temps',
    asks: (name, question) => `${name}\u202f: ${question}`,
    hint: 'numéro\u202f: choisir · u\u202f: annuler · s FICHIER\u202f: enregistrer · ?\u202f: aide · q\u202f: quitter',
    onlyOne: 'Entrée\u202f: continuer',
    help: [
      'Tape le numéro d’un choix, puis Entrée. S’il n’y en a qu’un, Entrée suffit.',
      'u          annule le dernier choix, tant que rien n’a été lancé ni dévoilé depuis',
      's FICHIER  enregistre la partie\u202f; play --resume FICHIER la reprend, replay FICHIER la montre',
      '?          cette aide et la position en toutes lettres',
      'q          quitte la partie',
    ],
    pick: (most) => `Tape un numéro de 1 à ${most}\u202f; ? pour l’aide.`,
    unknown: (text) => `«\u202f${text}\u202f» n’est pas l’un des choix\u202f; ? pour l’aide.`,
    cover: (name) =>
      `Le prochain choix ne regarde que ${name}. Passe l’appareil\u202f; ${name} appuie sur Entrée.`,
    sealed: (name) =>
      `${name} a choisi\u202f; ce choix reste secret jusqu’à ce que tout le monde ait choisi.`,
    undone: 'Annulé.',
    saved: (path) => `Enregistré\u202f: ${path}`,
    notSaved: (reason) => `Non enregistré\u202f: ${reason}`,
    saveOffer:
      'Enregistrer\u202f? Tape un nom de fichier, ou seulement Entrée pour quitter sans enregistrer.',
    left: 'La partie s’arrête ici, inachevée.',
    seed: (seed) => `La graine secrète était ${seed}`,
    check: 'Une fois la partie enregistrée, tidetable verify FICHIER en déduit à nouveau chaque tirage.',
  },
  refusals: {
    over: 'La partie est terminée.',
    'not-your-turn': 'C’est à quelqu’un d’autre de jouer.',
    illegal: 'Ce n’est pas possible maintenant.',
    'undo-nothing': 'Il n’y a rien à annuler.',
    'undo-chance': 'Ce qui a été lancé ou tiré ne s’annule pas.',
    'undo-other': 'Quelqu’un d’autre a décidé depuis.',
    'undo-revealed': 'Ce qui a été dévoilé ne s’annule pas.',
    'undo-over': 'La partie est terminée\u202f; plus rien ne s’annule.',
  },
  result: {
    name: 'Nom',
    score: 'Points',
  },
  replay: {
    at: (ply, plies) => `Après le demi-coup ${ply} sur ${plies}`,
    seenBy: (name) => `Ce que voit ${name}`,
    toAct: (name) => `C’est à ${name} de jouer`,
    chance: (outcomes) => `C’est au hasard de jouer\u202f: ${outcomes} issues possibles`,
    over: 'La partie est terminée.',
  },
  verify: {
    yes: (plies) => `Oui\u202f: les ${plies} demi-coups suivent tous les règles.`,
    finished: 'La partie est terminée et son résultat est juste.',
    unfinished: 'La partie n’est pas encore terminée.',
    rolls: 'Chaque tirage découle de la graine, et la graine correspond à l’engagement.',
    noSeed:
      'Chaque tirage était possible. Le fichier ne contient pas de graine\u202f: aucun tirage n’a pu être recalculé.',
    noCommitment:
      'Chaque tirage découle de la graine. Le fichier ne cite aucun engagement montré auparavant.',
    no: (reason) => `Non\u202f: ${reason}`,
    wrongPly: (ply, text, reason) => `demi-coup ${ply}, «\u202f${text}\u202f»\u202f: ${reason}`,
    over: 'la partie était déjà terminée.',
    'not-to-act': 'ce n’était pas à cette place de jouer.',
    illegal: 'interdit par les règles.',
    impossible: 'cette issue n’est pas possible.',
    'other-luck': (expected) => `la graine donne «\u202f${expected}\u202f».`,
    result: 'le résultat du fichier n’est pas celui de ses demi-coups.',
    'commitment-differs': 'la graine n’est pas celle de l’engagement.',
    'match-id-missing':
      'le fichier contient une graine mais pas d’identifiant\u202f; aucun tirage ne peut en être déduit.',
    seeds: 'aucun tirage ne peut être déduit des graines du fichier.',
    'opening-differs': 'ce qu’une place a révélé n’est pas ce à quoi elle s’était engagée.',
  },
  seen: {
    agrees: 'Il concorde avec ce qui a été vu avant le premier lancer.',
    counted: (seat) => `Place ${seat}\u202f: ta contribution fait partie des dés.`,
    leftOut: (seat) =>
      `Place ${seat}\u202f: ta contribution n’a pas été révélée à temps et a été laissée de côté.`,
    'other-match': (_seat) => 'le fichier est celui d’une autre partie que celle qui a été vue.',
    'commitment-changed': (_seat) =>
      'l’empreinte du fichier n’est pas celle qui a été montrée en premier. Le serveur a pu choisir les dés après coup.',
    'table-changed': (_seat) =>
      'les options, les places ou les empreintes ne sont pas celles fixées à la fermeture de la table.',
    'contribution-changed': (seat) =>
      `place ${seat}\u202f: le serveur a remplacé ton empreinte par une autre.`,
    'contribution-ignored': (seat) =>
      `place ${seat}\u202f: le serveur a accusé réception de ta contribution, puis l’a laissée de côté.`,
    'roll-changed': (seat) =>
      `place ${seat}\u202f: le serveur a demandé sa part d’un tirage à un autre moment de la partie que ne le dit le fichier.`,
  },
  review: {
    unfinished: 'La partie n’est pas terminée\u202f: voici où elle en est.',
    outcome: { won: 'a gagné', shared: 'a partagé la victoire', lost: 'n’a pas gagné' },
    played: {
      better: (rival: string) => `a mieux choisi que ${rival}`,
      equal: (rival: string) => `a choisi à peu près aussi bien que ${rival}`,
      worse: (rival: string) => `a moins bien choisi que ${rival}`,
    },
    luck: {
      good: (points: string) => `et le hasard a apporté ${points} % d’une victoire`,
      even: (_points: string) => 'et le hasard est resté neutre',
      bad: (points: string) => `et le hasard a coûté ${points} % d’une victoire`,
    },
    seat: 'Place',
    result: 'résultat',
    luckHead: 'chance',
    own: 'ses choix',
    others: 'choix des autres',
    clash: 'choix croisés',
    corrections: 'inexpliqué',
    loss: 'par décision',
    unit: 'Le tout en pour cent d’une victoire.',
    unitLoss: '«\u202fPar décision\u202f»\u202f: ce qui a été perdu en moyenne.',
    gate: {
      'no-evaluator': 'Rien n’a été appris sur ce genre de table.',
      'not-measured': 'Les choix ne sont pas jugés\u202f: le jugement n’a pas été vérifié avec ces options.',
      'not-calibrated':
        'Les choix ne sont pas jugés\u202f: à ce genre de table, les pourcentages ne sont pas encore fiables.',
      'corrections-too-large':
        'Les choix ne sont pas jugés\u202f: à ce genre de table, trop de choses restent inexpliquées.',
      'levels-not-ranked':
        'Les choix ne sont pas jugés\u202f: à ce genre de table, le jugement ne distingue pas les bons joueurs des moins bons.',
    },
    turns: 'Tournants',
    turnKind: {
      luck: (_by: string) => 'hasard',
      choice: (by: string) => `choix (${by})`,
      clash: (_by: string) => 'réponses secrètes',
    },
    turn: (ply: number, kind: string, name: string, change: string) =>
      `  demi-coup ${ply}, ${kind}\u202f: ${name} ${change} %`,
    slips: 'Choix les plus coûteux',
    instead: (taken: string, best: string) => `«\u202f${taken}\u202f» au lieu de «\u202f${best}\u202f»`,
    slip: (ply: number, name: string, instead: string, loss: string) =>
      `  demi-coup ${ply}, ${name}\u202f: ${instead}, ${loss} %`,
    reasons: 'Raisons',
    reasonsHint:
      'Les deux choix ont été joués maintes fois jusqu’au bout, dans les mêmes mondes et avec les mêmes dés.',
    reason: {
      costliest: (ply, name, taken, other) =>
        `demi-coup ${ply}, ${name} : « ${other} » aurait été meilleur que « ${taken} ».`,
      best: (ply, name, taken, other) =>
        `demi-coup ${ply}, ${name} : « ${taken} » était meilleur que « ${other} ».`,
    },
    curve: 'Part de victoire de chacun après chaque demi-coup',
    ply: 'Demi-coup',
  },
  sim: {
    title: (game, games, seed) => `${game}\u202f: ${games} parties, graine ${seed}`,
    seat: 'Place',
    wins: 'victoires',
    share: 'part',
    score: 'points',
    interval: '95 %',
    to: 'à',
    spread: 'écart-type',
    range: 'de/à',
    breakdown: 'D’où viennent les points',
    length: 'Longueur en demi-coups',
    reasons: 'Comment les parties ont fini',
    speed: (seconds, games, decisions) =>
      `${seconds} s, ${games} parties et ${decisions} décisions par seconde`,
    checked: 'Chaque demi-coup a respecté le contrat.',
    wrong: (seed, game, ply) => `Erreur\u202f: graine ${seed}, partie ${game}, demi-coup ${ply}`,
  },
  tournament: {
    title: (game, seed) => `${game}\u202f: tournoi, graine ${seed}`,
    hero: 'Héros',
    against: 'contre',
    players: 'joueurs',
    options: 'options',
    games: 'parties',
    fair: 'part équitable',
    aim: 'objectif',
    base: 'jeu de base',
    above: 'meilleur',
    below: 'moins bon',
    ms: 'ms par décision',
    adjusted: 'hors chance',
    saved: 'parties épargnées',
    byBlocks: 'intervalle par blocs',
    fewer: 'fois moins de parties',
  },
  lab: {
    title: (game, bot, games, seed) =>
      `${game}\u202f: équilibre du jeu, ${games} parties de ${bot} par ligne, graine ${seed}`,
    setting: 'Réglage',
    margin: 'avance',
    leads: 'changements de tête',
    length: 'durée',
    gap: 'écart entre places',
    luck: 'part de la chance',
  },
};
