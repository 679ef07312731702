import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'Di che cosa si tratta',
    blocks: [
      {
        type: 'figure',
        name: 'beach',
        caption: 'Più un castello è vicino al mare, più conta, e prima sparisce.',
      },
      {
        type: 'text',
        text: 'Con la bassa marea il mare scopre un solco della spiaggia dopo l’altro, con l’alta marea se li riprende. Tutti raccolgono conchiglie dove sta il piovanello e ne costruiscono castelli di sabbia. Alla fine conta quello che resta in piedi: il valore del castello più il numero del suo solco.',
      },
      {
        type: 'text',
        text: 'Chi costruisce il quarto castello termina la partita. 2–4 giocatori, circa 45 minuti a un tavolo vero.',
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
          'Nel sacchetto ci sono 80 conchiglie di quattro colori. Con queste si riempiono i solchi da 1 a 8: 9 conchiglie ciascuno in quattro giocatori, 8 in tre; in due, 5 nei solchi dispari e 6 nei pari.',
          'Il mare copre tutto tranne il solco 1, dove sta il piovanello.',
          'Tutti ricevono quattro carte costruzione scoperte, una per ogni valore 0, 1, 2 e 3. Richiedono 4, 5, 6 e 7 conchiglie.',
          'Tutti hanno quattro castelli, uno per valore; aspettano sul mucchio di sabbia.',
        ],
      },
      {
        type: 'figure',
        name: 'card',
        caption:
          'Una carta costruzione: conchiglie fisse e la stella marina, un jolly che qualsiasi conchiglia paga. Tratteggiata: manca ancora.',
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
          'Costruzione: tutti possono costruire un castello nel solco del piovanello.',
          'Mare e piovanello: la marea avanza di un solco, e così l’uccello.',
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
        caption: 'Le dieci puntate nell’ordine in cui vengono servite, da sinistra a destra.',
      },
      {
        type: 'text',
        text: 'Tutti puntano in segreto su una posizione qualsiasi, possibile o no. Tutte le puntate si rivelano insieme e si risolvono da sinistra a destra: precedenza a sinistra. Si raccoglie solo nel solco del piovanello.',
      },
      {
        type: 'table',
        head: ['Puntata', 'Porta'],
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
        text: 'Se per il solco non ci sono conchiglie, non si punta e chi ha ancora un castello sul mucchio ne prende uno.',
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
          'Conchiglia o no, ciascuno di loro prende uno dei propri castelli dal mucchio, finché ce n’è. Si mette sopra la sua carta: si costruiscono solo castelli presi.',
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
          'Puntata da una persona sola: la combinazione si prende per intero, se in quel momento c’è. Non si può rinunciare. Se ci sono più modi, la scelta è libera.',
          'Non c’è: non si prende niente, nemmeno una parte. Alla fine c’è un premio di consolazione.',
          'TUTTE fallisce solo in un solco vuoto: anche l’ultima conchiglia è tutte quelle del suo colore.',
          'Puntata da due o più: nessuno prende niente. Tutti partecipano al conchigliabolo.',
          'Una combinazione non porta castelli.',
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
        text: 'C’è un solo conchigliabolo per tutti quelli che hanno una combinazione in comune con qualcuno, anche se sono combinazioni diverse, e anche se erano impossibili. Arriva quando tutte le puntate sono state servite.',
      },
      {
        type: 'steps',
        items: [
          'Ciascuno punta in segreto su uno dei quattro colori; si rivelano tutti insieme.',
          'Come per le conchiglie singole: bastano per tutti quelli di quel colore, o nessuno di loro ne riceve.',
          'Poi ciascuno prende un castello dal mucchio, se ce n’è ancora, conchiglia o no.',
        ],
      },
      {
        type: 'text',
        text: 'Se non restano conchiglie, il conchigliabolo porta solo castelli. Chi vi partecipa non riceve premi di consolazione.',
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
      { type: 'text', text: 'Quello che dopo è ancora nel solco torna nel sacchetto.' },
    ],
  },
  {
    id: 'build',
    title: 'Costruzione',
    blocks: [
      {
        type: 'list',
        items: [
          'Tutti possono costruire un castello per round, nel solco del piovanello e in nessun altro. In un solco possono stare i castelli di tutti.',
          'Il castello deve essere stato preso; va bene anche in questo round.',
          'Si paga dal secchiello con le conchiglie esatte della sua carta. Qualsiasi conchiglia paga la stella marina.',
          'Le conchiglie tornano nel sacchetto e la carta si gira.',
          'Non c’è un ordine. Chi ha rifiutato può ripensarci appena qualcun altro costruisce.',
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
          'Bassa marea, round 1–8: dopo ogni round il mare scopre il solco seguente, e il piovanello ci va. Le conchiglie tornate nel sacchetto ricompaiono solo con l’alta marea.',
          'Cambio della marea, dopo il round 8: il mare si ritira ancora una volta, secondo dove stanno i castelli. Un castello nel solco 8: l’ultimo visibile è il solco 11. Nessuno in 8, ma uno in 7: il solco 10. Nessuno nei due: il solco 9. Il piovanello va nel solco 7, che si riempie di nuovo.',
          'Alta marea, round 9–15: dopo ogni round il mare copre un solco in più e il piovanello si sposta di uno verso riva; il suo solco si riempie di nuovo. I castelli coperti sono distrutti. Contano ancora come costruiti.',
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
        text: 'È la previsione accanto alla spiaggia. Dopo il cambio della marea ne resta solo ciò che è certo.',
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
          'Ogni castello ancora in piedi conta il suo valore più il numero del suo solco.',
          'Le conchiglie avanzate si mettono nel modo migliore sulle carte ancora scoperte, una qualsiasi su ogni stella marina. Ogni conchiglia che non trova posto è sbagliata e costa 1 punto.',
          'Pareggio? Decidono più punti nel solco 8, poi nel solco 7, e così via. Ancora pari: vittoria condivisa.',
        ],
      },
      {
        type: 'figure',
        name: 'score',
        caption: 'Il castello 2 nel solco 6 conta 8. Una conchiglia che non va da nessuna parte costa 1.',
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
          'Sulla conchiglia grande +2 dice quante conchiglie porterebbe ora una puntata. Un forziere: non c’è. Una spunta: completa un castello, che poi si può costruire qui.',
          'Sopra il mare le puntate stanno nel loro ordine; i segni mostrano su che cosa ciascuno ha puntato. Una stella: conchigliabolo. Un forziere: premio di consolazione.',
          'Anelli tratteggiati: conchiglie tra cui scegliere. Anelli chiusi: conchiglie che si prenderebbero.',
          'La previsione nomina il round dopo il quale il mare copre un solco; un sole vuol dire che resta asciutto.',
          'Sulle carte mancano le conchiglie tratteggiate. Un tocco sul secchiello mostra le carte degli altri.',
          'Una conchiglia barrata conta le conchiglie sbagliate in questo momento.',
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
        text: 'Segrete sono le puntate finché non si rivelano, e quello che esce dal sacchetto; si vede però chi ha già puntato. Le carte e il numero di conchiglie sono visibili. Tutti vedono quali conchiglie finiscono in un secchiello; poi i colori bisogna ricordarseli. L’opzione secchielli aperti li mostra sempre.',
      },
    ],
  },
  {
    id: 'figures',
    title: 'Valori ricostruiti',
    blocks: [
      {
        type: 'text',
        text: 'Il regolamento non dice tutto. Questi valori sono ricostruiti; tutti tranne l’ultimo si possono correggere dalla scatola quando si apre un tavolo:',
      },
      {
        type: 'list',
        items: [
          'come le 80 conchiglie si dividono tra i quattro colori (qui 20 ciascuno),',
          'l’ordine delle combinazioni sulla conchiglia grande,',
          'quali conchiglie mostrano le carte costruzione,',
          'che ogni persona ha un castello di ogni valore, da 0 a 3; questo non si può cambiare.',
        ],
      },
      {
        type: 'text',
        text: 'Deciso da noi, dove il regolamento tace: prendere un castello e un premio di consolazione è obbligatorio, nessuno costruisce per primo, una costruzione lascia ripensare gli altri, i punteggi negativi restano, e un sacchetto scarso riempie quel che può.',
      },
    ],
  },
  {
    id: 'credits',
    title: 'Riconoscimenti',
    blocks: [
      {
        type: 'text',
        text: 'Strand Unter è un gioco di Christian Raczek, illustrato da Dennis Lohausen, pubblicato da Zoch Verlag nel 2021. Per giocarci a un tavolo vero bisogna comprarlo: lì il mare è un telo.',
      },
      {
        type: 'text',
        text: 'Tidetable è un progetto indipendente, senza legami con autore o editore. Testi e disegni sono nostri.',
      },
    ],
  },
];
