import { help } from './help-it.ts';
import type { StrandText } from './labels.ts';

const colours = ['bianche', 'grigie', 'marroni', 'nere'];
/** The same of one shell. */
const one = ['bianca', 'grigia', 'marrone', 'nera'];

export const text: StrandText = {
  help,
  labels: {
    codes: ['', '', '', '', 'AA', 'AB', 'AAA', 'AAB', 'ABC', 'TUTTE'],
    singles: 'Conchiglia e castello',
    combinations: 'Solo conchiglie',
    legend: {
      shells: 'conchiglie da prendere ora',
      castle: 'e un castello dal mucchio',
      trove: 'ora non c’è: in cambio una conchiglia o un castello',
      completes: 'basta per costruire un castello',
    },

    alone: 'Se nessun altro ci punta',
    together: 'Se ci punta anche qualcun altro',
    shellAndCastle: '1 conchiglia e un castello',
    shellOnly: '1 conchiglia; nessun castello sul mucchio',
    castleOnly: 'qui non ce ne sono: solo un castello',
    nothing: 'niente',
    enoughFor: (n) =>
      n === 1
        ? 'ce n’è 1: basta per 1, con un castello'
        : `ce ne sono ${n}: bastano per ${n}, ciascuno con un castello`,
    notEnough: 'non bastano per tutti: nessuna conchiglia, ma un castello a testa',
    chooseOne: 'una di queste, dopo le puntate più a sinistra',
    troveInstead: 'ora non c’è: alla fine un premio di consolazione, una conchiglia o un castello',
    spellInstead: 'niente di questo, ma un conchigliabolo: un colore in segreto, poi un castello',
    completes: (castle, points) => `castello ${castle}: ${points}`,
    more: (n) => `+${n}`,

    explain: {
      reveal: 'Precedenza a sinistra: prima le conchiglie singole, poi le combinazioni.',
      absent: 'Di questo colore non ce ne sono, ma il castello arriva lo stesso.',
      short: 'Non bastano per tutti: nessuno ne riceve. Restano per chi sta più a destra.',
      clash: 'Dopo tutti gli altri, ciascuno sceglie in segreto un colore e prende un castello.',
      spell:
        'Ciascuno sceglie in segreto un colore: o bastano per tutti, o niente per nessuno. Poi un castello a testa.',
      spellEmpty: 'Senza conchiglie non si sceglie nessun colore.',
      miss: 'O tutta intera o niente. Alla fine ci sarà un premio di consolazione.',
      trove: 'Per una combinazione che non c’era: una conchiglia o un castello.',
      troveNothing: 'Non restano né conchiglie né castelli.',
      sweep: 'Quello che nessuno prende torna nel sacchetto.',
      build:
        'Ognuno può costruire un castello già preso, pagando le conchiglie della sua carta; per la stella ne va bene una qualsiasi.',
      empty: 'Non c’è niente da raccogliere, quindi non si punta.',
      turn: 'D’ora in poi il mare copre un solco in più dopo ogni round.',
      washed: (n) =>
        n === 1
          ? 'Conta ancora come costruito, ma non dà punti.'
          : 'Contano ancora come costruiti, ma non danno punti.',
      fourth: 'Gli altri possono ancora costruire in questo round.',
    },

    coveredAfter: 'solco coperto dopo il round',
    coveredShort: 'coperto dopo il round',
    castleIn: 'castello nel solco',
    nowhere: 'nessuno',
    dry: 'asciutto',

    heap: 'sul mucchio',
    fetched: 'preso',
    inGroove: (groove) => `solco ${groove}`,
    washedAway: 'inondato',
    complete: 'completo',
    short: (n) => `${n === 1 ? 'manca' : 'mancano'} ${n}`,
    points: (n) => `${n} ${Math.abs(n) === 1 ? 'punto' : 'punti'}`,
    pass: 'Non costruire',
    star: (colour) => `stella: ${one[colour]}`,
    shells: (n, colour) => `${n} ${colour < 4 ? (n === 1 ? one : colours)[colour] : 'a scelta'}`,
    cannotBuild: 'Non puoi ancora costruire: mancano i colori giusti.',
    askedAnyway: 'La domanda va a chiunque abbia abbastanza conchiglie: così nessuno scopre i colori.',

    round: (round, of) => `Round ${round} di ${of}`,
    ebb: 'Bassa marea',
    flood: 'Alta marea',
    bag: (n) => `${n} ${n === 1 ? 'conchiglia' : 'conchiglie'} nel sacchetto`,
    atLeast: (n, colour) =>
      `Almeno ${n} ${n === 1 ? `conchiglia ${one[colour]}` : `conchiglie ${colours[colour]}`}`,
    groups: {
      singles: 'Una conchiglia e un castello',
      combinations: 'Combinazioni',
      shells: 'Conchiglie',
      castles: 'Castelli',
      build: (castle) => `Castello ${castle}`,
    },
  },
};
