import type { moderation as en } from '../en/moderation.ts';

export const moderation: typeof en = {
  report: {
    open: 'Signaler',
    openFor: (name) => `Signaler ${name}`,
    line: (name) => `Signaler ce message de ${name}`,
    title: 'Signaler aux responsables de ce serveur',
    what: 'De quoi s’agit-il ?',
    kinds: { name: 'Du nom', chat: 'De ce message', stalling: 'Fait attendre tout le monde' },
    text: 'Que s’est-il passé ? (facultatif)',
    send: 'Envoyer le signalement',
    sent: 'Merci. Quelqu’un va regarder ; tu verras dans ton profil ce qui a été décidé.',
    mine: 'Tes signalements',
    about: { name: 'Un nom', chat: 'Un message', stalling: 'Fait attendre' },
    status: {
      open: 'pas encore examiné',
      acted: 'une mesure a été prise',
      dismissed: 'examiné, sans suite',
    },
  },
  acts: {
    title: 'De la part des responsables de ce serveur',
    told: {
      warn: 'Tu as reçu un avertissement.',
      mute: (until) => `Tu ne peux pas écrire de messages jusqu’au ${until}.`,
      suspend: (until) => `Tu ne peux pas jouer ici jusqu’au ${until}.`,
      rename: (change) => `Ton nom a été changé : ${change}.`,
      'close-table': 'Une de tes tables a été fermée.',
    },
    lifted: 'Cette mesure a été levée.',
    over: 'Cette mesure a pris fin.',
    read: 'J’ai lu ce message',
    appeal: 'Contester',
    appealText: 'Pourquoi est-ce injuste, à ton avis ? Tu peux écrire une fois.',
    send: 'Envoyer la contestation',
    appealed: 'Ta contestation',
    waits: 'Ta contestation n’a pas encore reçu de réponse.',
    answer: 'Réponse',
  },
  chatRules: {
    slow: (seconds) => `Mode lent : un message toutes les ${seconds} secondes.`,
  },
};
