import type { moderation as en } from '../en/moderation.ts';

export const moderation: typeof en = {
  report: {
    open: 'Segnala',
    openFor: (name) => `Segnala ${name}`,
    line: (name) => `Segnala questo messaggio di ${name}`,
    title: 'Segnala a chi gestisce questo server',
    what: 'Di che cosa si tratta?',
    kinds: { name: 'Del nome', chat: 'Di questo messaggio', stalling: 'Fa aspettare tutti' },
    text: 'Che cosa è successo? (facoltativo)',
    send: 'Invia la segnalazione',
    sent: 'Grazie. Qualcuno la esaminerà; nel tuo profilo vedrai com’è andata.',
    mine: 'Le tue segnalazioni',
    about: { name: 'Nome', chat: 'Messaggio', stalling: 'Fa aspettare' },
    status: {
      open: 'non ancora esaminata',
      acted: 'sono stati presi provvedimenti',
      dismissed: 'esaminata, senza provvedimenti',
    },
  },
  acts: {
    title: 'Da chi gestisce questo server',
    told: {
      warn: 'Hai ricevuto un avvertimento.',
      mute: (until) => `Non puoi scrivere messaggi fino al ${until}.`,
      suspend: (until) => `Non puoi giocare qui fino al ${until}.`,
      rename: (change) => `Il tuo nome è stato cambiato: ${change}.`,
      'close-table': 'Un tuo tavolo è stato chiuso.',
    },
    lifted: 'Il provvedimento è stato revocato.',
    over: 'Il provvedimento è terminato.',
    read: 'Ho letto questo avviso',
    appeal: 'Fai ricorso',
    appealText: 'Perché secondo te è sbagliato? Puoi scrivere una volta sola.',
    send: 'Invia il ricorso',
    appealed: 'Il tuo ricorso',
    waits: 'Il tuo ricorso non ha ancora ricevuto risposta.',
    answer: 'Risposta',
  },
  chatRules: {
    slow: (seconds) => `Modalità lenta: un messaggio ogni ${seconds} secondi.`,
  },
};
