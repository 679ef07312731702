import type { ReviewText } from './en.ts';

/** A share with its article, as it is read aloud: il 12%, l’8%, l’11%, lo 0,5%. */
const the = (share: string) =>
  (/^0(?!\d)/.test(share) ? 'lo ' : /^(8|11?(?!\d))/.test(share) ? 'l’' : 'il ') + share;
const ofThe = (share: string) => the(share).replace(/^il /, 'del ').replace(/^l/, 'dell');
const atThe = (share: string) => the(share).replace(/^il /, 'al ').replace(/^l/, 'all');

export const it: ReviewText = {
  title: 'Fortuna e scelte',
  working: (done) => `Esame di ogni decisione e di ogni lancio: ${done}`,
  closer: (done) => `È in corso un esame più attento: ${done}`,
  none: 'Per una partita come questa non c’è un’analisi.',
  you: {
    better: (rival) => `Hai scelto meglio di ${rival}.`,
    equal: (rival) => `Difficile dire chi ha scelto meglio, tu o ${rival}.`,
    worse: (rival) => `${rival} ha scelto meglio di te.`,
    good: (share) => `La fortuna ti ha regalato ${the(share)} di una vittoria.`,
    bad: (share) => `La sfortuna ti è costata ${the(share)} di una vittoria.`,
    even: 'Per te fortuna e sfortuna si sono bilanciate.',
  },
  they: {
    better: (name, rival) => `${name} ha scelto meglio di ${rival}.`,
    equal: (name, rival) => `Difficile dire chi ha scelto meglio, ${name} o ${rival}.`,
    worse: (name, rival) => `${rival} ha scelto meglio di ${name}.`,
    good: (name, share) => `Grazie alla fortuna ${name} ha guadagnato ${the(share)} di una vittoria.`,
    bad: (name, share) => `Per colpa della sfortuna ${name} ha perso ${the(share)} di una vittoria.`,
    even: (name) => `Per ${name} fortuna e sfortuna si sono bilanciate.`,
  },
  parts: {
    luck: 'Fortuna',
    own: 'Scelte proprie',
    others: 'Scelte degli altri',
    clash: 'Incrocio delle scelte segrete',
    corrections: 'Ciò che l’analisi non spiega',
  },
  partsHint: 'In quote di vittoria, da una partenza alla pari fino al risultato.',
  gave: (share, decisions) =>
    `in media ${the(share)} di una vittoria sprecato a ogni decisione, su ${decisions} decisioni`,
  like: (level) => `come il bot «${level}»`,
  mistakes: (count) => (count === 0 ? 'nessun errore' : count === 1 ? 'un errore' : `${count} errori`),
  curve: 'Le possibilità di ognuno',
  curveHint: 'A sinistra l’inizio della partita, a destra la fine.',
  asTable: 'Come tabella',
  step: 'Semimossa',
  turning: 'Punti di svolta',
  turn: {
    luck: (name, change) => `Un lancio o un’estrazione cambia le possibilità di ${name} di ${change}`,
    choice: (by, name, change) =>
      by === name
        ? `La scelta di ${name} costa ${change}`
        : `La scelta di ${by} cambia le possibilità di ${name} di ${change}`,
    clash: (name, change) => `Le scelte segrete, insieme, cambiano le possibilità di ${name} di ${change}`,
  },
  moments: {
    slip: 'Scelta più costosa',
    bestChoice: 'Scelta migliore',
    luckiest: 'Momento più fortunato',
    unluckiest: 'Momento più sfortunato',
  },
  look: 'Guardalo sul tabellone',
  gate: {
    intro: 'Qui le scelte non vengono giudicate:',
    'no-evaluator': 'per tavoli come questo l’analisi non ha ancora imparato nulla.',
    'not-measured': 'nessuno ha ancora misurato quanto è affidabile l’analisi con queste opzioni.',
    'not-calibrated': 'le possibilità stimate non si avverano ancora abbastanza spesso.',
    'corrections-too-large': 'l’analisi lascia troppo senza spiegazione.',
    'levels-not-ranked': 'l’analisi non distingue ancora con sicurezza i bot forti dagli altri.',
  },
  whose: 'Lanci e pescate dopo le scelte di',
  panel: {
    title: 'Quanto valeva',
    asked: (name) => `Sceglie ${name}`,
    taken: 'scelta',
    best: 'migliore',
    likely: (share) => `attesa ${atThe(share)}`,
    points: (points) => `${points} punti`,
    more: (count) => (count === 1 ? 'un’altra possibilità' : `altre ${count} possibilità`),
    roll: (name, change) => `Per ${name} questo lancio o questa estrazione valeva ${change}`,
    rollEven: 'Questo lancio o questa estrazione non ha cambiato quasi nulla.',
    spread: (low, high) => `Che cosa poteva capitare: da ${low} a ${high}.`,
    percentile: (share) => `meglio ${ofThe(share)} di ciò che poteva capitare`,
    clash: 'Che cosa hanno prodotto insieme le scelte di tutti',
    forced: 'Qui non c’era nulla da scegliere.',
  },
  verdict: {
    best: 'La scelta migliore.',
    equal: 'Buona quanto la migliore, per quanto si può dire.',
    slip: (share) => `Si poteva fare un po’ meglio: ${share} di una vittoria.`,
    mistake: (share) => `Così si è sprecato ${the(share)} di una vittoria.`,
  },
  interval: (share) => `±${share}`,
  picture: 'Immagine da condividere',
  pictureTitle: (game) => `Una partita di ${game}`,
};
