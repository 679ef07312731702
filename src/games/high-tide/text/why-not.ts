import type { Language } from '../../../engine/words.ts';
import type { WhyNotCode } from '../choices/why-not.ts';

type Sentences = { readonly [C in WhyNotCode]: (n: number) => string };

export const whyNotTexts: { readonly [L in Language]: Sentences } = {
  en: {
    over: () => 'The match is over.',
    notYourTurn: () => 'It is somebody else’s turn. What you see is what has been decided so far.',
    acceptFirst: (n) =>
      `Chairs move by themselves: accept the pair, and this one goes ${n} ${n === 1 ? 'space' : 'spaces'}.`,
    noDie: () => 'No die shows the colour of this beach, so nothing moves here now.',
    othersChair: () => 'That is somebody else’s chair. Only your own chairs move on your turn.',
    rollFirst: () => 'There are no dice yet: roll, or take a pair from the track.',
    decideFirst: () => 'You have already rolled: accept this pair or decline it first.',
    mustTake: () => 'No usable space is free, so you have to take a pair from the track.',
    emptySpace: () => 'This space is empty. Declined pairs and towels fill the track from the top down.',
    towel: () => 'A towel lies here: somebody’s turn is over. It stays until the round ends.',
    rentalHere: (n) =>
      `The rental stands here. Only the ${n === 1 ? 'one space' : `${n} spaces`} above it can be used now.`,
    belowRental: (n) =>
      `This space is below the rental: only ${n === 1 ? 'space 1 is' : `spaces 1 to ${n} are`} open now.`,
    rolledAlready: () => 'Once you have rolled, you cannot take a pair from the track in the same turn.',
    pool: () => 'These dice have been used. They stay out until the round ends.',
    coins: () => 'You can take a coin only when your chair ends its move on it, and only one of each colour.',
    shark: () => 'The shark comes by itself when the round ends, before the waves.',
    prize: () => 'Whoever has the open dice when the round ends gets this tile.',
  },
  de: {
    over: () => 'Die Partie ist vorbei.',
    notYourTurn: () => 'Jemand anders ist am Zug. Du siehst, was bisher entschieden wurde.',
    acceptFirst: (n) =>
      `Stühle rücken von selbst: Akzeptiere das Paar, dann rückt dieser ${n} ${n === 1 ? 'Feld' : 'Felder'} vor.`,
    noDie: () => 'Kein Würfel zeigt die Farbe dieses Strandes, also bewegt sich hier nichts.',
    othersChair: () => 'Das ist ein fremder Liegestuhl. In deinem Zug rücken nur deine eigenen.',
    rollFirst: () => 'Noch liegen keine Würfel da: Würfle oder nimm ein Paar von der Leiste.',
    decideFirst: () => 'Du hast schon gewürfelt: Akzeptiere dieses Paar erst oder lehne es ab.',
    mustTake: () => 'Kein nutzbares Feld ist frei, darum musst du ein ausliegendes Paar nehmen.',
    emptySpace: () =>
      'Auf diesem Feld liegt nichts. Abgelehnte Paare und Handtücher kommen hierher, von oben nach unten.',
    towel: () => 'Hier liegt ein Handtuch: Wem es gehört, war schon dran. Es bleibt bis zum Rundenende.',
    rentalHere: (n) =>
      `Hier steht der Verleih. Nutzbar ${n === 1 ? 'ist jetzt nur das eine Feld' : `sind jetzt nur die ${n} Felder`} darüber.`,
    belowRental: (n) =>
      `Dieses Feld liegt unter dem Verleih: Jetzt ${n === 1 ? 'zählt nur Feld 1' : `zählen nur die Felder 1 bis ${n}`}.`,
    rolledAlready: () => 'Wer gewürfelt hat, kann in diesem Zug nicht zu einem ausliegenden Paar zurück.',
    pool: () => 'Diese Würfel sind verbraucht. Sie ruhen bis zum Rundenende.',
    coins: () =>
      'Eine Münze bekommst du nur, wenn dein eigener Stuhl auf ihrem Feld anhält, und von jeder Farbe nur eine.',
    shark: () => 'Der Hai kommt von selbst am Rundenende, noch vor den Wellen.',
    prize: () => 'Wer am Rundenende die offenen Würfel hat, bekommt dieses Plättchen.',
  },
  fr: {
    over: () => 'La partie est finie.',
    notYourTurn: () => 'C’est au tour de quelqu’un d’autre. Tu vois ce qui est déjà décidé.',
    acceptFirst: (n) =>
      `Les transats avancent tout seuls : accepte la paire, et celui-ci avancera de ${n} ${n === 1 ? 'case' : 'cases'}.`,
    noDie: () => 'Aucun dé n’est de la couleur de cette plage : rien ne bouge ici.',
    othersChair: () => 'Ce transat n’est pas à toi. À ton tour, seuls les tiens avancent.',
    rollFirst: () => 'Il n’y a pas encore de dés : lance, ou prends une paire de la piste.',
    decideFirst: () => 'Tu as déjà lancé : commence par accepter ou refuser cette paire.',
    mustTake: () => 'Aucune case accessible n’est libre : tu dois prendre une paire de la piste.',
    emptySpace: () =>
      'Cette case est vide. Les paires refusées et les serviettes remplissent la piste de haut en bas.',
    towel: () =>
      'Une serviette est posée ici : ce tour a été joué. Elle reste là jusqu’à la fin de la manche.',
    rentalHere: (n) =>
      `Le loueur est ici. ${n === 1 ? 'Seule la case' : `Seules les ${n} cases`} au-dessus ${n === 1 ? 'est accessible' : 'sont accessibles'} pour l’instant.`,
    belowRental: (n) =>
      `Cette case est sous le loueur : ${n === 1 ? 'seule la case 1 est accessible' : `seules les cases 1 à ${n} sont accessibles`} pour l’instant.`,
    rolledAlready: () => 'Après un lancer, on ne peut plus prendre une paire de la piste pendant ce tour.',
    pool: () => 'Ces dés ont déjà servi. Ils restent de côté jusqu’à la fin de la manche.',
    coins: () => 'Pour prendre une pièce, il faut y arrêter son transat ; une seule par couleur.',
    shark: () => 'Le requin vient de lui-même en fin de manche, avant les vagues.',
    prize: () => 'Cette tuile ira à qui aura les dés exposés en fin de manche.',
  },
  it: {
    over: () => 'La partita è finita.',
    notYourTurn: () => 'È il turno di qualcun altro. Qui vedi ciò che è stato deciso finora.',
    acceptFirst: (n) =>
      `Le sdraio avanzano da sole: accetta la coppia e questa avanza di ${n} ${n === 1 ? 'casella' : 'caselle'}.`,
    noDie: () => 'Nessun dado ha il colore di questa spiaggia: qui non si muove nulla.',
    othersChair: () => 'Questa sdraio non è tua. Nel tuo turno avanzano solo le tue.',
    rollFirst: () => 'Non ci sono ancora dadi: lancia, o prendi una coppia dal tracciato.',
    decideFirst: () => 'Hai già lanciato: prima accetta questa coppia o rifiutala.',
    mustTake: () => 'Nessuna casella accessibile è libera: devi prendere una coppia dal tracciato.',
    emptySpace: () =>
      'Su questa casella non c’è nulla. Qui finiscono le coppie rifiutate e gli asciugamani, dall’alto in basso.',
    towel: () => 'Qui c’è un asciugamano: quel turno è finito. Resta fino alla fine del round.',
    rentalHere: (n) =>
      `Qui c’è il noleggio. Ora ${n === 1 ? 'si usa solo la casella' : `si usano solo le ${n} caselle`} sopra.`,
    belowRental: (n) =>
      `Questa casella è sotto il noleggio: ora ${n === 1 ? 'conta solo la casella 1' : `contano solo le caselle da 1 a ${n}`}.`,
    rolledAlready: () => 'Chi ha lanciato non può più prendere una coppia dal tracciato nello stesso turno.',
    pool: () => 'Questi dadi sono già stati usati: restano fuori fino alla fine del round.',
    coins: () => 'Puoi prendere una moneta solo se la tua sdraio si ferma lì, una per colore.',
    shark: () => 'Lo squalo arriva da solo a fine round, prima delle onde.',
    prize: () => 'Chi ha i dadi scoperti a fine round riceve questa tessera.',
  },
};
