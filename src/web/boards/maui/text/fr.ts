import { figure } from '../../../../games/maui/text/phrases.ts';
import { help } from './help-fr.ts';
import type { MauiText } from './text.ts';

const patterns = ['Rayures', 'Poissons', 'Vagues', 'Hibiscus', 'Tortues'];
const inTile = ['les rayures', 'les poissons', 'les vagues', 'l’hibiscus', 'les tortues'];
const counted = (n: number, one: string, more: string): string =>
  `${figure(n)} ${Math.abs(n) < 2 ? one : more}`;

export const text: MauiText = {
  patterns,
  keep: 'Garder',
  back: 'retour',
  furthest: (tiles, of) => `${counted(tiles, 'tuile', 'tuiles')} sur ${of}`,
  lastRound: 'Dernière manche',
  half: (half) => (half === 1 ? 'Première moitié' : 'Seconde moitié'),
  seat: {
    points: (n) => counted(n, 'point', 'points'),
    dollars: (n) => counted(n, 'dollar des sables', 'dollars des sables'),
    white: (n) => counted(n, 'perle blanche', 'perles blanches'),
    pink: (n) => counted(n, 'perle rose', 'perles roses'),
    towel: (towel) => (towel === 0 ? 'Serviette volante bleu clair' : 'Serviette volante orange'),
    chips: (n) => counted(n, 'jeton de pénalité', 'jetons de pénalité'),
    crabs: (cost) => `Crabes : −${cost}`,
    first: 'Commence chaque manche',
  },
  odds: {
    crab: (value) => `Le crabe coûte ${value}`,
    shows: (pattern) => `La nouvelle tuile montre ${inTile[pattern]}`,
  },
  groups: {
    tiles: 'Prendre une tuile',
    dollars: 'Prendre les dollars des sables',
    heights: 'À quelle hauteur ?',
    towel: 'La serviette volante',
    tracks: 'Avancer un marqueur',
  },
  help,
};
