import type { DiceText } from '../en/dice.ts';

export const dice: DiceText = {
  trust: {
    checked:
      'Cet appareil a vérifié les dés lui-même : ce sont ceux qui étaient fixés avant le premier coup.',
    counted: 'La contribution de ton appareil en fait partie.',
    leftOut:
      'La contribution de ton appareil n’en fait pas partie : elle n’est pas arrivée à temps au serveur.',
    rounds: (taken, all) =>
      taken === all
        ? `Ton appareil a pris part aux ${all} tirages.`
        : `Ton appareil a pris part à ${taken} tirages sur ${all}.`,
    deal: 'Les dés de cette manche étaient fixés avant l’arrivée de qui que ce soit, et ce sont les mêmes à toutes les tables. Ton appareil a vérifié chaque lancer.',
    unseen:
      'Cet appareil n’était pas là quand la table a été fermée. Il peut seulement vérifier que chaque lancer découle du nombre mis sous clé.',
    alarm: 'Ce ne sont pas les dés convenus',
    rolls: 'Un lancer de cette partie ne découle pas des nombres mis sous clé.',
    findings: {
      'other-match': 'Le serveur a remis une autre partie que celle-ci.',
      'commitment-changed':
        'L’empreinte du serveur n’est pas celle qu’il a montrée en premier. Les dés ont pu être choisis après coup.',
      'table-changed':
        'Les options, les places ou les empreintes ne sont pas celles fixées à la fermeture de la table.',
      'contribution-changed': 'Le serveur a remplacé l’empreinte de ton appareil par une autre.',
      'contribution-ignored':
        'Le serveur a confirmé le nombre de ton appareil, puis l’a laissé hors des dés.',
      'roll-changed':
        'Le serveur a demandé à ton appareil sa part d’un tirage à un autre moment de la partie que ne le dit l’enregistrement.',
    },
    proof: 'Enregistrer la preuve',
    proofHint:
      'Le fichier contient ce que cet appareil a vu et ce que le serveur a remis. Chacun peut comparer les deux avec tidetable verify.',
    intro:
      'Personne ne choisit les dés : ni le serveur, ni les autres, ni toi. Voici comment, sans une seule formule.',
    steps: [
      [
        'Le serveur met son nombre sous clé',
        'Avant que quiconque prenne place, le serveur tire un très long nombre secret et le met sous clé. Il n’en montre que l’empreinte, semblable à une empreinte digitale. Personne ne peut en déduire le nombre, et personne ne peut trouver un autre nombre qui ait la même empreinte. À partir de là, le serveur est lié.',
      ],
      [
        'Ton appareil ajoute son propre nombre',
        'Dès que tu prends place, ton appareil tire lui aussi un nombre secret et n’en montre que l’empreinte. Les appareils des autres font de même. Les bots n’ajoutent rien.',
      ],
      [
        'Tous révèlent en même temps',
        'Quand la partie commence, la table est fermée et plus rien n’y change. Alors seulement, les appareils révèlent leurs nombres. Tous ces nombres mélangés donnent les dés. Personne ne les connaissait tous, donc personne n’a pu choisir les dés : un seul appareil honnête suffit.',
      ],
      [
        'Ensuite, ton appareil vérifie',
        'À la fin, le serveur révèle son nombre. Ton appareil a gardé ce qu’on lui a montré et compare de lui-même : les empreintes concordent-elles, son propre nombre y est-il, chaque lancer en découle-t-il ? Si quelque chose diffère, il le dit haut et fort et te donne une preuve à garder.',
      ],
      [
        'Si un appareil ne révèle rien à temps',
        'S’il a perdu la connexion, son nombre est laissé de côté, et tout le monde peut le voir. Il n’y a rien à y gagner : sans le nombre du serveur, personne ne sait si les dés en seront meilleurs ou moins bons.',
      ],
      [
        'Pour que personne ne puisse prévoir',
        'Choisis « Personne ne peut les prévoir » en ouvrant une table. Chaque appareil prépare alors toute une chaîne de nombres et en dévoile un de plus à chaque tirage, mais seulement quand le coup qui précède ne peut plus être changé. Le serveur ne peut pas connaître un tirage avant la réponse des appareils. On n’attend pas un appareil absent ; s’il est là et ne répond pas dans les cinq secondes, le tirage se fait sans lui, et après trois fois, définitivement. Tout le monde peut le voir dans la partie. À la fin, ton appareil vérifie aussi que chacun de ses nombres a servi pour le coup précis pour lequel il a été demandé.',
      ],
      [
        'Ce que cela ne garantit pas',
        'Avec des dés mis sous clé au début, le serveur connaît tous les nombres pendant la partie, et la personne qui le gère pourrait connaître les dés à l’avance. Ses bots ne le peuvent pas : ils n’apprennent que ce que voit un joueur. Un serveur de mèche avec plusieurs joueurs pourrait choisir parmi quelques séries de dés en laissant leurs nombres de côté ; cela se verrait. Sur un seul appareil, sans serveur, il n’y a que le nombre mis sous clé.',
      ],
    ],
    match: 'Les dés de cette partie',
    history: 'Tous les dés de ce serveur',
    historyHint: 'Chaque lancer et chaque tirage de toutes les parties terminées sur ce serveur, par jeu.',
    historyNone: 'Aucune partie n’a encore été terminée sur ce serveur.',
    unreachable: 'Le serveur est injoignable pour le moment.',
    reading: 'Comment lire ces barres',
    readingHint:
      'Si les dés sont honnêtes, une barre finit dans sa zone ombrée dans 19 cas sur 20. Plus il y a de tirages, plus la zone est étroite. Une barre en dehors de temps en temps, c’est normal ; beaucoup, non.',
    exact: 'En détail, pour qui veut recalculer : docs/formats/fair-dice.md',
  },
};
