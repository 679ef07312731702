import type { Text } from './en.ts';

/** A number with its article, as it is read aloud: il 12, l’8, l’11, lo 0,5. */
const the = (points: string) =>
  (/^0(?!\d)/.test(points) ? 'lo ' : /^(8|11?(?!\d))/.test(points) ? 'l’' : 'il ') + points;

export const it: Text = {
  player: (n) => `Giocatore ${n}`,
  chance: 'Caso',
  options: 'Opzioni',
  menu: {
    title: 'Tidetable: giochi da spiaggia',
    game: 'Quale gioco?',
    seats: (min, max) => `Quanti posti? Il primo è per una persona. (da ${min} a ${max})`,
    again: 'Scrivi uno dei numeri, oppure q per uscire.',
  },
  play: {
    fair: (commitment) => `Tutti i lanci sono fissati da un seme segreto. L’impegno: ${commitment}`,
    meanwhile: 'Nel frattempo',
    asks: (name, question) => `${name}: ${question}`,
    hint: 'numero: scegliere · u: annullare · s FILE: salvare · ?: aiuto · q: uscire',
    onlyOne: 'Invio: avanti',
    help: [
      'Scrivi il numero di una scelta e premi Invio. Se ce n’è una sola, basta Invio.',
      'u          annulla l’ultima scelta, finché non si lancia o si scopre nulla',
      's FILE     salva la partita; play --resume FILE la riprende, replay FILE la mostra',
      '?          questo aiuto e la posizione a parole',
      'q          esce dalla partita',
    ],
    pick: (most) => `Un numero da 1 a ${most}, per favore; ? per l’aiuto.`,
    unknown: (text) => `«${text}» non è tra le scelte; ? per l’aiuto.`,
    cover: (name) =>
      `La prossima scelta è solo per gli occhi di ${name}. Passa il dispositivo; ${name} preme Invio.`,
    sealed: (name) => `${name} ha scelto; resta segreto finché non hanno scelto tutti.`,
    undone: 'Annullato.',
    saved: (path) => `Salvato: ${path}`,
    notSaved: (reason) => `Non salvato: ${reason}`,
    saveOffer: 'Vuoi salvare? Scrivi un nome di file, o premi solo Invio per uscire senza salvare.',
    left: 'La partita finisce qui, incompiuta.',
    seed: (seed) => `Il seme segreto era ${seed}`,
    check: 'Se salvi la partita, tidetable verify FILE ne ricalcola ogni lancio.',
  },
  refusals: {
    over: 'La partita è finita.',
    'not-your-turn': 'È il turno di qualcun altro.',
    illegal: 'Ora non è possibile.',
    'undo-nothing': 'Non c’è nulla da annullare.',
    'undo-chance': 'Ciò che è stato lanciato o pescato non si annulla.',
    'undo-other': 'Nel frattempo ha deciso qualcun altro.',
    'undo-revealed': 'Ciò che è stato scoperto non si annulla.',
    'undo-over': 'La partita è finita; non si annulla più nulla.',
  },
  result: {
    name: 'Nome',
    score: 'Punti',
  },
  replay: {
    at: (ply, plies) => `Dopo la semimossa ${ply} di ${plies}`,
    seenBy: (name) => `Come la vede ${name}`,
    toAct: (name) => `Turno di ${name}`,
    chance: (outcomes) => `Turno del caso: ${outcomes} esiti possibili`,
    over: 'La partita è finita.',
  },
  verify: {
    yes: (plies) => `Sì: tutte le ${plies} semimosse seguono le regole.`,
    finished: 'La partita è finita e il risultato è giusto.',
    unfinished: 'La partita non è ancora finita.',
    rolls: 'Ogni lancio deriva dal seme, e il seme corrisponde all’impegno.',
    noSeed:
      'Ogni lancio era possibile. Il file non contiene il seme, quindi non si è potuto ricalcolare nessun lancio.',
    noCommitment: 'Ogni lancio deriva dal seme. Il file non riporta un impegno mostrato prima.',
    no: (reason) => `No: ${reason}`,
    wrongPly: (ply, text, reason) => `mossa ${ply}, «${text}»: ${reason}`,
    over: 'la partita era già finita.',
    'not-to-act': 'non era il turno di questo posto.',
    illegal: 'vietato dalle regole.',
    impossible: 'non è un esito possibile.',
    'other-luck': (expected) => `il seme dà «${expected}».`,
    result: 'il risultato nel file non è quello delle sue semimosse.',
    'commitment-differs': 'il seme non è quello dell’impegno.',
    'match-id-missing': 'il file contiene un seme ma nessun identificativo: non se ne ricava alcun lancio.',
    seeds: 'dai semi nel file non si ricava alcun lancio.',
    'opening-differs': 'ciò che un posto ha rivelato non è ciò a cui si era impegnato.',
  },
  seen: {
    agrees: 'Coincide con quanto visto prima del primo lancio.',
    counted: (seat) => `Posto ${seat}: il tuo contributo è nei dadi.`,
    leftOut: (seat) =>
      `Posto ${seat}: il tuo contributo non è stato rivelato in tempo ed è rimasto fuori dai dadi.`,
    'other-match': (_seat) => 'il file è di un’altra partita, non di quella vista.',
    'commitment-changed': (_seat) =>
      'l’impronta nel file non è quella mostrata all’inizio. Il server potrebbe aver scelto i dadi in seguito.',
    'table-changed': (_seat) => 'opzioni, posti o impronte non sono quelli fissati alla chiusura del tavolo.',
    'contribution-changed': (seat) => `posto ${seat}: il server ha sostituito la tua impronta con un’altra.`,
    'contribution-ignored': (seat) =>
      `posto ${seat}: il server ha confermato il tuo contributo e lo ha lasciato fuori dai dadi.`,
    'roll-changed': (seat) =>
      `posto ${seat}: il server ha chiesto la sua parte di un tiro in un altro momento della partita rispetto al file.`,
  },
  review: {
    unfinished: 'La partita non è finita: ecco a che punto è.',
    outcome: { won: 'ha vinto', shared: 'ha condiviso la vittoria', lost: 'non ha vinto' },
    played: {
      better: (rival: string) => `ha scelto meglio di ${rival}`,
      equal: (rival: string) => `ha scelto più o meno bene quanto ${rival}`,
      worse: (rival: string) => `ha sprecato più di ${rival}`,
    },
    luck: {
      good: (points: string) => `e la fortuna ha portato ${the(points)} % di una vittoria`,
      even: (_points: string) => 'e la fortuna è stata neutra',
      bad: (points: string) => `e la sfortuna è costata ${the(points)} % di una vittoria`,
    },
    seat: 'Posto',
    result: 'risultato',
    luckHead: 'fortuna',
    own: 'scelte proprie',
    others: 'scelte altrui',
    clash: 'incrocio',
    corrections: 'non spiegato',
    loss: 'per decisione',
    unit: 'Tutto in percentuale di una vittoria.',
    unitLoss: '«Per decisione» è quanto si è sprecato in media.',
    gate: {
      'no-evaluator': 'Per tavoli come questo l’analisi non ha ancora imparato nulla.',
      'not-measured': 'Le scelte non sono giudicate: con queste opzioni il giudizio non è stato verificato.',
      'not-calibrated':
        'Le scelte non sono giudicate: a tavoli come questo le percentuali non sono ancora affidabili.',
      'corrections-too-large':
        'Le scelte non sono giudicate: a tavoli come questo troppo resta senza spiegazione.',
      'levels-not-ranked':
        'Le scelte non sono giudicate: a tavoli come questo il giudizio non distingue i giocatori migliori dagli altri.',
    },
    turns: 'Punti di svolta',
    turnKind: {
      luck: (_by: string) => 'caso',
      choice: (by: string) => `scelta di ${by}`,
      clash: (_by: string) => 'risposte segrete',
    },
    turn: (ply: number, kind: string, name: string, change: string) =>
      `  mossa ${ply}, ${kind}: ${name} ${change} %`,
    slips: 'Scelte più costose',
    instead: (taken: string, best: string) => `«${taken}» invece di «${best}»`,
    slip: (ply: number, name: string, instead: string, loss: string) =>
      `  mossa ${ply}, ${name}: ${instead}, ${loss} %`,
    reasons: 'Motivi',
    reasonsHint:
      'Le due scelte sono state giocate molte volte fino alla fine, negli stessi mondi e con gli stessi dadi.',
    reason: {
      costliest: (ply, name, taken, other) =>
        `mossa ${ply}, ${name}: «${other}» sarebbe stata migliore di «${taken}».`,
      best: (ply, name, taken, other) => `mossa ${ply}, ${name}: «${taken}» era migliore di «${other}».`,
    },
    curve: 'Quota di vittoria di ciascuno dopo ogni mossa',
    ply: 'Mossa',
  },
  sim: {
    title: (game, games, seed) => `${game}: ${games} partite, seme ${seed}`,
    seat: 'Posto',
    wins: 'vittorie',
    share: 'quota',
    score: 'punti',
    interval: '95 %',
    to: 'a',
    spread: 'dev. std.',
    range: 'da/a',
    breakdown: 'Da dove vengono i punti',
    length: 'Lunghezza in semimosse',
    reasons: 'Come sono finite le partite',
    speed: (seconds, games, decisions) =>
      `${seconds} s, ${games} partite e ${decisions} decisioni al secondo`,
    checked: 'Ogni semimossa ha rispettato il contratto.',
    wrong: (seed, game, ply) => `Sbagliato: seme ${seed}, partita ${game}, semimossa ${ply}`,
  },
  tournament: {
    title: (game, seed) => `${game}: torneo, seme ${seed}`,
    hero: 'Eroe',
    against: 'contro',
    players: 'giocatori',
    options: 'opzioni',
    games: 'partite',
    fair: 'alla pari',
    aim: 'obiettivo',
    base: 'gioco base',
    above: 'meglio',
    below: 'peggio',
    ms: 'ms per decisione',
    adjusted: 'senza fortuna',
    saved: 'partite risparmiate',
    byBlocks: 'intervallo per blocchi',
    fewer: 'volte meno partite',
  },
  lab: {
    title: (game, bot, games, seed) =>
      `${game}: quanto è equilibrato, ${games} partite di ${bot} per riga, seme ${seed}`,
    setting: 'Impostazione',
    margin: 'distacco',
    leads: 'cambi in testa',
    length: 'durata',
    gap: 'divario tra posti',
    luck: 'quota della fortuna',
  },
};
