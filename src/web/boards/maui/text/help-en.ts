import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    blocks: [
      {
        type: 'text',
        text: 'You fill a beach of 12 columns with towel tiles, from left to right. Matching patterns side by side move you along the score tracks. Matches pay most at the edges, under the trees and by the ocean, where tiles easily hang over.',
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
          'Light-blue loose towels lie on space 7 of stripes, orange ones on space 8 of fish: two of each, or one of each with two players.',
          'A random player begins; after a quick start, you do.',
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
        text: 'On your turn, either take a tile and place it, or take all the sand dollars beside one row.',
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
          'What you pay goes to the dollars beside the same row. Somebody will take them.',
          'The new tile comes in at the dear end, and you see it before you place the one you took. So taking a tile cannot be undone.',
          'You may take only a tile that you can pay for and place.',
          'If you can place nothing, you must take sand dollars.',
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
        text: 'The tile goes into the next column, at any height, as long as at least one of its sections lies beside the same pattern of the previous tile, in the same row.',
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
          'You may lay loose towels on it.',
          'Every section that hangs over gets a penalty chip.',
          'The umbrella of the column has its effect if the tile covers it.',
          'The matches are scored.',
        ],
      },
      {
        type: 'figure',
        name: 'rows',
        caption: 'Steps per match, row by row: {rowSteps}.',
      },
    ],
  },
  {
    id: 'overhang',
    title: 'Hanging over',
    blocks: [
      {
        type: 'text',
        text: 'One or two sections may hang over the trees or the ocean. Each gets a penalty chip, which costs {penalty|point|points} at the end, and does not count as a neighbour for the next tile.',
      },
      {
        type: 'figure',
        name: 'overhang',
        caption:
          'Waves match in row 6; the lowest section lies in the water and costs {penalty|point|points}.',
      },
      {
        type: 'text',
        text: 'The box holds 20 chips, but they are not limited: anything else stands in for them.',
      },
    ],
  },
  {
    id: 'tracks',
    title: 'The score tracks',
    blocks: [
      {
        type: 'text',
        text: 'Each match moves the marker of its pattern by the steps of its row. From outside the track, 2 steps take it to space 2. On the last space it stops.',
      },
      {
        type: 'figure',
        name: 'tracks',
        caption:
          'When your marker reaches or passes a decorated space, you take one loose towel from it, if any is left.',
      },
      {
        type: 'text',
        text: 'Each marker gets its loose towel only once. If none is left, you do not get one later.',
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
          'Pearl: you keep it. At the end, pearls of one colour count together.',
          'Extra scoring: one of the two markers shown advances by {extraSteps|step|steps} at once, before the tile is scored. It must be one that is not at the end of its track; if both are, nothing happens.',
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
        text: 'Right after placing a tile, you may lay loose towels on its sections, even several at once. From then on a section shows its towel’s pattern: light blue shows waves, orange shows hibiscus.',
      },
      { type: 'figure', name: 'towels', caption: 'A loose towel changes a section for good.' },
      {
        type: 'list',
        items: [
          'It may make a placement possible, add a match, or prepare the next turn.',
          'It must change the pattern of its section and lie within the grid, one per section.',
          'Whether the tile matches is judged once all towels are laid.',
          'You cannot use a towel in the turn in which you gain it.',
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
        text: 'If you can place nothing and there are no sand dollars in the market, take any tile free of charge and put it in rows 3 to 5 of the next column. It needs no match and scores nothing; you lay no loose towels, and the umbrella or crab of the column goes away without effect. It counts as a placed tile.',
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
        text: 'When somebody has laid the twelfth tile, the round is played to its end, so that everybody has had the same number of turns.',
      },
      {
        type: 'table',
        head: ['What', 'Points'],
        rows: [
          ['Tracks', 'the value of each marker’s space'],
          ['Pearls of one colour', '2, 5 or 9'],
          ['Sand dollars', '1 each'],
          ['Penalty chips', '−{penalty} each'],
          ['Crabs', '−{crabValues.least} to −{crabValues.most} each'],
        ],
      },
      {
        type: 'text',
        text: 'If points are level: fewer tiles laid, then more sand dollars, then whoever was later in turn order.',
      },
    ],
  },
  {
    id: 'crabs',
    title: 'Crab variant',
    blocks: [
      {
        type: 'text',
        text: 'The beaches are turned to the crab side: seven crabs face down, the two extra scorings face up, no pearls.',
      },
      {
        type: 'figure',
        name: 'crabs',
        caption: 'A covered crab is turned up after scoring. It blocks its section and costs its value.',
      },
      {
        type: 'list',
        items: [
          'Everybody has seven crabs, which cost {crabValues} points.',
          'A section with a crab is no neighbour for the next tile.',
          'A loose towel may lie on the section over a crab: it counts this turn, then the crab lies on top.',
          'A crab that you do not cover leaves the game unseen.',
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
          'The first final scoring decides only who begins the second half: whoever has the fewest points.',
          'Markers, sand dollars (those in the market too), pearls, unused loose towels and penalty chips stay.',
          'All tiles go back into the bag, loose towels that were laid leave the game, and nothing stays blocked. The market and the start tiles are dealt anew.',
          'Decorated spaces are not refilled. Everybody has both extra scorings of the crab side.',
          'The second final scoring decides. For ties, only the second half counts.',
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
        text: 'We did not have the pictures of the booklet. These figures come from reviews and reasoning, or are our own reconstruction. If you own the game, you can correct them among the options of a new table, all but the patterns and the tiles.',
      },
      {
        type: 'list',
        items: [
          'The steps of each row, the values and the length of the tracks, how far the long game extends them. Track values can also be set to steep.',
          'The patterns hibiscus and turtle, and that every combination of three patterns exists once.',
          'What the loose towels and the extra scorings show, and that an extra scoring is {extraSteps|step|steps}.',
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
        text: 'Tidetable is an independent project, not connected with the authors or the publisher. Texts and drawings are our own.',
      },
    ],
  },
];
