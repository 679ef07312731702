import { figure } from '../../../../games/maui/text/phrases.ts';
import { help } from './help-it.ts';
import type { MauiText } from './text.ts';

const patterns = ['Strisce', 'Pesci', 'Onde', 'Ibisco', 'Tartarughe'];
const counted = (n: number, one: string, more: string): string =>
  `${figure(n)} ${Math.abs(n) === 1 ? one : more}`;

export const text: MauiText = {
  patterns,
  keep: 'Tenere',
  back: 'indietro',
  furthest: (tiles, of) => `${counted(tiles, 'tessera', 'tessere')} su ${of}`,
  lastRound: 'Ultimo round',
  half: (half) => (half === 1 ? 'Prima metà' : 'Seconda metà'),
  seat: {
    points: (n) => counted(n, 'punto', 'punti'),
    dollars: (n) => counted(n, 'dollaro della sabbia', 'dollari della sabbia'),
    white: (n) => counted(n, 'perla bianca', 'perle bianche'),
    pink: (n) => counted(n, 'perla rosa', 'perle rosa'),
    towel: (towel) => (towel === 0 ? 'Asciugamano singolo azzurro' : 'Asciugamano singolo arancione'),
    chips: (n) => counted(n, 'gettone penalità', 'gettoni penalità'),
    crabs: (cost) => `Granchi: −${cost}`,
    first: 'Comincia ogni round',
  },
  odds: {
    crab: (value) => `Il granchio costa ${value}`,
    shows: (pattern) => `La nuova tessera mostra ${patterns[pattern]?.toLowerCase()}`,
  },
  groups: {
    tiles: 'Prendere una tessera',
    dollars: 'Prendere i dollari della sabbia',
    heights: 'A che altezza?',
    towel: 'L’asciugamano singolo',
    tracks: 'Far avanzare un segnalino',
  },
  help,
};
