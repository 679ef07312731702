import { figure, helpOf, list, say, steps, table } from './blocks.ts';

export const help = helpOf({
  goal: [
    'Scopo del gioco',
    say(
      'Ognuno ha una sdraio su ciascuna delle sei spiagge e la vuole il più vicino possibile all’acqua. Ma a ogni round arrivano due onde, e una sdraio in acqua non vale niente.',
    ),
    figure('beach', 'Il numero su una sdraio dice quante caselle asciutte la separano dall’acqua.'),
  ],
  setup: [
    'Preparazione',
    list(
      'Ogni spiaggia ha un bar e {length} caselle di sabbia. Tutte le sdraio partono dal bar.',
      'Nel sacchetto ci sono due dadi del colore di ogni spiaggia, tre se si gioca in cinque o sei.',
      'Il tracciato dei dadi ha tante caselle utili quanti i giocatori, più una; in tre e in cinque una tartaruga blocca l’ultima. Il noleggio sdraio parte dalla casella {rental}.',
      'Gli asciugamani vengono mescolati e impilati. Comincia chi ha quello in cima; con l’avvio rapido cominci tu.',
    ),
  ],
  turn: [
    'Un turno',
    steps(
      'Tranne nel primo turno del round, il noleggio scende di una casella; dall’ultima lascia il tracciato. Solo le caselle sopra il noleggio sono accessibili.',
      'Si prende una coppia dal tracciato o si lanciano due dadi pescati dal sacchetto. Se nessuna casella accessibile è libera, bisogna prendere una coppia.',
      'Il lancio si accetta o si rifiuta; si può rifiutare solo se almeno due caselle accessibili sono libere. La coppia rifiutata va sulla prima casella libera in alto, e si pescano e si lanciano due nuovi dadi.',
      'Ogni dado della coppia fa avanzare la propria sdraio sulla spiaggia di quel colore.',
      'L’asciugamano va sulla prima casella libera in alto, i dadi nella riserva, dove restano fino alla fine del round.',
    ),
    figure(
      'track',
      'Coppie e asciugamani riempiono il tracciato dall’alto. Il dado più alto sta a sinistra.',
    ),
    say('Dopo un lancio, nello stesso turno non si può più prendere una coppia dal tracciato.'),
  ],
  reroll: [
    'Rilanciare una coppia presa',
    list(
      'Coppia dalla casella 1: si possono rilanciare uno o entrambi i dadi, una volta sola.',
      'Coppia dalla casella 2: si può rilanciare un dado, una volta sola.',
      'Una coppia presa più in basso resta com’è.',
      'Il nuovo lancio è definitivo.',
    ),
  ],
  move: [
    'Spostare le sdraio',
    list(
      'Una sdraio avanza verso l’acqua di tutto il valore del dado, anche a costo di finirci dentro.',
      'Due dadi dello stesso colore spostano la sdraio della loro somma.',
      'Su una casella possono stare più sdraio. Chi arriva si mette a destra, e chi sta più a destra è più vicino all’acqua.',
      'Una sdraio in acqua può ancora muoversi, e anche uscirne.',
    ),
    figure(
      'space',
      'Tre sdraio su una casella: quella di destra è la più vicina, poi quella in mezzo, poi quella di sinistra.',
    ),
  ],
  round: [
    'La fine del round',
    say(
      'Quando tutti hanno giocato, sul tracciato di solito resta una coppia. Se non ce n’è nessuna, la lancia chi ha giocato per ultimo. Questi dadi portano le onde: una grande di 3 caselle sulla spiaggia del dado di sinistra, una piccola di 2 caselle su quella del dado di destra.',
    ),
    figure(
      'waves',
      'La coppia rimasta porta le onde. Finché ci sono coppie sul tracciato, il tratteggio mostra che cosa inonderebbe ciascuna, con il numero della sua casella.',
    ),
    list(
      'La partita finisce dopo il sesto round, o prima, se dopo le onde c’è una sdraio in acqua.',
      'Altrimenti tutti i dadi tornano nel sacchetto. Chi ha l’asciugamano più in basso sul tracciato comincia il round successivo, chi ha quello in cima gioca per ultimo.',
    ),
  ],
  score: [
    'Conteggio',
    table(
      ['Su ogni spiaggia', '3–4 giocatori', '5–6 giocatori'],
      ['La più vicina all’acqua', '4', '4'],
      ['Seconda', '2', '2'],
      ['Terza', '–', '1'],
      ['Ogni sdraio al bar', '1', '1'],
      ['In acqua', '0', '0'],
    ),
    say(
      'Le sdraio al bar non occupano un posto. Vince chi ha più punti; in caso di pareggio la vittoria è condivisa.',
    ),
  ],
  coins: [
    'Espansione: Monete',
    figure(
      'coins',
      'Sulle prime otto caselle di ogni spiaggia ci sono monete da {coinValues.least} a {coinValues.most}.',
    ),
    list(
      'Chi finisce uno spostamento su una casella con una moneta può prenderla: una per colore in tutta la partita.',
      'Con due dadi dello stesso colore si può avanzare con uno, prendere una moneta e poi avanzare con l’altro.',
      'In acqua, o spinta dallo squalo, una sdraio non prende monete.',
      'Le monete prese restano coperte. Alla fine il totale più alto vale 4 punti, il secondo 2 e, in cinque o sei, il terzo 1. In caso di pareggio decide la moneta nera, poi viola, blu, arancione, gialla, bianca.',
    ),
  ],
  shark: [
    'Espansione: Allarme squali',
    say(
      'A ogni round una spiaggia è in allarme, mai la stessa due volte di seguito. Alla fine del round, prima delle onde, si gira una tessera squalo: la sdraio più vicina all’acqua sulla sabbia di quella spiaggia arretra da {sharkTiles.least} a {sharkTiles.most} caselle, al massimo fino al bar.',
    ),
    figure('shark', 'La bandiera indica la spiaggia, l’anello la sdraio, la freccia fin dove può arretrare.'),
    list(
      'Ci sono sette tessere squalo: {sharkTiles}. Una tessera girata esce dal gioco.',
      'Le sdraio in acqua e al bar sono al sicuro.',
    ),
  ],
  surfer: [
    'Espansione: Surfista',
    say('A ognuno tocca una spiaggia su cui la sua sdraio è un surfista.'),
    figure('surfer', 'Una sdraio con la tavola vuole finire in acqua.'),
    list(
      'In acqua alla fine: 6 punti e il primo posto. La sdraio successiva sulla sabbia vale allora 2 punti e, in cinque o sei, quella dopo 1.',
      'Sulla sabbia: il surfista viene tolto prima del conteggio, 0 punti.',
      'Al bar: 2 punti.',
      'Variante: i surfisti vengono distribuiti coperti; fino alla fine si conosce solo il proprio.',
    ),
  ],
  baywatch: [
    'Espansione: Baywatch',
    say(
      'A ogni round è scoperta una di nove tessere. I dadi della prima coppia giocata restano scoperti. Chi poi gioca una coppia di somma uguale o minore li sostituisce con i propri. Chi ha i dadi scoperti alla fine del round riceve la tessera; nell’ultimo round, invece, 1 punto.',
    ),
    say(
      'Una tessera si usa una volta sola, dal round successivo in poi. In un turno se ne può usare più di una.',
    ),
    figure('tiles', 'Le nove tessere, nell’ordine della tabella qui sotto.'),
  ],
  tiles: [
    'Le nove tessere Baywatch',
    table(
      ['Tessera', 'Effetto', 'Quando'],
      ['Vantaggio', 'Far avanzare una propria sdraio di 1 o 2 caselle.', 'All’inizio di un round'],
      [
        'Salta la fila',
        'Mettere il proprio asciugamano in cima alla pila e giocare subito.',
        'Prima del turno di qualcun altro',
      ],
      ['Dado del bagnino', 'Avanzare con un dado qualsiasi della riserva.', 'Prima del proprio turno'],
      [
        'Noleggio',
        'Far scendere il noleggio di una casella; nel turno seguente non si muove.',
        'Nel proprio turno, prima di accettare',
      ],
      [
        'Scambio',
        'Posare il proprio lancio sul tracciato e prendere un’altra coppia.',
        'Invece di accettare o rifiutare',
      ],
      ['Rilancio', 'Rilanciare un dado della coppia scelta.', 'Dopo la scelta della coppia'],
      ['Cambio colore', 'Un dado conta come un altro colore.', 'Prima di spostare le sdraio'],
      ['Ritocco', 'Ogni dado può contare uno in più o uno in meno.', 'Prima di spostare le sdraio'],
      ['Retromarcia', 'Un dado allontana la sua sdraio dall’acqua.', 'Prima di spostare le sdraio'],
    ),
    say('Cambio colore, Ritocco e Retromarcia cambiano solo lo spostamento: i dadi restano quelli che sono.'),
  ],
  figures: [
    'Valori ricostruiti',
    say(
      'Le immagini del regolamento non erano disponibili. Questi valori vengono da recensioni, dalla logica o sono una nostra ricostruzione; chi possiede la scatola può correggerli, tutti tranne il numero di caselle del tracciato dei dadi e l’ultima riga, nelle opzioni di un nuovo tavolo.',
    ),
    list(
      'Le {length} caselle di ogni spiaggia.',
      'La partenza del noleggio dalla casella {rental} e il numero di caselle del tracciato dei dadi.',
      'I valori da {coinValues.least} a {coinValues.most} delle monete e quelli delle sette tessere squalo.',
      'Che i dadi da rilanciare si indicano insieme, che il Dado del bagnino può essere qualsiasi dado della riserva e che uno squalo non fa prendere monete.',
    ),
  ],
  credits: [
    'Crediti',
    say('High Tide è un gioco di Dirk Henn, pubblicato da Queen Games nel 2016.'),
    say(
      'Tidetable è un progetto indipendente, senza legami con autore o editore. Testi e disegni sono nostri.',
    ),
  ],
});
