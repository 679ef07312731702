import { answers } from '../../../../wire/answers.ts';
import type { Subject } from '../description.ts';

export const time: Subject = {
  title: 'Time',
  about:
    'Clocks are none, gentle (a reminder), live (seconds for each decision and a reserve) or over days. When time is up, or somebody is away too long, nothing happens by itself: the others may let a bot sit in, and the person takes the seat back at any time.',
  routes: {
    'POST /matches/:id/pause': {
      summary: 'Ask for a pause, agree to one, end it',
      about:
        'The match pauses when everybody who is present has asked for it (where a decision has days, everybody). With `on` false the wish is taken back, or the pause ends; anybody at the table may end it.',
      who: 'seat',
      answer: answers.table,
      refusals: [
        'no-seat',
        'not-your-seat',
        'bot-sits-in',
        'not-playing',
        'over',
        'paused',
        'not-paused',
        'duplicate-table',
        'too-many',
      ],
    },
    'POST /matches/:id/stand-in': {
      summary: 'Let a bot sit in for somebody',
      about: 'From `replaceableAt` of that seat on. Without `bot` it is one of middle strength.',
      who: 'seat',
      answer: answers.table,
      refusals: [
        'no-seat',
        'not-seated',
        'bot-sits-in',
        'not-playing',
        'over',
        'paused',
        'not-yet',
        'no-bot',
        'too-many',
      ],
    },
    'POST /matches/:id/leave': {
      summary: 'Get up',
      about: 'Before the start the seats become free. After it a bot sits in, until you return.',
      who: 'seat',
      answer: answers.table,
      refusals: ['not-seated', 'not-open', 'no-bot', 'over', 'too-many'],
    },
    'POST /matches/:id/return': {
      summary: 'Take the seat back',
      about: 'At any time.',
      who: 'seat',
      answer: answers.table,
      refusals: ['not-seated', 'not-playing'],
    },
  },
};
