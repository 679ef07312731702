import type { ContactsText } from './en.ts';

/** Every word about e-mails and webhooks, in Italian. */
export const it: ContactsText = {
  title: 'Avvisi altrove',
  hint: 'Anche per e-mail o nella tua chat, ai tavoli in cui attivi «Avvisami quando tocca a me».',
  email: 'E-mail',
  webhook: 'Webhook',
  address: 'Indirizzo e-mail',
  url: 'Indirizzo del webhook',
  urlHint: (hosts) => `Comincia con https:// e porta a ${hosts}.`,
  urlAny: 'Comincia con https://.',
  add: 'Aggiungi',
  kind: 'Come',
  sent: (address) => `Un link è in viaggio verso ${address}. Aprilo lì entro un giorno.`,
  waiting: 'non ancora confermato',
  active: 'confermato',
  remove: 'Rimuovi',
  confirmTitle: 'Sapere quando tocca a te',
  confirmAsk: (address) => `Mandare un messaggio a ${address} quando tocca a te?`,
  confirm: 'Sì, grazie',
  confirmed: 'Fatto. Quando tocca a te a un tavolo in cui vuoi l’avviso, qui arriva un messaggio.',
  stopTitle: 'Niente più messaggi',
  stopAsk: (address) => `Non mandare più nulla a ${address}?`,
  stop: 'Ferma questi messaggi',
  stopped: 'Fatto. Qui non arriverà più nulla.',
  home: 'Alla pagina iniziale',
};
