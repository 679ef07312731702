import { tiles } from '../../../../games/high-tide/text/en.ts';
import { help } from './help-en.ts';
import type { HighTideText } from './labels.ts';

const beaches = ['black', 'purple', 'blue', 'orange', 'yellow', 'white'] as const;

export const text: HighTideText = {
  help,
  labels: {
    letters: ['K', 'P', 'B', 'O', 'Y', 'W'],
    tiles,
    round: (round, of) => `Round ${round} of ${of}`,
    inWater: (names) => `In the water: ${names}.`,
    pair: 'pair',
    bag: 'Bag',
    pool: 'Pool',
    prize: 'To be won',
    bar: 'bar',
    alert: (beach) => `Shark alert: ${beaches[beach]}`,

    toWater: 'Spaces to the water',
    points: 'pts',
    named: (name, what) => `${name}: ${what}`,
    baywatch: 'Baywatch',
    worth: (sum) => `Σ ${sum}`,
    hints: {
      forecast: (points) => `Points if the game ended now: ${points}`,
      final: (points) => `Points: ${points}`,
      beach: (beach) => `Points on the ${beaches[beach]} beach`,
      surfer: (beach) => `Points on the ${beaches[beach]} beach, with the surfer`,
      hiddenSurfer: 'The surfer is not known yet',
      coins: (held) => (held === 1 ? '1 coin' : `${held} coins`),
      coinSum: (sum) => `together worth ${sum}`,
      coinPoints: 'Points for the coins',
      baywatchPoint: 'Point from Baywatch',
      turn: (place) => (place === 1 ? 'Plays next' : `${place - 1} to play first`),
      played: 'Has played this round',
      rerolls: (dice) =>
        dice === 1 ? 'A pair taken here: reroll one die' : 'A pair taken here: reroll up to two dice',
      turtle: 'Turtle: this space is blocked',
      rental: 'Rental: no pairs from here on down',
      baywatch: 'Baywatch: the lowest open dice win the tile',
      pile: 'Order of play',
      shark: (least, most) =>
        least === most
          ? `The shark drives this chair back ${most}`
          : `The shark drives this chair back ${least} to ${most}`,
      flood: (spaces, size) =>
        `If the pair on space ${spaces} of the track is left over, the water comes ${size} spaces nearer`,
    },

    take: 'Take',
    roll: 'Roll two dice',
    rollBinding: 'Roll (must accept)',
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
    reasons: {
      passes: (names) => `you pass ${names}`,
      points: (after, before) => `${after} instead of ${before}`,
      both: (passes, points) => `${passes}: ${points}`,
      wave: (spaces) => `the wave takes ${spaces} of your spaces`,
      threat: (spaces) => `if left over: −${spaces}`,
      flooded: 'the wave reaches your chair',
    },
    towelTo: (space) => `Towel to space ${space}`,
    mayReroll: (dice) => (dice === 1 ? 'may reroll one' : 'may reroll both'),
    toSpace: (space) => `to space ${space}`,
    offTrack: 'off the track',

    groups: { pairs: 'Pairs on the track', roll: 'Roll', tiles: 'Baywatch tiles', move: 'The dice' },
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
