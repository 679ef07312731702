import { answers } from '../../../../wire/answers.ts';
import { challengeAnswers } from '../../../../wire/subjects/challenges.ts';
import type { Subject } from '../description.ts';

export const challenges: Subject = {
  title: 'Challenges',
  about:
    'Somebody asks somebody else by name for a table: programs and people alike. Those on the list of opponents accept what their entry says; people who are not on it accept what they have chosen (`POST /friends/asks`). Whoever wants to play with anybody opens a table that is `listed` and begins by itself (`autostart`), and it is in the lobby.',
  routes: {
    'GET /opponents': {
      summary: 'Who accepts challenges',
      about:
        'With the games they play, on which options, and how strong they say they are. Whoever was not there for a day is taken off; a program is there as long as its stream is open.',
      who: 'anybody',
      answer: challengeAnswers.opponents,
    },
    'POST /opponents': {
      summary: 'Accept challenges',
      about:
        'Puts you on the list under a name that nobody else has there, or changes your entry. Without a `name` your own is used.',
      who: 'person',
      answer: challengeAnswers.opponent,
      refusals: ['no-game', 'bad-options', 'seat-count', 'bad-name', 'bad-word', 'name-taken'],
    },
    'POST /opponents/leave': {
      summary: 'Accept no more challenges',
      about: 'Challenges to you that are open are declined.',
      who: 'person',
      answer: answers.nothing,
    },
    'GET /challenges': {
      summary: 'My challenges',
      about:
        'Those you have sent and those you have received, the latest first, until an hour after their time.',
      who: 'person',
      answer: challengeAnswers.challenges,
    },
    'POST /challenges': {
      summary: 'Challenge somebody',
      about:
        'The table is described as in `POST /matches`, with `them` for the seats of the other. There is one open challenge at most between the same two. Programs get challenges and answers by their stream.',
      who: 'person',
      answer: challengeAnswers.challenge,
      refusals: [
        'no-opponent',
        'not-accepted',
        'closed-to-you',
        'you-blocked',
        'no-game',
        'bad-options',
        'seat-count',
        'no-bot',
        'new-guest',
        'too-many',
        'too-fast',
      ],
    },
    'POST /challenges/:id/accept': {
      summary: 'Accept a challenge',
      about:
        'Opens an ordinary table with both seated; who has asked is the host. It begins by itself as soon as every seat is taken.',
      who: 'person',
      answer: answers.table,
      refusals: ['no-challenge', 'no-bot', 'no-match', 'no-game', 'too-many', 'new-guest'],
    },
    'POST /challenges/:id/decline': {
      summary: 'Decline a challenge',
      who: 'person',
      answer: challengeAnswers.challenge,
      refusals: ['no-challenge'],
    },
    'POST /challenges/:id/withdraw': {
      summary: 'Withdraw a challenge',
      who: 'person',
      answer: challengeAnswers.challenge,
      refusals: ['no-challenge'],
    },
  },
};
