import { help } from './help-fr.ts';
import type { StrandText } from './labels.ts';

const shells = (n: number) => `${n} ${n === 1 ? 'shell' : 'shells'}`;

export const text: StrandText = {
  help,
  labels: {
    codes: ['', '', '', '', 'AA', 'AB', 'AAA', 'AAB', 'ABC', 'ALL'],
    first: 'first',
    last: 'last',
    singles: 'One shell and a castle',
    combinations: 'Only shells, but more',
    legend:
      'The figures say how many shells a position would bring now. A chest: it is not there, so a trove.',

    alone: 'If nobody else sets it',
    together: 'If somebody else sets it too',
    shellAndCastle: '1 shell and a castle',
    shellOnly: '1 shell, no castle is left',
    castleOnly: 'no shell lies here: a castle',
    nothing: 'nothing',
    enoughFor: (n) => `${n} lie here: one each for up to ${n}, and a castle`,
    notEnough: 'not enough for all: no shell, only a castle',
    chooseOne: 'one of these, after whoever stands further left',
    troveInstead: 'not there now: a trove at the end, one shell or a castle',
    spellInstead: 'shell-spell: none of this; each names one colour in secret, then fetches a castle',
    completes: (castle, points) => `completes castle ${castle}: ${points}`,
    more: (n) => `+${n}`,

    explain: {
      reveal: 'Left before right: singles first, then the combinations.',
      short: 'Too few for all who want one, so nobody gets a shell. They stay for others.',
      clash: 'Later each of them names one colour in secret and then fetches a castle.',
      spell: 'Each names one colour in secret and then fetches a castle.',
      spellEmpty: 'No shells are left, so the spell only brings castles.',
      miss: 'A combination is taken in full or not at all. There will be a trove.',
      trove: 'Consolation for an impossible combination: one shell or one castle.',
      troveNothing: 'Neither shells nor castles are left.',
      sweep: 'What nobody took goes back.',
      build: 'Each may build one fetched castle here.',
      empty: 'The bag is empty: nothing to collect, but everybody fetches a castle.',
      turn: 'From now on the sea comes closer by one groove after every round.',
      washed: (n) =>
        n === 1
          ? 'It still counts as built, but brings nothing.'
          : 'They still count as built, but bring nothing.',
      fourth: 'The others may still build in this round, then it is over.',
    },

    coveredAfter: 'covered after round',
    castleIn: 'castle in',
    noCastle: 'none',
    dry: 'dry',

    heap: 'on the heap',
    fetched: 'fetched',
    inGroove: (groove) => `in groove ${groove}`,
    washedAway: 'washed away',
    complete: 'complete',
    short: (n) => `${n} missing`,
    shells,
    unfit: (n) => `${n} unfit`,
    noneUnfit: 'none unfit',
    points: (n) => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
    pays: 'joker',
    pass: 'Do not build',

    round: (round, of) => `Round ${round} of ${of}`,
    ebb: 'Ebb',
    flood: 'Flood',
    turnOfTide: 'turn of the tide',
    bag: (n) => `${n} in the bag`,
    groups: {
      singles: 'One shell and a castle',
      combinations: 'Combinations',
      shells: 'Shells',
      castles: 'Castles',
      build: (castle) => `Castle ${castle}`,
    },
  },
};
