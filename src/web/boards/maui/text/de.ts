import { figure } from '../../../../games/maui/text/phrases.ts';
import { help } from './help-de.ts';
import type { MauiText } from './text.ts';

const patterns = ['Streifen', 'Fische', 'Wellen', 'Hibiskus', 'Schildkröten'];
const counted = (n: number, one: string, more: string): string =>
  `${figure(n)} ${Math.abs(n) === 1 ? one : more}`;

export const text: MauiText = {
  patterns,
  keep: 'Behalten',
  back: 'zurück',
  furthest: (tiles, of) => `${tiles} von ${of} Plättchen`,
  lastRound: 'Letzte Runde',
  half: (half) => (half === 1 ? 'Erste Hälfte' : 'Zweite Hälfte'),
  seat: {
    points: (n) => counted(n, 'Punkt', 'Punkte'),
    dollars: (n) => counted(n, 'Sanddollar', 'Sanddollars'),
    white: (n) => counted(n, 'weiße Perle', 'weiße Perlen'),
    pink: (n) => counted(n, 'rosa Perle', 'rosa Perlen'),
    towel: (towel) => (towel === 0 ? 'Hellblaues Handtuch' : 'Orangefarbenes Handtuch'),
    chips: (n) => counted(n, 'Strafchip', 'Strafchips'),
    crabs: (cost) => `Krabben: −${cost}`,
    first: 'Beginnt jede Runde',
  },
  odds: {
    crab: (value) => `Die Krabbe kostet ${value}`,
    shows: (pattern) => `Das neue Plättchen zeigt ${patterns[pattern]}`,
  },
  groups: {
    tiles: 'Plättchen nehmen',
    dollars: 'Sanddollars nehmen',
    heights: 'Wie hoch?',
    towel: 'Das einzelne Handtuch',
    tracks: 'Wertungsstein vorrücken',
  },
  help,
};
