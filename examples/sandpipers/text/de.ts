import { wordsFrom } from './phrases.ts';

const shells = (count: number) => (count === 1 ? '1 Muschel' : `${count} Muscheln`);
const steps = (count: number) => (count === 1 ? '1 Schritt' : `${count} Schritte`);

export const words = wordsFrom({
  name: 'Strandläufer',
  tagline: 'Dem Wasser nach und vor der Welle davon.',
  options: {
    springTide: { name: 'Springflut', hint: 'Jede Welle kommt einen Schritt weiter.' },
    rounds: { name: 'Runden', hint: 'Wie viele Wellen kommen, bis das Spiel zu Ende ist.' },
  },
  question: 'Wie weit zum Wasser?',
  run: (count) => `${steps(count)} laufen: ${shells(count)}, wenn der Vogel trocken und dort allein bleibt`,
  ran: (name, count) => `${name} läuft ${steps(count)}.`,
  wave: (roll, from) => `Die Welle würfelt ${roll} und kommt bis Schritt ${from}.`,
  finds: (name, count) => `${name} findet ${shells(count)}.`,
  nobodyFinds: 'Niemand findet etwas.',
  round: (round, of) => `Runde ${round} von ${of}.`,
  has: (name, count) => `${name} hat ${shells(count)}.`,
  cannot: (text) => `„${text}“ geht nicht: 1 bis 6 Schritte sind möglich.`,
  notNow: 'Gerade gibt es nichts zu wählen.',
  shells: 'Muscheln',
  rounds: 'Alle Wellen sind gekommen.',
});
