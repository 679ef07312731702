import { figure, helpOf, list, say, steps, table } from './blocks.ts';

export const help = helpOf({
  goal: [
    'Le but du jeu',
    say(
      'Chacun a un transat sur chacune des six plages et veut le placer au plus près de l’eau. Mais à chaque manche deux vagues arrivent, et un transat dans l’eau ne vaut rien.',
    ),
    figure('beach', 'Le chiffre sur un transat dit combien de cases sèches le séparent de l’eau.'),
  ],
  setup: [
    'Mise en place',
    list(
      'Chaque plage a un bar et 20 cases de sable. Tous les transats commencent au bar.',
      'Le sac contient deux dés de la couleur de chaque plage, trois à cinq ou six joueurs.',
      'La piste des dés a une case accessible de plus qu’il y a de joueurs ; à trois et à cinq, une tortue bloque la dernière. La location de transats commence sur la case 4.',
      'Les serviettes sont mélangées et empilées. Celle du dessus commence.',
    ),
  ],
  turn: [
    'Un tour',
    steps(
      'Sauf au premier tour de la manche, la location descend d’une case ; depuis la dernière, elle quitte la piste. Seules les cases au-dessus de la location sont accessibles.',
      'Prendre une paire de la piste ou lancer deux dés du sac. Si aucune case accessible n’est libre, il faut prendre une paire.',
      'On accepte ou on refuse le lancer ; refuser n’est possible que si au moins deux cases accessibles sont libres. La paire refusée va sur la première case libre, et il faut lancer deux nouveaux dés.',
      'Chaque dé de la paire déplace le transat de sa couleur.',
      'La serviette va sur la première case libre, les dés vont dans la réserve. Ils y restent jusqu’à la fin de la manche.',
    ),
    figure(
      'track',
      'Paires et serviettes remplissent la piste depuis le haut. Le dé le plus fort est à gauche.',
    ),
    say('Après un lancer, on ne peut plus revenir à une paire de la piste pendant ce tour.'),
  ],
  reroll: [
    'Relancer une paire prise',
    list(
      'Paire de la case 1 : on peut relancer un dé ou les deux, une fois.',
      'Paire de la case 2 : on peut relancer un dé, une fois.',
      'Une paire prise plus bas reste telle quelle.',
      'Le nouveau lancer est définitif.',
    ),
  ],
  move: [
    'Déplacer les transats',
    list(
      'Un transat avance de toute la valeur du dé vers l’eau, même jusque dedans.',
      'Deux dés d’une couleur déplacent le transat de leur somme.',
      'Plusieurs transats peuvent partager une case. Le nouveau venu se place à droite, et le plus à droite est le plus près de l’eau.',
      'Un transat dans l’eau peut encore bouger, et même en ressortir.',
    ),
    figure(
      'space',
      'Trois transats sur une case : celui de droite est le plus proche, puis celui du milieu, puis celui de gauche.',
    ),
  ],
  round: [
    'La fin de la manche',
    say(
      'Quand tout le monde a joué, il reste une paire sur la piste. S’il n’y en a plus, le dernier joueur en lance une. Ces dés amènent les vagues : une grande de 3 cases sur la plage du dé de gauche, une petite de 2 cases sur celle du dé de droite.',
    ),
    figure(
      'waves',
      'La paire qui reste devient les vagues. Tant que des paires sont sur la piste, les hachures montrent ce que chacune inonderait, avec le numéro de sa case.',
    ),
    list(
      'La partie se termine après la sixième manche, ou plus tôt dès qu’un transat est dans l’eau après les vagues.',
      'Sinon tous les dés retournent dans le sac. La serviette la plus basse de la piste commence la manche suivante, la plus haute joue en dernier.',
    ),
  ],
  score: [
    'Décompte',
    table(
      ['Sur chaque plage', '3–4 joueurs', '5–6 joueurs'],
      ['Le plus près de l’eau', '4', '4'],
      ['Deuxième', '2', '2'],
      ['Troisième', '–', '1'],
      ['Chaque transat au bar', '1', '1'],
      ['Dans l’eau', '0', '0'],
    ),
    say(
      'Les transats au bar ne prennent pas de place. Le plus de points gagne ; en cas d’égalité, la victoire est partagée.',
    ),
  ],
  coins: [
    'Extension : Pièces',
    figure('coins', 'Des pièces de 1 à 8 sont sur les huit premières cases de chaque plage.'),
    list(
      'Un déplacement qui finit sur une case avec pièce permet de la prendre : une de chaque couleur dans toute la partie.',
      'Avec deux dés d’une couleur, on peut avancer avec l’un, prendre une pièce, puis avancer avec l’autre.',
      'Dans l’eau, ou poussé par le requin, un transat ne prend pas de pièce.',
      'Les pièces prises sont face cachée. À la fin, le plus fort total vaut 4 points, le deuxième 2 et, à cinq ou six, le troisième 1. En cas d’égalité, la pièce noire décide, puis violette, bleue, orange, jaune, blanche.',
    ),
  ],
  shark: [
    'Extension : Alerte au requin',
    say(
      'À chaque manche, une plage est en alerte, jamais deux fois de suite la même. À la fin de la manche, avant les vagues, une tuile requin est retournée : le transat le plus près de l’eau sur le sable de cette plage recule de 1 à 5 cases, au plus jusqu’au bar.',
    ),
    figure('shark', 'Le drapeau montre la plage, l’anneau le transat, la flèche jusqu’où il peut reculer.'),
    list(
      'Il y a sept tuiles requin : 1, 2, 2, 3, 3, 4 et 5. Une tuile retournée quitte la partie.',
      'Les transats dans l’eau et au bar sont épargnés.',
    ),
  ],
  surfer: [
    'Extension : Surfeur',
    say('Chacun reçoit une plage sur laquelle son transat est un surfeur.'),
    figure('surfer', 'Un transat avec planche veut finir dans l’eau.'),
    list(
      'Dans l’eau à la fin : 6 points et la première place. Le transat suivant sur le sable marque alors 2 points et, à cinq ou six, le suivant 1.',
      'Sur le sable : le surfeur est retiré avant le décompte, 0 point.',
      'Au bar : 2 points.',
      'Variante : les surfeurs sont distribués face cachée ; chacun ne connaît que le sien jusqu’à la fin.',
    ),
  ],
  baywatch: [
    'Extension : Baywatch',
    say(
      'À chaque manche, une des neuf tuiles est visible. La première paire jouée devient les dés exposés. Qui joue ensuite une paire de somme égale ou inférieure les remplace par la sienne. Qui a les dés exposés à la fin de la manche reçoit la tuile ; à la dernière manche, 1 point à la place.',
    ),
    say(
      'Une tuile sert une fois, à partir de la manche suivante. On peut en utiliser plusieurs dans un tour.',
    ),
    figure('tiles', 'Les neuf tuiles, dans l’ordre du tableau ci-dessous.'),
  ],
  tiles: [
    'Les neuf tuiles Baywatch',
    table(
      ['Tuile', 'Effet', 'Quand'],
      ['Longueur d’avance', 'Avancer un de ses transats de 1 ou 2 cases.', 'Au début d’une manche'],
      [
        'Doubler la file',
        'Mettre sa serviette sur la pile et jouer tout de suite.',
        'Avant le tour d’un autre',
      ],
      ['Dé du sauveteur', 'Avancer avec un dé quelconque de la réserve.', 'Avant son tour'],
      [
        'Location',
        'Descendre la location d’une case ; elle ne bouge pas au tour suivant.',
        'Pendant son tour, avant d’accepter',
      ],
      [
        'Échange',
        'Poser son lancer sur la piste et prendre une autre paire.',
        'Au lieu d’accepter ou de refuser',
      ],
      ['Relance', 'Relancer un dé de la paire choisie.', 'Après le choix de la paire'],
      ['Nouvelle couleur', 'Un dé compte comme une autre couleur.', 'Avant de déplacer les transats'],
      ['Ajustement', 'Chaque dé peut compter un de plus ou un de moins.', 'Avant de déplacer les transats'],
      ['Marche arrière', 'Un dé éloigne son transat de l’eau.', 'Avant de déplacer les transats'],
    ),
    say(
      'Nouvelle couleur, Ajustement et Marche arrière ne changent que le déplacement : les dés restent comme ils sont.',
    ),
  ],
  figures: [
    'Valeurs reconstituées',
    say(
      'Les images du livret n’étaient pas disponibles. Ces valeurs viennent de critiques, de la logique ou de notre reconstitution ; qui possède la boîte peut les corriger, toutes sauf le nombre de cases de la piste des dés et la dernière ligne, dans les options d’une nouvelle table.',
    ),
    list(
      'Les 20 cases de chaque plage.',
      'Le départ de la location sur la case 4 et le nombre de cases de la piste des dés.',
      'Les valeurs 1 à 8 des pièces et celles des sept tuiles requin.',
      'Que les dés à relancer sont nommés ensemble, que Dé du sauveteur peut être n’importe quel dé de la réserve, et qu’un requin ne rapporte pas de pièce.',
    ),
  ],
  credits: [
    'Crédits',
    say('High Tide est un jeu de Dirk Henn, édité par Queen Games en 2016.'),
    say(
      'Tidetable est un projet indépendant, sans lien avec l’auteur ni l’éditeur. Textes et dessins sont les nôtres.',
    ),
  ],
});
