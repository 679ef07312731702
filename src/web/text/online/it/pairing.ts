import type { pairing as en } from '../en/pairing.ts';

/** La ricerca rapida, in italiano. */
export const pairing: typeof en = {
  pairing: {
    title: 'Ricerca rapida',
    hint: 'Un tavolo con persone del tuo livello, in mezzo minuto.',
    games: 'A che cosa vuoi giocare?',
    sizes: 'In quanti?',
    any: 'Non importa',
    pace: 'Quando?',
    live: 'Adesso',
    liveHint: '45 secondi per ogni decisione e cinque minuti di riserva.',
    days: 'Su più giorni',
    daysHint: 'Due giorni per ogni decisione. Puoi chiudere questa pagina.',
    rated: 'Classificata',
    ratedHint: 'Conta per il tuo rating. Chi lascia la partita l’ha persa.',
    unrated: 'Ancora senza rating.',
    bots: 'I bot possono occupare i posti liberi',
    botsHint: 'Dopo mezzo minuto; su più giorni, dopo un’ora.',
    find: 'Trova un tavolo',
    looking: 'Ricerca di un tavolo…',
    waited: (time) => `Aspetti da ${time}.`,
    others: (n) =>
      n === 0
        ? 'Al momento nessun altro cerca questi giochi.'
        : n === 1
          ? 'Un’altra persona cerca questi giochi.'
          : `${n} altre persone cercano questi giochi.`,
    botsIn: (time) => `Tra ${time} i bot occuperanno i posti liberi.`,
    noBots: 'Solo persone: può volerci un po’.',
    refuseBots: 'Niente bot',
    allowBots: 'I bot vanno bene',
    wider: 'Più aspetti, più può variare il livello degli altri.',
    cancel: 'Ferma la ricerca',
    meanwhile: 'Intanto gioca contro i bot',
    goesOn: 'La ricerca continua: una riga in alto ti avvisa quando un tavolo è pronto.',
    found: 'Un tavolo è pronto!',
    soon: 'Si comincia appena ci sono tutti.',
    who: 'Con quale nome?',
  },
};
