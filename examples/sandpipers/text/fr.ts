import { wordsFrom } from './phrases.ts';

const shells = (count: number) => (count === 1 ? '1 coquillage' : `${count} coquillages`);

export const words = wordsFrom({
  name: 'Bécasseaux',
  tagline: 'Courir après l’eau, et fuir la vague.',
  options: {
    springTide: { name: 'Grande marée', hint: 'Chaque vague avance d’un pas de plus.' },
    rounds: { name: 'Manches', hint: 'Combien de vagues avant la fin de la partie.' },
  },
  question: 'Jusqu’où vers l’eau ?',
  run: (count) => `Courir ${count} pas : ${shells(count)} si l’oiseau reste au sec et seul`,
  ran: (name, count) => `${name} court ${count} pas.`,
  wave: (roll, from) => `La vague fait ${roll} et monte jusqu’au pas ${from}.`,
  finds: (name, count) => `${name} trouve ${shells(count)}.`,
  nobodyFinds: 'Personne ne trouve rien.',
  round: (round, of) => `Manche ${round} sur ${of}.`,
  has: (name, count) => `${name} a ${shells(count)}.`,
  cannot: (text) => `« ${text} » est impossible : de 1 à 6 pas.`,
  notNow: 'Il n’y a rien à choisir pour l’instant.',
  shells: 'Coquillages',
  rounds: 'Toutes les vagues sont venues.',
});
