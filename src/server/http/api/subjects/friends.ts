import { answers } from '../../../../wire/answers.ts';
import { friendAnswers, watchAnswers } from '../../../../wire/subjects/friends.ts';
import type { Subject } from '../description.ts';

export const friends: Subject = {
  title: 'Friends',
  about:
    'Follow people, see who of them is here, invite them to a table, and block whom you do not want to meet. Whoever you have blocked cannot sit down at a table that you host or where you sit, watch your tables, challenge, invite or follow you, and is never paired with you; you do not see what they write.',
  routes: {
    'GET /watch': {
      summary: 'Matches worth watching',
      about:
        'Matches under way at tables that were open to everybody: listed ones and those of quick pairing. Live ones first; by the rating of their people, by how many look on and how near they are to the end. Never with people you have blocked, or who have blocked you. Made anew every five seconds.',
      who: 'anybody',
      answer: watchAnswers.watch,
    },
    'GET /friends': {
      summary: 'Whom I follow, who follows me, whom I have blocked',
      about: 'With who is here, and where they play if it can be watched.',
      who: 'owner',
      answer: friendAnswers.friends,
    },
    'POST /friends/asks': {
      summary: 'From whom I accept challenges and invitations',
      about: 'At first from anybody; if your page is private, only people you follow may ask in any case.',
      who: 'owner',
      answer: answers.nothing,
    },
    'GET /people/:id': {
      summary: 'What binds me to a person',
      about: 'The `id` is that of their page.',
      who: 'owner',
      answer: friendAnswers.ties,
      refusals: ['no-person'],
    },
    'POST /people/:id/follow': {
      summary: 'Follow a person',
      about: 'At most 200 people. They see you among their followers unless you follow them secretly.',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['no-person', 'closed-to-you', 'you-blocked', 'too-many', 'too-fast'],
    },
    'POST /people/:id/unfollow': {
      summary: 'Follow a person no more',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['no-person'],
    },
    'POST /people/:id/block': {
      summary: 'Block a person',
      about:
        'At most 500 people. Neither of you follows the other any more, and open challenges and invitations between you end. They are not told. Whoever sits at a table with you already plays on.',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['no-person', 'too-many', 'too-fast'],
    },
    'POST /people/:id/unblock': {
      summary: 'Block a person no more',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['no-person'],
    },
    'POST /matches/:id/block': {
      summary: 'Block somebody at a table',
      about: 'Who sits on the `seat`, or who has said the `line` of chat: their page may be private.',
      who: 'person',
      answer: answers.nothing,
      refusals: ['no-person', 'too-many', 'too-fast'],
    },
    'POST /matches/:id/invite-people': {
      summary: 'Invite people to a table',
      about:
        'By the ids of their pages, to a table that has not begun and at which you sit or which you host. They are told on their page, and by push and e-mail if they have none open. Whoever is invited may sit down without the link. Everybody is invited once to a table.',
      who: 'person',
      answer: friendAnswers.invitedPeople,
      refusals: ['not-seated', 'not-open', 'not-host'],
    },
    'GET /invitations': {
      summary: 'Invitations to tables',
      about: 'Those that wait for your answer, the latest first, as long as their tables have not begun.',
      who: 'person',
      answer: friendAnswers.invitations,
    },
    'POST /invitations/:id/accept': {
      summary: 'Accept an invitation',
      about: 'Takes the first free seat.',
      who: 'person',
      answer: answers.table,
      refusals: [
        'no-invitation',
        'no-match',
        'not-open',
        'no-free-seat',
        'removed',
        'closed-to-you',
        'you-blocked',
      ],
    },
    'POST /invitations/:id/decline': {
      summary: 'Decline an invitation',
      who: 'person',
      answer: answers.nothing,
      refusals: ['no-invitation'],
    },
  },
};
