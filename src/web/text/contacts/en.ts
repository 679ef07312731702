/** Every word about e-mails and webhooks, in English. */
export const en = {
  title: 'Told elsewhere',
  hint: 'By e-mail or in your chat as well, at tables where you switch on “Tell me when it is my turn”.',
  email: 'E-mail',
  webhook: 'Webhook',
  address: 'E-mail address',
  url: 'Address of the webhook',
  urlHint: (hosts: string) => `It begins with https:// and leads to ${hosts}.`,
  urlAny: 'It begins with https://.',
  add: 'Add',
  kind: 'How',
  sent: (address: string) => `A link is on its way to ${address}. Open it there within a day.`,
  waiting: 'not confirmed yet',
  active: 'confirmed',
  remove: 'Remove',
  confirmTitle: 'Your turn, and you know it',
  confirmAsk: (address: string) => `Send a message to ${address} when it is your turn?`,
  confirm: 'Yes, please',
  confirmed: 'Done. Whenever it is your turn at a table where you want to be told, a message comes here.',
  stopTitle: 'No more messages',
  stopAsk: (address: string) => `Send nothing more to ${address}?`,
  stop: 'Stop these messages',
  stopped: 'Done. Nothing more comes here.',
  home: 'To the start page',
};

export type ContactsText = typeof en;
