import { figure, helpOf, list, say, steps, table } from './blocks.ts';

export const help = helpOf({
  goal: [
    'Le but du jeu',
    say(
      'Chacun a un transat sur chacune des six plages et cherche à l’installer le plus près possible de l’eau. Mais deux vagues arrivent à chaque manche, et un transat dans l’eau ne rapporte rien.',
    ),
    figure('beach', 'Le chiffre sur un transat indique combien de cases sèches le séparent de l’eau.'),
  ],
  setup: [
    'Mise en place',
    list(
      'Chaque plage a un bar et {length} cases de sable. Tous les transats commencent au bar.',
      'Le sac contient deux dés de la couleur de chaque plage ; trois quand on joue à cinq ou six.',
      'La piste des dés compte une case de plus qu’il n’y a de joueurs ; à trois et à cinq, une tortue bloque la dernière case imprimée. Le loueur de transats commence sur la case {rental}.',
      'Les serviettes sont mélangées et empilées. Celle du dessus désigne qui commence ; après un départ rapide, c’est toi.',
    ),
  ],
  turn: [
    'Un tour',
    steps(
      'Sauf au premier tour de la manche, le loueur descend d’une case ; depuis la dernière, il quitte la piste. Seules les cases au-dessus du loueur sont accessibles.',
      'On prend une paire de la piste ou on lance deux dés du sac. Si aucune case accessible n’est libre, il faut prendre une paire.',
      'On accepte ou on refuse le lancer ; refuser n’est possible que si au moins deux cases accessibles sont libres. La paire refusée va sur la première case libre, et il faut lancer deux nouveaux dés.',
      'Chaque dé de la paire fait avancer ton transat sur la plage de sa couleur.',
      'La serviette va sur la première case libre et les dés dans la réserve, où ils restent jusqu’à la fin de la manche.',
    ),
    figure(
      'track',
      'Paires et serviettes remplissent la piste en partant du haut. Le dé le plus fort est à gauche.',
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
      'Un transat avance vers l’eau de toute la valeur du dé, quitte à finir dedans.',
      'Deux dés de même couleur font avancer le transat de leur somme.',
      'Plusieurs transats peuvent partager une case. Le dernier arrivé se place à droite, et celui de droite compte comme le plus près de l’eau.',
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
      'Quand tout le monde a joué, il reste une paire sur la piste. S’il n’en reste pas, le dernier joueur lance deux dés. Ces dés amènent les vagues : une grande de 3 cases sur la plage du dé de gauche, une petite de 2 cases sur celle du dé de droite.',
    ),
    figure(
      'waves',
      'La paire qui reste décide des vagues. Tant qu’il y a des paires sur la piste, les hachures montrent ce que chacune inonderait, avec le numéro de sa case.',
    ),
    list(
      'La partie se termine après la sixième manche, ou plus tôt dès qu’un transat est dans l’eau après les vagues.',
      'Sinon, tous les dés retournent dans le sac. La serviette la plus basse de la piste commence la manche suivante, la plus haute joue en dernier.',
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
      'Les transats au bar n’occupent aucune place du classement. Le plus haut score l’emporte ; en cas d’égalité, la victoire est partagée.',
    ),
  ],
  coins: [
    'Extension : Pièces',
    figure(
      'coins',
      'Des pièces de valeur {coinValues.least} à {coinValues.most} sont posées sur les huit premières cases de chaque plage.',
    ),
    list(
      'Un transat qui termine son déplacement sur une pièce permet de la prendre : une seule par couleur dans toute la partie.',
      'Avec deux dés de même couleur, on peut avancer avec l’un, prendre une pièce, puis avancer avec l’autre.',
      'Pas de pièce dans l’eau, ni quand c’est le requin qui déplace le transat.',
      'Les pièces prises sont posées face cachée. À la fin, le plus gros total vaut 4 points, le deuxième 2 et, à cinq ou six, le troisième 1. En cas d’égalité, la plus forte pièce noire décide, puis la violette, la bleue, l’orange, la jaune, la blanche.',
    ),
  ],
  shark: [
    'Extension : Alerte au requin',
    say(
      'À chaque manche, une plage est en alerte, jamais deux fois de suite la même. À la fin de la manche, avant les vagues, une tuile requin est retournée : sur cette plage, le transat au sec le plus près de l’eau recule de {sharkTiles.least} à {sharkTiles.most} cases, au plus jusqu’au bar.',
    ),
    figure(
      'shark',
      'Le drapeau montre la plage, l’anneau le transat visé, la flèche jusqu’où il peut reculer.',
    ),
    list(
      'Il y a sept tuiles requin : {sharkTiles}. Une tuile retournée sort du jeu.',
      'Les transats dans l’eau et au bar sont épargnés.',
    ),
  ],
  surfer: [
    'Extension : Surfeur',
    say('Chacun reçoit une plage sur laquelle son transat est un surfeur.'),
    figure('surfer', 'Le transat à la planche veut finir dans l’eau.'),
    list(
      'Dans l’eau à la fin : 6 points et la première place. Le transat au sec le plus proche marque alors 2 points et, à cinq ou six, le suivant 1.',
      'Sur le sable : le surfeur est retiré avant le décompte, 0 point.',
      'Au bar : 2 points.',
      'Variante : les surfeurs sont distribués face cachée ; chacun ne connaît que le sien jusqu’à la fin.',
    ),
  ],
  baywatch: [
    'Extension : Baywatch',
    say(
      'À chaque manche, une des neuf tuiles est visible. Les dés de la première paire jouée deviennent les dés exposés. Jouer ensuite une paire de somme égale ou inférieure permet de les remplacer par la sienne. Avoir les dés exposés à la fin de la manche rapporte la tuile ; à la dernière manche, 1 point à la place.',
    ),
    say(
      'Chaque tuile sert une seule fois, au plus tôt à la manche suivante. On peut en utiliser plusieurs dans un même tour.',
    ),
    figure('tiles', 'Les neuf tuiles, dans l’ordre du tableau ci-dessous.'),
  ],
  tiles: [
    'Les neuf tuiles Baywatch',
    table(
      ['Tuile', 'Effet', 'Quand'],
      ['Longueur d’avance', 'Avancer un de ses transats de 1 ou 2 cases.', 'Au début d’une manche'],
      [
        'Coupe-file',
        'Mettre sa serviette en haut de la pile et jouer tout de suite.',
        'Avant le tour de quelqu’un d’autre',
      ],
      ['Dé du sauveteur', 'Avancer avec n’importe quel dé de la réserve.', 'Avant son tour'],
      [
        'Loueur',
        'Descendre le loueur d’une case ; il ne bouge pas au tour suivant.',
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
      'Nouvelle couleur, Ajustement et Marche arrière ne changent que le déplacement : les dés eux-mêmes gardent leur couleur et leur valeur.',
    ),
  ],
  figures: [
    'Valeurs reconstituées',
    say(
      'Les images du livret n’étaient pas disponibles. Ces valeurs viennent de critiques du jeu, de la logique ou de notre reconstitution. Si tu possèdes la boîte, tu peux les corriger dans les options d’une nouvelle table, toutes sauf le nombre de cases de la piste des dés et la dernière ligne.',
    ),
    list(
      'Les {length} cases de chaque plage.',
      'Le départ du loueur sur la case {rental} et le nombre de cases de la piste des dés.',
      'Les valeurs {coinValues.least} à {coinValues.most} des pièces et celles des sept tuiles requin.',
      'Les dés à relancer sont choisis ensemble, Dé du sauveteur permet de prendre n’importe quel dé de la réserve, et un transat déplacé par un requin ne prend pas de pièce.',
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
