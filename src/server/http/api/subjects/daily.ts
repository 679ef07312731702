import { dailyAnswers } from '../../../../wire/subjects/daily.ts';
import type { Subject } from '../description.ts';

export const daily: Subject = {
  title: 'The daily tide',
  about:
    'One table a day for each game, the same for everybody: seat, bots and luck come from one seed, which is committed to the day before and public from midnight UTC. A match is played on the device and handed in; it counts once the server has played it again.',
  routes: {
    'GET /daily': {
      summary: 'The tables of a day',
      about: 'Of today, or of a day that is over, with their seeds; and of tomorrow what may be known.',
      who: 'anybody',
      answer: dailyAnswers.dailyTides,
      refusals: ['no-daily'],
    },
    'POST /daily/try': {
      summary: 'Hand in a match',
      about:
        'All plies of it, dice and bots included. It is played again: each must be what the rules allow, what the seed draws, what the bot answers. The first of a person, a day and a game counts; until a day after its own. Not by a token of a program.',
      who: 'owner',
      answer: dailyAnswers.dailyBoard,
      refusals: ['no-daily', 'daily-late', 'daily-done', 'daily-wrong'],
    },
    'GET /daily/board': {
      summary: 'The board of a day',
      about: 'How everybody’s points are distributed, the best fifty by name, and yours.',
      who: 'anybody',
      answer: dailyAnswers.dailyBoard,
      refusals: ['no-daily'],
    },
    'GET /daily/month': {
      summary: 'The board of a month',
      about: 'By matchpoints, so that days of high and of low points weigh the same.',
      who: 'anybody',
      answer: dailyAnswers.dailyMonth,
    },
    'GET /daily/mine': {
      summary: 'My counted tries',
      who: 'person',
      answer: dailyAnswers.dailyMine,
    },
  },
};
