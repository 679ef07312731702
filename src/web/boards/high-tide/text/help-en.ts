import { figure, helpOf, list, say, steps, table } from './blocks.ts';

export const help = helpOf({
  goal: [
    'What it is about',
    say(
      'You have one deckchair on each of six beaches, and you want each of them to stand nearest the water. But every round two waves come in, and a chair in the water is worth nothing.',
    ),
    figure('beach', 'The figure on a chair is the number of dry spaces between it and the water.'),
  ],
  setup: [
    'Set-up',
    list(
      'Every beach has a bar and {length} spaces of sand. All chairs start at the bars.',
      'The bag holds two dice of each beach’s colour; with five or six players, three.',
      'The dice track has one more usable space than there are players; with three or five players a turtle blocks the last one. The deckchair rental starts on space {rental}.',
      'The towels are shuffled and stacked. Whoever owns the top towel begins; after a quick start, you do.',
    ),
  ],
  turn: [
    'A turn',
    steps(
      'Everybody but the first player of a round moves the rental one space down; from the last space it leaves the track. Only the spaces above the rental can be used.',
      'Take one of the pairs on the track, or roll two dice from the bag. If no usable space is free, you must take a pair.',
      'Accept your roll, or decline it while at least two usable spaces are free. A declined pair goes to the topmost free space, and you must roll two new dice.',
      'Each die of the pair moves your chair of that colour.',
      'Your towel goes to the topmost free space, the dice go to the pool. They stay there until the round ends.',
    ),
    figure(
      'track',
      'Pairs and towels fill the track from the top. The higher die of a pair lies on the left.',
    ),
    say('Once you have rolled, you cannot take a pair from the track in the same turn.'),
  ],
  reroll: [
    'Rerolling a taken pair',
    list(
      'A pair taken from space 1: you may reroll one or both dice, once.',
      'A pair taken from space 2: you may reroll one die, once.',
      'A pair from further down is taken as it lies.',
      'You must use what you reroll.',
    ),
  ],
  move: [
    'Moving the chairs',
    list(
      'A chair must move the full number of pips towards the water, even into it.',
      'Two dice of one colour move the chair by their sum.',
      'Several chairs may stand on one space. A newcomer stands on the right, and the chair further right is nearer the water.',
      'A chair in the water can still move, and can come out again.',
    ),
    figure(
      'space',
      'Three chairs on one space: the right one counts as nearest, then the middle one, then the left one.',
    ),
  ],
  round: [
    'The end of a round',
    say(
      'When everybody has played, one pair is left on the track. If none is, the last player rolls one. These dice bring the waves: a large one of 3 spaces on the left die’s beach, a small one of 2 spaces on the right die’s.',
    ),
    figure(
      'waves',
      'The pair that is left becomes the waves. While pairs lie on the track, the hatching shows what each of them would flood, with the number of its space.',
    ),
    list(
      'The game is over after the sixth round, or earlier as soon as a chair stands in the water after the waves.',
      'Otherwise all dice return to the bag. The owner of the lowest towel on the track begins the next round, the owner of the topmost plays last.',
    ),
  ],
  score: [
    'Scoring',
    table(
      ['On each beach', '3–4 players', '5–6 players'],
      ['Nearest to the water', '4', '4'],
      ['Second', '2', '2'],
      ['Third', '–', '1'],
      ['Every chair at the bar', '1', '1'],
      ['In the water', '0', '0'],
    ),
    say('Chairs at the bar take no place. Most points win; if points are equal, the win is shared.'),
  ],
  coins: [
    'Expansion: Coins',
    figure(
      'coins',
      'Coins worth {coinValues.least} to {coinValues.most} lie on the first eight spaces of each beach.',
    ),
    list(
      'If your chair ends a move on a coin, you may take it: one coin of each colour in the whole game.',
      'With two dice of one colour you may move by one die, take a coin and then move by the other.',
      'A chair in the water or driven back by the shark takes no coin.',
      'Taken coins lie face down. At the end the highest total scores 4, the second 2 and, with five or six players, the third 1. Ties are broken by the black coin, then purple, blue, orange, yellow, white.',
    ),
  ],
  shark: [
    'Expansion: Shark alert',
    say(
      'Each round one beach is under alert, never the same one twice in a row. At the end of the round, before the waves, a shark tile is turned: the chair nearest the water on the sand of that beach goes back {sharkTiles.least} to {sharkTiles.most} spaces, at most to the bar.',
    ),
    figure('shark', 'The flag marks the beach, the ring the chair, the arrow how far back it may go.'),
    list(
      'There are seven shark tiles: {sharkTiles}. Each leaves the game once turned.',
      'Chairs in the water and at the bar are left alone.',
    ),
  ],
  surfer: [
    'Expansion: Surfer',
    say('On one beach your chair is a surfer.'),
    figure('surfer', 'A chair with a surfboard wants to end up in the water.'),
    list(
      'In the water at the end: 6 points and first place. The nearest other chair on the sand then scores 2 and, with five or six players, the next one 1.',
      'On the sand: the surfer is taken off the board before scoring, 0 points.',
      'At the bar: 2 points.',
      'Variant: surfers are dealt face down, and only their owners know them until the end.',
    ),
  ],
  baywatch: [
    'Expansion: Baywatch',
    say(
      'Each round one of nine tiles lies face up. The pair the first player uses becomes the open dice. Whoever later uses a pair with the same total or less takes over with it. Whoever has the open dice at the end of the round wins the tile; in the last round, 1 point instead.',
    ),
    say('You may use a tile once, from the next round on, and several in one turn.'),
    figure('tiles', 'The nine tiles, in the order of the table below.'),
  ],
  tiles: [
    'The nine Baywatch tiles',
    table(
      ['Tile', 'What it does', 'When'],
      ['Head start', 'Move one of your chairs 1 or 2 spaces forward.', 'At the start of a round'],
      [
        'Jump the queue',
        'Put your towel on top of the pile and play at once.',
        'Before somebody else’s turn',
      ],
      ['Lifeguard’s die', 'Move by any die in the pool.', 'Before your turn'],
      [
        'Rental',
        'Move the rental one space down; the next turn does not move it.',
        'In your turn, before accepting',
      ],
      [
        'Swap',
        'Lay your roll on the track and take another pair from it.',
        'Instead of accepting or declining',
      ],
      ['Reroll', 'Reroll one die of the chosen pair.', 'After choosing a pair'],
      ['Recolour', 'Count one die as another colour.', 'Before the chairs move'],
      ['Adjust', 'Count each die as one more or one less, or as it is.', 'Before the chairs move'],
      ['Backwards', 'Use one die to move its chair away from the water.', 'Before the chairs move'],
    ),
    say('Recolour, Adjust and Backwards change only how chairs move: the dice themselves stay as they are.'),
  ],
  figures: [
    'Reconstructed figures',
    say(
      'We did not have the pictures of the booklet. These figures come from reviews and reasoning, or are our own reconstruction. If you own the game, you can correct them among the options of a new table, all but the spaces of the dice track and the last line.',
    ),
    list(
      'The {length} spaces of each beach.',
      'The start of the rental on space {rental} and the number of spaces of the dice track.',
      'The values {coinValues.least} to {coinValues.most} of the coins and the values of the seven shark tiles.',
      'That you name all the dice you reroll at once, that Lifeguard’s die may be any die in the pool, and that a shark’s push brings no coin.',
    ),
  ],
  credits: [
    'Credits',
    say('High Tide is a game by Dirk Henn, published by Queen Games in 2016.'),
    say(
      'Tidetable is an independent project, not connected with the author or the publisher. Texts and drawings are our own.',
    ),
  ],
});
