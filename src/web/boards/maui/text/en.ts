import { figure } from '../../../../games/maui/text/phrases.ts';
import { help } from './help-en.ts';
import type { MauiText } from './text.ts';

const patterns = ['Stripes', 'Fish', 'Waves', 'Hibiscus', 'Turtle'];
const counted = (n: number, one: string, more: string): string =>
  `${figure(n)} ${Math.abs(n) === 1 ? one : more}`;

export const text: MauiText = {
  patterns,
  keep: 'Keep',
  back: 'back',
  furthest: (tiles, of) => `${tiles} of ${of} tiles`,
  lastRound: 'Last round',
  half: (half) => (half === 1 ? 'First half' : 'Second half'),
  seat: {
    points: (n) => counted(n, 'point', 'points'),
    dollars: (n) => counted(n, 'sand dollar', 'sand dollars'),
    white: (n) => counted(n, 'white pearl', 'white pearls'),
    pink: (n) => counted(n, 'pink pearl', 'pink pearls'),
    towel: (towel) => (towel === 0 ? 'Light-blue loose towel' : 'Orange loose towel'),
    chips: (n) => counted(n, 'penalty chip', 'penalty chips'),
    crabs: (cost) => `Crabs: −${cost}`,
    first: 'Begins each round',
  },
  odds: {
    crab: (value) => `The crab costs ${value}`,
    shows: (pattern) => `The new tile shows ${patterns[pattern]?.toLowerCase()}`,
  },
  groups: {
    tiles: 'Take a tile',
    dollars: 'Take sand dollars',
    heights: 'How high?',
    towel: 'The loose towel',
    tracks: 'Advance a marker',
  },
  help,
};
