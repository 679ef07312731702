import type { ContactInfo, ContactLink, ContactsInfo } from '../../../wire/subjects/contacts.ts';
import { language } from '../../text/current.svelte.ts';
import { callerOf, type Declined, isDeclined } from '../client.ts';

const call = callerOf();

export const contacts = (): Promise<ContactsInfo | Declined> => call('/contacts');

export const addContact = (
  kind: ContactInfo['kind'],
  address: string,
): Promise<{ readonly contact: ContactInfo } | Declined> =>
  call('/contacts', { kind, address, language: language() });

export const removeContact = (id: string): Promise<object | Declined> => call('/contacts/remove', { id });

export const lookAtLink = (token: string): Promise<ContactLink | Declined> =>
  call('/contacts/look', { token });

export const followLink = (token: string, purpose: ContactLink['purpose']): Promise<object | Declined> =>
  call(`/contacts/${purpose}`, { token });

/** Whether e-mails or webhooks tell this person of their turns. */
export async function hasConfirmedContact(): Promise<boolean> {
  const answer = await contacts();
  return !isDeclined(answer) && answer.contacts.some(({ confirmed }) => confirmed);
}
