import type { moderation as en } from '../en/moderation.ts';

export const moderation: typeof en = {
  report: {
    open: 'Melden',
    openFor: (name) => `${name} melden`,
    line: (name) => `Diese Nachricht von ${name} melden`,
    title: 'Dem Team dieses Servers melden',
    what: 'Worum geht es?',
    kinds: { name: 'Um den Namen', chat: 'Um diese Nachricht', stalling: 'Lässt alle warten' },
    text: 'Was ist passiert? (freiwillig)',
    send: 'Meldung abschicken',
    sent: 'Danke. Jemand sieht es sich an; in deinem Profil steht, was daraus geworden ist.',
    mine: 'Deine Meldungen',
    about: { name: 'Name', chat: 'Nachricht', stalling: 'Zeitspiel' },
    status: {
      open: 'noch nicht angesehen',
      acted: 'es wurde etwas unternommen',
      dismissed: 'angesehen, es wurde nichts unternommen',
    },
  },
  acts: {
    title: 'Vom Team dieses Servers',
    told: {
      warn: 'Du wurdest verwarnt.',
      mute: (until) => `Du kannst bis ${until} keine Nachrichten schreiben.`,
      suspend: (until) => `Du kannst hier bis ${until} nicht spielen.`,
      rename: (change) => `Dein Name wurde geändert: ${change}.`,
      'close-table': 'Ein Tisch von dir wurde geschlossen.',
    },
    lifted: 'Das wurde aufgehoben.',
    over: 'Das ist vorbei.',
    read: 'Ich habe es gelesen',
    appeal: 'Widersprechen',
    appealText: 'Warum ist das aus deiner Sicht falsch? Du kannst einmal schreiben.',
    send: 'Widerspruch abschicken',
    appealed: 'Dein Widerspruch',
    waits: 'Dein Widerspruch ist noch nicht beantwortet.',
    answer: 'Antwort',
  },
  chatRules: {
    slow: (seconds) => `Langsamer Modus: alle ${seconds} Sekunden eine Nachricht.`,
  },
};
