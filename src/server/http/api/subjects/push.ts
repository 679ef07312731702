import { answers } from '../../../../wire/answers.ts';
import { pushAnswers } from '../../../../wire/subjects/push.ts';
import type { Subject } from '../description.ts';

export const push: Subject = {
  title: 'Push messages',
  about:
    'A browser that is closed can be told that it is somebody’s turn, at tables where that person asked for it.',
  routes: {
    'GET /push/key': {
      summary: 'The key to subscribe with',
      about: 'Made at the first start of the server and kept.',
      who: 'anybody',
      answer: pushAnswers.pushKey,
    },
    'POST /push/subscribe': {
      summary: 'Let this browser be told',
      about:
        'The endpoint has to be one of a known push service. The latest twenty browsers of a person count.',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['bad-endpoint'],
    },
    'POST /push/unsubscribe': { summary: 'No longer', who: 'owner', answer: answers.nothing },
    'POST /matches/:id/push': {
      summary: 'Be told of turns at this table, or no longer',
      who: 'owner',
      answer: pushAnswers.pushTable,
      refusals: ['not-seated'],
    },
  },
};
