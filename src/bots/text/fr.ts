import type { LevelTexts } from '../levels.ts';

export const fr: LevelTexts = {
  easy: {
    name: 'Facile',
    character: 'Le crabe joue avec bon sens, mais de côté : parfois, le meilleur choix lui échappe.',
  },
  medium: {
    name: 'Moyen',
    character: 'La mouette prend ce que son propre tour promet de mieux, sans voir plus loin.',
  },
  hard: {
    name: 'Difficile',
    character: 'Le phoque réfléchit un instant à la suite possible pour tout le monde.',
  },
  expert: {
    name: 'Expert',
    character: 'Le poulpe essaie de nombreux avenirs à la fois et pardonne peu.',
  },
};
