import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    blocks: [
      {
        type: 'figure',
        name: 'beach',
        caption: 'The closer to the sea, the more a castle is worth, and the sooner it is gone.',
      },
      {
        type: 'text',
        text: 'At ebb the sea uncovers the beach groove by groove; at flood it takes the grooves back. You collect shells where the sandpiper stands and build sandcastles with them. What still stands at the end counts: the value of the castle plus the number of its groove.',
      },
      {
        type: 'text',
        text: 'Whoever builds a fourth castle ends the game. 2 to 4 players, about 45 minutes at a real table.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Set-up',
    blocks: [
      {
        type: 'list',
        items: [
          'The bag holds {shells.sum} shells of four colours. Grooves 1 to 8 are filled from it: 9 shells each with four players, 8 with three; with two, 5 in odd and 6 in even grooves.',
          'The sea covers everything but groove 1, where the sandpiper stands.',
          'Everybody is dealt four castle cards face up, one for each of the values 0, 1, 2 and 3. They take 4, 5, 6 and 7 shells.',
          'Everybody has four castles, one of each value, waiting on the heap of sand.',
        ],
      },
      {
        type: 'figure',
        name: 'card',
        caption:
          'A castle card: fixed shells, and the starfish as a joker that any shell can pay for. Dashed: still missing.',
      },
    ],
  },
  {
    id: 'round',
    title: 'A round',
    blocks: [
      {
        type: 'steps',
        items: [
          'Collect: everybody sets a dial in secret, then shells and castles are handed out.',
          'Build: everybody may build one castle in the sandpiper’s groove.',
          'Sea and sandpiper: the tide moves on by one groove, and so does the bird.',
        ],
      },
    ],
  },
  {
    id: 'collect',
    title: 'Collect: the dial',
    blocks: [
      {
        type: 'figure',
        name: 'dial',
        caption: 'The ten positions in the order in which they are served, from left to right.',
      },
      {
        type: 'text',
        text: 'You all set your dials in secret, to any position, possible or not. All dials are revealed together and served from left to right. Only the shells in the sandpiper’s groove can be collected.',
      },
      {
        type: 'table',
        head: ['Position', 'Brings'],
        rows: [
          ['White, grey, brown, black', 'one shell of that colour, and a castle from the heap'],
          ['AA', 'two of one colour'],
          ['AB', 'two of different colours'],
          ['AAA', 'three of one colour'],
          ['AAB', 'two of one colour and one of another'],
          ['ABC', 'three of different colours'],
          ['ALL', 'every shell of one colour of your choice'],
        ],
      },
      {
        type: 'text',
        text: 'If there are no shells for the groove, no dial is set and everybody with a castle on the heap fetches one.',
      },
    ],
  },
  {
    id: 'singles',
    title: 'Single shells',
    blocks: [
      {
        type: 'list',
        items: [
          'If there are enough shells of a colour for all who set it, each of them gets one. Otherwise nobody does, and the shells stay for positions further right.',
          'Shell or not, each of them fetches one of their castles from the heap, if any is left there. It goes onto its card: only fetched castles can be built.',
          'Singles never lead to a shell-spell or a trove.',
        ],
      },
    ],
  },
  {
    id: 'combinations',
    title: 'Combinations',
    blocks: [
      {
        type: 'list',
        items: [
          'If only you set it, you take the combination in full, provided it is there at that moment. You cannot decline it. If there are several ways, you choose.',
          'If it is not there, you take nothing, not even a part. A trove follows at the end.',
          'ALL fails only in an empty groove: even a single shell is all of its colour.',
          'If two or more set it, none of them takes anything. They all join the shell-spell.',
          'A combination brings no castle.',
        ],
      },
    ],
  },
  {
    id: 'spell',
    title: 'The shell-spell',
    blocks: [
      { type: 'figure', name: 'spell', caption: 'Two people set the same combination.' },
      {
        type: 'text',
        text: 'There is one spell for everybody who shares a combination with somebody else, even if the combinations differ, and even if they were impossible. It comes when all positions have been served.',
      },
      {
        type: 'steps',
        items: [
          'Each sets one of the four colours in secret; all are revealed together.',
          'As with single shells: either there is enough for all who named the colour, or none of them gets one.',
          'Then each fetches a castle from the heap, if one is left, shell or not.',
        ],
      },
      {
        type: 'text',
        text: 'If no shells are left, the spell brings castles only. Nobody in a spell gets a trove.',
      },
    ],
  },
  {
    id: 'trove',
    title: 'The consolation trove',
    blocks: [
      { type: 'figure', name: 'trove', caption: 'The chest beside a mark: here a trove is due.' },
      {
        type: 'text',
        text: 'If your combination was not there, you get a trove after the spell, in the order of the dials: one shell of any colour from the groove, or one castle from the heap. If only one kind is left, it is that; if neither, nothing.',
      },
      { type: 'text', text: 'Any shells still in the groove after that go back into the bag.' },
    ],
  },
  {
    id: 'build',
    title: 'Build',
    blocks: [
      {
        type: 'list',
        items: [
          'You may build one castle a round, in the sandpiper’s groove and nowhere else. Castles of all players can share a groove.',
          'You must have fetched the castle; this round is early enough.',
          'Pay for it from your bucket with exactly the shells on its card. Any shell pays for the starfish.',
          'The shells go into the bag, and the card is turned over.',
          'There is no order. If you have declined, you may reconsider once somebody else builds.',
        ],
      },
    ],
  },
  {
    id: 'sea',
    title: 'Ebb, turn of the tide, flood',
    blocks: [
      {
        type: 'figure',
        name: 'tide',
        caption: 'Rounds 1 to 8 lead out to groove 8, rounds 9 to 15 back to groove 1.',
      },
      {
        type: 'list',
        items: [
          'Ebb, rounds 1 to 8: after every round the sea uncovers the next groove, and the sandpiper moves there. Shells that went back into the bag do not return before the flood.',
          'Turn of the tide, after round 8: the sea draws back once more, depending on where castles stand. A castle in groove 8: groove 11 is the last visible one. None in 8, but one in 7: groove 10. None in either: groove 9. The sandpiper goes to groove 7, where new shells are laid.',
          'Flood, rounds 9 to 15: after every round the sea covers one more groove, and the sandpiper moves one groove inland, where new shells are laid. Castles that are covered are gone, but still count as built.',
          'If the bag runs short, there are only as many shells as it holds.',
        ],
      },
      {
        type: 'table',
        head: ['Groove', 'no castle in 7, 8', 'castle in 7', 'castle in 8'],
        rows: [
          ['8', 'after round 10', 'after round 11', 'after round 12'],
          ['7', 'after round 11', 'after round 12', 'after round 13'],
          ['6', 'after round 12', 'after round 13', 'after round 14'],
          ['5', 'after round 13', 'after round 14', 'never'],
          ['4', 'after round 14', 'never', 'never'],
          ['3, 2, 1', 'never', 'never', 'never'],
        ],
      },
      {
        type: 'text',
        text: 'This is the forecast beside the beach. Once the tide has turned, it shows only what is certain.',
      },
    ],
  },
  {
    id: 'score',
    title: 'End and scoring',
    blocks: [
      {
        type: 'text',
        text: 'The game ends after the round in which somebody builds a fourth castle; washed-away castles count. Everybody may still build in that round, but the sea no longer moves. Otherwise it ends after round 15.',
      },
      {
        type: 'list',
        items: [
          'Every standing castle scores its value plus the number of its groove.',
          'Your leftover shells are laid on your cards still face up, as many as fit, with one shell of any colour on each starfish. Every shell that finds no space is unfit and costs 1 point.',
          'In a tie, more points in groove 8 decide, then in groove 7, and so on. Still level: the win is shared.',
        ],
      },
      {
        type: 'figure',
        name: 'score',
        caption: 'Castle 2 in groove 6 scores 8. A shell that fits nowhere costs 1.',
      },
    ],
  },
  {
    id: 'picture',
    title: 'How to read the picture',
    blocks: [
      {
        type: 'list',
        items: [
          'On the dial, a figure such as +2 says how many shells a position would bring now. A chest: not there. A tick: it completes a castle that you could then build here.',
          'Above the sea are the positions in their order; marks show what everybody has set. A star: shell-spell. A chest: trove.',
          'Dashed rings: shells to choose from. Solid rings: shells you would take.',
          'The forecast names the round after which the sea covers a groove; a sun means that it stays dry.',
          'On cards, dashed shells are missing. Tap the bucket to see the other players’ cards.',
          'A crossed-out shell counts the shells that are unfit as things stand.',
        ],
      },
    ],
  },
  {
    id: 'hidden',
    title: 'What is secret',
    blocks: [
      {
        type: 'text',
        text: 'What the dials show is secret until they are revealed, and so is what the bag will bring; who has set a dial can be seen. Cards and numbers of shells are open. Everybody sees which shells go into a bucket; after that you have to remember their colours. The option Open buckets shows them all the time.',
      },
    ],
  },
  {
    id: 'figures',
    title: 'Reconstructed figures',
    blocks: [
      {
        type: 'text',
        text: 'The rulebook does not print everything. These figures are reconstructed; if you own the game, you can correct all but the last when you open a table:',
      },
      {
        type: 'list',
        items: [
          'how the {shells.sum} shells are divided among the four colours (here {shells}),',
          'the order of the combinations on the dial,',
          'which shells the castle cards show,',
          'that everybody has one castle of each value, 0 to 3; this one cannot be changed.',
        ],
      },
      {
        type: 'text',
        text: 'Where the rulebook is silent, we decided: fetching a castle and taking a trove are compulsory, nobody builds first, a build lets the others reconsider, negative scores stand, and a bag that runs short fills what it can.',
      },
    ],
  },
  {
    id: 'credits',
    title: 'Credits',
    blocks: [
      {
        type: 'text',
        text: 'Strand Unter is a game by Christian Raczek, illustrated by Dennis Lohausen, published by Zoch Verlag in 2021. To play it at a real table, buy it: its sea is made of cloth.',
      },
      {
        type: 'text',
        text: 'Tidetable is an independent project, not connected with the author or the publisher. Texts and drawings are our own.',
      },
    ],
  },
];
