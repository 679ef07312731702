import type { First } from '../firsts.ts';

/** What is explained in the first match when it happens for the first time. */
export const firsts: readonly First[] = [
  {
    id: 'reveal',
    when: { type: 'reveal' },
    at: ['dials'],
    say: {
      en: 'All dials are revealed at once and served from left to right: singles first, then combinations.',
      de: 'Alle Stellmuscheln werden gleichzeitig aufgedeckt. Bedient wird von links nach rechts: erst Einzelmuscheln, dann Kombinationen.',
      fr: 'Toutes les coquilles sont révélées ensemble. On sert de gauche à droite : d’abord un seul coquillage, puis les combinaisons.',
      it: 'Tutte le puntate si rivelano insieme. Si risolvono da sinistra a destra: prima le conchiglie singole, poi le combinazioni.',
    },
  },
  {
    id: 'short',
    when: { type: 'single', got: false },
    say: {
      en: 'There are not enough shells of that colour for all who wanted one, so nobody gets any. They still fetch a castle each.',
      de: 'Von dieser Farbe reicht es nicht für alle: Niemand bekommt eine. Eine Burg gibt es trotzdem.',
      fr: 'Pas assez de coquillages de cette couleur pour tous : personne n’en reçoit. On récupère quand même un château.',
      it: 'Di quel colore non ce ne sono abbastanza per tutti: nessuno ne riceve. Il castello si prende lo stesso.',
    },
  },
  {
    id: 'fetch',
    when: { type: 'fetch' },
    say: {
      en: 'A castle moved from the heap to its card. From now on it can be built.',
      de: 'Eine Burg kam vom Haufen auf ihre Karte. Von nun an kann sie gebaut werden.',
      fr: 'Un château est passé du tas à sa carte. On peut désormais le construire.',
      it: 'Un castello è passato dal mucchio alla carta. D’ora in poi si può costruire.',
    },
  },
  {
    id: 'clash',
    when: { type: 'clash' },
    at: ['dials'],
    say: {
      en: 'A clash: the same combination set twice. Neither player takes shells; they meet in the shell-spell.',
      de: 'Gleiche Kombination: Niemand nimmt Muscheln. Die Beteiligten treffen sich gleich beim Muschelgetuschel.',
      fr: 'Deux fois la même combinaison : pas de coquillages pour ces joueurs, qui se retrouvent au compromis.',
      it: 'Stessa combinazione: nessuno di loro prende conchiglie. Si ritrovano nel conchigliabolo.',
    },
  },
  {
    id: 'spell',
    when: { type: 'spell' },
    at: ['shells'],
    say: {
      en: 'The shell-spell: each names a colour in secret. Either there is enough for all who named it, or nobody gets one. Then a castle each.',
      de: 'Das Muschelgetuschel: Alle Beteiligten wählen geheim eine Farbe. Es reicht für alle, die sie gewählt haben, oder für niemanden; dazu je eine Burg.',
      fr: 'Le compromis : chacun choisit en secret une couleur. Il y en a assez pour tous ceux qui l’ont choisie, ou personne n’en reçoit ; puis un château chacun.',
      it: 'Il conchigliabolo: ognuno sceglie in segreto un colore. O bastano per tutti quelli che l’hanno scelto, o niente; in più, un castello a testa.',
    },
  },
  {
    id: 'miss',
    when: { type: 'miss' },
    say: {
      en: 'The combination is not there. A consolation trove follows at the end.',
      de: 'Die Kombination ist nicht mehr da. Dafür gibt es gleich einen Trostfund.',
      fr: 'La combinaison n’est plus disponible. Il y aura une compensation à la fin de la manche.',
      it: 'La combinazione non c’è più. Alla fine ci sarà un premio di consolazione.',
    },
  },
  {
    id: 'build',
    when: { type: 'build' },
    say: {
      en: 'The first castle stands. It is worth its groove plus its value, if the sea leaves it alone.',
      de: 'Die erste Burg steht: Sie zählt Rinne plus Wert, wenn das Meer sie in Ruhe lässt.',
      fr: 'Le premier château est debout : il vaut son sillon plus sa valeur, si la mer l’épargne.',
      it: 'Il primo castello è in piedi: vale solco più valore, se il mare lo risparmia.',
    },
  },
  {
    id: 'sweep',
    when: { type: 'sweep' },
    say: {
      en: 'Leftover shells go back into the bag. Nothing stays in the groove.',
      de: 'Was übrig ist, kommt ins Säckchen zurück. In der Rinne bleibt nichts liegen.',
      fr: 'Le reste retourne dans le sac. Rien ne reste dans le sillon.',
      it: 'Il resto torna nel sacchetto. Nel solco non resta nulla.',
    },
  },
  {
    id: 'turn',
    when: { type: 'turn' },
    at: ['forecast'],
    say: {
      en: 'The tide turns. From now on the sea takes one groove a round; the forecast shows which.',
      de: 'Gezeitenwechsel. Von nun an holt sich das Meer jede Runde eine Rinne; die Vorhersage zeigt, welche.',
      fr: 'La marée s’inverse. Désormais, la mer reprend un sillon par manche ; la prévision dit lequel.',
      it: 'La marea cambia. D’ora in poi il mare si riprende un solco a round; la previsione dice quale.',
    },
  },
  {
    id: 'flood',
    when: { type: 'flood' },
    at: ['sea'],
    say: {
      en: 'The sea covers a groove. Castles in it are gone and score nothing.',
      de: 'Das Meer überspült eine Rinne. Burgen darin sind weg und zählen nichts.',
      fr: 'La mer recouvre un sillon. Les châteaux qui s’y trouvent sont perdus et ne rapportent rien.',
      it: 'Il mare copre un solco. I castelli che c’erano sono persi e non danno punti.',
    },
  },
];
