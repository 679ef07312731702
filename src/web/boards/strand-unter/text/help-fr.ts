import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'De quoi il s’agit',
    blocks: [
      {
        type: 'figure',
        name: 'beach',
        caption: 'Plus un château est près de la mer, plus il compte, et plus vite il disparaît.',
      },
      {
        type: 'text',
        text: 'À marée descendante, la mer découvre la plage sillon par sillon ; à marée montante, elle les reprend. Tout le monde ramasse des coquillages là où se trouve le bécasseau et en construit des châteaux de sable. Ce qui tient encore à la fin compte : la valeur du château plus le numéro de son sillon.',
      },
      {
        type: 'text',
        text: 'Un quatrième château construit termine la partie. 2 à 4 joueurs, environ 45 minutes à une vraie table.',
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
          '80 coquillages de quatre couleurs sont dans le sac. On en remplit les sillons 1 à 8 : 9 coquillages chacun à quatre joueurs, 8 à trois ; à deux, 5 dans les sillons impairs et 6 dans les pairs.',
          'La mer recouvre tout sauf le sillon 1, où se trouve le bécasseau.',
          'Chacun reçoit quatre cartes Construction face visible, une pour chaque valeur 0, 1, 2 et 3. Elles demandent 4, 5, 6 et 7 coquillages.',
          'Chacun a quatre châteaux, un de chaque valeur ; ils attendent sur le tas de sable.',
        ],
      },
      {
        type: 'figure',
        name: 'card',
        caption:
          'Une carte Construction : des coquillages fixes, et l’étoile de mer, un joker que n’importe quel coquillage paie. En pointillé : il manque encore.',
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
          'Ramassage : chacun règle sa coquille en secret, puis coquillages et châteaux sont distribués.',
          'Construction : chacun peut construire un château dans le sillon du bécasseau.',
          'Mer et bécasseau : la marée avance d’un sillon, et l’oiseau aussi.',
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
        text: 'S’il n’y a pas de coquillages pour le sillon, on ne sélectionne rien et qui a encore un château sur le tas de sable en récupère un.',
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
          'S’il y a assez de coquillages d’une couleur pour tous ceux qui l’ont sélectionnée, chacun en reçoit un. Sinon aucun d’eux n’en reçoit, et les coquillages restent pour les positions plus à droite.',
          'Coquillage ou non, chacun d’eux récupère un de ses châteaux du tas de sable, tant qu’il y en a. Il est posé sur sa carte : seuls les châteaux récupérés peuvent être construits.',
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
          'Sélectionnée par une seule personne : la combinaison est prise en entier si elle est là à ce moment. On ne peut pas y renoncer. S’il y a plusieurs possibilités, le choix est libre.',
          'Absente : on ne prend rien, même pas une partie. Il y a une compensation à la fin.',
          'TOUS n’échoue que dans un sillon vide : le dernier coquillage est aussi tous ceux de sa couleur.',
          'Sélectionnée à deux ou plus : personne ne prend rien. Tous participent au compromis.',
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
        text: 'Il y a un seul compromis pour tous ceux qui partagent une combinaison avec quelqu’un, même si ce sont des combinaisons différentes, et même si elles étaient impossibles. Il vient quand toutes les positions ont été servies.',
      },
      {
        type: 'steps',
        items: [
          'Chacun sélectionne en secret une des quatre couleurs ; toutes sont révélées ensemble.',
          'Comme pour un seul coquillage : il y en a assez pour tous ceux de cette couleur, ou aucun d’eux n’en reçoit.',
          'Chacun récupère ensuite un château du tas, s’il en reste, coquillage ou non.',
        ],
      },
      {
        type: 'text',
        text: 'S’il ne reste aucun coquillage, le compromis n’apporte que des châteaux. Personne dans un compromis ne reçoit de compensation.',
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
        caption: 'Le coffre à côté d’un signe : ici une compensation est due.',
      },
      {
        type: 'text',
        text: 'Qui n’a pas pu prendre une combinaison reçoit une compensation après le compromis, dans l’ordre des coquilles : un coquillage au choix du sillon, ou un château du tas. S’il ne reste que l’un des deux, c’est celui-là ; sinon rien.',
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
          'Le château doit avoir été récupéré ; dans cette manche suffit.',
          'On le paie du seau avec exactement les coquillages de sa carte. N’importe quel coquillage paie l’étoile de mer.',
          'Les coquillages retournent dans le sac et la carte est retournée.',
          'Il n’y a pas d’ordre. Qui a refusé peut réfléchir à nouveau dès que quelqu’un d’autre construit.',
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
          'Marée descendante, manches 1 à 8 : après chaque manche, la mer découvre le sillon suivant et le bécasseau s’y rend. Les coquillages remis dans le sac ne reviennent qu’à marée montante.',
          'Changement de marée, après la manche 8 : la mer se retire encore une fois, selon la place des châteaux. Un château dans le sillon 8 : le sillon 11 est le dernier visible. Aucun en 8, mais un en 7 : le sillon 10. Aucun dans les deux : le sillon 9. Le bécasseau va au sillon 7, qui est rempli à nouveau.',
          'Marée montante, manches 9 à 15 : après chaque manche, la mer recouvre un sillon de plus et le bécasseau recule d’un sillon vers les terres ; ce sillon est rempli à nouveau. Les châteaux recouverts sont détruits. Ils comptent toujours comme construits.',
          'Si le sac ne suffit pas, il n’y a que les coquillages qu’il contient.',
        ],
      },
      {
        type: 'table',
        head: ['Sillon', 'rien en 7 et 8', 'château en 7', 'château en 8'],
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
        text: 'C’est la prévision à côté de la plage. Après le changement de marée, il n’en reste que ce qui est certain.',
      },
    ],
  },
  {
    id: 'score',
    title: 'Fin et décompte',
    blocks: [
      {
        type: 'text',
        text: 'La partie s’arrête après la manche où quelqu’un a construit son quatrième château ; les châteaux emportés comptent. Dans cette manche tous peuvent encore construire, mais la mer ne bouge plus. Sinon elle s’arrête après la manche 15.',
      },
      {
        type: 'list',
        items: [
          'Chaque château encore debout compte sa valeur plus le numéro de son sillon.',
          'Les coquillages restants sont posés au mieux sur les cartes encore visibles, un de couleur quelconque sur chaque étoile de mer. Chaque coquillage qui ne trouve pas de place est inutile et coûte 1 point.',
          'Égalité ? Le plus de points dans le sillon 8 décide, puis dans le sillon 7, et ainsi de suite. Toujours à égalité : victoire partagée.',
        ],
      },
      {
        type: 'figure',
        name: 'score',
        caption: 'Le château 2 dans le sillon 6 compte 8. Un coquillage qui ne va nulle part coûte 1.',
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
          'Sur la coquille, +2 dit combien de coquillages une position rapporterait à présent. Un coffre : elle est absente. Une coche : elle complète un château qui peut alors être construit ici.',
          'Au-dessus de la mer, les positions sont dans leur ordre ; des signes montrent ce que chacun a sélectionné. Une étoile : compromis. Un coffre : compensation.',
          'Anneaux en pointillé : coquillages au choix. Anneaux fermés : coquillages qui seraient pris.',
          'La prévision nomme la manche après laquelle la mer recouvre un sillon ; un soleil veut dire qu’il reste au sec.',
          'Sur les cartes, les coquillages en pointillé manquent. Toucher le seau montre les cartes des autres.',
          'Un coquillage barré compte les coquillages inutiles à ce moment.',
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
        text: 'Ce que montrent les coquilles reste secret jusqu’à ce qu’elles soient révélées, tout comme ce qui sort du sac ; on voit qui a déjà sélectionné. Les cartes et le nombre de coquillages sont visibles. Tout le monde voit quels coquillages vont dans un seau ; ensuite leurs couleurs sont affaire de mémoire. L’option seaux ouverts les montre toujours.',
      },
    ],
  },
  {
    id: 'figures',
    title: 'Valeurs reconstituées',
    blocks: [
      {
        type: 'text',
        text: 'La règle ne donne pas tout. Ces valeurs sont reconstituées ; toutes sauf la dernière peuvent être corrigées d’après la boîte à l’ouverture d’une table :',
      },
      {
        type: 'list',
        items: [
          'le partage des 80 coquillages entre les quatre couleurs (ici 20 chacune),',
          'l’ordre des combinaisons sur la coquille,',
          'les coquillages des cartes Construction,',
          'le fait que chaque personne a un château de chaque valeur, de 0 à 3 ; cela ne se change pas.',
        ],
      },
      {
        type: 'text',
        text: 'Nous avons aussi décidé, là où la règle se tait : récupérer un château et prendre une compensation sont obligatoires, personne ne construit en premier, une construction laisse les autres réfléchir à nouveau, les scores négatifs restent, et un sac trop court remplit ce qu’il peut.',
      },
    ],
  },
  {
    id: 'credits',
    title: 'Crédits',
    blocks: [
      {
        type: 'text',
        text: 'Strand Unter est un jeu de Christian Raczek, illustré par Dennis Lohausen, publié par Zoch Verlag en 2021. Pour y jouer à une vraie table, il faut l’acheter : la mer y est un tissu.',
      },
      {
        type: 'text',
        text: 'Tidetable est un projet indépendant, sans lien avec l’auteur ni l’éditeur. Textes et dessins sont les nôtres.',
      },
    ],
  },
];
