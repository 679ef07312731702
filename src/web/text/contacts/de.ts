import type { ContactsText } from './en.ts';

/** Every word about e-mails and webhooks, in German. */
export const de: ContactsText = {
  title: 'Nachrichten per E-Mail oder Chat',
  hint: 'Auch dorthin kommt eine Nachricht, wenn du an einem Tisch „Sag mir Bescheid, wenn ich dran bin“ einschaltest.',
  email: 'E-Mail',
  webhook: 'Webhook',
  address: 'E-Mail-Adresse',
  url: 'Adresse des Webhooks',
  urlHint: (hosts) => `Sie beginnt mit https:// und führt zu ${hosts}.`,
  urlAny: 'Sie beginnt mit https://.',
  add: 'Hinzufügen',
  kind: 'Wie',
  sent: (address) => `Ein Link ist unterwegs zu ${address}. Öffne ihn dort innerhalb eines Tages.`,
  waiting: 'noch nicht bestätigt',
  active: 'bestätigt',
  remove: 'Entfernen',
  confirmTitle: 'Wissen, wann du dran bist',
  confirmAsk: (address) => `Soll eine Nachricht an ${address} gehen, wenn du dran bist?`,
  confirm: 'Ja, gern',
  confirmed:
    'Erledigt. Du bekommst eine Nachricht, wenn du an einem Tisch dran bist, an dem du das eingeschaltet hast.',
  stopTitle: 'Keine Nachrichten mehr',
  stopAsk: (address) => `Soll nichts mehr an ${address} gehen?`,
  stop: 'Nachrichten beenden',
  stopped: 'Erledigt. An diese Adresse geht keine Nachricht mehr.',
  home: 'Zur Startseite',
};
