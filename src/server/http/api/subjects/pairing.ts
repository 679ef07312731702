import { pairingAnswers } from '../../../../wire/subjects/pairing.ts';
import type { Subject } from '../description.ts';

export const pairing: Subject = {
  title: 'Quick pairing',
  about:
    'Say what you would like to play; the server seats people of similar strength together, the longer they wait the further apart. Bots take the seats that are left after half a minute (an hour if it is played over days), unless somebody at the table refuses them. Not by tokens of programs.',
  routes: {
    'GET /pairing': {
      summary: 'How it stands',
      about:
        'Request it every second or two while you look: people who have not asked for twelve seconds are no longer seated.',
      who: 'owner',
      answer: pairingAnswers.seeking,
    },
    'POST /pairing/seek': {
      summary: 'Look for a table',
      about:
        'Replaces what you looked for before. The table is the base game; it begins by itself as soon as everybody is there, and people at a table that does not begin go on looking.',
      who: 'owner',
      answer: pairingAnswers.seeking,
      refusals: ['no-game', 'seat-count', 'not-rated', 'too-many'],
    },
    'POST /pairing/cancel': {
      summary: 'Stop looking',
      who: 'owner',
      answer: pairingAnswers.seeking,
    },
  },
};
