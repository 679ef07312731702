import { answers } from '../../../../wire/answers.ts';
import type { Subject } from '../description.ts';

export const tables: Subject = {
  title: 'Tables',
  about:
    'A table is opened, people and bots sit down, the match begins. A sitter is `me` (several of them: people who share a device), `bot` or `open`.',
  routes: {
    'GET /server': {
      summary: 'The server itself',
      who: 'anybody',
      answer: answers.server,
    },
    'GET /games': {
      summary: 'The games that can be played',
      about: 'With the numbers of players, the options as data, and the levels of the bots.',
      who: 'anybody',
      answer: answers.games,
    },
    'GET /lobby': {
      summary: 'Open tables',
      about: 'Those at which anybody may sit down, the latest first.',
      who: 'anybody',
      answer: answers.lobby,
    },
    'GET /matches': {
      summary: 'My tables',
      about:
        'First those that wait for you, then others under way, open ones, the latest finished ones. With `status=over` only finished ones that were opened before `before`, 20 at a time.',
      who: 'person',
      answer: answers.tables,
    },
    'GET /matches/export': {
      summary: 'My finished matches, as match files',
      about:
        'One match file a line, in the order in which they ended, at most 1000; matches that ended within the last five seconds are left for the next request. Go on with the id of the last as `after`. `tidetable import` reads them.',
      who: 'person',
      answer: { type: 'application/x-ndjson', description: 'Each line is:', schema: answers.matchFile },
      refusals: ['no-match', 'too-fast'],
    },
    'POST /matches': {
      summary: 'Open a table',
      about: 'The secret of the dice is fixed, and its commitment public, from this moment on.',
      who: 'person',
      answer: answers.table,
      refusals: [
        'no-game',
        'bad-options',
        'rated-figures',
        'rated-coach',
        'seat-count',
        'no-bot',
        'bad-name',
        'bad-word',
        'too-fast',
        'too-many',
        'new-guest',
      ],
    },
    'POST /invitation': {
      summary: 'The table an invitation leads to',
      about: 'Before somebody says who they are: whether there is a free seat, or only something to watch.',
      who: 'anybody',
      answer: answers.table,
      refusals: ['no-invite', 'no-match', 'no-game', 'closed-to-you'],
    },
    'POST /join': {
      summary: 'Sit down by invitation',
      about:
        'On the seat asked for, or the first that is free. Following an invitation twice takes one seat.',
      who: 'person',
      answer: answers.table,
      refusals: [
        'no-invite',
        'no-match',
        'no-game',
        'closed-to-you',
        'you-blocked',
        'not-open',
        'seat-taken',
        'no-seat',
        'no-free-seat',
        'removed',
        'bad-name',
        'bad-word',
      ],
    },
    'POST /matches/:id/join': {
      summary: 'Sit down at a listed table',
      about:
        'On the seat asked for, or the first that is free. No link is needed; nor is one for whoever was invited by name.',
      who: 'person',
      answer: answers.table,
      refusals: [
        'not-listed',
        'not-open',
        'seat-taken',
        'no-seat',
        'no-free-seat',
        'removed',
        'bad-name',
        'bad-word',
        'you-blocked',
      ],
    },
    'GET /matches/:id': { summary: 'A table', who: 'anybody', answer: answers.table },
    'POST /matches/:id/invite': {
      summary: 'Invite',
      about: 'Makes a new invitation; the one before is no longer good.',
      who: 'seat',
      answer: answers.invite,
      refusals: ['not-host', 'not-open'],
    },
    'POST /matches/:id/settings': {
      summary: 'Change options or the number of seats',
      who: 'seat',
      answer: answers.table,
      refusals: ['not-host', 'not-open', 'bad-options', 'rated-figures', 'seat-count', 'seat-taken'],
    },
    'POST /matches/:id/sit': {
      summary: 'Arrange a seat',
      about: 'The host arranges all seats before the start; others take free ones and give up their own.',
      who: 'person',
      answer: answers.table,
      refusals: [
        'no-seat',
        'not-open',
        'not-seated',
        'not-host',
        'seat-taken',
        'no-bot',
        'bad-name',
        'bad-word',
      ],
    },
    'POST /matches/:id/seed': {
      summary: 'Mix a text into the dice',
      who: 'seat',
      answer: answers.table,
      refusals: ['no-seat', 'not-open', 'not-your-seat', 'bad-seed'],
    },
    'POST /matches/:id/commit': {
      summary: 'Commit to a contribution to the dice',
      about:
        'The hash of 32 random bytes of your own, as docs/formats/fair-dice.md makes it. As often as you like before the table is closed; the last one counts.',
      who: 'seat',
      answer: answers.table,
      refusals: ['no-seat', 'not-open', 'not-your-seat'],
    },
    'POST /matches/:id/open': {
      summary: 'Open a contribution to the dice',
      about:
        'The 32 bytes themselves, once the table is closed (`closing`). The match begins when all are open, or five seconds after the table was closed; who has not opened by then is left out of the dice.',
      who: 'seat',
      answer: answers.table,
      refusals: ['no-seat', 'not-open', 'not-closed', 'not-your-seat', 'bad-opening'],
    },
    'POST /matches/:id/link': {
      summary: 'Open a link for a roll',
      about:
        'Live dice: the link of your chain for the round that the table waits for (`rolling`), as docs/formats/fair-dice.md makes it. The roll is made when all are open, or after five seconds; who has not opened by then is left out of it, and after three times of all that follow.',
      who: 'seat',
      answer: answers.table,
      refusals: ['not-playing', 'not-your-seat', 'stale', 'bad-opening'],
    },
    'POST /matches/:id/seat-token': {
      summary: 'A token for one seat',
      about: 'Good for this seat of this match alone: for a second device, or a program that is to play it.',
      who: 'person',
      answer: answers.seatToken,
      refusals: ['not-your-seat'],
    },
    'POST /matches/:id/start': {
      summary: 'Begin',
      about:
        'If pages or programs have committed to contributions, the table is closed first (`closing`), and the match begins when these are open.',
      who: 'seat',
      answer: answers.table,
      refusals: ['not-host', 'not-open', 'seat-count', 'seats-empty', 'too-many', 'too-fast'],
    },
    'POST /matches/:id/rematch': {
      summary: 'Play again',
      about:
        'The new table, everybody one seat on; there is one, however many ask. Whoever asks sits down there, and nobody else does: the others are asked first.',
      who: 'person',
      answer: answers.table,
      refusals: ['not-seated', 'not-over', 'duplicate-table', 'too-many', 'new-guest', 'you-blocked'],
    },
  },
};
