import { adminAnswers } from '../../../../wire/subjects/admin.ts';
import { answers } from '../../../../wire/answers.ts';
import { ratingAnswers } from '../../../../wire/subjects/ratings.ts';
import type { Description, Subject } from '../description.ts';

const person = (summary: string, about?: string): Description => ({
  summary,
  ...(about === undefined ? {} : { about }),
  who: 'anybody',
  answer: adminAnswers.adminPerson,
  refusals: ['not-allowed', 'no-person', 'bad-name'],
});
const look = (summary: string, answer: Description['answer']): Description => ({
  summary,
  who: 'anybody',
  answer,
  refusals: ['not-allowed'],
});

export const admin: Subject = {
  title: 'Looking after the server',
  about:
    'For people with a role: an `owner` may do everything, a `moderator` keeps order at tables and among people. `tidetable admin` uses the same routes. Everything done is in the journal.',
  routes: {
    'GET /admin/overview': look('How this node is', adminAnswers.overview),
    'GET /admin/people': look(
      'People, by a part of the name, or those who were here lately',
      adminAnswers.adminPeople,
    ),
    'GET /admin/tables': look('Tables', adminAnswers.adminTables),
    'GET /admin/journal': look('What was done by whom, the latest first', adminAnswers.adminJournal),
    'GET /admin/export': {
      summary: 'All finished matches, as match files',
      about:
        'As `GET /matches/export`, of everybody and without a limit. `tidetable export` writes them to a file, and goes on where it stopped.',
      who: 'anybody',
      answer: { type: 'application/x-ndjson', description: 'Each line is:', schema: answers.matchFile },
      refusals: ['not-allowed', 'no-match'],
    },
    'GET /admin/settings': look('What owners have set', adminAnswers.adminSettings),
    'GET /admin/ratings': look('State of the ratings', ratingAnswers.recomputing),
    'POST /admin/ratings/recompute': {
      summary: 'Compute all ratings anew',
      about:
        'Starts from the first rated match and replaces the ratings in use at the end. `GET /admin/ratings` reports the progress.',
      who: 'anybody',
      answer: ratingAnswers.recomputing,
      refusals: ['not-allowed'],
    },
    'GET /admin/codes': look('Invitation codes that are still good', adminAnswers.adminCodes),
    'POST /admin/rename': person('Give somebody another name'),
    'POST /admin/mute': person('Let somebody not write for a while'),
    'POST /admin/suspend': person('Keep somebody out for a while', 'They are signed out everywhere at once.'),
    'POST /admin/role': person('Give or take a role', 'Nobody changes their own.'),
    'POST /admin/close-table': {
      summary: 'Close a table',
      about: 'A match under way ends without a result.',
      who: 'anybody',
      answer: answers.nothing,
      refusals: ['not-allowed', 'no-match', 'no-game', 'over'],
    },
    'POST /admin/renew-invitation': {
      summary: 'Make a new invitation to a table',
      about: 'The one before is void.',
      who: 'anybody',
      answer: answers.invite,
      refusals: ['not-allowed', 'no-match', 'no-game', 'not-open'],
    },
    'POST /admin/reset-password': {
      summary: 'Make a link by which somebody sets a new password',
      about: 'Good once, for a day; one made before is void.',
      who: 'anybody',
      answer: adminAnswers.oneTime,
      refusals: ['not-allowed', 'no-person', 'login-needed'],
    },
    'POST /admin/owner-link': look('Make a link that makes whoever opens it an owner', adminAnswers.oneTime),
    'POST /admin/code': look('Make an invitation code', adminAnswers.oneTime),
    'POST /admin/drop-code': {
      summary: 'Make an invitation code void',
      who: 'anybody',
      answer: answers.nothing,
      refusals: ['not-allowed', 'no-link'],
    },
    'POST /admin/settings': look(
      'Change what owners set; what is not named stays',
      adminAnswers.adminSettings,
    ),
    'POST /owner': {
      summary: 'Become an owner by a link',
      who: 'owner',
      answer: answers.person,
      refusals: ['no-link', 'too-fast'],
    },
    'POST /reset': {
      summary: 'Set a new password by a link',
      about: 'Signs in; every other session of the person ends.',
      who: 'anybody',
      answer: answers.person,
      refusals: ['no-link', 'bad-password', 'suspended', 'too-fast'],
    },
  },
};
