import type { ReviewText } from './en.ts';

export const de: ReviewText = {
  title: 'Glück und Entscheidungen',
  working: (done) => `Jede Entscheidung und jeder Wurf wird angesehen: ${done}`,
  closer: (done) => `Ein genauerer Blick läuft: ${done}`,
  none: 'Für Partien wie diese gibt es keine Analyse.',
  you: {
    better: (rival) => `Du hast besser entschieden als ${rival}.`,
    equal: (rival) => `${rival} und du habt gleich gut entschieden.`,
    worse: (rival) => `${rival} hat besser entschieden als du.`,
    good: (share) => `Das Glück hat dir ${share} eines Sieges geschenkt.`,
    bad: (share) => `Das Pech hat dich ${share} eines Sieges gekostet.`,
    even: 'Glück und Pech hielten sich für dich die Waage.',
  },
  they: {
    better: (name, rival) => `${name} hat besser entschieden als ${rival}.`,
    equal: (name, rival) => `${name} und ${rival} haben gleich gut entschieden.`,
    worse: (name, rival) => `${rival} hat besser entschieden als ${name}.`,
    good: (name, share) => `Das Glück hat ${name} ${share} eines Sieges geschenkt.`,
    bad: (name, share) => `Das Pech hat ${name} ${share} eines Sieges gekostet.`,
    even: (name) => `Glück und Pech hielten sich für ${name} die Waage.`,
  },
  parts: {
    luck: 'Glück',
    own: 'Eigene Entscheidungen',
    others: 'Entscheidungen der anderen',
    clash: 'Was die geheimen Entscheidungen zusammen ergaben',
    corrections: 'Was die Analyse nicht erklären kann',
  },
  partsHint:
    'In Anteilen eines Sieges, vom ausgeglichenen Start bis zum Ergebnis. Tippe auf einen Balken, um die Zahl zu sehen.',
  gave: (share, decisions) =>
    `${share} eines Sieges pro Entscheidung verschenkt, bei ${decisions} Entscheidungen`,
  like: (level) => `so gut wie der Bot „${level}“`,
  mistakes: (count) => (count === 0 ? 'kein Fehler' : count === 1 ? 'ein Fehler' : `${count} Fehler`),
  curve: 'Die Chancen aller',
  curveHint: 'Links der Beginn, rechts das Ende der Partie.',
  asTable: 'Als Tabelle',
  step: 'Zug',
  turning: 'Wendepunkte',
  turn: {
    luck: (name, change) => `Ein Wurf oder eine Ziehung verändert die Chancen von ${name} um ${change}`,
    choice: (by, name, change) =>
      by === name
        ? `Die Entscheidung von ${name} kostet ${change}`
        : `Die Entscheidung von ${by} verändert die Chancen von ${name} um ${change}`,
    clash: (name, change) =>
      `Die geheimen Entscheidungen verändern zusammen die Chancen von ${name} um ${change}`,
  },
  moments: {
    slip: 'Teuerste Entscheidung',
    bestChoice: 'Beste Entscheidung',
    luckiest: 'Glücklichster Moment',
    unluckiest: 'Größtes Pech',
  },
  look: 'Auf dem Spielplan ansehen',
  gate: {
    intro: 'Entscheidungen werden hier nicht beurteilt:',
    'no-evaluator': 'Für solche Tische ist die Analyse nicht trainiert.',
    'not-measured': 'Für diese Optionen ist noch nicht gemessen, wie gut die Analyse ist.',
    'not-calibrated': 'Die geschätzten Chancen treffen noch nicht so oft zu, wie sie sollten.',
    'corrections-too-large': 'Die Analyse lässt zu viel unerklärt.',
    'levels-not-ranked': 'Die Analyse erkennt starke Bots noch nicht sicher.',
  },
  whose: 'Würfe und Ziehungen nach Entscheidungen von',
  panel: {
    title: 'Was es wert war',
    asked: (name) => `${name} entscheidet`,
    taken: 'gewählt',
    best: 'beste',
    likely: (share) => `zu ${share} erwartet`,
    points: (points) => `${points} Punkte`,
    more: (count) => `${count} weitere Möglichkeiten`,
    roll: (name, change) => `Für ${name} war dieser Wurf oder diese Ziehung ${change} wert`,
    rollEven: 'Dieser Wurf oder diese Ziehung hat kaum etwas verändert.',
    spread: (low, high) => `Möglich war: ${low} bis ${high}.`,
    percentile: (share) => `besser als ${share} von allem, was hätte kommen können`,
    clash: 'Was die Entscheidungen aller zusammen brachten',
    forced: 'Hier gab es nichts zu entscheiden.',
  },
  verdict: {
    best: 'Die beste Wahl.',
    equal: 'So gut wie die beste, soweit sich das sagen lässt.',
    slip: (share) => `Es ging noch besser, um ${share} eines Sieges.`,
    mistake: (share) => `Das hat ${share} eines Sieges verschenkt.`,
  },
  interval: (share) => `±${share}`,
  picture: 'Bild zum Teilen',
  pictureTitle: (game) => `Eine Partie ${game}`,
};
