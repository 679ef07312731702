import type { First } from '../firsts.ts';

/** What is explained in the first match when it happens for the first time. */
export const firsts: readonly First[] = [
  {
    id: 'take',
    when: { type: 'take' },
    at: ['market'],
    say: {
      en: 'A tile left the market. What it cost went to the dollars beside its row, and the row moved up.',
      de: 'Ein Plättchen hat den Markt verlassen. Der Preis liegt nun bei den Dollars seiner Reihe, und die Reihe rückt nach.',
      fr: 'Une tuile a quitté le marché. Son prix rejoint les dollars de sa rangée, et la rangée glisse d’une place.',
      it: 'Una tessera ha lasciato il mercato. Il prezzo va ai dollari della sua riga, e la riga scorre.',
    },
  },
  {
    id: 'score',
    when: { type: 'score' },
    at: ['tracks'],
    say: {
      en: 'A match: the same pattern side by side moves its marker, by the steps of the row.',
      de: 'Ein Treffer: Gleiche Muster nebeneinander rücken den Stein dieses Musters vor, um die Schritte der Reihe.',
      fr: 'Une correspondance : deux motifs identiques côte à côte font avancer leur marqueur, du nombre de pas de la ligne.',
      it: 'Una corrispondenza: due motivi uguali affiancati fanno avanzare il segnalino di quel motivo dei passi della riga.',
    },
  },
  {
    id: 'dollars',
    when: { type: 'dollars' },
    at: ['market'],
    say: {
      en: 'A whole turn for sand dollars. They pay for dearer tiles, and each one left at the end is a point.',
      de: 'Ein ganzer Zug für Sanddollars. Damit bezahlt man teurere Plättchen, und jeder übrige zählt einen Punkt.',
      fr: 'Un tour entier pour des dollars. Ils servent à payer les tuiles plus chères, et chaque dollar restant à la fin vaut un point.',
      it: 'Un turno intero per i dollari. Servono a pagare le tessere più care, e ogni dollaro avanzato vale un punto.',
    },
  },
  {
    id: 'pearl',
    when: { type: 'pearl' },
    say: {
      en: 'A covered umbrella gives its pearl. One, two or three pearls of a colour are worth 2, 5 or 9 points.',
      de: 'Ein abgedeckter Sonnenschirm gab seine Perle her. Eine, zwei oder drei einer Farbe zählen 2, 5 oder 9 Punkte.',
      fr: 'Un parasol couvert a donné sa perle. Une, deux ou trois perles de même couleur valent 2, 5 ou 9 points.',
      it: 'Un ombrellone coperto ha dato la sua perla. Una, due o tre dello stesso colore valgono 2, 5 o 9 punti.',
    },
  },
  {
    id: 'missed',
    when: { type: 'missed' },
    say: {
      en: 'An umbrella stayed uncovered: it is out of the game.',
      de: 'Ein Sonnenschirm blieb unbedeckt: Er ist aus dem Spiel.',
      fr: 'Un parasol n’a pas été couvert : il sort du jeu.',
      it: 'Un ombrellone non è stato coperto: è fuori dal gioco.',
    },
  },
  {
    id: 'extra',
    when: { type: 'extra' },
    at: ['tracks'],
    say: {
      en: 'An extra scoring: one step on one of the two tracks the umbrella shows.',
      de: 'Eine Extra-Wertung: ein Schritt auf einer der zwei Leisten, die der Schirm zeigt.',
      fr: 'Un décompte bonus : un pas sur l’une des deux pistes que montre le parasol.',
      it: 'Un punteggio extra: un passo su uno dei due tracciati dell’ombrellone.',
    },
  },
  {
    id: 'chips',
    when: { type: 'chips' },
    say: {
      en: 'The tile hangs over the edge: each section outside costs a point and matches nothing.',
      de: 'Das Plättchen ragt über den Rand hinaus: Jeder Abschnitt draußen kostet einen Punkt und bringt keine Treffer.',
      fr: 'La tuile dépasse : chaque section hors de la grille coûte un point et ne compte pour aucune correspondance.',
      it: 'La tessera sporge: ogni sezione fuori dalla griglia costa un punto e non combacia con nulla.',
    },
  },
  {
    id: 'gain',
    when: { type: 'gain' },
    at: ['tracks'],
    say: {
      en: 'A decorated space gives a loose towel, to lay on a section of a later tile.',
      de: 'Ein verziertes Feld: Es bringt ein einzelnes Handtuch, das man später auf einen Abschnitt legen kann.',
      fr: 'Une case décorée : elle donne une serviette volante, à poser plus tard sur une section.',
      it: 'Una casella decorata: dà un asciugamano singolo, da stendere poi su una sezione.',
    },
  },
  {
    id: 'last',
    when: { type: 'last-round' },
    say: {
      en: 'The twelfth tile is down. This round is played to its end, then points are counted.',
      de: 'Das zwölfte Plättchen liegt. Diese Runde wird noch zu Ende gespielt, dann wird gezählt.',
      fr: 'La douzième tuile est posée. On termine cette manche, puis on compte les points.',
      it: 'È stata posata la dodicesima tessera. Si finisce questo round, poi si contano i punti.',
    },
  },
];
