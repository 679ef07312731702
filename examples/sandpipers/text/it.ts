import { wordsFrom } from './phrases.ts';

const shells = (count: number) => (count === 1 ? '1 conchiglia' : `${count} conchiglie`);
const steps = (count: number) => (count === 1 ? '1 passo' : `${count} passi`);

export const words = wordsFrom({
  name: 'Piovanelli',
  tagline: 'Dietro all’acqua, e via dall’onda.',
  options: {
    springTide: { name: 'Marea viva', hint: 'Ogni onda arriva un passo più avanti.' },
    rounds: { name: 'Turni', hint: 'Quante onde arrivano prima della fine.' },
  },
  question: 'Quanto vicino all’acqua?',
  run: (count) => `Corri per ${steps(count)}: ${shells(count)} se resti all’asciutto e senza compagnia`,
  ran: (name, count) => `${name} corre per ${steps(count)}.`,
  wave: (roll, from) => `L’onda fa ${roll} e arriva al passo ${from}.`,
  finds: (name, count) => `${name} trova ${shells(count)}.`,
  nobodyFinds: 'Nessuno trova niente.',
  round: (round, of) => `Turno ${round} di ${of}.`,
  has: (name, count) => `${name} ha ${shells(count)}.`,
  cannot: (text) => `"${text}" non è possibile: si corre da 1 a 6 passi.`,
  notNow: 'Per ora non c’è niente da scegliere.',
  shells: 'Conchiglie',
  rounds: 'Tutte le onde sono arrivate.',
});
