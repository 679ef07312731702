import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'Le but du jeu',
    blocks: [
      {
        type: 'text',
        text: 'Chaque personne remplit une plage de 12 colonnes avec des tuiles serviettes, de gauche à droite. Des motifs identiques posés côte à côte font avancer sur les pistes de score. Cela rapporte le plus sur les bords, sous les arbres et le long de l’océan, là où les tuiles dépassent facilement.',
      },
      {
        type: 'figure',
        name: 'tile',
        caption:
          'Une tuile a trois sections. Il y a cinq motifs : rayures, poissons, vagues, hibiscus et tortues.',
      },
      {
        type: 'text',
        text: 'Les tuiles ne sont jamais tournées, et tout le monde les voit dans le même sens.',
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
          'Six tuiles sont au marché, en deux rangées de trois. Un dollar des sables attend à côté de chaque rangée.',
          'Chaque personne a un dollar des sables et une tuile de départ sur les lignes 3 à 5 du ponton.',
          'Les huit parasols de chaque personne sont mélangés et placés face visible sur leurs cases.',
          'Des serviettes volantes bleu clair attendent sur la case 7 des rayures, des orange sur la case 8 des poissons : deux de chaque, une seule à deux joueurs.',
          'Un tirage au sort désigne qui commence ; après un départ rapide, c’est toi.',
        ],
      },
    ],
  },
  {
    id: 'turn',
    title: 'Un tour',
    blocks: [
      {
        type: 'text',
        text: 'À son tour, on prend une tuile et on la pose, ou bien on prend tous les dollars des sables d’une rangée.',
      },
      {
        type: 'figure',
        name: 'market',
        caption:
          'La tuile à côté des dollars est gratuite, la suivante coûte 1, la dernière 2. Ensuite, la rangée glisse vers les dollars.',
      },
      {
        type: 'list',
        items: [
          'Le prix payé rejoint les dollars de la même rangée. Quelqu’un finira par les prendre.',
          'La nouvelle tuile entre du côté cher et se voit avant que la tuile prise soit posée. On ne peut donc pas annuler la prise d’une tuile.',
          'On ne peut prendre qu’une tuile que l’on peut payer et poser.',
          'Si aucune tuile ne peut être posée, il faut prendre des dollars.',
        ],
      },
    ],
  },
  {
    id: 'place',
    title: 'Poser une tuile',
    blocks: [
      {
        type: 'text',
        text: 'La tuile va dans la colonne suivante, à n’importe quelle hauteur, pourvu qu’au moins une de ses sections touche le même motif de la tuile précédente, sur la même ligne.',
      },
      {
        type: 'figure',
        name: 'match',
        caption:
          'Vagues à côté de vagues, poissons à côté de poissons : deux correspondances. Chacune fait avancer son propre marqueur.',
      },
      {
        type: 'steps',
        items: [
          'La tuile est posée.',
          'On peut étaler dessus des serviettes volantes.',
          'Chaque section qui dépasse reçoit un jeton de pénalité.',
          'Le parasol de la colonne agit si la tuile le couvre.',
          'Les correspondances sont comptées.',
        ],
      },
      {
        type: 'figure',
        name: 'rows',
        caption: 'Pas par correspondance : ligne par ligne, {rowSteps}.',
      },
    ],
  },
  {
    id: 'overhang',
    title: 'Dépasser',
    blocks: [
      {
        type: 'text',
        text: 'Une ou deux sections peuvent dépasser du côté des arbres ou de l’océan. Chacune reçoit un jeton de pénalité, qui coûte {penalty|point|points} à la fin, et ne compte pas pour les correspondances de la tuile suivante.',
      },
      {
        type: 'figure',
        name: 'overhang',
        caption:
          'Les vagues se correspondent en ligne 6 ; la section du bas est dans l’eau et coûte {penalty|point|points}.',
      },
      { type: 'text', text: 'Il y a 20 jetons, mais ce n’est pas une limite : au besoin, on en ajoute.' },
    ],
  },
  {
    id: 'tracks',
    title: 'Les pistes de score',
    blocks: [
      {
        type: 'text',
        text: 'Chaque correspondance fait avancer le marqueur de son motif du nombre de pas de la ligne. Un marqueur pas encore en jeu entre sur la piste : avec 2 pas, sur la case 2. Il s’arrête sur la dernière case.',
      },
      {
        type: 'figure',
        name: 'tracks',
        caption: 'Atteindre ou dépasser une case décorée donne une serviette volante, s’il en reste.',
      },
      {
        type: 'text',
        text: 'Chaque marqueur n’y a droit qu’une fois ; s’il ne reste plus de serviette à ce moment-là, tant pis : on n’en reçoit pas plus tard.',
      },
    ],
  },
  {
    id: 'umbrellas',
    title: 'Parasols',
    blocks: [
      {
        type: 'figure',
        name: 'umbrellas',
        caption: 'Perle blanche, perle rose et les deux décomptes bonus.',
      },
      {
        type: 'list',
        items: [
          'Perle : on la garde. À la fin, les perles d’une couleur comptent ensemble.',
          'Décompte bonus : un des deux marqueurs montrés avance aussitôt de {extraSteps} pas, avant le décompte de la tuile. On ne peut pas choisir un marqueur déjà au bout de sa piste ; s’ils y sont tous les deux, c’est sans effet.',
          'Un parasol que la tuile de sa colonne ne couvre pas sort du jeu.',
        ],
      },
      {
        type: 'figure',
        name: 'pearls',
        caption: 'Une, deux ou trois perles d’une couleur : 2, 5 ou 9 points.',
      },
    ],
  },
  {
    id: 'towels',
    title: 'Serviettes volantes',
    blocks: [
      {
        type: 'text',
        text: 'Juste après avoir posé une tuile, on peut étaler des serviettes volantes sur ses sections, même plusieurs à la fois. La section montre dès lors le motif de la serviette : bleu clair les vagues, orange l’hibiscus.',
      },
      { type: 'figure', name: 'towels', caption: 'Une serviette volante change une section pour de bon.' },
      {
        type: 'list',
        items: [
          'Elle peut rendre une pose possible, ajouter une correspondance ou préparer le tour suivant.',
          'Elle doit changer le motif de sa section et rester dans la grille, une seule par section.',
          'La correspondance de la tuile est vérifiée une fois toutes les serviettes posées.',
          'Une serviette gagnée pendant un tour ne sert qu’à partir du suivant.',
        ],
      },
    ],
  },
  {
    id: 'substitute',
    title: 'Tour de substitution',
    blocks: [
      {
        type: 'text',
        text: 'Si aucune tuile ne peut être posée et qu’il n’y a aucun dollar au marché, on prend gratuitement n’importe quelle tuile et on la pose sur les lignes 3 à 5 de la colonne suivante. Elle n’a pas à correspondre et ne rapporte rien ; pas de serviette volante, et le parasol ou le crabe de la colonne part sans effet. Elle compte comme tuile posée.',
      },
      {
        type: 'text',
        text: 'Une tuile qui ne peut être posée qu’avec l’aide d’une serviette volante en main compte comme posable.',
      },
    ],
  },
  {
    id: 'end',
    title: 'Fin et décompte final',
    blocks: [
      {
        type: 'text',
        text: 'Quand la douzième tuile de quelqu’un est posée, la manche est jouée jusqu’au bout, pour que tout le monde ait joué le même nombre de tours.',
      },
      {
        type: 'table',
        head: ['Quoi', 'Points'],
        rows: [
          ['Pistes', 'la valeur de la case de chaque marqueur'],
          ['Perles d’une couleur', '2, 5 ou 9'],
          ['Dollars des sables', '1 chacun'],
          ['Jetons de pénalité', '−{penalty} chacun'],
          ['Crabes', '−{crabValues.least} à −{crabValues.most} chacun'],
        ],
      },
      {
        type: 'text',
        text: 'En cas d’égalité, l’emporte qui a posé le moins de tuiles, puis qui a le plus de dollars des sables, puis qui joue le plus tard dans l’ordre du tour.',
      },
    ],
  },
  {
    id: 'crabs',
    title: 'Variante des crabes',
    blocks: [
      {
        type: 'text',
        text: 'Les plages montrent le côté crabes : sept crabes face cachée, les deux décomptes bonus face visible, pas de perles.',
      },
      {
        type: 'figure',
        name: 'crabs',
        caption: 'Un crabe couvert est retourné après le décompte. Il bloque sa section et coûte sa valeur.',
      },
      {
        type: 'list',
        items: [
          'Chaque personne a sept crabes, qui coûtent {crabValues} points.',
          'Une section occupée par un crabe ne compte pas pour la tuile suivante.',
          'Une serviette volante peut être posée sur la section au-dessus d’un crabe : elle compte pour ce tour, puis le crabe s’installe dessus.',
          'Un crabe qui n’est pas couvert quitte le jeu sans être révélé.',
        ],
      },
    ],
  },
  {
    id: 'long',
    title: 'Partie longue',
    blocks: [
      {
        type: 'text',
        text: 'D’abord le jeu de base, puis la variante des crabes sur l’autre côté des plages ; les pistes sont deux fois plus longues dès le début.',
      },
      {
        type: 'list',
        items: [
          'Le premier décompte final désigne seulement qui commence la seconde moitié : la personne qui a le plus petit score.',
          'Marqueurs, dollars des sables (ceux du marché aussi), perles, serviettes volantes non posées et jetons de pénalité sont conservés.',
          'Toutes les tuiles retournent dans le sac, les serviettes posées sortent du jeu, rien ne reste bloqué. Le marché et les tuiles de départ sont tirés à nouveau.',
          'Les cases décorées ne sont pas regarnies. Chacun retrouve deux décomptes bonus sur le côté crabes.',
          'C’est le second décompte final qui décide. En cas d’égalité, c’est la seconde moitié qui départage.',
        ],
      },
    ],
  },
  {
    id: 'figures',
    title: 'Valeurs reconstituées',
    blocks: [
      {
        type: 'text',
        text: 'Les images du livret n’étaient pas disponibles. Ces valeurs viennent de critiques du jeu, de la logique ou de notre reconstitution. Si tu possèdes la boîte, tu peux les corriger dans les options d’une nouvelle table, toutes sauf les motifs et les tuiles.',
      },
      {
        type: 'list',
        items: [
          'Les pas de chaque ligne, les valeurs et la longueur des pistes, leur prolongement dans la partie longue. Les valeurs des pistes peuvent aussi être fortes.',
          'Les motifs hibiscus et tortues, et le fait que chaque suite de trois motifs existe une fois.',
          'Ce que montrent les serviettes volantes et les décomptes bonus, et qu’un décompte bonus vaut {extraSteps} pas.',
          'La place des parasols et des crabes, le nombre de crabes de chaque valeur, le coût d’un jeton de pénalité.',
        ],
      },
    ],
  },
  {
    id: 'credits',
    title: 'Crédits',
    blocks: [
      {
        type: 'text',
        text: 'Maui est un jeu de Grégoire Largey, Frank Crittin et Sébastien Pauchon, édité par Next Move Games en 2022.',
      },
      {
        type: 'text',
        text: 'Tidetable est un projet indépendant, sans lien avec les auteurs ni l’éditeur. Textes et dessins sont les nôtres.',
      },
    ],
  },
];
