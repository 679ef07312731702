import { answers } from '../../wire/answers.ts';
import type { Subject } from './description.ts';

export const people: Subject = {
  title: 'People',
  about: 'Who asks. A guest needs no more than a name.',
  routes: {
    'POST /guest': {
      summary: 'Become a guest',
      about: 'Sets the cookie of a session. Programs find its token (`tts_...`) in the `Set-Cookie` header.',
      who: 'anybody',
      answer: answers.person,
      refusals: ['bad-name', 'too-fast'],
    },
    'GET /me': { summary: 'Who I am', who: 'person', answer: answers.person },
    'POST /me': {
      summary: 'Take another name',
      about: 'Seats that are taken already keep theirs.',
      who: 'person',
      answer: answers.person,
      refusals: ['bad-name'],
    },
    'POST /sign-out': { summary: 'End the session', who: 'anybody', answer: answers.nothing },
  },
};
