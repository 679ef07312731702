import { answers } from '../../../../wire/answers.ts';
import { contactAnswers } from '../../../../wire/subjects/contacts.ts';
import type { Subject } from '../description.ts';

export const contacts: Subject = {
  title: 'E-mails and webhooks',
  about:
    'Where the host has set it up, people get a message by e-mail or webhook (Discord, Slack, a program) when it is their turn, at tables where they asked for it. The first message asks whether its reader agrees, and every other one carries a link that ends them. A webhook gets JSON: `text` in words, and `type` (`confirm`, `turn`, `nudge`), `match`, `game`, `name`, `link`, `stop`; Discord gets `content`.',
  routes: {
    'GET /contacts': {
      summary: 'Your addresses, and what this server offers',
      who: 'owner',
      answer: contactAnswers.contacts,
    },
    'POST /contacts': {
      summary: 'Add an e-mail address or webhook',
      about: 'At most three. A link is sent there, which has to be opened within a day.',
      who: 'owner',
      answer: contactAnswers.contact,
      refusals: ['bad-contact', 'too-many'],
    },
    'POST /contacts/remove': {
      summary: 'No longer',
      who: 'owner',
      answer: answers.nothing,
      refusals: ['not-found'],
    },
    'POST /contacts/look': {
      summary: 'What a link of a message is about',
      who: 'anybody',
      answer: contactAnswers.link,
      refusals: ['no-link'],
    },
    'POST /contacts/confirm': {
      summary: 'Confirm an e-mail address or webhook',
      who: 'anybody',
      answer: answers.nothing,
      refusals: ['no-link'],
    },
    'POST /contacts/stop': {
      summary: 'End these messages',
      about:
        'Programs that show e-mails do it by `POST /contacts/one-click/TOKEN` with the form that RFC 8058 prescribes; the address is in `List-Unsubscribe`.',
      who: 'anybody',
      answer: answers.nothing,
      refusals: ['no-link'],
    },
  },
};
