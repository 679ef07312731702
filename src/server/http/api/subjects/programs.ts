import { answers } from '../../../../wire/answers.ts';
import { lobbyStreamLine, programAnswers, streamLine } from '../../../../wire/subjects/programs.ts';
import type { Subject } from '../description.ts';

export const programs: Subject = {
  title: 'Programs',
  about:
    'A program acts for a person, by a token of its own: it opens tables, joins by invitation, plays and chats like anybody. It cannot change the account, nor make tokens.',
  routes: {
    'POST /tokens': {
      summary: 'A token for a program',
      about:
        'It is shown once. From the first one on the person is shown to others as a program, for good. Not by a token itself. An account has shown a password or a passkey in this session within ten minutes.',
      who: 'owner',
      answer: programAnswers.token,
      refusals: ['bad-name', 'too-many', 'prove-first'],
    },
    'POST /tokens/revoke': {
      summary: 'Revoke a token',
      about: 'Its stream ends, and it is good for nothing from now on. Not by a token itself.',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['no-token'],
    },
    'GET /bot/stream': {
      summary: 'What there is to decide',
      about:
        'Newline-delimited JSON: first every table at which the person sits or which the person hosts, and every question that is open now; then what changes at these tables, what is said there, and each question when it is asked. Challenges are told too. There is one stream for each person: a new one ends the one before. A reader who is too slow is cut off. Come back after a lost line or a `restart`, with the latest `now` as `since`: what is still open is told again, and matches that have ended meanwhile.',
      who: 'person',
      answer: {
        type: 'application/x-ndjson',
        description: 'Does not end by itself. Each line is one of these:',
        schema: streamLine,
      },
      refusals: ['not-program', 'too-fast'],
    },
    'GET /lobby/stream': {
      summary: 'The lobby, as it changes',
      about:
        'Newline-delimited JSON: the whole lobby, at once and after changes, at most once a second. There is one such stream for each person: a new one ends the one before.',
      who: 'person',
      answer: {
        type: 'application/x-ndjson',
        description: 'Does not end by itself. Each line is one of these:',
        schema: lobbyStreamLine,
      },
      refusals: ['too-fast'],
    },
  },
};
