import type { DiceText } from '../en/dice.ts';

export const dice: DiceText = {
  trust: {
    checked: 'Questo dispositivo ha controllato i dadi da sé: sono quelli stabiliti prima della prima mossa.',
    counted: 'Dentro c’è anche il numero casuale del tuo dispositivo.',
    leftOut: 'Il numero casuale del tuo dispositivo non c’è: non è arrivato in tempo al server.',
    rounds: (taken, all) =>
      taken === all
        ? `Il tuo dispositivo ha partecipato a tutti i ${all} tiri.`
        : `Il tuo dispositivo ha partecipato a ${taken} tiri su ${all}.`,
    deal: 'I dadi di questo round erano fissati prima che arrivasse chiunque e sono gli stessi a tutti i tavoli. Il tuo dispositivo ha controllato ogni lancio.',
    unseen:
      'Questo dispositivo non c’era quando il tavolo è stato chiuso. Può controllare solo che ogni lancio derivi dal numero messo sotto chiave.',
    alarm: 'Questi non sono i dadi concordati',
    rolls: 'Un lancio di questa partita non deriva dai numeri messi sotto chiave.',
    findings: {
      'other-match': 'Il server ha consegnato una partita diversa da questa.',
      'commitment-changed':
        'L’impronta del server non è quella mostrata all’inizio. I dadi potrebbero essere stati scelti in seguito.',
      'table-changed': 'Opzioni, posti o impronte non sono quelli fissati alla chiusura del tavolo.',
      'contribution-changed': 'Il server ha sostituito l’impronta del tuo dispositivo con un’altra.',
      'contribution-ignored':
        'Il server ha confermato il numero del tuo dispositivo e poi lo ha lasciato fuori dai dadi.',
      'roll-changed':
        'Il server ha chiesto al tuo dispositivo la sua parte di un tiro in un altro momento della partita rispetto a quanto registrato.',
    },
    proof: 'Salva la prova',
    proofHint:
      'Il file contiene ciò che questo dispositivo ha visto e ciò che il server ha consegnato. Chiunque può confrontarli con tidetable verify.',
    intro: 'Nessuno sceglie i dadi: né il server, né gli altri, né tu. Ecco come funziona, senza matematica.',
    steps: [
      [
        'Il server mette il suo numero sotto chiave',
        'Prima che qualcuno si sieda, il server genera un numero segreto lunghissimo e lo mette sotto chiave. Ne mostra solo l’impronta, una specie di impronta digitale. Nessuno può ricavarne il numero, e nessuno può trovare un altro numero con la stessa impronta. Da quel momento il server è vincolato.',
      ],
      [
        'Il tuo dispositivo aggiunge un numero suo',
        'Appena ti siedi, anche il tuo dispositivo genera un numero segreto e ne mostra solo l’impronta. Lo stesso fanno i dispositivi degli altri. I bot non aggiungono nulla.',
      ],
      [
        'Tutti rivelano insieme',
        'Quando la partita comincia, il tavolo viene chiuso e non si può più cambiare nulla. Solo allora i dispositivi rivelano i loro numeri. Tutti i numeri mescolati insieme formano i dadi. Nessuno li conosceva tutti, quindi nessuno ha potuto scegliere: basta un solo dispositivo onesto.',
      ],
      [
        'Poi il tuo dispositivo controlla',
        'Alla fine il server rivela il suo numero. Il tuo dispositivo ha conservato ciò che gli è stato mostrato e fa da sé il confronto: le impronte coincidono, il suo numero c’è, ogni lancio ne deriva? Se qualcosa non torna, te lo dice forte e chiaro e ti dà una prova da conservare.',
      ],
      [
        'Chi non rivela in tempo',
        'Se un dispositivo ha perso la connessione, il suo numero resta fuori, e tutti possono vederlo. Non c’è nulla da guadagnarci: senza il numero del server nessuno sa se i dadi gli saranno più o meno favorevoli.',
      ],
      [
        'Se nessuno deve poter prevedere',
        'Scegli «Nessuno può prevederli» quando apri un tavolo. Ogni dispositivo prepara allora un’intera catena di numeri e ne rivela un altro per ogni tiro, ma solo quando la mossa precedente non si può più cambiare. Il server non può conoscere un tiro prima che i dispositivi abbiano risposto. Un dispositivo assente non viene atteso; se c’è e non risponde entro cinque secondi, si tira senza di lui, e dopo tre volte definitivamente. Tutti possono vederlo nella partita. Alla fine il tuo dispositivo controlla anche che ogni suo numero sia servito proprio per la mossa per cui era stato chiesto.',
      ],
      [
        'I limiti di questo metodo',
        'Con i dadi sotto chiave dall’inizio, durante la partita il server conosce tutti i numeri, e chi lo gestisce potrebbe sbirciare in anticipo. I suoi bot no: sanno solo ciò che vede un giocatore. Un server d’accordo con più giocatori potrebbe scegliere tra poche serie di dadi lasciando fuori i loro numeri; ma si vedrebbe. Su un solo dispositivo, senza server, c’è soltanto il numero sotto chiave.',
      ],
    ],
    match: 'La fortuna di questa partita',
    history: 'Tutta la fortuna di questo server',
    historyHint: 'Ogni lancio e ogni estrazione di tutte le partite concluse su questo server, per gioco.',
    historyNone: 'Su questo server non è ancora stata conclusa alcuna partita.',
    unreachable: 'Il server al momento non è raggiungibile.',
    reading: 'Come si legge',
    readingHint:
      'Se i dadi sono onesti, in 19 casi su 20 una barra finisce nella sua fascia ombreggiata. Più estrazioni ci sono, più la fascia è stretta. Una barra fuori ogni tanto è normale; molte no.',
    exact: 'Nel dettaglio, per chi vuole ricalcolare: docs/formats/fair-dice.md',
  },
};
