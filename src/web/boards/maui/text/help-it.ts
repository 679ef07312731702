import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'Scopo del gioco',
    blocks: [
      {
        type: 'text',
        text: 'Ognuno riempie di tessere asciugamani, da sinistra a destra, una spiaggia di 12 colonne. Chi mette motivi uguali uno accanto all’altro avanza sui tracciati segnapunti. Si guadagna di più ai bordi, sotto gli alberi e vicino all’oceano, dove però le tessere rischiano di sporgere.',
      },
      {
        type: 'figure',
        name: 'tile',
        caption:
          'Una tessera ha tre sezioni. I motivi sono cinque: strisce, pesci, onde, ibisco e tartarughe.',
      },
      { type: 'text', text: 'Le tessere non si girano mai e tutti le vedono nello stesso verso.' },
    ],
  },
  {
    id: 'setup',
    title: 'Preparazione',
    blocks: [
      {
        type: 'list',
        items: [
          'Nel mercato ci sono sei tessere, in due righe da tre. Accanto a ogni riga c’è un dollaro della sabbia.',
          'Ognuno ha un dollaro della sabbia e una tessera iniziale nelle righe da 3 a 5 della pedana.',
          'Ognuno mescola i suoi otto ombrelloni e li mette scoperti sulle loro caselle.',
          'Sulla casella 7 delle strisce ci sono asciugamani singoli azzurri, sulla 8 dei pesci quelli arancioni: due per colore, uno solo se si gioca in due.',
          'Si estrae a sorte chi comincia; con l’avvio rapido cominci tu.',
        ],
      },
    ],
  },
  {
    id: 'turn',
    title: 'Un turno',
    blocks: [
      {
        type: 'text',
        text: 'Nel proprio turno si prende una tessera e la si posa, oppure si prendono tutti i dollari della sabbia accanto a una riga.',
      },
      {
        type: 'figure',
        name: 'market',
        caption:
          'La tessera accanto ai dollari è gratis, la seguente costa 1, l’ultima 2. Poi la riga scorre verso i dollari.',
      },
      {
        type: 'list',
        items: [
          'Il prezzo si aggiunge ai dollari accanto alla stessa riga. Prima o poi qualcuno li prenderà.',
          'La nuova tessera entra dal lato caro e si vede prima di posare quella presa. Perciò prendere una tessera non si può annullare.',
          'Si può prendere solo una tessera che si può pagare e posare.',
          'Chi non può posare niente deve prendere dollari della sabbia.',
        ],
      },
    ],
  },
  {
    id: 'place',
    title: 'Posare una tessera',
    blocks: [
      {
        type: 'text',
        text: 'La tessera va nella prossima colonna, a qualsiasi altezza, purché almeno una delle sue sezioni stia, nella stessa riga, accanto allo stesso motivo della tessera precedente.',
      },
      {
        type: 'figure',
        name: 'match',
        caption:
          'Onde accanto a onde, pesci accanto a pesci: due corrispondenze. Ognuna fa avanzare il proprio segnalino.',
      },
      {
        type: 'steps',
        items: [
          'La tessera viene posata.',
          'Sopra si possono stendere asciugamani singoli.',
          'Ogni sezione che sporge riceve un gettone penalità.',
          'L’ombrellone della colonna ha effetto se la tessera lo copre.',
          'Si contano le corrispondenze.',
        ],
      },
      {
        type: 'figure',
        name: 'rows',
        caption: 'Passi per corrispondenza, riga per riga: {rowSteps}.',
      },
    ],
  },
  {
    id: 'overhang',
    title: 'Sporgere',
    blocks: [
      {
        type: 'text',
        text: 'Una o due sezioni possono sporgere verso gli alberi o l’oceano. Ognuna riceve un gettone penalità, che alla fine costa {penalty|punto|punti}, e non può combaciare con la tessera successiva.',
      },
      {
        type: 'figure',
        name: 'overhang',
        caption:
          'Le onde combaciano nella riga 6; la sezione in basso è in acqua e costa {penalty|punto|punti}.',
      },
      { type: 'text', text: 'I gettoni sono 20, ma non sono un limite: se finiscono, si usa qualcos’altro.' },
    ],
  },
  {
    id: 'tracks',
    title: 'I tracciati segnapunti',
    blocks: [
      {
        type: 'text',
        text: 'Ogni corrispondenza fa avanzare il segnalino del suo motivo di tanti passi quanti ne indica la riga. Un segnalino ancora fuori entra: con 2 passi sulla casella 2. Sull’ultima casella si ferma.',
      },
      {
        type: 'figure',
        name: 'tracks',
        caption: 'Chi raggiunge o supera una casella decorata ne prende un asciugamano singolo, se ne resta.',
      },
      {
        type: 'text',
        text: 'Ogni segnalino ne dà uno solo: se in quel momento non ce ne sono più, non se ne riceve nemmeno dopo.',
      },
    ],
  },
  {
    id: 'umbrellas',
    title: 'Ombrelloni',
    blocks: [
      { type: 'figure', name: 'umbrellas', caption: 'Perla bianca, perla rosa e i due punteggi extra.' },
      {
        type: 'list',
        items: [
          'Perla: si tiene. Alla fine le perle dello stesso colore contano insieme.',
          'Punteggio extra: uno dei due segnalini mostrati avanza subito di {extraSteps|passo|passi}, prima del conteggio della tessera. Non deve essere alla fine del suo tracciato; se lo sono entrambi, non ha effetto.',
          'Un ombrellone che la tessera della sua colonna non copre esce dal gioco.',
        ],
      },
      { type: 'figure', name: 'pearls', caption: 'Una, due o tre perle di un colore: 2, 5 o 9 punti.' },
    ],
  },
  {
    id: 'towels',
    title: 'Asciugamani singoli',
    blocks: [
      {
        type: 'text',
        text: 'Subito dopo aver posato una tessera si possono stendere asciugamani singoli sulle sue sezioni, anche più d’uno. Da allora la sezione mostra il motivo dell’asciugamano: azzurro le onde, arancione l’ibisco.',
      },
      { type: 'figure', name: 'towels', caption: 'Un asciugamano singolo cambia una sezione per sempre.' },
      {
        type: 'list',
        items: [
          'Può permettere di posare la tessera, aggiungere una corrispondenza o preparare il turno successivo.',
          'Deve cambiare il motivo della sua sezione e stare nella griglia, uno per sezione.',
          'Se la tessera combacia si guarda dopo aver steso tutti gli asciugamani.',
          'Un asciugamano ottenuto in questo turno non si può usare in questo turno.',
        ],
      },
    ],
  },
  {
    id: 'substitute',
    title: 'Turno sostitutivo',
    blocks: [
      {
        type: 'text',
        text: 'Chi non può posare niente, se al mercato non ci sono dollari della sabbia, prende gratis una tessera qualsiasi e la posa nelle righe da 3 a 5 della prossima colonna. Non deve combaciare e non dà punti; non si stendono asciugamani, e l’ombrellone o il granchio della colonna va via senza effetto. Vale come tessera posata.',
      },
      {
        type: 'text',
        text: 'Se una tessera si può posare solo con l’aiuto di un asciugamano singolo in mano, vale comunque come possibile.',
      },
    ],
  },
  {
    id: 'end',
    title: 'Fine e punteggio finale',
    blocks: [
      {
        type: 'text',
        text: 'Quando qualcuno ha posato la dodicesima tessera, il round si gioca fino in fondo, così tutti hanno lo stesso numero di turni.',
      },
      {
        type: 'table',
        head: ['Che cosa', 'Punti'],
        rows: [
          ['Tracciati', 'il valore della casella di ogni segnalino'],
          ['Perle di un colore', '2, 5 o 9'],
          ['Dollari della sabbia', '1 ciascuno'],
          ['Gettoni penalità', '−{penalty} ciascuno'],
          ['Granchi', 'da −{crabValues.least} a −{crabValues.most} ciascuno'],
        ],
      },
      {
        type: 'text',
        text: 'In caso di pareggio vince chi ha posato meno tessere, poi chi ha più dollari della sabbia, poi chi gioca più tardi nell’ordine di turno.',
      },
    ],
  },
  {
    id: 'crabs',
    title: 'Variante dei granchi',
    blocks: [
      {
        type: 'text',
        text: 'Le spiagge mostrano il lato granchi: sette granchi coperti, i due punteggi extra scoperti, niente perle.',
      },
      {
        type: 'figure',
        name: 'crabs',
        caption:
          'Un granchio su cui finisce una tessera si scopre dopo il conteggio. Blocca la sua sezione e costa il suo valore.',
      },
      {
        type: 'list',
        items: [
          'Ognuno ha sette granchi, che costano {crabValues} punti.',
          'Una sezione con un granchio non può combaciare con la tessera successiva.',
          'Sulla sezione sopra un granchio si può stendere un asciugamano singolo: vale in questo turno, poi il granchio ci sale sopra.',
          'Un granchio su cui non finisce nessuna tessera se ne va senza essere visto.',
        ],
      },
    ],
  },
  {
    id: 'long',
    title: 'Partita lunga',
    blocks: [
      {
        type: 'text',
        text: 'Prima il gioco base, poi la variante dei granchi sull’altro lato delle spiagge; i tracciati sono lunghi il doppio fin dall’inizio.',
      },
      {
        type: 'list',
        items: [
          'Il primo punteggio finale dice solo chi comincia la seconda metà: chi ha meno punti.',
          'Restano segnalini, dollari della sabbia (anche quelli del mercato), perle, asciugamani singoli non stesi e gettoni penalità.',
          'Tutte le tessere tornano nel sacchetto, gli asciugamani stesi escono dal gioco, niente resta bloccato. Mercato e tessere iniziali si pescano di nuovo.',
          'Le caselle decorate non si riforniscono. Ognuno ha i due punteggi extra del lato granchi.',
          'Decide il secondo punteggio finale. In caso di pareggio conta la seconda metà.',
        ],
      },
    ],
  },
  {
    id: 'figures',
    title: 'Valori ricostruiti',
    blocks: [
      {
        type: 'text',
        text: 'Le immagini del regolamento non erano disponibili. Questi valori vengono da recensioni, dalla logica o sono una nostra ricostruzione; chi possiede la scatola può correggerli, tutti tranne i motivi e le tessere, nelle opzioni di un nuovo tavolo.',
      },
      {
        type: 'list',
        items: [
          'I passi di ogni riga, i valori e la lunghezza dei tracciati, la loro prolunga nella partita lunga. I valori dei tracciati possono anche essere ripidi.',
          'I motivi ibisco e tartarughe, e che ogni sequenza di tre motivi esiste una volta sola.',
          'Che cosa mostrano gli asciugamani singoli e i punteggi extra, e che un punteggio extra vale {extraSteps|passo|passi}.',
          'Dove stanno ombrelloni e granchi, quanti granchi ci sono di ogni valore, quanto costa un gettone penalità.',
        ],
      },
    ],
  },
  {
    id: 'credits',
    title: 'Crediti',
    blocks: [
      {
        type: 'text',
        text: 'Maui è un gioco di Grégoire Largey, Frank Crittin e Sébastien Pauchon, pubblicato da Next Move Games nel 2022.',
      },
      {
        type: 'text',
        text: 'Tidetable è un progetto indipendente, senza legami con autori o editore. Testi e disegni sono nostri.',
      },
    ],
  },
];
