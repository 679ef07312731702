import type { ContactsText } from './en.ts';

/** Every word about e-mails and webhooks, in French. */
export const fr: ContactsText = {
  title: 'Messages par e-mail ou messagerie',
  hint: 'Tu y reçois aussi un message, aux tables où tu actives « Préviens-moi quand c’est à moi ».',
  email: 'E-mail',
  webhook: 'Webhook',
  address: 'Adresse e-mail',
  url: 'Adresse du webhook',
  urlHint: (hosts) => `Elle commence par https:// et mène à ${hosts}.`,
  urlAny: 'Elle commence par https://.',
  add: 'Ajouter',
  kind: 'Comment',
  sent: (address) => `Un lien est en route vers ${address}. Ouvre-le dans les 24 heures.`,
  waiting: 'pas encore confirmée',
  active: 'confirmée',
  remove: 'Retirer',
  confirmTitle: 'Savoir quand c’est à toi',
  confirmAsk: (address) => `Envoyer un message à ${address} quand c’est à toi de jouer ?`,
  confirm: 'Oui, volontiers',
  confirmed: 'C’est fait. Tu recevras un message quand c’est à toi de jouer, aux tables où tu l’as demandé.',
  stopTitle: 'Plus de messages',
  stopAsk: (address) => `Ne plus rien envoyer à ${address} ?`,
  stop: 'Arrêter ces messages',
  stopped: 'C’est fait. Plus aucun message ne sera envoyé à cette adresse.',
  home: 'Retour à l’accueil',
};
