import type { ContactsText } from './en.ts';

/** Every word about e-mails and webhooks, in French. */
export const fr: ContactsText = {
  title: 'Avis de tour ailleurs',
  hint: 'Par e-mail ou dans ta messagerie aussi, aux tables où tu actives « Préviens-moi quand c’est à moi ».',
  email: 'E-mail',
  webhook: 'Webhook',
  address: 'Adresse e-mail',
  url: 'Adresse du webhook',
  urlHint: (hosts) => `Elle commence par https:// et mène à ${hosts}.`,
  urlAny: 'Elle commence par https://.',
  add: 'Ajouter',
  kind: 'Comment',
  sent: (address) => `Un lien est en route vers ${address}. Ouvre-le là-bas dans la journée.`,
  waiting: 'pas encore confirmée',
  active: 'confirmée',
  remove: 'Retirer',
  confirmTitle: 'Savoir quand c’est à toi',
  confirmAsk: (address) => `Envoyer un message à ${address} quand c’est à toi de jouer ?`,
  confirm: 'Oui, volontiers',
  confirmed: 'C’est fait. Quand c’est à toi à une table où tu veux un avis, un message arrive ici.',
  stopTitle: 'Plus de messages',
  stopAsk: (address) => `Ne plus rien envoyer à ${address} ?`,
  stop: 'Arrêter ces messages',
  stopped: 'C’est fait. Plus rien n’arrivera ici.',
  home: 'Vers l’accueil',
};
