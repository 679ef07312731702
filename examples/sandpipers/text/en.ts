import { wordsFrom } from './phrases.ts';

const shells = (count: number) => (count === 1 ? '1 shell' : `${count} shells`);
const steps = (count: number) => (count === 1 ? '1 step' : `${count} steps`);

export const words = wordsFrom({
  name: 'Sandpipers',
  tagline: 'Run after the water, and run from the wave.',
  options: {
    springTide: { name: 'Spring tide', hint: 'Every wave comes one step farther.' },
    rounds: { name: 'Rounds', hint: 'How many waves come before it is over.' },
  },
  question: 'How far towards the water?',
  run: (count) => `Run ${steps(count)}: ${shells(count)} if dry and alone there`,
  ran: (name, count) => `${name} runs ${steps(count)}.`,
  wave: (roll, from) => `The wave rolls ${roll} and reaches step ${from}.`,
  finds: (name, count) => `${name} finds ${shells(count)}.`,
  nobodyFinds: 'Nobody finds anything.',
  round: (round, of) => `Round ${round} of ${of}.`,
  has: (name, count) => `${name} has ${shells(count)}.`,
  cannot: (text) => `"${text}" is not possible: run 1 to 6 steps.`,
  notNow: 'Nothing can be chosen now.',
  shells: 'Shells',
  rounds: 'All waves have come.',
});
