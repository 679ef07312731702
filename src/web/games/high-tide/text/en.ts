import { help } from './help-en.ts';
import type { HighTideText } from './labels.ts';

const beaches = ['black', 'purple', 'blue', 'orange', 'yellow', 'white'] as const;

export const text: HighTideText = {
  help,
  labels: {
    letters: ['K', 'P', 'B', 'O', 'Y', 'W'],
    tiles: [
      'Head start',
      'Jump the queue',
      'Lifeguard’s die',
      'Rental',
      'Swap',
      'Reroll',
      'Recolour',
      'Adjust',
      'Backwards',
    ],
    round: (round, of) => `Round ${round} of ${of}`,
    bag: 'Bag',
    pool: 'Pool',
    prize: 'To be won',
    bar: 'bar',
    alert: (beach) => `Shark alert: ${beaches[beach]}`,

    take: 'Take',
    roll: 'Roll two dice',
    rollBinding: 'Roll; it binds',
    rollWaves: 'Roll for the waves',
    accept: 'Accept',
    decline: 'Decline',
    keep: 'Keep',
    reroll: 'Reroll',
    collect: 'Take it',
    stop: 'Stop for it',
    leave: 'Leave it',
    straight: 'Straight on',
    go: 'Move',
    pass: 'Not now',
    jump: 'Jump the queue',
    wait: 'Wait',
    waitRound: 'Not this round',
    which: ['left', 'right', 'both'],
    first: ['Left first', 'Right first'],
    towelTo: (space) => `Towel to space ${space}`,
    mayReroll: (dice) => (dice === 1 ? 'may reroll one' : 'may reroll both'),
    toSpace: (space) => `to space ${space}`,
    offTrack: 'off the track',

    groups: { pairs: 'Lying pairs', roll: 'Roll', tiles: 'Baywatch tiles', move: 'The dice' },
    odds: {
      beach: (beach) => `A ${beaches[beach]} die`,
      wet: (beach) => `The ${beaches[beach]} chair into the water`,
      dry: (beach, distance) =>
        distance === 0
          ? `The ${beaches[beach]} chair right at the water`
          : `The ${beaches[beach]} chair ${distance} from the water`,
      waves: (beach) => `A wave on the ${beaches[beach]} beach`,
      soaked: (name) => `A chair of ${name} in the water`,
    },
  },
};
