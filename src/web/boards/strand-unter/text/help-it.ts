import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'Scopo del gioco',
    blocks: [
      {
        type: 'figure',
        name: 'beach',
        caption: 'Più un castello è vicino al mare, più vale, e prima sparisce.',
      },
      {
        type: 'text',
        text: 'Con la bassa marea il mare scopre un solco della spiaggia dopo l’altro, con l’alta marea se li riprende. Si raccolgono conchiglie dove sta il piovanello, e con le conchiglie si costruiscono castelli di sabbia. Alla fine conta quello che resta in piedi: il valore del castello più il numero del suo solco.',
      },
      {
        type: 'text',
        text: 'Chi costruisce il suo quarto castello mette fine alla partita. 2–4 giocatori, circa 45 minuti a un tavolo vero.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Preparazione',
    blocks: [
      {
        type: 'list',
        items: [
          'Nel sacchetto ci sono {shells.sum} conchiglie di quattro colori. Si riempiono i solchi da 1 a 8: in quattro giocatori con 9 conchiglie ciascuno, in tre con 8, in due con 5 nei solchi dispari e 6 in quelli pari.',
          'Il mare copre tutto tranne il solco 1, dove sta il piovanello.',
          'Ognuno riceve quattro carte costruzione scoperte, una per ogni valore 0, 1, 2 e 3. Richiedono 4, 5, 6 e 7 conchiglie.',
          'Ognuno ha quattro castelli, uno per valore, che aspettano sul mucchio di sabbia.',
        ],
      },
      {
        type: 'figure',
        name: 'card',
        caption:
          'Una carta costruzione: le conchiglie richieste e la stella marina, un jolly che si paga con una conchiglia qualsiasi. Tratteggiata: manca ancora.',
      },
    ],
  },
  {
    id: 'round',
    title: 'Un round',
    blocks: [
      {
        type: 'steps',
        items: [
          'Raccolta: tutti puntano in segreto, poi si distribuiscono conchiglie e castelli.',
          'Costruzione: ognuno può costruire un castello nel solco del piovanello.',
          'Mare e piovanello: il mare si sposta di un solco, e l’uccello con lui.',
        ],
      },
    ],
  },
  {
    id: 'collect',
    title: 'Raccolta: la conchiglia grande',
    blocks: [
      {
        type: 'figure',
        name: 'dial',
        caption: 'Le dieci puntate nell’ordine in cui si risolvono, da sinistra a destra.',
      },
      {
        type: 'text',
        text: 'Ognuno punta in segreto su una posizione qualsiasi, possibile o no. Tutte le puntate si rivelano insieme e si risolvono da sinistra a destra: precedenza a sinistra. Si raccoglie solo nel solco del piovanello.',
      },
      {
        type: 'table',
        head: ['Puntata', 'Che cosa dà'],
        rows: [
          ['Bianca, grigia, marrone, nera', 'una conchiglia di quel colore e un castello dal mucchio'],
          ['AA', 'due di un colore'],
          ['AB', 'due di colori diversi'],
          ['AAA', 'tre di un colore'],
          ['AAB', 'due di un colore e una di un altro'],
          ['ABC', 'tre di colori diversi'],
          ['TUTTE', 'tutte le conchiglie di un colore a scelta'],
        ],
      },
      {
        type: 'text',
        text: 'Se per il solco non ci sono conchiglie, non si punta: chi ha ancora castelli sul mucchio ne prende uno.',
      },
    ],
  },
  {
    id: 'singles',
    title: 'Conchiglie singole',
    blocks: [
      {
        type: 'list',
        items: [
          'Se le conchiglie di un colore bastano per tutti quelli che l’hanno puntato, ciascuno ne riceve una. Altrimenti nessuno di loro ne riceve, e le conchiglie restano per le puntate più a destra.',
          'Conchiglia o no, ciascuno di loro prende uno dei propri castelli dal mucchio, finché ce ne sono, e lo mette sopra la sua carta: si costruiscono solo castelli già presi.',
          'Le conchiglie singole non portano mai a un conchigliabolo né a un premio di consolazione.',
        ],
      },
    ],
  },
  {
    id: 'combinations',
    title: 'Combinazioni',
    blocks: [
      {
        type: 'list',
        items: [
          'Se ci punta una persona sola, la combinazione si prende per intero, purché in quel momento ci sia. Non ci si può rinunciare. Se ci sono più modi, la scelta è libera.',
          'Se non c’è, non si prende niente, nemmeno una parte. Alla fine arriva un premio di consolazione.',
          'TUTTE fallisce solo in un solco vuoto: anche un’unica conchiglia vale come tutte quelle del suo colore.',
          'Se ci puntano in due o più, nessuno prende niente e tutti loro partecipano al conchigliabolo.',
          'Una combinazione non dà castelli.',
        ],
      },
    ],
  },
  {
    id: 'spell',
    title: 'Il conchigliabolo',
    blocks: [
      { type: 'figure', name: 'spell', caption: 'Due persone hanno puntato sulla stessa combinazione.' },
      {
        type: 'text',
        text: 'C’è un solo conchigliabolo per tutti quelli che hanno puntato sulla stessa combinazione di qualcun altro, anche se le combinazioni doppie sono più d’una e anche se erano impossibili. Si svolge quando tutte le puntate sono state risolte.',
      },
      {
        type: 'steps',
        items: [
          'Ciascuno punta in segreto su uno dei quattro colori; le puntate si rivelano tutte insieme.',
          'Come per le conchiglie singole: o bastano per tutti quelli che hanno scelto quel colore, o nessuno di loro ne riceve.',
          'Poi ciascuno prende un castello dal mucchio, se ce n’è ancora, conchiglia o no.',
        ],
      },
      {
        type: 'text',
        text: 'Se non restano conchiglie, il conchigliabolo dà solo castelli. Chi vi partecipa non riceve premi di consolazione.',
      },
    ],
  },
  {
    id: 'trove',
    title: 'Il premio di consolazione',
    blocks: [
      {
        type: 'figure',
        name: 'trove',
        caption: 'Il forziere accanto a un segno: qui spetta un premio di consolazione.',
      },
      {
        type: 'text',
        text: 'Chi non ha potuto prendere una combinazione riceve un premio di consolazione dopo il conchigliabolo, nell’ordine delle puntate: una conchiglia qualsiasi dal solco o un castello dal mucchio. Se resta solo una delle due cose, quella; altrimenti niente.',
      },
      { type: 'text', text: 'Quello che resta ancora nel solco torna nel sacchetto.' },
    ],
  },
  {
    id: 'build',
    title: 'Costruzione',
    blocks: [
      {
        type: 'list',
        items: [
          'Ognuno può costruire un castello per round, nel solco del piovanello e in nessun altro. In un solco possono stare i castelli di tutti.',
          'Il castello deve essere già stato preso; va bene anche in questo stesso round.',
          'Si paga dal secchiello con le conchiglie esatte della sua carta. La stella marina si paga con una conchiglia qualsiasi.',
          'Le conchiglie tornano nel sacchetto e la carta si gira.',
          'Non c’è un ordine. Chi ha passato può ripensarci se poi qualcun altro costruisce.',
        ],
      },
    ],
  },
  {
    id: 'sea',
    title: 'Bassa marea, cambio, alta marea',
    blocks: [
      {
        type: 'figure',
        name: 'tide',
        caption: 'I round da 1 a 8 portano al solco 8, i round da 9 a 15 riportano al solco 1.',
      },
      {
        type: 'list',
        items: [
          'Bassa marea, round 1–8: dopo ogni round il mare scopre il solco seguente, e il piovanello ci va. Le conchiglie rimesse nel sacchetto ricompaiono solo con l’alta marea.',
          'Cambio della marea, dopo il round 8: il mare si ritira ancora una volta, a seconda di dove stanno i castelli. Se ce n’è uno nel solco 8, l’ultimo visibile è il solco 11; se non ce n’è nell’8 ma ce n’è uno nel 7, il solco 10; altrimenti il solco 9. Il piovanello va nel solco 7, che si riempie di nuovo.',
          'Alta marea, round 9–15: dopo ogni round il mare copre un solco in più e il piovanello si sposta di uno verso riva; il suo solco si riempie di nuovo. I castelli coperti sono distrutti, ma contano ancora come costruiti.',
          'Se il sacchetto non basta, ci sono solo le conchiglie che contiene.',
        ],
      },
      {
        type: 'table',
        head: ['Solco', 'niente in 7 e 8', 'castello in 7', 'castello in 8'],
        rows: [
          ['8', 'dopo il round 10', 'dopo il round 11', 'dopo il round 12'],
          ['7', 'dopo il round 11', 'dopo il round 12', 'dopo il round 13'],
          ['6', 'dopo il round 12', 'dopo il round 13', 'dopo il round 14'],
          ['5', 'dopo il round 13', 'dopo il round 14', 'mai'],
          ['4', 'dopo il round 14', 'mai', 'mai'],
          ['3, 2, 1', 'mai', 'mai', 'mai'],
        ],
      },
      {
        type: 'text',
        text: 'È la previsione accanto alla spiaggia. Dopo il cambio della marea resta solo ciò che è certo.',
      },
    ],
  },
  {
    id: 'score',
    title: 'Fine e punteggio',
    blocks: [
      {
        type: 'text',
        text: 'La partita finisce dopo il round in cui qualcuno ha costruito il quarto castello; contano anche quelli inondati. In quel round tutti possono ancora costruire, ma il mare non si muove più. Altrimenti finisce dopo il round 15.',
      },
      {
        type: 'list',
        items: [
          'Ogni castello ancora in piedi vale il suo valore più il numero del suo solco.',
          'Le conchiglie avanzate si sistemano nel modo migliore sulle carte ancora scoperte, una qualsiasi su ogni stella marina. Ogni conchiglia che non trova posto è sbagliata e costa 1 punto.',
          'Pareggio? Vince chi ha più punti nel solco 8, poi nel solco 7, e così via. Se la parità resta, la vittoria è condivisa.',
        ],
      },
      {
        type: 'figure',
        name: 'score',
        caption: 'Il castello 2 nel solco 6 vale 8. Una conchiglia che non va da nessuna parte costa 1.',
      },
    ],
  },
  {
    id: 'picture',
    title: 'Leggere il disegno',
    blocks: [
      {
        type: 'list',
        items: [
          'Sulla conchiglia grande, +2 dice quante conchiglie darebbe ora una puntata. Un forziere: la combinazione non c’è. Una spunta: completa un castello, che poi si può costruire qui.',
          'Sopra il mare ci sono le puntate, nel loro ordine; i segni mostrano su che cosa ha puntato ciascuno. Una stella: conchigliabolo. Un forziere: premio di consolazione.',
          'Anelli tratteggiati: conchiglie tra cui scegliere. Anelli chiusi: conchiglie che si prenderebbero.',
          'La previsione indica il round dopo il quale il mare copre un solco; il sole vuol dire che resta asciutto.',
          'Sulle carte, le conchiglie tratteggiate sono quelle che mancano. Un tocco sul secchiello mostra le carte degli altri.',
          'La conchiglia barrata dice quante sono al momento le conchiglie sbagliate.',
        ],
      },
    ],
  },
  {
    id: 'hidden',
    title: 'Che cosa è segreto',
    blocks: [
      {
        type: 'text',
        text: 'Le puntate sono segrete finché non si rivelano, e nessuno sa che cosa uscirà dal sacchetto; si vede però chi ha già puntato. Le carte e il numero di conchiglie sono visibili. Tutti vedono quali conchiglie finiscono in un secchiello; poi i colori bisogna ricordarseli. L’opzione Secchielli aperti li mostra sempre.',
      },
    ],
  },
  {
    id: 'figures',
    title: 'Valori ricostruiti',
    blocks: [
      {
        type: 'text',
        text: 'Il regolamento non dice tutto. Questi valori sono ricostruiti; tutti tranne l’ultimo si possono correggere, con la scatola alla mano, quando si apre un tavolo:',
      },
      {
        type: 'list',
        items: [
          'come le {shells.sum} conchiglie si dividono tra i quattro colori (qui {shells}),',
          'l’ordine delle combinazioni sulla conchiglia grande,',
          'quali conchiglie mostrano le carte costruzione,',
          'che ognuno ha un castello di ogni valore, da 0 a 3; questo non si può cambiare.',
        ],
      },
      {
        type: 'text',
        text: 'Deciso da noi, dove il regolamento tace: prendere un castello e un premio di consolazione è obbligatorio, per costruire non c’è un ordine, dopo una costruzione gli altri possono ripensarci, i punteggi negativi restano tali e, se il sacchetto non basta, si riempie fin dove si può.',
      },
    ],
  },
  {
    id: 'credits',
    title: 'Crediti',
    blocks: [
      {
        type: 'text',
        text: 'Strand Unter è un gioco di Christian Raczek, illustrato da Dennis Lohausen, pubblicato da Zoch Verlag nel 2021. Per giocarci a un tavolo vero serve la scatola: lì il mare è un telo.',
      },
      {
        type: 'text',
        text: 'Tidetable è un progetto indipendente, senza legami con autore o editore. Testi e disegni sono nostri.',
      },
    ],
  },
];
