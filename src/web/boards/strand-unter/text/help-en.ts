import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'What it is about',
    blocks: [
      {
        type: 'figure',
        name: 'beach',
        caption: 'The closer to the sea, the more a castle counts, and the sooner it is gone.',
      },
      {
        type: 'text',
        text: 'At the ebb the sea lays one groove of the beach bare after the other, at the flood it takes them back. Everybody collects shells where the sandpiper stands and builds sand castles with them. What still stands at the end counts: the value of the castle plus the number of its groove.',
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
          '80 shells of four colours are in the bag. Grooves 1 to 8 are filled from it: 9 shells each with four players, 8 with three; with two, 5 in odd and 6 in even grooves.',
          'The sea covers everything but groove 1, where the sandpiper stands.',
          'Everybody is dealt four castle cards face up, one for each of the values 0, 1, 2 and 3. They take 4, 5, 6 and 7 shells.',
          'Everybody has four castles, one of each value; they wait on the heap of sand.',
        ],
      },
      {
        type: 'figure',
        name: 'card',
        caption:
          'A castle card: fixed shells, and the starfish as a joker that any shell pays for. Dashed: still missing.',
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
          'Collect: everybody sets the dial in secret, then shells and castles are handed out.',
          'Build: everybody may build one castle in the groove of the sandpiper.',
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
        text: 'All set their dial in secret, to any position, whether it is possible or not. All dials are revealed together and served from left to right: left before right. Only the shells in the groove of the sandpiper can be collected.',
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
          ['ALL', 'every shell of one colour, which may be chosen'],
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
          'If there are enough shells of a colour for all who set it, each of them gets one. Otherwise none of them does, and the shells stay for positions further right.',
          'Shell or not, each of them fetches one of the own castles from the heap, as long as there is one. It is laid over its card: only fetched castles can be built.',
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
          'Set by one person only: the combination is taken in full if it is there at that moment. It cannot be waived. If there are several ways, the choice is free.',
          'Not there: nothing is taken, not even a part. At the end there is a trove.',
          'ALL fails only in an empty groove: the last shell is also all of its colour.',
          'Set by two or more: nobody takes anything. All of them join the shell-spell.',
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
        text: 'There is one spell for all who share a combination with somebody, also if these are different combinations, and also if they were impossible. It comes when all positions have been served.',
      },
      {
        type: 'steps',
        items: [
          'Each sets one of the four colours in secret; all are revealed together.',
          'As with single shells: enough for all who named the colour, or none for them.',
          'Each then fetches a castle from the heap, if one is left, shell or not.',
        ],
      },
      {
        type: 'text',
        text: 'If no shells are left, the spell only brings castles. Nobody in a spell gets a trove.',
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
        text: 'Whoever could not take a combination gets a trove after the spell, in the order of the dials: one shell of any colour from the groove, or one castle from the heap. If only one of them is left, it is that one; if neither, nothing.',
      },
      { type: 'text', text: 'Whatever still lies in the groove after that goes back into the bag.' },
    ],
  },
  {
    id: 'build',
    title: 'Build',
    blocks: [
      {
        type: 'list',
        items: [
          'Everybody may build one castle in a round, in the groove of the sandpiper and nowhere else. A groove holds castles of all players.',
          'The castle must have been fetched; fetched in this round is early enough.',
          'It is paid from the bucket with exactly the shells of its card. Any shell pays for the starfish.',
          'The shells go into the bag and the card is turned.',
          'There is no order. Whoever has declined may think again once somebody else builds.',
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
          'Ebb, rounds 1 to 8: after every round the sea uncovers the next groove, and the sandpiper moves there. Shells that went back into the bag do not come up again before the flood.',
          'Turn of the tide, after round 8: the sea draws back once more, depending on where castles stand. A castle in groove 8: groove 11 is the last visible one. None in 8, but one in 7: groove 10. None in either: groove 9. The sandpiper goes to groove 7, which is filled anew.',
          'Flood, rounds 9 to 15: after every round the sea covers one more groove and the sandpiper moves one landwards; its groove is filled anew. Castles that are covered are gone. They still count as built.',
          'If the bag is short, there are only as many shells as it holds.',
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
        text: 'This is the forecast beside the beach. Once the tide has turned, only what is certain remains of it.',
      },
    ],
  },
  {
    id: 'score',
    title: 'End and scoring',
    blocks: [
      {
        type: 'text',
        text: 'The game ends after the round in which somebody has built the fourth castle; washed-away castles count. Everybody may still build in that round, but the sea does not move any more. Otherwise it ends after round 15.',
      },
      {
        type: 'list',
        items: [
          'Every standing castle counts its value plus the number of its groove.',
          'Leftover shells are laid on the cards still face up as well as possible, one shell of any colour on each starfish. Every shell that finds no space is unfit and costs 1 point.',
          'Level? More points in groove 8 decide, then in groove 7, and so on. Still level: a shared win.',
        ],
      },
      {
        type: 'figure',
        name: 'score',
        caption: 'Castle 2 in groove 6 counts 8. A shell that fits nowhere costs 1.',
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
          'On the dial, +2 says how many shells a position would bring now. A chest: it is not there. A tick: it completes a castle that can then be built here.',
          'Over the sea the positions lie in their order; marks show what everybody has set. A star: shell-spell. A chest: trove.',
          'Dashed rings: shells to choose from. Closed rings: shells that would be taken.',
          'The forecast names the round after which the sea covers a groove; a sun means that it stays dry.',
          'On cards, dashed shells are missing. Tap the bucket to see the cards of the others.',
          'A crossed-out shell counts unfit shells as things stand.',
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
        text: 'Secret is what the dials show until they are revealed, and what comes out of the bag; who has set a dial can be seen. Cards and numbers of shells are open. Everybody sees which shells go into a bucket; afterwards their colours are a matter of memory. The option of open buckets shows them all the time.',
      },
    ],
  },
  {
    id: 'figures',
    title: 'Reconstructed figures',
    blocks: [
      {
        type: 'text',
        text: 'The rulebook does not print everything. These figures are reconstructed; all but the last can be corrected from the box when a table is opened:',
      },
      {
        type: 'list',
        items: [
          'how the 80 shells are shared among the four colours (here 20 each),',
          'the order of the combinations on the dial,',
          'which shells the castle cards show,',
          'that everybody has one castle of each value, 0 to 3; this one cannot be changed.',
        ],
      },
      {
        type: 'text',
        text: 'Also decided by us, because the rulebook is silent: fetching a castle and taking a trove are compulsory, nobody builds first, a build lets the others think again, negative scores stand, and a short bag fills what it can.',
      },
    ],
  },
  {
    id: 'credits',
    title: 'Credits',
    blocks: [
      {
        type: 'text',
        text: 'Strand Unter is a game by Christian Raczek, illustrated by Dennis Lohausen, published by Zoch Verlag in 2021. To play it at a real table, buy it: it has a cloth for a sea.',
      },
      {
        type: 'text',
        text: 'Tidetable is an independent project, not connected with author or publisher. Texts and drawings are our own.',
      },
    ],
  },
];
