import type { ContactsText } from './en.ts';

/** Every word about e-mails and webhooks, in Italian. */
export const it: ContactsText = {
  title: 'Messaggi per e-mail o in chat',
  hint: 'Un messaggio arriva anche lì, dai tavoli in cui attivi «Avvisami quando tocca a me».',
  email: 'E-mail',
  webhook: 'Webhook',
  address: 'Indirizzo e-mail',
  url: 'Indirizzo del webhook',
  urlHint: (hosts) => `Comincia con https:// e porta a ${hosts}.`,
  urlAny: 'Comincia con https://.',
  add: 'Aggiungi',
  kind: 'Come',
  sent: (address) => `Abbiamo mandato un link a ${address}. Aprilo entro un giorno.`,
  waiting: 'non ancora confermato',
  active: 'confermato',
  remove: 'Rimuovi',
  confirmTitle: 'Sapere quando tocca a te',
  confirmAsk: (address) => `Mandare un messaggio a ${address} quando tocca a te?`,
  confirm: 'Sì, grazie',
  confirmed: 'Fatto. Riceverai un messaggio quando tocca a te a un tavolo in cui lo hai chiesto.',
  stopTitle: 'Niente più messaggi',
  stopAsk: (address) => `Non mandare più nulla a ${address}?`,
  stop: 'Ferma questi messaggi',
  stopped: 'Fatto. A questo indirizzo non arriveranno più messaggi.',
  home: 'Alla pagina iniziale',
};
