import { answers } from '../../../wire/answers.ts';
import type { Subject } from './description.ts';

const FRESH = 'The session is a new one: the cookie changes, and sockets of the old one are closed (4401).';
const TAKEN_ALONG = 'Games of a guest who signs in are taken along into the account.';

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
      refusals: ['bad-name', 'too-fast', 'invitation-needed', 'door-closed'],
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
    'GET /account': {
      summary: 'My account: passkeys, sessions, tokens of programs',
      who: 'person',
      answer: answers.account,
    },
    'POST /account/password': {
      summary: 'Set or change the password',
      about: `A guest becomes an account and needs a \`login\`; whoever has a password gives the \`current\` one, and all other sessions end. ${FRESH}`,
      who: 'person',
      answer: answers.person,
      refusals: ['bad-login', 'bad-password', 'login-needed', 'login-taken', 'wrong-password', 'too-fast'],
    },
    'POST /account/passkey/options': {
      summary: 'Begin adding a passkey',
      about: 'For `navigator.credentials.create()`. Good for one answer within five minutes.',
      who: 'person',
      answer: answers.options,
      refusals: ['no-passkeys', 'too-many', 'too-fast'],
    },
    'POST /account/passkey': {
      summary: 'Add a passkey',
      about: `\`response\` is what the browser made of the options. A guest becomes an account. ${FRESH}`,
      who: 'person',
      answer: answers.person,
      refusals: ['no-passkeys', 'bad-passkey', 'bad-name', 'too-many', 'too-fast'],
    },
    'POST /account/passkey/remove': {
      summary: 'Remove a passkey',
      who: 'person',
      answer: answers.nothing,
      refusals: ['last-key', 'not-found'],
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
      who: 'person',
      answer: answers.nothing,
      refusals: ['not-found'],
    },
    'GET /account/export': {
      summary: 'Everything about me, as a file',
      who: 'person',
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
        'Finished games keep the seat without a name, bots play on in those under way, seats at tables that have not begun become free, chat lines are gone. `confirm` is the name or the login; `password` is needed if there is one.',
      who: 'person',
      answer: answers.nothing,
      refusals: ['not-confirmed', 'wrong-password', 'too-fast'],
    },
  },
};
