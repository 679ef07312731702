import { answers } from '../../../../wire/answers.ts';
import { ratingAnswers } from '../../../../wire/subjects/ratings.ts';
import { reviewAnswers } from '../../../../wire/subjects/reviews.ts';
import type { Subject } from '../description.ts';

export const ratings: Subject = {
  title: 'Ratings',
  about:
    'A number for each game with its interval, from the shares of the win in rated matches; bots are fixed, with medium at 1500. A table is rated if it was opened as one (`rated` in `POST /matches`); whoever sits down agrees.',
  routes: {
    'GET /profile': {
      summary: 'Somebody’s page',
      about:
        'Ratings and rated matches of a person (`id`, which seats name as `profile`), of a bot (`bot`), or your own. Of a private page others see the name alone.',
      who: 'anybody',
      answer: ratingAnswers.profile,
      refusals: ['no-person', 'no-bot', 'no-session'],
    },
    'GET /profile/insight': {
      summary: 'What reviews and lessons tell of somebody',
      about:
        'Favourite games, luck over time, what decisions give away, and achievements; from rated matches, lessons and daily tides. Of a private page others see nothing.',
      who: 'anybody',
      answer: ratingAnswers.profileInsight,
      refusals: ['no-person', 'no-bot', 'no-session'],
    },
    'POST /profile/privacy': {
      summary: 'Make your page private, or public again',
      who: 'owner',
      answer: answers.nothing,
    },
    'GET /profile/export': {
      summary: 'All your rated matches',
      who: 'person',
      answer: {
        type: 'application/json',
        description: 'Every rated match, the oldest first; with `format=csv` as comma-separated values.',
      },
    },
    'GET /matches/:id/rating': {
      summary: 'How a match changed ratings',
      who: 'anybody',
      answer: ratingAnswers.matchRating,
    },
  },
};

export const reviews: Subject = {
  title: 'Reviews',
  about:
    'What of a finished match was luck and what was choice. In its spare time the server reviews rated matches, then others of people with accounts, and keeps one review for each: the same figures as `tidetable review FILE --care quick` finds in the match file.',
  routes: {
    'GET /matches/:id/review': {
      summary: 'The review of a match',
      who: 'anybody',
      answer: reviewAnswers.matchReviewed,
      refusals: ['not-over', 'deal-hidden'],
    },
  },
};
