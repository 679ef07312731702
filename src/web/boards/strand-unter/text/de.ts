import { help } from './help-de.ts';
import type { StrandText } from './labels.ts';

const colours = ['weiße', 'graue', 'braune', 'schwarze'];

export const text: StrandText = {
  help,
  labels: {
    codes: ['', '', '', '', 'AA', 'AB', 'AAA', 'AAB', 'ABC', 'ALLE'],
    singles: 'Muschel und Burg',
    combinations: 'Nur Muscheln',
    legend: {
      shells: 'so viele Muscheln gäbe es jetzt',
      castle: 'dazu eine Burg vom Sandhaufen',
      trove: 'liegt nicht da: stattdessen eine Muschel oder Burg',
      completes: 'damit ließe sich eine Burg bauen',
    },

    alone: 'Stellt das sonst niemand ein',
    together: 'Stellt das noch jemand ein',
    shellAndCastle: '1 Muschel und eine Burg',
    shellOnly: '1 Muschel; keine Burg mehr auf dem Haufen',
    castleOnly: 'keine solche Muschel da, aber eine Burg',
    nothing: 'nichts',
    enoughFor: (n) => `${n} liegen da: reicht für ${n}, je mit einer Burg`,
    notEnough: 'reicht nicht für alle: keine Muschel, aber je eine Burg',
    chooseOne: 'eins davon, nach allen, die weiter links stehen',
    troveInstead: 'jetzt nicht da: am Ende ein Trostfund, eine Muschel oder eine Burg',
    spellInstead: 'nichts davon, sondern Muschelgetuschel: geheim eine Farbe, dann eine Burg',
    completes: (castle, points) => `Burg ${castle}: ${points}`,
    more: (n) => `+${n}`,

    explain: {
      reveal: 'Links vor rechts: erst die Einzelmuscheln, dann die Kombinationen.',
      absent: 'Keine solche Muschel, aber trotzdem eine Burg.',
      short: 'Zu wenige für alle, die eine wollen: Niemand bekommt eine. Sie bleiben für die weiter rechts.',
      clash: 'Wenn alle anderen dran waren, wählen sie geheim je eine Farbe und holen eine Burg.',
      spell: 'Alle wählen geheim eine Farbe; sie reicht für alle oder für niemanden. Dann je eine Burg.',
      spellEmpty: 'Ohne Muscheln wird keine Farbe gewählt.',
      miss: 'Ganz oder gar nicht. Am Ende gibt es einen Trostfund.',
      trove: 'Für eine Kombination, die nicht da war: eine Muschel oder eine Burg.',
      troveNothing: 'Weder Muscheln noch Burgen sind übrig.',
      sweep: 'Was niemand nimmt, kommt ins Säckchen.',
      build: 'Je eine geholte Burg, bezahlt mit den Muscheln ihrer Karte; für den Stern passt jede Muschel.',
      empty: 'Es gibt nichts zu sammeln, also wird nichts eingestellt.',
      turn: 'Ab jetzt überspült das Meer nach jeder Runde eine Rinne mehr.',
      washed: (n) =>
        n === 1
          ? 'Gebaut bleibt sie, bringt aber keine Punkte.'
          : 'Gebaut bleiben sie, bringen aber keine Punkte.',
      fourth: 'Die anderen dürfen in dieser Runde noch bauen.',
    },

    coveredAfter: 'Rinne überspült nach Runde',
    coveredShort: 'überspült nach Runde',
    castleIn: 'Burg in Rinne',
    nowhere: 'keiner',
    dry: 'bleibt trocken',

    heap: 'Sandhaufen',
    fetched: 'geholt',
    inGroove: (groove) => `Rinne ${groove}`,
    washedAway: 'überflutet',
    complete: 'komplett',
    short: (n) => `${n} ${n === 1 ? 'fehlt' : 'fehlen'}`,
    points: (n) => `${n} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`,
    pass: 'Nicht bauen',
    star: (colour) => `Stern: ${['Weiß', 'Grau', 'Braun', 'Schwarz'][colour]}`,
    shells: (n, colour) => `${n} ${colour < 4 ? colours[colour] : 'beliebige'}`,
    cannotBuild: 'Noch lässt sich nichts bauen: Die richtigen Farben fehlen.',
    askedAnyway: 'Gefragt werden alle mit genug Muscheln: So verrät die Frage keine Farben.',

    round: (round, of) => `Runde ${round} von ${of}`,
    ebb: 'Ebbe',
    flood: 'Flut',
    bag: (n) => `${n} ${n === 1 ? 'Muschel' : 'Muscheln'} im Säckchen`,
    atLeast: (n, colour) => `Mindestens ${n} ${colours[colour]} Muscheln`,
    groups: {
      singles: 'Eine Muschel und eine Burg',
      combinations: 'Kombinationen',
      shells: 'Muscheln',
      castles: 'Burgen',
      build: (castle) => `Burg ${castle}`,
    },
  },
};
