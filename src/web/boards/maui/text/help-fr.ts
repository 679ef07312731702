import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'Le but',
    blocks: [
      {
        type: 'text',
        text: 'Chaque personne remplit une plage de 12 colonnes avec des tuiles serviettes, de gauche à droite. Poser des motifs identiques côte à côte fait avancer sur les pistes de score. C’est au bord que cela rapporte le plus, sous les arbres et au bord de l’océan, là où les tuiles dépassent facilement.',
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
          'Six tuiles sont au marché, en deux rangées de trois. Un dollar des sables est à côté de chaque rangée.',
          'Chaque personne a un dollar des sables et une tuile de départ sur les lignes 3 à 5 du ponton.',
          'Les huit parasols de chaque personne sont mélangés et placés face visible sur leurs cases.',
          'Des serviettes volantes bleu clair attendent sur la case 7 des rayures, des orange sur la case 8 des poissons : deux de chaque, à deux joueurs une de chaque.',
          'Qui commence est tiré au sort.',
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
          'La tuile à côté des dollars est gratuite, la suivante coûte 1, la dernière 2. Ensuite la rangée glisse vers les dollars.',
      },
      {
        type: 'list',
        items: [
          'Le prix rejoint les dollars de la même rangée. Quelqu’un les prendra.',
          'La nouvelle tuile entre du côté cher et se voit avant que la tuile prise soit posée. Prendre une tuile ne peut donc pas être annulé.',
          'On ne peut prendre qu’une tuile que l’on peut payer et poser.',
          'Si rien ne peut être posé, il faut prendre des dollars.',
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
        text: 'La tuile va dans la colonne suivante, à n’importe quelle hauteur, pourvu qu’au moins une de ses sections touche, sur la même ligne, le même motif de la tuile précédente.',
      },
      {
        type: 'figure',
        name: 'match',
        caption:
          'Vagues à côté de vagues, poissons à côté de poissons : deux correspondances. Chacune avance son propre marqueur.',
      },
      {
        type: 'steps',
        items: [
          'La tuile est posée.',
          'On peut y poser des serviettes volantes.',
          'Chaque section qui dépasse reçoit un jeton de pénalité.',
          'Le parasol de la colonne agit si la tuile le couvre.',
          'Les correspondances sont comptées.',
        ],
      },
      {
        type: 'figure',
        name: 'rows',
        caption: 'Pas par correspondance : 3 sur les lignes du bord, 2 à côté, 1 au milieu.',
      },
    ],
  },
  {
    id: 'overhang',
    title: 'Dépasser',
    blocks: [
      {
        type: 'text',
        text: 'Une ou deux sections peuvent dépasser du côté des arbres ou de l’océan. Chacune reçoit un jeton de pénalité, qui coûte 1 point à la fin, et ne compte pas comme voisine pour la tuile suivante.',
      },
      {
        type: 'figure',
        name: 'overhang',
        caption: 'Les vagues correspondent en ligne 6 ; la section du bas est dans l’eau et coûte un point.',
      },
      { type: 'text', text: 'Il y a 20 jetons, mais ils ne limitent personne : on les remplace au besoin.' },
    ],
  },
  {
    id: 'tracks',
    title: 'Les pistes de score',
    blocks: [
      {
        type: 'text',
        text: 'Chaque correspondance avance le marqueur de son motif du nombre de pas de la ligne. Un marqueur encore dehors entre : avec 2 pas, sur la case 2. Sur la dernière case il s’arrête.',
      },
      {
        type: 'figure',
        name: 'tracks',
        caption: 'Atteindre ou dépasser une case décorée donne une serviette volante, s’il en reste.',
      },
      {
        type: 'text',
        text: 'Chaque marqueur ne la reçoit qu’une fois, et ce qui manque à ce moment n’est pas dû plus tard.',
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
          'Décompte bonus : un des deux marqueurs montrés avance aussitôt de 1 pas, avant le décompte de la tuile. Il ne doit pas être au bout de sa piste ; si les deux y sont, c’est sans effet.',
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
        text: 'Juste après avoir posé une tuile, on peut poser des serviettes volantes sur ses sections, même plusieurs à la fois. La section montre dès lors le motif de la serviette : bleu clair les vagues, orange l’hibiscus.',
      },
      { type: 'figure', name: 'towels', caption: 'Une serviette volante change une section pour de bon.' },
      {
        type: 'list',
        items: [
          'Elle peut rendre une pose possible, ajouter une correspondance ou préparer le tour suivant.',
          'Elle doit changer le motif de sa section et rester dans la grille, une seule par section.',
          'On vérifie que la tuile correspond une fois toutes les serviettes posées.',
          'Une serviette gagnée pendant ce tour ne peut pas servir pendant ce tour.',
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
        text: 'Si rien ne peut être posé et qu’aucun dollar n’est au marché, on prend gratuitement n’importe quelle tuile et on la pose sur les lignes 3 à 5 de la colonne suivante. Elle n’a pas à correspondre et ne rapporte rien ; pas de serviette volante, et le parasol ou le crabe de la colonne part sans effet. Elle compte comme tuile posée.',
      },
      {
        type: 'text',
        text: 'Une pose possible seulement avec une serviette volante en main compte comme possible.',
      },
    ],
  },
  {
    id: 'end',
    title: 'Fin et décompte final',
    blocks: [
      {
        type: 'text',
        text: 'Quand la 12e tuile de quelqu’un est posée, la manche est jouée jusqu’au bout, pour que tout le monde ait eu autant de tours.',
      },
      {
        type: 'table',
        head: ['Quoi', 'Points'],
        rows: [
          ['Pistes', 'la valeur de la case de chaque marqueur'],
          ['Perles d’une couleur', '2, 5 ou 9'],
          ['Dollars des sables', '1 chacun'],
          ['Jetons de pénalité', '−1 chacun'],
          ['Crabes', '−2 à −4 chacun'],
        ],
      },
      {
        type: 'text',
        text: 'En cas d’égalité : moins de tuiles posées, puis plus de dollars des sables, puis dernier dans l’ordre du tour.',
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
          'Chaque personne a deux crabes à −2, trois à −3 et deux à −4.',
          'Une section avec un crabe n’est pas voisine pour la tuile suivante.',
          'Une serviette volante peut être posée sur la section au-dessus d’un crabe : elle compte ce tour-ci, puis le crabe est dessus.',
          'Un crabe qui reste découvert part sans être vu.',
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
          'Le premier décompte final dit seulement qui commence la seconde moitié : le plus petit score.',
          'Marqueurs, dollars des sables (ceux du marché aussi), perles, serviettes volantes non posées et jetons de pénalité restent.',
          'Toutes les tuiles retournent dans le sac, les serviettes posées sortent du jeu, rien ne reste bloqué. Le marché et les tuiles de départ sont tirés à nouveau.',
          'Les cases décorées ne sont pas regarnies. Chaque personne a les deux décomptes bonus du côté crabes.',
          'Le second décompte final décide. En cas d’égalité, c’est la seconde moitié qui compte.',
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
        text: 'Les images du livret n’étaient pas disponibles. Ces valeurs viennent de critiques, de la logique ou de notre reconstitution ; qui possède la boîte peut les corriger, toutes sauf les motifs et les tuiles, dans les options d’une nouvelle table.',
      },
      {
        type: 'list',
        items: [
          'Les pas de chaque ligne, les valeurs et la longueur des pistes, leur prolongement dans la partie longue. Les valeurs des pistes peuvent aussi être fortes.',
          'Les motifs hibiscus et tortues, et le fait que chaque suite de trois motifs existe une fois.',
          'Ce que montrent les serviettes volantes et les décomptes bonus, et qu’un décompte bonus vaut un pas.',
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
