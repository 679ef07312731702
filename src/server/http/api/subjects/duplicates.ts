import { duplicateAnswers } from '../../../../wire/subjects/duplicate.ts';
import type { Subject } from '../description.ts';

const { duplicate, duplicates: mine } = duplicateAnswers;

export const duplicates: Subject = {
  title: 'Duplicates',
  about:
    'Several tables of the same size play the same deals: in each round all of them have the same luck, and whoever held the same seat is compared, by matchpoints. Its id is its link: whoever has it may join while people gather, and see how it stands. Bots fill the gaps. The tables are ordinary tables (`GET /matches/:id`), but until all that play a deal have ended nobody but their players may look at them (`deal-hidden`), no points are shown and its seed is secret.',
  routes: {
    'GET /duplicates': {
      summary: 'My duplicates',
      about: 'Those in which you have a place or which you have opened, the latest first.',
      who: 'person',
      answer: mine,
    },
    'POST /duplicates': {
      summary: 'Open a duplicate',
      about: 'The luck of every round is fixed, and its commitment public, from this moment on.',
      who: 'person',
      answer: duplicate,
      refusals: ['no-game', 'bad-options', 'seat-count', 'no-bot', 'too-many'],
    },
    'GET /duplicates/:id': {
      summary: 'A duplicate',
      about:
        'Who plays, who sits where in which round, the tables, the points of rounds that are over, and the standings.',
      who: 'anybody',
      answer: duplicate,
      refusals: ['no-duplicate'],
    },
    'POST /duplicates/:id/join': {
      summary: 'Take a place, or come back',
      about: 'Before the start a free place. Afterwards your own, from the bot that stands in.',
      who: 'person',
      answer: duplicate,
      refusals: [
        'no-duplicate',
        'not-open',
        'no-free-seat',
        'removed',
        'bad-name',
        'bad-word',
        'closed-to-you',
        'you-blocked',
      ],
    },
    'POST /duplicates/:id/leave': {
      summary: 'Leave',
      about:
        'Before the start the place is free again; if the host leaves, somebody else becomes the host. Afterwards a bot stands in, at your table and at those to come, until you are back.',
      who: 'person',
      answer: duplicate,
      refusals: ['no-duplicate', 'not-seated', 'over'],
    },
    'POST /duplicates/:id/remove': {
      summary: 'Remove somebody before the start',
      who: 'person',
      answer: duplicate,
      refusals: ['no-duplicate', 'not-host', 'not-open', 'no-seat'],
    },
    'POST /duplicates/:id/start': {
      summary: 'Begin',
      about:
        'Bots get the places that are free. Each table begins as soon as all its players have finished the one before.',
      who: 'person',
      answer: duplicate,
      refusals: ['no-duplicate', 'not-host', 'not-open', 'seats-empty', 'too-many'],
    },
  },
};
