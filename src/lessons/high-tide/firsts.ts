import type { First } from '../firsts.ts';

/** What is explained in the first match when it happens for the first time. */
export const firsts: readonly First[] = [
  {
    id: 'rolled',
    when: { type: 'rolled', waves: false },
    at: ['dice'],
    say: {
      en: 'Two dice: their colours name the beaches, the pips say how far the chairs there would move. You may accept a roll, or decline it while there is room on the track.',
      de: 'Zwei Würfel: Die Farben nennen zwei Strände, die Augen, wie weit die Stühle dort vorrücken. Wer gewürfelt hat, akzeptiert oder lehnt ab, solange auf der Leiste Platz ist.',
      fr: 'Deux dés : leurs couleurs désignent deux plages, leurs valeurs disent de combien les transats y avanceraient. On peut accepter, ou refuser tant qu’il reste de la place sur la piste.',
      it: 'Due dadi: i colori indicano due spiagge, i valori di quanto si avanza. Chi ha lanciato accetta, o rifiuta finché c’è posto sul tracciato.',
    },
  },
  {
    id: 'declined',
    when: { type: 'declined' },
    at: ['track'],
    say: {
      en: 'Declined: the pair is on the track now. The next players may take it instead of rolling.',
      de: 'Abgelehnt: Das Paar liegt nun auf der Leiste. Die Nächsten dürfen es nehmen, statt zu würfeln.',
      fr: 'Refusé : la paire est maintenant sur la piste. Les suivants pourront la prendre au lieu de lancer.',
      it: 'Rifiutata: la coppia ora è sul tracciato. Chi gioca dopo può prenderla invece di lanciare.',
    },
  },
  {
    id: 'took',
    when: { type: 'took' },
    at: ['track'],
    say: {
      en: 'A pair was taken from the track. From space 1 you may reroll one or both dice, from space 2 one.',
      de: 'Ein ausliegendes Paar wurde genommen. Von Feld 1 darf man beide Würfel neu würfeln, von Feld 2 einen.',
      fr: 'Une paire de la piste a été prise. Depuis la case 1, on peut relancer les deux dés ; depuis la case 2, un seul.',
      it: 'Qualcuno ha preso una coppia dal tracciato. Dalla casella 1 si possono rilanciare entrambi i dadi, dalla 2 uno.',
    },
  },
  {
    id: 'towel',
    when: { type: 'towel' },
    at: ['track'],
    say: {
      en: 'A towel on the track ends a turn. Whoever owns the lowest towel starts the next round.',
      de: 'Das Handtuch auf der Leiste beendet einen Zug. Das unterste beginnt die nächste Runde.',
      fr: 'La serviette posée sur la piste termine le tour. La plus basse commencera la manche suivante.',
      it: 'L’asciugamano sul tracciato chiude un turno. Chi ha quello più in basso inizierà il prossimo round.',
    },
  },
  {
    id: 'rental',
    when: { type: 'rental' },
    at: ['track'],
    say: {
      en: 'The rental moved down: one more space of the track is open now.',
      de: 'Der Verleih ist hinuntergerückt: Wer jetzt dran ist, hat ein Feld mehr zum Ablehnen.',
      fr: 'Le loueur est descendu : la personne qui joue a maintenant une case de plus pour refuser.',
      it: 'Il noleggio è sceso: chi gioca ora ha una casella in più per rifiutare.',
    },
  },
  {
    id: 'wave',
    when: { type: 'wave' },
    at: ['sea'],
    say: {
      en: 'The first wave: the pair that was left brings it. The sand ends earlier now; chairs beyond it are in the water and score nothing.',
      de: 'Die erste Welle: Das übrige Paar entscheidet. Der Sand endet nun früher; was dahinter steht, ist im Wasser und zählt nichts.',
      fr: 'La première vague : c’est la paire restante qui décide. La plage raccourcit ; au-delà, les transats sont dans l’eau et ne rapportent rien.',
      it: 'La prima onda: decide la coppia rimasta. Ora la sabbia finisce prima; chi è oltre è in acqua e non fa punti.',
    },
  },
  {
    id: 'round',
    when: { type: 'round', round: 2 },
    at: ['bag'],
    say: {
      en: 'A new round: all dice are back in the bag, and the order of play has turned around.',
      de: 'Eine neue Runde: Alle Würfel sind wieder im Beutel, und die Reihenfolge hat sich gedreht.',
      fr: 'Nouvelle manche : tous les dés sont de retour dans le sac, et l’ordre du jeu s’est inversé.',
      it: 'Un nuovo round: tutti i dadi sono di nuovo nel sacchetto e l’ordine di gioco si è invertito.',
    },
  },
  {
    id: 'end',
    when: { type: 'end' },
    say: {
      en: 'That was the last round. Now each beach is scored separately: 4 for the nearest dry chair, 2 for the second, 1 at the bar.',
      de: 'Das war die letzte Runde. Nun zählt jeder Strand für sich: 4 Punkte für den vordersten trockenen Stuhl, 2 für den zweiten, 1 an der Bar.',
      fr: 'C’était la dernière manche. On compte plage par plage : 4 points pour le transat au sec le plus près de l’eau, 2 pour le deuxième, 1 au bar.',
      it: 'Era l’ultimo round. Ogni spiaggia conta per sé: 4 punti alla sdraio asciutta più vicina, 2 alla seconda, 1 al bar.',
    },
  },
];
