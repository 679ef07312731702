/** Every word about e-mails and webhooks, in English. */
export const en = {
  title: 'Messages by e-mail or chat',
  hint: 'You also get a message there at tables where you switch on “Tell me when it is my turn”.',
  email: 'E-mail',
  webhook: 'Webhook',
  address: 'E-mail address',
  url: 'Address of the webhook',
  urlHint: (hosts: string) => `It begins with https:// and points to ${hosts}.`,
  urlAny: 'It begins with https://.',
  add: 'Add',
  kind: 'How',
  sent: (address: string) => `A link is on its way to ${address}. Open it there within a day.`,
  waiting: 'not confirmed yet',
  active: 'confirmed',
  remove: 'Remove',
  confirmTitle: 'Know when it is your turn',
  confirmAsk: (address: string) => `Send a message to ${address} when it is your turn?`,
  confirm: 'Yes, please',
  confirmed: 'Done. You get a message when it is your turn at a table where you switched that on.',
  stopTitle: 'No more messages',
  stopAsk: (address: string) => `Send nothing more to ${address}?`,
  stop: 'Stop these messages',
  stopped: 'Done. No more messages will be sent to this address.',
  home: 'To the start page',
};

export type ContactsText = typeof en;
