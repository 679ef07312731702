import type { CoachText } from './en.ts';

/** A share with its article, as it is read aloud: il 12%, l’8%, lo 0,5%. */
const the = (share: string) =>
  (/^0(?!\d)/.test(share) ? 'lo ' : /^(8|11?(?!\d))/.test(share) ? 'l’' : 'il ') + share;

export const it: CoachText = {
  source: 'Secondo il bot esperto',
  share: (share) => `${share} di probabilità di vittoria`,
  points: (points) => `${points} punti`,
  hint: {
    ask: 'Suggerimento',
    thinking: 'Sta pensando …',
    none: 'Qui non c’è un suggerimento.',
    equal: 'Qui c’è più di una buona scelta.',
    stands: 'Una scelta è migliore delle altre. Guarda dove porta ciascuna.',
    vary: 'Pensa a che cosa gli altri si aspettano da te.',
    show: 'Mostra la risposta',
    close: 'Chiudi',
    best: 'La scelta migliore',
    equals: 'Alla pari, per quanto il bot può giudicare',
    mixture: 'Cambia spesso: chi è prevedibile perde. Su dieci round:',
    times: (n) => `${n} su 10`,
    than: (choice) => `In confronto a: ${choice}.`,
  },
  why: {
    because: (reasons) => `Perché: ${reasons}.`,
    despite: (reason) => `Contro: ${reason}.`,
    none: 'Nessun motivo prevale: si sommano tante piccole cose.',
  },
  thought: {
    title: 'Ci ripensi?',
    share: (share) => `Secondo il bot esperto questa scelta ti costa circa ${the(share)} di una vittoria.`,
    points: (points) => `Secondo il bot esperto questa scelta ti costa circa ${points} punti.`,
    anyway: 'Procedi lo stesso',
    back: 'Ci ripenso',
  },
  chances: {
    title: 'Probabilità',
    one: (name, share) => `${name}: ${share}`,
  },
  settings: {
    thoughts: 'Ripensamenti',
    thoughtsHint:
      'Chiede conferma una volta prima di una scelta che costa cara. Contro i bot, e online dove i suggerimenti sono permessi.',
    chances: 'Probabilità durante la partita',
    chancesHint:
      'Una barra discreta con le probabilità di vittoria di tutti. Contro i bot, e online dove i suggerimenti sono permessi.',
  },
  helped: {
    hints: (n) => (n === 1 ? 'Con un suggerimento.' : `Con ${n} suggerimenti.`),
    other: 'Partita giocata con aiuti.',
  },
  replay: {
    ask: 'Che cosa farebbe il bot esperto?',
    yours: 'scelta fatta',
    behind: (behind) => `${behind} in meno`,
    equal: 'alla pari',
  },
  mistakes: {
    title: 'Imparare dagli errori',
    intro: 'Il bot esperto esamina le tue decisioni e sceglie quelle che ti sono costate di più.',
    find: 'Esamina le mie decisioni',
    finding: (done) => `Esame delle tue decisioni: ${done}`,
    none: 'Nessuna tua decisione ti è costata molto. Bella partita!',
    found: (n) => (n === 1 ? 'Una decisione da rivedere' : `${n} decisioni da rivedere`),
    practise: 'Allenati',
    form: 'La tua forma',
    seen: (choice) => `La tua scelta: ${choice}`,
    task: (choice) => `La tua scelta: ${choice}. Trovane una migliore.`,
    same: 'È la scelta che hai fatto.',
    worse: (cost) => `Il bot esperto vede una scelta migliore: questa costa ${cost}.`,
    costShare: (share) => `${the(share)} di una vittoria`,
    right: 'Giusto!',
    unrated: 'Il bot esperto vede una scelta migliore.',
    again: (day) => `Questa posizione tornerà: ${day}.`,
    learned: 'Risolta due volte: ormai la sai.',
    next: 'Posizione successiva',
    leave: 'Basta così',
    done: 'Per oggi non c’è altro su cui allenarsi.',
    nextOn: (day) => `Prossima posizione: ${day}.`,
    due: (n) => (n === 1 ? 'Una posizione su cui allenarsi' : `${n} posizioni su cui allenarsi`),
    empty:
      'Dopo una partita lascia che il bot esperto esamini le tue decisioni. Poi potrai allenarti qui su quelle che ti sono costate di più.',
  },
  form: {
    title: 'La tua forma',
    bars: 'Più lunga è una barra, più queste decisioni ti sono costate in tutto.',
    over: (matches) => (matches === 1 ? 'Da una partita.' : `Dalle tue ultime ${matches} partite.`),
    share: (share, decisions) =>
      `${share} di una vittoria perso per decisione (${decisions} ${decisions === 1 ? 'decisione' : 'decisioni'})`,
    points: (points, decisions) =>
      `${points} punti persi per decisione (${decisions} ${decisions === 1 ? 'decisione' : 'decisioni'})`,
    lesson: (title) => `Lezione: ${title}`,
    none: 'Nessuna partita è stata ancora esaminata.',
    play: 'Gioca una partita',
    puzzles: 'Risolvi problemi',
  },
  kinds: {
    turn: 'Lanciare o prendere una coppia',
    pair: 'Accettare o rifiutare',
    reroll: 'Rilanciare',
    coins: 'Monete',
    tiles: 'Tessere Baywatch',
    market: 'Quale tessera, o quali dollari',
    height: 'Dove posare la tessera',
    towels: 'Asciugamani singoli',
    scoring: 'Punteggio extra',
    dial: 'Che cosa puntare',
    spell: 'Conchigliabolo',
    castle: 'Quale castello prendere',
    shells: 'Quali conchiglie prendere',
    build: 'Costruire o aspettare',
    other: 'Altre decisioni',
  },
};
