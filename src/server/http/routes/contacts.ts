import { requests } from '../../../wire/requests.ts';
import { refuse } from '../../../wire/refusals.ts';
import type { Contacts } from '../../contacts/contacts.ts';
import type { Limiter } from '../../support/limiter.ts';
import { asOwner, get, post, type Route } from '../route.ts';

export interface ContactRouteNeeds {
  readonly contacts: Contacts;
  readonly limiter: Limiter;
}

/** E-mail addresses and webhooks of people, and the links in what is sent there. */
export function contactRoutes({ contacts, limiter }: ContactRouteNeeds): Route[] {
  return [
    get(
      '/contacts',
      requests.nothing,
      asOwner(async (_, me) => contacts.list(me.key)),
    ),
    post(
      '/contacts',
      requests.addContact,
      asOwner(async ({ given, address }, me) =>
        limiter.mayAddContact(me.key, address) ? contacts.add(me, given, address) : refuse('too-fast'),
      ),
    ),
    post(
      '/contacts/remove',
      requests.removeContact,
      asOwner(async ({ given }, me) => contacts.remove(me.key, given.id)),
    ),
    // Whoever reads the message may not be signed in where they open its link.
    post('/contacts/look', requests.contactLink, async ({ given }) => contacts.look(given.token)),
    post('/contacts/confirm', requests.contactLink, async ({ given }) =>
      contacts.follow(given.token, 'confirm'),
    ),
    post('/contacts/stop', requests.contactLink, async ({ given }) => contacts.follow(given.token, 'stop')),
  ];
}
