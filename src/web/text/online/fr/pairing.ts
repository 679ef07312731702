import type { pairing as en } from '../en/pairing.ts';

/** La recherche rapide, en français. */
export const pairing: typeof en = {
  pairing: {
    title: 'Recherche rapide',
    hint: 'Une table avec des gens de ton niveau, en une demi-minute.',
    games: 'À quoi veux-tu jouer ?',
    sizes: 'À combien ?',
    any: 'Peu importe',
    pace: 'Quand ?',
    live: 'Maintenant',
    liveHint: '45 secondes par décision, et cinq minutes de réserve.',
    days: 'Sur plusieurs jours',
    daysHint: 'Deux jours par décision. Tu peux fermer cette page.',
    rated: 'Classée',
    ratedHint: 'Elle compte pour ton classement. Quitter la partie, c’est la perdre.',
    unrated: 'Pas encore de classement.',
    bots: 'Des bots peuvent prendre les places libres',
    botsHint: 'Après une demi-minute ; sur plusieurs jours, après une heure.',
    find: 'Trouver une table',
    looking: 'Recherche d’une table…',
    waited: (time) => `Tu attends depuis ${time}.`,
    others: (n) =>
      n === 0
        ? 'Personne d’autre ne cherche ces jeux en ce moment.'
        : n === 1
          ? 'Une autre personne cherche ces jeux.'
          : `${n} autres personnes cherchent ces jeux.`,
    botsIn: (time) => `Des bots prendront les places libres dans ${time}.`,
    noBots: 'Sans bots : l’attente peut être longue.',
    refuseBots: 'Pas de bots',
    allowBots: 'D’accord pour les bots',
    wider: 'Plus tu attends, plus les niveaux peuvent s’écarter.',
    cancel: 'Arrêter la recherche',
    meanwhile: 'Jouer contre des bots en attendant',
    goesOn: 'La recherche continue : une ligne en haut de la page t’avertit dès qu’une table est prête.',
    found: 'Une table est prête !',
    soon: 'La partie commence dès que tout le monde est là.',
    who: 'Sous quel nom ?',
  },
};
