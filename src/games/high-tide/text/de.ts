import type { Speech } from './speech.ts';
import { wordsOf } from './words.ts';

const colours = ['schwarz', 'lila', 'blau', 'orange', 'gelb', 'weiß'] as const;
/** Before a feminine noun: die weiße 5, die weiße Münze. */
const feminine = ['schwarze', 'lila', 'blaue', 'orange', 'gelbe', 'weiße'] as const;
/** After "am", "der", "den". */
const inflected = ['schwarzen', 'lila', 'blauen', 'orangen', 'gelben', 'weißen'] as const;
const masculine = ['Schwarzer', 'Lila', 'Blauer', 'Oranger', 'Gelber', 'Weißer'] as const;
const colour = (beach: number) => colours[beach] as string;
const fem = (beach: number) => feminine[beach] as string;
const infl = (beach: number) => inflected[beach] as string;
export const tiles = [
  'Vorsprung',
  'Vordrängeln',
  'Rettungswürfel',
  'Verleih',
  'Tausch',
  'Neuer Wurf',
  'Farbwechsel',
  'Anpassung',
  'Rückwärtsgang',
] as const;
const tile = (index: number) => tiles[index] as string;
const spaces = (n: number) => (n === 1 ? '1 Feld' : `${n} Felder`);
const away = (distance: number) => (distance === 0 ? 'direkt am Wasser' : `${distance} vor dem Wasser`);
const steps = (n: number) => (n < 0 ? `${-n} zurück` : `${n} vor`);
const upper = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

