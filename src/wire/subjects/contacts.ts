import * as v from 'valibot';
import { languages } from '../../engine/words.ts';
import type { Described } from '../describing.ts';
import { limits } from '../limits.ts';

/** Notifying people outside the browser: requests and answers. */
const kind = v.picklist(['email', 'webhook']);
// Whether messages may go there is checked by the server (`Contacts.add`).
const address = v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(500));
const id = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(limits.id));
const token = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(limits.token));

export const contactRequests = {
  addContact: v.strictObject({ kind, address, language: v.picklist(languages) }),
  removeContact: v.strictObject({ id }),
  contactLink: v.strictObject({ token }),
} as const;

const contact = v.strictObject({
  id,
  kind,
  address: v.string(),
  at: v.number(),
  confirmed: v.pipe(
    v.boolean(),
    v.description('Whether its reader has agreed; until then it is sent nothing else.'),
  ),
});
const contacts = v.strictObject({
  email: v.pipe(v.boolean(), v.description('Whether this server sends e-mails.')),
  webhooks: v.pipe(
    v.array(v.string()),
    v.description('Hosts that webhooks may lead to; `*` is any. Empty if this server calls none.'),
  ),
  contacts: v.array(contact),
});
const link = v.strictObject({
  purpose: v.picklist(['confirm', 'stop']),
  kind,
  address: v.string(),
  confirmed: v.boolean(),
});

export const contactAnswers = { contacts, contact: v.strictObject({ contact }), link } as const;
export type ContactInfo = Described<typeof contact>;
export type ContactsInfo = Described<typeof contacts>;
export type ContactLink = Described<typeof link>;
