import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    blocks: [
      {
        type: 'text',
        text: 'Everybody fills a beach of 12 columns with towel tiles, from left to right. Whoever lays like patterns side by side advances on the score tracks. It pays most at the edges, under the trees and at the ocean, where tiles easily hang over.',
      },
      {
        type: 'figure',
        name: 'tile',
        caption:
          'A tile has three sections. There are five patterns: stripes, fish, waves, hibiscus and turtle.',
      },
      { type: 'text', text: 'Tiles are never turned, and everybody sees them the same way up.' },
    ],
  },
  {
    id: 'setup',
    title: 'Set-up',
    blocks: [
      {
        type: 'list',
        items: [
          'Six tiles lie in the market, in two rows of three. One sand dollar lies beside each row.',
          'Everybody has one sand dollar and a start tile in rows 3 to 5 of the wooden platform.',
          'Everybody’s eight umbrellas are shuffled onto the umbrella spaces and lie face up.',
          'Light-blue loose towels lie on space 7 of stripes, orange ones on space 8 of fish: two of each, with two players one of each.',
          'Who begins is drawn by lot.',
        ],
      },
    ],
  },
  {
    id: 'turn',
    title: 'A turn',
    blocks: [
      {
        type: 'text',
        text: 'Whoever is to play either takes a tile and places it, or takes all sand dollars beside one row.',
      },
      {
        type: 'figure',
        name: 'market',
        caption:
          'The tile beside the dollars is free, the next costs 1, the last 2. Then the row slides towards the dollars.',
      },
      {
        type: 'list',
        items: [
          'The price goes to the dollars beside the same row. Somebody will take them.',
          'The new tile enters at the dear end and is seen before the one taken is placed. So taking a tile cannot be undone.',
          'Only a tile that can be paid for and placed may be taken.',
          'Whoever can place nothing must take sand dollars.',
        ],
      },
    ],
  },
  {
    id: 'place',
    title: 'Placing a tile',
    blocks: [
      {
        type: 'text',
        text: 'The tile goes into the next column, at any height, as long as at least one of its sections lies beside the same pattern of the tile before, in the same row.',
      },
      {
        type: 'figure',
        name: 'match',
        caption: 'Waves beside waves and fish beside fish: two matches. Each moves its own marker.',
      },
      {
        type: 'steps',
        items: [
          'The tile is put down.',
          'Loose towels may be laid on it.',
          'Every section that hangs over gets a penalty chip.',
          'The umbrella of the column has its effect if the tile covers it.',
          'The matches are scored.',
        ],
      },
      {
        type: 'figure',
        name: 'rows',
        caption: 'Steps per match: 3 in the outer rows, 2 beside them, 1 in the middle.',
      },
    ],
  },
  {
    id: 'overhang',
    title: 'Hanging over',
    blocks: [
      {
        type: 'text',
        text: 'One or two sections may hang over the trees or the ocean. Each gets a penalty chip, which costs 1 point at the end, and does not count as a neighbour for the next tile.',
      },
      {
        type: 'figure',
        name: 'overhang',
        caption: 'Waves match in row 6; the lowest section lies in the water and costs a point.',
      },
      { type: 'text', text: 'There are 20 chips, but they never limit anybody: other things stand in.' },
    ],
  },
  {
    id: 'tracks',
    title: 'The score tracks',
    blocks: [
      {
        type: 'text',
        text: 'Each match moves the marker of its pattern by the steps of its row. A marker outside enters: with 2 steps it stands on space 2. On the last space it stops.',
      },
      {
        type: 'figure',
        name: 'tracks',
        caption: 'Whoever reaches or passes a decorated space takes one loose towel from it, if any is left.',
      },
      {
        type: 'text',
        text: 'Each marker gets its loose towel only once, and what is not there then is not owed later.',
      },
    ],
  },
  {
    id: 'umbrellas',
    title: 'Umbrellas',
    blocks: [
      { type: 'figure', name: 'umbrellas', caption: 'White pearl, pink pearl, and the two extra scorings.' },
      {
        type: 'list',
        items: [
          'Pearl: it is kept. At the end pearls of one colour count together.',
          'Extra scoring: one of the two markers shown advances by 1 step at once, before the tile is scored. It must be one that is not at the end of its track; with both at the end nothing happens.',
          'An umbrella that the tile of its column leaves uncovered is out of the game.',
        ],
      },
      { type: 'figure', name: 'pearls', caption: 'One, two or three pearls of a colour: 2, 5 or 9 points.' },
    ],
  },
  {
    id: 'towels',
    title: 'Loose towels',
    blocks: [
      {
        type: 'text',
        text: 'Right after placing a tile, loose towels may be laid on its sections, also several at once. From then on the section shows the pattern of the towel: light blue shows waves, orange shows hibiscus.',
      },
      { type: 'figure', name: 'towels', caption: 'A loose towel changes a section for good.' },
      {
        type: 'list',
        items: [
          'It may make a placement possible, add a match, or prepare the next turn.',
          'It must change the pattern of its section and lie within the grid, one to a section.',
          'Whether the tile matches is judged when all towels lie.',
          'A towel gained this turn cannot be used this turn.',
        ],
      },
    ],
  },
  {
    id: 'substitute',
    title: 'Substitute turn',
    blocks: [
      {
        type: 'text',
        text: 'Whoever can place nothing, while no sand dollars lie in the market, takes any tile free of charge and puts it in rows 3 to 5 of the next column. It needs no match and scores nothing; loose towels are not laid, and umbrella or crab of the column go away without effect. It counts as a placed tile.',
      },
      {
        type: 'text',
        text: 'A placement that is only possible with a loose towel in hand counts as possible.',
      },
    ],
  },
  {
    id: 'end',
    title: 'End and final scoring',
    blocks: [
      {
        type: 'text',
        text: 'When somebody has laid the twelfth tile, the round is played to its end, so that all have had as many turns.',
      },
      {
        type: 'table',
        head: ['What', 'Points'],
        rows: [
          ['Tracks', 'the value of the space of each marker'],
          ['Pearls of one colour', '2, 5 or 9'],
          ['Sand dollars', '1 each'],
          ['Penalty chips', '−1 each'],
          ['Crabs', '−2 to −4 each'],
        ],
      },
      {
        type: 'text',
        text: 'Level on points: fewer tiles laid, then more sand dollars, then whoever was later in turn order.',
      },
    ],
  },
  {
    id: 'crabs',
    title: 'Crab variant',
    blocks: [
      {
        type: 'text',
        text: 'The beaches lie with the crab side up: seven crabs face down, the two extra scorings face up, no pearls.',
      },
      {
        type: 'figure',
        name: 'crabs',
        caption: 'A covered crab is turned up after scoring. It blocks its section and costs its value.',
      },
      {
        type: 'list',
        items: [
          'Everybody has two crabs of −2, three of −3 and two of −4.',
          'A section with a crab is no neighbour for the next tile.',
          'A loose towel may lie on the section over a crab: it counts this turn, then the crab lies on top.',
          'A crab that stays uncovered leaves unseen.',
        ],
      },
    ],
  },
  {
    id: 'long',
    title: 'Long game',
    blocks: [
      {
        type: 'text',
        text: 'First the base game, then the crab variant on the other side of the beaches; the tracks are twice as long from the start.',
      },
      {
        type: 'list',
        items: [
          'The first final scoring only says who begins the second half: whoever has the fewest points.',
          'Markers, sand dollars (those in the market too), pearls, unused loose towels and penalty chips stay.',
          'All tiles go back to the bag, laid loose towels leave the game, nothing stays blocked. Market and start tiles are dealt anew.',
          'Decorated spaces are not refilled. Everybody has both extra scorings of the crab side.',
          'The second final scoring decides. Ties look at the second half.',
        ],
      },
    ],
  },
  {
    id: 'figures',
    title: 'Reconstructed figures',
    blocks: [
      {
        type: 'text',
        text: 'The pictures of the booklet were not at hand. These figures are put together from reviews and by logic, or are our own reconstruction; owners of the box can correct all but the patterns and the tiles under the options of a new table.',
      },
      {
        type: 'list',
        items: [
          'The steps of each row, the values and the length of the tracks, how far the long game extends them. Track values can also be set to steep.',
          'The patterns hibiscus and turtle, and that every combination of three patterns exists once.',
          'What the loose towels and the extra scorings show, and that an extra scoring is one step.',
          'Where umbrellas and crabs lie, how many crabs there are of each value, what a penalty chip costs.',
        ],
      },
    ],
  },
  {
    id: 'credits',
    title: 'Credits',
    blocks: [
      {
        type: 'text',
        text: 'Maui is a game by Grégoire Largey, Frank Crittin and Sébastien Pauchon, published by Next Move Games in 2022.',
      },
      {
        type: 'text',
        text: 'Tidetable is an independent project, not connected with authors or publisher. Texts and drawings are our own.',
      },
    ],
  },
];
