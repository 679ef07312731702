import type { LevelTexts } from '../levels.ts';

export const it: LevelTexts = {
  easy: {
    name: 'Facile',
    character: 'Il granchio gioca con giudizio, ma di lato: ogni tanto gli sfugge la scelta migliore.',
  },
  medium: {
    name: 'Medio',
    character: 'Il gabbiano prende ciò che il suo turno promette di più e non guarda oltre.',
  },
  hard: {
    name: 'Difficile',
    character: 'La foca pensa un momento a come potrebbe andare avanti per tutti.',
  },
  expert: {
    name: 'Esperto',
    character: 'Il polpo prova molti futuri insieme e perdona poco.',
  },
};
