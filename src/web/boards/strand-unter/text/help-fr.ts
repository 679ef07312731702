import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'Le but du jeu',
    blocks: [
      {
        type: 'figure',
        name: 'beach',
        caption: 'Plus un château est près de la mer, plus il rapporte, et plus vite il disparaît.',
      },
      {
        type: 'text',
        text: 'À marée descendante, la mer découvre la plage sillon par sillon ; à marée montante, elle la reprend. Tout le monde ramasse des coquillages là où se trouve le bécasseau et s’en sert pour construire des châteaux de sable. À la fin, chaque château encore debout rapporte sa valeur plus le numéro de son sillon.',
      },
      {
        type: 'text',
        text: 'La partie s’arrête quand quelqu’un a construit son quatrième château. De 2 à 4 joueurs, environ 45 minutes autour d’une vraie table.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Mise en place',
    blocks: [
      {
        type: 'list',
        items: [
          '{shells.sum} coquillages de quatre couleurs sont dans le sac. On en remplit les sillons 1 à 8 : 9 coquillages par sillon à quatre joueurs, 8 à trois ; à deux, 5 dans les sillons impairs et 6 dans les pairs.',
          'La mer recouvre tout sauf le sillon 1, où se trouve le bécasseau.',
          'Chacun reçoit quatre cartes Construction face visible, une pour chaque valeur 0, 1, 2 et 3. Elles demandent 4, 5, 6 et 7 coquillages.',
          'Chacun a quatre châteaux, un de chaque valeur ; ils attendent sur le tas de sable.',
        ],
      },
      {
        type: 'figure',
        name: 'card',
        caption:
          'Une carte Construction : des coquillages fixes, et l’étoile de mer, un joker que l’on paie avec n’importe quel coquillage. En pointillé : ce qui manque encore.',
      },
    ],
  },
  {
    id: 'round',
    title: 'Une manche',
    blocks: [
      {
        type: 'steps',
        items: [
          'Ramassage : chacun règle sa coquille en secret, puis on distribue coquillages et châteaux.',
          'Construction : chacun peut construire un château dans le sillon du bécasseau.',
          'Mer et bécasseau : la mer se déplace d’un sillon, et l’oiseau aussi.',
        ],
      },
    ],
  },
  {
    id: 'collect',
    title: 'Ramassage : la coquille',
    blocks: [
      {
        type: 'figure',
        name: 'dial',
        caption: 'Les dix positions dans l’ordre où elles sont servies, de gauche à droite.',
      },
      {
        type: 'text',
        text: 'Chacun sélectionne en secret n’importe quelle position, possible ou non. Toutes les coquilles sont révélées ensemble et servies de gauche à droite : priorité à gauche. On ne ramasse que dans le sillon du bécasseau.',
      },
      {
        type: 'table',
        head: ['Position', 'Rapporte'],
        rows: [
          ['Blanc, gris, marron, noir', 'un coquillage de cette couleur et un château du tas de sable'],
          ['AA', 'deux de même couleur'],
          ['AB', 'deux de couleurs différentes'],
          ['AAA', 'trois de même couleur'],
          ['AAB', 'deux de même couleur et un d’une autre'],
          ['ABC', 'trois de couleurs différentes'],
          ['TOUS', 'tous les coquillages d’une couleur au choix'],
        ],
      },
      {
        type: 'text',
        text: 'S’il n’y a pas de coquillages pour le sillon, on ne sélectionne rien ; chacun récupère un château sur le tas de sable, s’il lui en reste.',
      },
    ],
  },
  {
    id: 'singles',
    title: 'Un seul coquillage',
    blocks: [
      {
        type: 'list',
        items: [
          'S’il y a assez de coquillages d’une couleur pour tous ceux qui l’ont sélectionnée, chacun en reçoit un. Sinon, aucun d’eux n’en reçoit, et les coquillages restent pour les positions plus à droite.',
          'Coquillage ou non, chacun d’eux récupère un de ses châteaux sur le tas de sable, tant qu’il y en a. Il est posé sur sa carte : seuls les châteaux récupérés peuvent être construits.',
          'Un seul coquillage ne mène jamais à un compromis ni à une compensation.',
        ],
      },
    ],
  },
  {
    id: 'combinations',
    title: 'Combinaisons',
    blocks: [
      {
        type: 'list',
        items: [
          'Sélectionnée par une seule personne : la combinaison est prise en entier si elle est disponible à ce moment-là. On ne peut pas y renoncer. S’il y a plusieurs possibilités, le choix est libre.',
          'Pas disponible : on ne prend rien, même pas une partie. On reçoit une compensation à la fin.',
          'TOUS n’échoue que si le sillon est vide : le dernier coquillage, à lui seul, forme « tous ceux de sa couleur ».',
          'Sélectionnée par plusieurs personnes : aucune d’elles ne prend rien. Toutes participent au compromis.',
          'Une combinaison n’apporte pas de château.',
        ],
      },
    ],
  },
  {
    id: 'spell',
    title: 'Le compromis',
    blocks: [
      { type: 'figure', name: 'spell', caption: 'Deux personnes ont sélectionné la même combinaison.' },
      {
        type: 'text',
        text: 'Il y a un seul compromis pour tous ceux qui partagent une combinaison avec quelqu’un, même si ce sont des combinaisons différentes, et même si elles étaient impossibles. Il a lieu quand toutes les positions ont été servies.',
      },
      {
        type: 'steps',
        items: [
          'Chacun sélectionne en secret une des quatre couleurs ; toutes sont révélées ensemble.',
          'Comme pour un seul coquillage : il y en a assez pour tous ceux de cette couleur, ou aucun d’eux n’en reçoit.',
          'Chacun récupère ensuite un château sur le tas, s’il lui en reste, coquillage ou non.',
        ],
      },
      {
        type: 'text',
        text: 'S’il ne reste aucun coquillage, le compromis n’apporte que des châteaux. Le compromis ne donne jamais droit à une compensation.',
      },
    ],
  },
  {
    id: 'trove',
    title: 'La compensation',
    blocks: [
      {
        type: 'figure',
        name: 'trove',
        caption: 'Un coffre à côté d’un signe : une compensation est due ici.',
      },
      {
        type: 'text',
        text: 'Toute personne qui n’a pas trouvé sa combinaison reçoit une compensation après le compromis, dans l’ordre des coquilles : un coquillage du sillon au choix, ou un château du tas. S’il ne reste que l’un des deux, c’est celui-là ; s’il ne reste rien, tant pis.',
      },
      { type: 'text', text: 'Ce qui est encore dans le sillon après cela retourne dans le sac.' },
    ],
  },
  {
    id: 'build',
    title: 'Construction',
    blocks: [
      {
        type: 'list',
        items: [
          'Chacun peut construire un château par manche, dans le sillon du bécasseau et nulle part ailleurs. Un sillon accueille les châteaux de tous.',
          'Le château doit avoir été récupéré, au plus tard pendant cette manche.',
          'On le paie avec exactement les coquillages de sa carte, pris dans son seau. Pour l’étoile de mer, n’importe quel coquillage convient.',
          'Les coquillages retournent dans le sac et la carte est retournée.',
          'Il n’y a pas d’ordre. Si tu as renoncé, tu peux changer d’avis dès que quelqu’un d’autre construit.',
        ],
      },
    ],
  },
  {
    id: 'sea',
    title: 'Marée descendante, changement, marée montante',
    blocks: [
      {
        type: 'figure',
        name: 'tide',
        caption: 'Les manches 1 à 8 mènent au sillon 8, les manches 9 à 15 ramènent au sillon 1.',
      },
      {
        type: 'list',
        items: [
          'Marée descendante, manches 1 à 8 : après chaque manche, la mer découvre le sillon suivant et le bécasseau s’y rend. Les coquillages remis dans le sac ne reviennent en jeu qu’à marée montante.',
          'Changement de marée, après la manche 8 : la mer se retire encore une fois, selon la place des châteaux. Un château dans le sillon 8 : le sillon 11 est le dernier visible. Aucun en 8, mais un en 7 : le sillon 10. Aucun dans les deux : le sillon 9. Le bécasseau va au sillon 7, qui est rempli à nouveau.',
          'Marée montante, manches 9 à 15 : après chaque manche, la mer recouvre un sillon de plus et le bécasseau recule d’un sillon vers les terres ; ce sillon est rempli à nouveau. Les châteaux recouverts sont détruits. Ils comptent toujours comme construits.',
          'Si le sac ne suffit pas, on remplit avec ce qu’il contient encore.',
        ],
      },
      {
        type: 'table',
        head: ['Sillon', 'aucun château en 7 et 8', 'château en 7', 'château en 8'],
        rows: [
          ['8', 'après la manche 10', 'après la manche 11', 'après la manche 12'],
          ['7', 'après la manche 11', 'après la manche 12', 'après la manche 13'],
          ['6', 'après la manche 12', 'après la manche 13', 'après la manche 14'],
          ['5', 'après la manche 13', 'après la manche 14', 'jamais'],
          ['4', 'après la manche 14', 'jamais', 'jamais'],
          ['3, 2, 1', 'jamais', 'jamais', 'jamais'],
        ],
      },
      {
        type: 'text',
        text: 'C’est ce que montre la prévision à côté de la plage. Après le changement de marée, seul reste affiché ce qui est certain.',
      },
    ],
  },
  {
    id: 'score',
    title: 'Fin et décompte',
    blocks: [
      {
        type: 'text',
        text: 'La partie s’arrête après la manche où quelqu’un a construit son quatrième château ; les châteaux emportés comptent. Pendant cette manche, tout le monde peut encore construire, mais la mer ne bouge plus. Sinon, la partie s’arrête après la manche 15.',
      },
      {
        type: 'list',
        items: [
          'Chaque château encore debout rapporte sa valeur plus le numéro de son sillon.',
          'Les coquillages restants sont posés au mieux sur les cartes encore visibles, un de n’importe quelle couleur sur chaque étoile de mer. Chaque coquillage qui ne trouve pas de place est inutile et coûte 1 point.',
          'Égalité ? L’emporte qui a le plus de points dans le sillon 8, puis dans le sillon 7, et ainsi de suite. Toujours à égalité : victoire partagée.',
        ],
      },
      {
        type: 'figure',
        name: 'score',
        caption: 'Le château 2 dans le sillon 6 rapporte 8. Un coquillage sans place coûte 1.',
      },
    ],
  },
  {
    id: 'picture',
    title: 'Lire l’image',
    blocks: [
      {
        type: 'list',
        items: [
          'Sur la coquille, +2 indique combien de coquillages une position rapporterait pour l’instant. Un coffre : elle n’est pas disponible. Une coche : elle complète un château, que l’on pourrait alors construire ici.',
          'Au-dessus de la mer, les positions sont rangées dans l’ordre ; des signes montrent ce que chacun a sélectionné. Une étoile : compromis. Un coffre : compensation.',
          'Anneaux en pointillé : coquillages au choix. Anneaux fermés : coquillages qui seraient pris.',
          'La prévision indique après quelle manche la mer recouvre un sillon ; un soleil veut dire qu’il reste au sec.',
          'Sur les cartes, les coquillages en pointillé manquent. Touche le seau de quelqu’un pour voir ses cartes.',
          'Un coquillage barré indique le nombre de coquillages inutiles pour l’instant.',
        ],
      },
    ],
  },
  {
    id: 'hidden',
    title: 'Ce qui est secret',
    blocks: [
      {
        type: 'text',
        text: 'Ce que montrent les coquilles reste secret jusqu’à ce qu’elles soient révélées, tout comme ce qui sort du sac ; on voit qui a déjà sélectionné. Les cartes et le nombre de coquillages sont visibles. Tout le monde voit quels coquillages vont dans un seau ; ensuite, c’est à chacun de s’en souvenir. L’option Seaux ouverts montre les couleurs en permanence.',
      },
    ],
  },
  {
    id: 'figures',
    title: 'Valeurs reconstituées',
    blocks: [
      {
        type: 'text',
        text: 'La règle du jeu ne donne pas tout. Ces valeurs sont reconstituées ; toutes sauf la dernière peuvent être corrigées d’après la boîte à l’ouverture d’une table :',
      },
      {
        type: 'list',
        items: [
          'la répartition des {shells.sum} coquillages entre les quatre couleurs (ici, {shells}),',
          'l’ordre des combinaisons sur la coquille,',
          'les coquillages des cartes Construction,',
          'le fait que chacun a un château de chaque valeur, de 0 à 3 ; cela ne se modifie pas.',
        ],
      },
      {
        type: 'text',
        text: 'Nous avons aussi décidé, là où la règle se tait : récupérer un château et prendre une compensation sont obligatoires, personne ne construit en premier, une construction permet aux autres de changer d’avis, les scores négatifs sont conservés et, si le sac manque de coquillages, on remplit le sillon avec ce qu’il contient.',
      },
    ],
  },
  {
    id: 'credits',
    title: 'Crédits',
    blocks: [
      {
        type: 'text',
        text: 'Strand Unter est un jeu de Christian Raczek, illustré par Dennis Lohausen, publié par Zoch Verlag en 2021. Pour y jouer autour d’une vraie table, procure-toi la boîte : la mer y est un tissu.',
      },
      {
        type: 'text',
        text: 'Tidetable est un projet indépendant, sans lien avec l’auteur ni l’éditeur. Textes et dessins sont les nôtres.',
      },
    ],
  },
];