const speech: Speech = {
  language: 'de',
  name: 'High Tide',
  tagline: 'So nah ans Wasser, wie man sich traut – bevor die nächste Welle kommt.',
  labels: {
    beaches: colours,
    letters: ['S', 'L', 'B', 'O', 'G', 'W'],
    tiles,
    round: 'Runde',
    bar: 'Bar',
    sea: 'Meer',
    track: 'Würfelleiste',
    rental: 'Verleih',
    bag: 'Beutel',
    pool: 'Pool',
    openDice: 'Offene Würfel',
    coins: 'Münzen',
    alert: 'Haialarm',
    sharks: 'Haie, die noch kommen',
    surfer: 'Surfer',
    rolled: 'Wurf',
    chosen: 'Gewählt',
    smallLetter: 'kleiner Buchstabe',
    legend: 'Zahlen unter den Liegestühlen: trockene Felder bis zum Wasser.',
  },
  options: {
    coins: {
      name: 'Münzen',
      hint: 'Auf den ersten acht Feldern jedes Strandes liegen Münzen; wer am meisten sammelt, bekommt Punkte.',
    },
    shark: {
      name: 'Haialarm',
      hint: 'Jede Runde treibt ein Hai den vordersten Liegestuhl eines Strandes zurück.',
    },
    surfer: { name: 'Surfer', hint: 'Alle haben einen Surfer, der am Ende ins Wasser will.' },
    baywatch: { name: 'Baywatch', hint: 'Niedrige Würfe bringen Plättchen mit besonderen Fähigkeiten.' },
    hidden: { name: 'Verdeckte Surfer', hint: 'Nur wer den Surfer hat, weiß, welcher Liegestuhl es ist.' },
    openCoins: {
      name: 'Offene Münzen',
      hint: 'Genommene Münzen bleiben sichtbar; niemand muss sie sich merken.',
    },
    length: { name: 'Länge der Strände', hint: 'Sandfelder jedes Strandes; ein rekonstruierter Spielwert.' },
    rental: {
      name: 'Startfeld des Verleihs',
      hint: 'Feld der Würfelleiste, auf dem der Verleih beginnt; ein rekonstruierter Spielwert.',
    },
    coinValues: {
      name: 'Werte der Münzen',
      hint: 'Die acht Münzen jedes Strandes; rekonstruierte Spielwerte.',
    },
    sharkTiles: {
      name: 'Haiplättchen',
      hint: 'Um wie viele Felder jeder Hai einen Liegestuhl zurücktreibt; rekonstruierte Spielwerte.',
    },
  },
  items: { coins: 'Münzen', surfer: 'Surfer', baywatch: 'Baywatch' },
  beachItem: (beach) => `${masculine[beach]} Strand`,
  reasons: { water: 'Ein Liegestuhl steht im Wasser.', rounds: 'Alle sechs Runden sind gespielt.' },
  winners: (names, several) => (several ? `${names} teilen sich den Sieg.` : `${names} gewinnt.`),

  die: ([beach, pips]) => `${fem(beach)} ${pips}`,
  landing({ beach, place, wet, distance, coin }) {
    const where = wet ? 'ins Wasser' : place === 0 ? 'an der Bar' : away(distance);
    return `${colour(beach)} ${where}${coin === null ? '' : ` (Münze ${coin})`}`;
  },
  either: (one, other) => `${one} oder ${other}, je nach Reihenfolge`,

  question: {
    'head-start': () => 'Vor der Runde den Vorsprung nutzen?',
    jump: ({ next }) => `Vordrängeln, bevor ${next} am Zug ist?`,
    lifeguard: () => 'Vor dem Zug den Rettungswürfel nutzen?',
    choose: ({ pairs, free }) =>
      !pairs
        ? 'Es liegt kein Paar aus: würfeln.'
        : free
          ? 'Ein Paar nehmen oder würfeln?'
          : 'Kein nutzbares Feld ist frei: Welches Paar nehmen?',
    again: () => 'Der Wurf ist abgelehnt: neu würfeln.',
    judge: ({ pair }) => `${upper(pair)} akzeptieren?`,
    reroll: ({ pair }) => `${upper(pair)}: erneut würfeln?`,
    declare: ({ pair }) => `${upper(pair)}: vor dem Bewegen ein Plättchen nutzen?`,
    stop: () => 'Unterwegs für eine Münze halten?',
    order: () => 'Welcher Würfel bewegt den Liegestuhl zuerst?',
    coin: ({ coin, beach }) => `Die ${fem(beach)} Münze mit Wert ${coin} nehmen?`,
    'wave-roll': () => 'Für die Wellen liegt kein Paar mehr aus: eins würfeln.',
  },
  choice: {
    roll: (binding) => (binding ? 'Würfeln; der Wurf muss akzeptiert werden' : 'Würfeln'),
    rollWaves: 'Für die Wellen würfeln',
    accept: (outcome) => `Akzeptieren: ${outcome}`,
    decline: (pair, space) => `Ablehnen: ${pair} auf Feld ${space} der Würfelleiste, dann neu würfeln`,
    take: (pair, space, rerolls, outcome) => {
      const bonus =
        rerolls === 2
          ? '; einer oder beide dürfen erneut gewürfelt werden'
          : rerolls === 1
            ? '; einer darf erneut gewürfelt werden'
            : '';
      return `${upper(pair)} von Feld ${space} nehmen: ${outcome}${bonus}`;
    },
    keep: (pair, outcome) => `${upper(pair)} behalten: ${outcome}`,
    reroll: (dice, byTile) => (byTile ? `Neuer Wurf für ${dice}` : `${upper(dice)} erneut würfeln`),
    collect: (value) => `Münze mit Wert ${value} nehmen`,
    leave: (value) => `Münze mit Wert ${value} liegen lassen`,
    straight: (n, outcome) => `${spaces(n)} auf einmal vorrücken: ${outcome}`,
    stop: (n, coin, then, outcome) =>
      `${n} vorrücken, Münze mit Wert ${coin} nehmen, dann ${then} weiter: ${outcome}`,
    first: (n, then, outcome) => `Erst ${steps(n)}, dann ${steps(then)}: ${outcome}`,
    keepTile: (index) => `${tile(index)} behalten`,
    jump: 'Vordrängeln und sofort spielen',
    wait: 'Warten',
    waitThisRound: 'Diese Runde warten',
    go: (outcome) => `Bewegen: ${outcome}`,
    headStart: (n, outcome) => `Vorsprung um ${spaces(n)}: ${outcome}`,
    lifeguard: (die, outcome) => `Rettungswürfel ${die}: ${outcome}`,
    rental: (space) =>
      space === null
        ? 'Den Verleih von der Leiste schieben'
        : `Den Verleih auf Feld ${space} hinunterschieben`,
    swap: (laid, space, pair, outcome) =>
      `Tausch: ${laid} auf Feld ${space} legen, ${pair} nehmen: ${outcome}`,
    recolour: (die, to, outcome) => `${upper(die)} als ${colour(to)} zählen: ${outcome}`,
    adjust: (pair, outcome) => `Als ${pair} zählen: ${outcome}`,
    backwards: (die, outcome) => `Rückwärtsgang für ${die}: ${outcome}`,
  },
  event: {
    towels: ({ order }, { name, names }) =>
      `Die Handtücher sind gestapelt: ${name(order[0] ?? 0)} beginnt. Reihenfolge: ${names(order)}.`,
    coins: ({ beach, space, values }) =>
      `Münzen am ${infl(beach)} Strand ${space}–${space + values.length - 1}: ${values.join(', ')}.`,
    surfers: ({ beaches }, { name, list }) => {
      const known = beaches.flatMap((beach, seat) =>
        beach === null ? [] : [`${name(seat)} ${colour(beach)}`],
      );
      return known.length > 0 ? `Surfer: ${list(known)}.` : 'Die Surfer werden verdeckt ausgeteilt.';
    },
    revealed: ({ beaches }, { name, list }) =>
      `Die Surfer werden aufgedeckt: ${list(beaches.map((beach, seat) => `${name(seat)} ${colour(beach)}`))}.`,
    tile: ({ tile: index }) => `Das Baywatch-Plättchen ${tile(index)} wird aufgedeckt.`,
    alert: ({ beach }) => `Haialarm am ${infl(beach)} Strand!`,
    round: ({ round, order }, { names }) => `Runde ${round} beginnt. Reihenfolge: ${names(order)}.`,
    rental: ({ to, by }, { name }) => {
      if (by !== null) {
        return to === null
          ? `${name(by)} nutzt Verleih: Der Liegestuhlverleih verlässt die Leiste.`
          : `${name(by)} nutzt Verleih: Der Liegestuhlverleih rückt auf Feld ${to}.`;
      }
      return to === null ? 'Der Verleih verlässt die Leiste.' : `Der Verleih rückt auf Feld ${to}.`;
    },
    rolled: ({ seat, dice, waves }, { name, pair }) =>
      waves ? `${name(seat)} würfelt für die Wellen ${pair(dice)}.` : `${name(seat)} würfelt ${pair(dice)}.`,
    accepted: ({ seat, dice, forced }, { name, pair }) =>
      forced ? `${name(seat)} muss ${pair(dice)} akzeptieren.` : `${name(seat)} akzeptiert ${pair(dice)}.`,
    declined: ({ seat, dice, space }, { name, pair }) =>
      `${name(seat)} lehnt ${pair(dice)} ab; das Paar kommt auf Feld ${space}.`,
    took: ({ seat, dice, space, forced }, { name, pair }) =>
      forced
        ? `${name(seat)} muss ${pair(dice)} von Feld ${space} nehmen.`
        : `${name(seat)} nimmt ${pair(dice)} von Feld ${space}.`,
    swapped: ({ seat, laid, laidOn, dice, space }, { name, pair }) =>
      `${name(seat)} tauscht: ${pair(laid)} auf Feld ${laidOn}, ${pair(dice)} von Feld ${space}.`,
    rerolled: ({ seat, before, after, tile: byTile }, { name, pair }) =>
      `${name(seat)} würfelt ${byTile ? 'mit dem Plättchen ' : ''}erneut: jetzt ${pair(after)}, vorher ${pair(before)}.`,
    open: ({ seat, total, over }, { name }) =>
      over === null
        ? `${name(seat)} hat mit ${total} die offenen Würfel.`
        : `${name(seat)} übernimmt mit ${total} die offenen Würfel von ${name(over)}.`,
    recoloured: ({ seat, die, to }, { name }) => `${name(seat)} zählt ${speech.die(die)} als ${colour(to)}.`,
    adjusted: ({ seat, before, after }, { name, pair }) =>
      `${name(seat)} zählt ${pair(before)} als ${pair(after)}.`,
    backwards: ({ seat, die: [beach, pips] }, { name }) =>
      `${name(seat)} geht mit der ${infl(beach)} ${pips} rückwärts.`,
    moved: ({ seat, beach, from, to, sand, cause }, { name }) => {
      const where = to === 0 ? 'an der Bar' : to > sand ? 'im Wasser' : away(sand - to);
      const chair = `Liegestuhl von ${name(seat)} am ${infl(beach)} Strand`;
      if (cause === 'shark') return `Der Hai treibt den ${chair} um ${spaces(from - to)} zurück: ${where}.`;
      if (from === to) return `Der ${chair} bleibt ${where}.`;
      return to > from
        ? `Der ${chair} rückt ${spaces(to - from)} vor: ${where}.`
        : `Der ${chair} geht ${spaces(from - to)} zurück: ${where}.`;
    },
    collected: ({ seat, beach, value }, { name }) =>
      `${name(seat)} nimmt die ${fem(beach)} Münze mit Wert ${value}.`,
    left: ({ seat, beach, value }, { name }) =>
      `${name(seat)} lässt die ${fem(beach)} Münze mit Wert ${value} liegen.`,
    towel: ({ seat, space }, { name }) => `Das Handtuch von ${name(seat)} kommt auf Feld ${space}.`,
    jumped: ({ seat, over }, { name }) => `${name(seat)} drängelt sich vor ${name(over)}.`,
    lifeguard: ({ seat, die }, { name }) => `${name(seat)} nutzt Rettungswürfel: ${speech.die(die)}.`,
    'head-start': ({ seat }, { name }) => `${name(seat)} nutzt Vorsprung.`,
    shark: ({ beach, value, seat }) =>
      seat === null
        ? `Ein Hai mit Wert ${value} kommt an den ${infl(beach)} Strand und findet niemanden auf dem Sand.`
        : `Ein Hai mit Wert ${value} kommt an den ${infl(beach)} Strand.`,
    wave: ({ beach, spaces: size, sand, wet }, { names }) => {
      const kind = size === 3 ? 'große' : 'kleine';
      const left = `Eine ${kind} Welle überspült den ${infl(beach)} Strand: noch ${spaces(sand)} Sand.`;
      return wet.length === 0 ? left : `${left} Jetzt im Wasser: ${names(wet)}.`;
    },
    award: ({ seat, tile: index }, { name }) =>
      `${name(seat)} hat die offenen Würfel und bekommt das Plättchen ${tile(index)}.`,
    point: ({ seat }, { name }) => `${name(seat)} hat die offenen Würfel und bekommt 1 Punkt.`,
    end: ({ reason }) =>
      reason === 'water'
        ? 'Ein Liegestuhl steht im Wasser: Das Spiel ist zu Ende.'
        : 'Die sechste Runde ist zu Ende und damit auch das Spiel.',
  },
  position: {
    round: (round, rounds, order) => `Runde ${round} von höchstens ${rounds}. Reihenfolge: ${order}.`,
    over: 'Das Spiel ist zu Ende.',
    beach: (beach, sand, chairs) =>
      `Am ${infl(beach)} Strand ${sand === 1 ? 'ist' : 'sind'} noch ${spaces(sand)} Sand: ${chairs}.`,
    onSand: (name, distance, space) => `${name} ${away(distance)} auf Feld ${space}`,
    inWater: (name) => `${name} im Wasser`,
    atBar: (names) => `an der Bar ${names}`,
    track: (slots) => `Würfelleiste von oben: ${slots}.`,
    slot: (space, what) => `${space} ${what}`,
    towel: (name) => `Handtuch von ${name}`,
    empty: 'frei',
    rental: (space) =>
      space === null ? 'Der Verleih hat die Leiste verlassen.' : `Der Verleih steht auf Feld ${space}.`,
    hand: (pair) => `In der Hand: ${pair}.`,
    pool: (dice) => `Im Würfelpool: ${dice}.`,
    bag: (dice) => `Im Beutel: ${dice}.`,
    count: (count, beach) => `${count} ${colour(beach)}`,
    coinsLying: (beach, coins) => `Münzen am ${infl(beach)} Strand: ${coins}.`,
    coinOn: (value, space) => `${value} auf Feld ${space}`,
    coinsHeld: (name, count) => `${name} hat ${count === 1 ? '1 Münze' : `${count} Münzen`}.`,
    coinsKnown: (name, coins) => `${name} hat die Münzen ${coins}.`,
    coin: (beach, value) => `${colour(beach)} ${value}`,
    alert: (beach, left) => `Haialarm am ${infl(beach)} Strand; noch nicht aufgedeckte Haie: ${left}.`,
    surfers: (list) => `Surfer: ${list}.`,
    surfer: (name, beach) => `${name} ${colour(beach)}`,
    surferHidden: (name) => `${name} verdeckt`,
    tileUp: (index) => `Das Plättchen ${tile(index)} liegt offen aus.`,
    tileHeld: (name, index) => `${name} hat das Plättchen ${tile(index)}.`,
    openDice: (name, pair) => `${name} hat die offenen Würfel: ${pair}.`,
  },
  refusal: {
    over: () => 'Das Spiel ist zu Ende.',
    chance: () => 'Die Würfel rollen noch.',
    'not-your-turn': ({ actor }, { name }) => `Jetzt entscheidet ${name(actor)}.`,
    unreadable: ({ text }) => `„${text}“ ist keine Aktion von High Tide.`,
    'not-asked': ({ text }) => `„${text}“ ist keine Antwort auf diese Frage.`,
    'no-free-space': () =>
      'Kein nutzbares Feld der Leiste ist frei: Ein ausliegendes Paar muss genommen werden.',
    'cannot-decline': () =>
      'Nur ein nutzbares Feld der Leiste ist frei: Der Wurf darf nicht abgelehnt werden.',
    'cannot-go-back': () =>
      'Nach dem Würfeln kann in diesem Zug kein ausliegendes Paar mehr genommen werden.',
    'no-such-space': ({ space }) => `Die Leiste hat kein Feld ${space}.`,
    'no-pair': ({ space }) => `Auf Feld ${space} liegen keine Würfel.`,
    'one-die-only': () => 'Bei einem Paar von Feld 2 darf nur ein Würfel erneut gewürfelt werden.',
    'no-reroll': () => 'Dieses Paar darf nicht noch einmal gewürfelt werden.',
    'dice-alike': () => 'Beide Würfel sind gleich: den linken nennen.',
    'not-held': ({ tile: index }) => `Dafür braucht es das Plättchen ${tile(index)}.`,
    'rental-gone': () => 'Der Verleih hat die Leiste schon verlassen.',
    'same-colour': () => 'Der Würfel hat diese Farbe schon.',
    'pips-bounds': () => 'Ein Würfel zählt mindestens 1 und höchstens 6.',
    'no-effect': () => 'Das hätte keine Wirkung.',
    'one-is-enough': () => 'Vom letzten Feld aus reicht 1 Feld bis ins Meer.',
    'not-in-pool': () => 'So ein Würfel liegt nicht im Würfelpool.',
    'no-coin-there': () => 'Auf diesem Feld ist keine Münze zu holen.',
    allowed: () => 'Diese Aktion ist erlaubt.',
  },
};

export const words = wordsOf(speech);
