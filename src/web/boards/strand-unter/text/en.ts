import { help } from './help-en.ts';
import type { StrandText } from './labels.ts';

const colours = ['white', 'grey', 'brown', 'black'];

export const text: StrandText = {
  help,
  labels: {
    codes: ['', '', '', '', 'AA', 'AB', 'AAA', 'AAB', 'ABC', 'ALL'],
    singles: 'Shell and castle',
    combinations: 'Only shells',
    legend: {
      shells: 'shells you would get now',
      castle: 'and a castle from the heap',
      trove: 'not here now: a shell or a castle instead',
      completes: 'you could then build a castle',
    },

    alone: 'If nobody else sets it',
    together: 'If somebody else sets it too',
    shellAndCastle: '1 shell and a castle',
    shellOnly: '1 shell; no castle is left',
    castleOnly: 'no such shell here, but a castle',
    nothing: 'nothing',
    enoughFor: (n) => `${n} here: enough for ${n}, each with a castle`,
    notEnough: 'too few for all: no shell, but a castle each',
    chooseOne: 'one of these, after the dials further left',
    troveInstead: 'not there now: a trove at the end, one shell or a castle',
    spellInstead: 'a shell-spell instead: name one colour in secret, then fetch a castle',
    completes: (castle, points) => `castle ${castle}: ${points}`,
    more: (n) => `+${n}`,

    explain: {
      reveal: 'Left before right: singles first, then the combinations.',
      absent: 'No such shell, but a castle all the same.',
      short: 'Too few for all who want one, so nobody gets any. They stay for the dials further right.',
      clash: 'Once all dials are served, each of them names one colour in secret and fetches a castle.',
      spell:
        'Each names one colour in secret: either there is enough for all who named it, or nobody gets one. Then a castle each.',
      spellEmpty: 'There are no shells, so no colour is named.',
      miss: 'In full or not at all. A trove follows at the end.',
      trove: 'The combination was not there: one shell or one castle instead.',
      troveNothing: 'Neither shells nor castles are left.',
      sweep: 'What nobody takes goes back into the bag.',
      build: 'One fetched castle each, paid with the shells on its card; any shell will do for the star.',
      empty: 'There is nothing to collect, so no dial is set.',
      turn: 'From now on the sea covers one more groove after every round.',
      washed: (n) =>
        n === 1
          ? 'It still counts as built, but scores nothing.'
          : 'They still count as built, but score nothing.',
      fourth: 'The others may still build in this round.',
    },

    coveredAfter: 'groove flooded after round',
    coveredShort: 'flooded after round',
    castleIn: 'castle in groove',
    nowhere: 'none',
    dry: 'stays dry',

    heap: 'on the heap',
    fetched: 'fetched',
    inGroove: (groove) => `groove ${groove}`,
    washedAway: 'washed away',
    complete: 'complete',
    short: (n) => `${n} missing`,
    points: (n) => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
    pass: 'Do not build',
    star: (colour) => `star: ${colours[colour]}`,
    shells: (n, colour) => `${n} ${colour < 4 ? colours[colour] : 'of any colour'}`,
    cannotBuild: 'You cannot build yet: the right colours are missing.',
    askedAnyway: 'Everybody with enough shells is asked, so that nobody learns your colours.',

    round: (round, of) => `Round ${round} of ${of}`,
    ebb: 'Ebb',
    flood: 'Flood',
    bag: (n) => `${n} ${n === 1 ? 'shell' : 'shells'} left in the bag`,
    atLeast: (n, colour) => `At least ${n} ${colours[colour]} shells`,
    groups: {
      singles: 'One shell and a castle',
      combinations: 'Combinations',
      shells: 'Shells',
      castles: 'Castles',
      build: (castle) => `Castle ${castle}`,
    },
  },
};
