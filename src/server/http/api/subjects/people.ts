import { answers } from '../../../../wire/answers.ts';
import type { Subject } from '../description.ts';

const FRESH = 'The session is a new one: the cookie changes, and sockets of the old one are closed (4401).';
const TAKEN_ALONG =
  'With `take` the matches of the guest who signs in come along into the account; nothing else of the guest does, and all keys of the guest end.';
const PROVE =
  'An account has shown a password or a passkey in this session within ten minutes (`/account/prove`).';

export const people: Subject = {
  title: 'People',
  about:
    'Who asks. A guest needs no more than a name; with a password or a passkey the guest becomes an account. The token of a program opens no account.',
  routes: {
    'POST /guest': {
      summary: 'Become a guest',
      about: 'Sets the cookie of a session. Programs find its token (`tts_...`) in the `Set-Cookie` header.',
      who: 'anybody',
      answer: answers.person,
      refusals: ['bad-name', 'bad-word', 'too-fast', 'invitation-needed', 'door-closed', 'suspended'],
    },
    'GET /me': { summary: 'Who I am', who: 'person', answer: answers.me },
    'POST /me': {
      summary: 'Take another name',
      about: 'Seats that are taken already keep theirs.',
      who: 'person',
      answer: answers.person,
      refusals: ['bad-name', 'bad-word'],
    },
    'POST /sign-out': { summary: 'End the session', who: 'anybody', answer: answers.nothing },
    'GET /account': {
      summary: 'My account: passkeys, sessions, tokens, security notices',
      who: 'owner',
      answer: answers.account,
    },
    'POST /account/password': {
      summary: 'Set or change the password',
      about: `A guest becomes an account and needs a \`login\`; whoever has a password gives the \`current\` one or has shown a passkey lately. All sessions, tokens and push subscriptions end. ${FRESH}`,
      who: 'owner',
      answer: answers.person,
      refusals: [
        'bad-login',
        'bad-password',
        'common-password',
        'login-needed',
        'login-taken',
        'wrong-password',
        'prove-first',
        'too-fast',
      ],
    },
    'POST /account/passkey/options': {
      summary: 'Begin adding a passkey',
      about: `For \`navigator.credentials.create()\`. Good for one answer within five minutes. ${PROVE}`,
      who: 'owner',
      answer: answers.options,
      refusals: ['no-passkeys', 'prove-first', 'too-many', 'too-fast'],
    },
    'POST /account/passkey': {
      summary: 'Add a passkey',
      about: `\`response\` is what the browser made of the options. A guest becomes an account, and all that let anybody in before ends. ${FRESH}`,
      who: 'owner',
      answer: answers.person,
      refusals: ['no-passkeys', 'bad-passkey', 'bad-name', 'prove-first', 'too-many', 'too-fast'],
    },
    'POST /account/passkey/remove': {
      summary: 'Remove a passkey',
      about: PROVE,
      who: 'owner',
      answer: answers.nothing,
      refusals: ['last-key', 'not-found', 'prove-first'],
    },
    'POST /account/prove/password': {
      summary: 'Show once more that it is you, by the password',
      about: 'Counts in this session for ten minutes.',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['wrong-password', 'too-fast'],
    },
    'POST /account/prove/passkey/options': {
      summary: 'Begin showing a passkey once more',
      about: 'For `navigator.credentials.get()`. Good for one answer within five minutes.',
      who: 'owner',
      answer: answers.options,
      refusals: ['no-passkeys', 'too-fast'],
    },
    'POST /account/prove/passkey': {
      summary: 'Show once more that it is you, by a passkey',
      about: 'Counts in this session for ten minutes.',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['no-passkeys', 'bad-passkey', 'too-fast'],
    },
    'POST /account/notices/dismiss': {
      summary: 'The security notices were read',
      about: 'In this session; others still show them.',
      who: 'owner',
      answer: answers.nothing,
    },
    'POST /account/lessons': {
      summary: 'What was learned',
      about:
        'Adds the stars of finished lessons, the better result of each stays, and answers with all. `forget` names games whose stars are deleted first.',
      who: 'owner',
      answer: answers.lessons,
      refusals: ['too-many'],
    },
    'POST /account/puzzles': {
      summary: 'Which puzzles were solved',
      about:
        'Adds attempts at the puzzles of a game and answers with all. The first answer to a puzzle stays, whichever device sends it; a missed one may become `later`. With `forget` those before are forgotten first.',
      who: 'owner',
      answer: answers.puzzles,
      refusals: ['too-many'],
    },
    'GET /puzzles': {
      summary: 'How people fare with puzzles',
      about: 'The first answers of everybody who is known here. May be a minute old.',
      who: 'anybody',
      answer: answers.puzzleFigures,
    },
    'POST /account/notices/take-back': {
      summary: 'Undo what a security notice tells',
      about: `Within three days. All sessions and tokens that were made since end, but for the one that asks. ${PROVE}`,
      who: 'owner',
      answer: answers.nothing,
      refusals: ['not-found', 'last-key', 'login-taken', 'prove-first'],
    },
    'POST /seat-tokens/revoke': {
      summary: 'Revoke a token for a seat',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['no-token'],
    },
    'POST /sign-in/password': {
      summary: 'Sign in by login and password',
      about: `${TAKEN_ALONG} ${FRESH}`,
      who: 'anybody',
      answer: answers.person,
      refusals: ['wrong-password', 'suspended', 'no-session', 'too-fast'],
    },
    'POST /sign-in/passkey/options': {
      summary: 'Begin signing in by passkey',
      about: 'For `navigator.credentials.get()`. Good for one answer within five minutes.',
      who: 'anybody',
      answer: answers.options,
      refusals: ['no-passkeys', 'too-fast'],
    },
    'POST /sign-in/passkey': {
      summary: 'Sign in by passkey',
      about: `${TAKEN_ALONG} ${FRESH}`,
      who: 'anybody',
      answer: answers.person,
      refusals: ['no-passkeys', 'bad-passkey', 'suspended', 'no-session', 'too-fast'],
    },
    'POST /sessions/revoke': {
      summary: 'End one of my sessions',
      about: 'Its sockets are closed.',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['not-found'],
    },
    'GET /account/export': {
      summary: 'Everything about me, as a file',
      who: 'owner',
      answer: {
        type: 'application/json',
        description: 'All that the server knows of the person.',
        schema: answers.everything,
      },
      refusals: ['too-fast'],
    },
    'POST /account/delete': {
      summary: 'Delete me',
      about:
        'Finished games keep the seat without a name, bots play on in those under way, seats at tables that have not begun become free, chat lines are gone. `confirm` is the name or the login; `password` is needed if there is one, unless a passkey was shown lately; without a password a passkey was shown lately.',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['not-confirmed', 'wrong-password', 'prove-first', 'too-fast'],
    },
  },
};
