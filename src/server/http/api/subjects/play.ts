import { answers } from '../../../../wire/answers.ts';
import type { Subject } from '../description.ts';

export const play: Subject = {
  title: 'Play',
  about:
    'A viewer is a seat (0, 1, ...) or `public`. A question has a number, `asked`, and a list of all possible answers, `legal`.',
  routes: {
    'GET /dice': {
      summary: 'What the dice of all matches have brought',
      about:
        'Over all finished matches, by game: every roll and draw by the sixth of what was possible that it came from. `expected` and `variance` are those of honest dice; a bar lies within 1.96 standard deviations in 19 of 20 cases.',
      who: 'anybody',
      answer: answers.dice,
    },
    'GET /matches/:id/updates': {
      summary: 'Where the match stands',
      about:
        'As this viewer sees it; with `after`, everything that happened since that `seq` as well, unless it is too long ago: then ask for the story.',
      who: 'seat',
      answer: answers.update,
      refusals: ['not-your-seat', 'not-playing', 'broken'],
    },
    'GET /matches/:id/story': {
      summary: 'Everything that happened',
      about:
        'All that this viewer was ever told, 200 steps at a time: `after` is the last `seq` of the page before. What has to be replayed for it counts as work.',
      who: 'seat',
      answer: answers.story,
      refusals: ['not-your-seat', 'not-playing', 'broken'],
    },
    'POST /matches/:id/answer': {
      summary: 'Answer a question',
      about:
        'With `asked` and one of `legal`. The same answer again is acknowledged again and counts once; another one to an old question is `stale`. It is acknowledged when it is on the disk, with the rolls it caused.',
      who: 'seat',
      answer: answers.update,
      refusals: [
        'no-seat',
        'not-your-seat',
        'bot-sits-in',
        'paused',
        'not-your-turn',
        'illegal',
        'stale',
        'over',
        'not-playing',
        'broken',
        'undo-too-often',
      ],
    },
    'POST /matches/:id/undo': {
      summary: 'Take a decision back',
      about: "The seat's last one, until something was rolled or revealed or somebody else has decided.",
      who: 'seat',
      answer: answers.update,
      refusals: [
        'no-seat',
        'not-your-seat',
        'bot-sits-in',
        'paused',
        'stale',
        'undo-nothing',
        'undo-chance',
        'undo-other',
        'undo-revealed',
        'undo-over',
        'undo-too-often',
        'not-playing',
        'broken',
      ],
    },
    'POST /matches/:id/chat': {
      summary: 'Say something',
      who: 'seat',
      answer: answers.nothing,
      refusals: [
        'not-your-seat',
        'bad-chat',
        'bad-word',
        'muted',
        'chat-off',
        'slow-mode',
        'new-guest',
        'too-fast',
        'too-many',
      ],
    },
    'GET /matches/:id/chat': {
      summary: 'What was said',
      about: 'From the line after number `after` on.',
      who: 'anybody',
      answer: answers.chat,
    },
    'GET /matches/:id/file': {
      summary: 'The match file',
      about: 'Every move and every roll, with which anybody can replay the match and verify the dice.',
      who: 'anybody',
      answer: answers.matchFile,
      refusals: ['not-over', 'broken'],
    },
  },
};
