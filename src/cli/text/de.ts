import type { Text } from './en.ts';

export const de: Text = {
  player: (n) => `Person ${n}`,
  chance: 'Zufall',
  options: 'Optionen',
  menu: {
    title: 'Tidetable: Spiele für den Strand',
    game: 'Welches Spiel?',
    seats: (min, max) => `Wie viele Plätze? Auf dem ersten spielt ein Mensch. (${min} bis ${max})`,
    again: 'Bitte eine der Zahlen eingeben oder q zum Beenden.',
  },
  play: {
    fair: (commitment) =>
      `Alle Würfe stehen durch einen geheimen Startwert fest. Die Festlegung auf ihn: ${commitment}`,
    meanwhile: 'Inzwischen',
    asks: (name, question) => `${name}: ${question}`,
    hint: 'Zahl: wählen · u: zurücknehmen · s DATEI: speichern · ?: Hilfe · q: beenden',
    onlyOne: 'Enter: weiter',
    help: [
      'Die Zahl einer Möglichkeit eingeben und Enter drücken. Gibt es nur eine, genügt Enter.',
      'u          nimmt die letzte Wahl zurück, solange seither nichts gewürfelt oder aufgedeckt wurde',
      's DATEI    speichert die Partie; play --resume DATEI setzt sie fort, replay DATEI zeigt sie',
      '?          diese Hilfe und die Stellung in Worten',
      'q          beendet die Partie',
    ],
    pick: (most) => `Bitte eine Zahl von 1 bis ${most}; ? zeigt die Hilfe.`,
    unknown: (text) => `„${text}“ steht nicht zur Wahl; ? zeigt die Hilfe.`,
    cover: (name) =>
      `Die nächste Wahl geht nur ${name} etwas an. Das Gerät weitergeben; ${name} drückt Enter.`,
    sealed: (name) => `${name} hat gewählt; das bleibt verdeckt, bis alle gewählt haben.`,
    undone: 'Zurückgenommen.',
    saved: (path) => `Gespeichert: ${path}`,
    notSaved: (reason) => `Nicht gespeichert: ${reason}`,
    saveOffer: 'Speichern? Dateinamen eingeben oder nur Enter, um ohne Speichern zu gehen.',
    left: 'Die Partie wird hier abgebrochen.',
    seed: (seed) => `Der geheime Startwert war ${seed}`,
    check: 'Ist die Partie gespeichert, leitet tidetable verify DATEI jeden Wurf noch einmal daraus her.',
  },
  refusals: {
    over: 'Die Partie ist zu Ende.',
    'not-your-turn': 'Jemand anders ist am Zug.',
    illegal: 'Das geht jetzt nicht.',
    'undo-nothing': 'Es gibt nichts zurückzunehmen.',
    'undo-chance': 'Was gewürfelt oder gezogen ist, lässt sich nicht zurücknehmen.',
    'undo-other': 'Seither hat jemand anders entschieden.',
    'undo-revealed': 'Was aufgedeckt ist, lässt sich nicht zurücknehmen.',
    'undo-over': 'Die Partie ist zu Ende; es lässt sich nichts mehr zurücknehmen.',
  },
  result: {
    name: 'Name',
    score: 'Punkte',
  },
  replay: {
    at: (ply, plies) => `Nach Halbzug ${ply} von ${plies}`,
    seenBy: (name) => `Wie ${name} es sieht`,
    toAct: (name) => `${name} ist am Zug`,
    chance: (outcomes) => `Der Zufall ist am Zug: ${outcomes} mögliche Ausgänge`,
    over: 'Die Partie ist zu Ende.',
  },
  verify: {
    yes: (plies) => `Ja: Alle ${plies} Halbzüge folgen den Regeln.`,
    finished: 'Die Partie ist zu Ende, und ihr Ergebnis stimmt.',
    unfinished: 'Die Partie ist noch nicht zu Ende.',
    rolls: 'Jeder Wurf folgt aus dem Startwert, und der Startwert passt zur Festlegung.',
    noSeed: 'Jeder Wurf war möglich. Die Datei enthält keinen Startwert, also ließ sich kein Wurf herleiten.',
    noCommitment:
      'Jeder Wurf folgt aus dem Startwert. Die Datei nennt keine Festlegung, die vorher gezeigt wurde.',
    no: (reason) => `Nein: ${reason}`,
    wrongPly: (ply, text, reason) => `Halbzug ${ply}, „${text}“: ${reason}`,
    over: 'Die Partie war schon zu Ende.',
    'not-to-act': 'Dieser Platz war nicht am Zug.',
    illegal: 'nicht erlaubt.',
    impossible: 'kein möglicher Ausgang.',
    'other-luck': (expected) => `Der Startwert ergibt „${expected}“.`,
    result: 'Das Ergebnis in der Datei passt nicht zu ihren Halbzügen.',
    'commitment-differs': 'Der Startwert ist nicht der, auf den sich die Festlegung bezieht.',
    'match-id-missing':
      'Die Datei enthält einen Startwert, aber keine Kennung; daraus lässt sich kein Wurf herleiten.',
    seeds: 'Aus den Startwerten in der Datei lässt sich kein Wurf herleiten.',
    'opening-differs': 'Was ein Platz aufgedeckt hat, ist nicht das, worauf er sich festgelegt hatte.',
  },
  seen: {
    agrees: 'Sie stimmt mit dem überein, was vor dem ersten Wurf zu sehen war.',
    counted: (seat) => `Platz ${seat}: Dein Beitrag steckt in den Würfeln.`,
    leftOut: (seat) =>
      `Platz ${seat}: Dein Beitrag wurde nicht rechtzeitig aufgedeckt und steckt nicht in den Würfeln.`,
    'other-match': (_seat) => 'Die Datei gehört zu einer anderen Partie als der gesehenen.',
    'commitment-changed': (_seat) =>
      'Die Prüfsumme in der Datei ist nicht die, die zuerst gezeigt wurde. Der Server kann die Würfel nachträglich gewählt haben.',
    'table-changed': (_seat) =>
      'Optionen, Plätze oder Prüfsummen sind nicht die, die beim Schließen des Tisches feststanden.',
    'contribution-changed': (seat) =>
      `Platz ${seat}: Der Server hat deine Prüfsumme durch eine andere ersetzt.`,
    'contribution-ignored': (seat) =>
      `Platz ${seat}: Der Server hat deinen Beitrag bestätigt und dann aus den Würfeln weggelassen.`,
    'roll-changed': (seat) =>
      `Platz ${seat}: Der Server hat den Anteil an einem Wurf zu einem anderen Spielstand abgefragt, als die Datei sagt.`,
  },
  review: {
    unfinished: 'Die Partie ist noch nicht zu Ende: So steht sie.',
    outcome: { won: 'hat gewonnen', shared: 'hat den Sieg geteilt', lost: 'hat nicht gewonnen' },
    played: {
      better: (rival: string) => `hat besser entschieden als ${rival}`,
      equal: (rival: string) => `hat etwa so gut entschieden wie ${rival}`,
      worse: (rival: string) => `hat mehr verschenkt als ${rival}`,
    },
    luck: {
      good: (points: string) => `und der Zufall brachte ${points} % eines Sieges`,
      even: (_points: string) => 'und der Zufall war ausgeglichen',
      bad: (points: string) => `und der Zufall kostete ${points} % eines Sieges`,
    },
    seat: 'Platz',
    result: 'Ergebnis',
    luckHead: 'Glück',
    own: 'eigene Wahl',
    others: 'Wahl der anderen',
    clash: 'Zusammentreffen',
    corrections: 'ungeklärt',
    loss: 'je Entscheidung',
    unit: 'Alles in Prozent eines Sieges.',
    unitLoss: '„Je Entscheidung“ ist, was im Mittel verschenkt wurde.',
    gate: {
      'no-evaluator': 'Für solche Tische ist die Analyse nicht trainiert.',
      'not-measured':
        'Entscheidungen werden nicht bewertet: Für diese Optionen ist das Urteil nicht geprüft.',
      'not-calibrated':
        'Entscheidungen werden nicht bewertet: Die Prozente sind an solchen Tischen noch nicht verlässlich.',
      'corrections-too-large':
        'Entscheidungen werden nicht bewertet: An solchen Tischen bleibt zu viel ungeklärt.',
      'levels-not-ranked':
        'Entscheidungen werden nicht bewertet: An solchen Tischen unterscheidet das Urteil starkes und schwaches Spiel nicht.',
    },
    turns: 'Wendepunkte',
    turnKind: {
      luck: (_by: string) => 'Zufall',
      choice: (by: string) => `Entscheidung von ${by}`,
      clash: (_by: string) => 'geheime Entscheidungen',
    },
    turn: (ply: number, kind: string, name: string, change: string) =>
      `  Zug ${ply}, ${kind}: ${name} ${change} %`,
    slips: 'Teuerste Entscheidungen',
    instead: (taken: string, best: string) => `„${taken}“ statt „${best}“`,
    slip: (ply: number, name: string, instead: string, loss: string) =>
      `  Zug ${ply}, ${name}: ${instead}, ${loss} %`,
    reasons: 'Gründe',
    reasonsHint:
      'Beide Möglichkeiten wurden viele Male zu Ende gespielt, in denselben Welten und mit denselben Würfeln.',
    reason: {
      costliest: (ply, name, taken, other) =>
        `Zug ${ply}, ${name}: „${other}“ wäre besser gewesen als „${taken}“.`,
      best: (ply, name, taken, other) => `Zug ${ply}, ${name}: „${taken}“ war besser als „${other}“.`,
    },
    curve: 'Siegchancen aller nach jedem Zug',
    ply: 'Zug',
  },
  sim: {
    title: (game, games, seed) => `${game}: ${games} Partien, Startwert ${seed}`,
    seat: 'Platz',
    wins: 'Siege',
    share: 'Anteil',
    score: 'Punkte',
    interval: '95 %',
    to: 'bis',
    spread: 'Streuung',
    range: 'von/bis',
    breakdown: 'Woher die Punkte kommen',
    length: 'Länge in Halbzügen',
    reasons: 'Wie die Partien endeten',
    speed: (seconds, games, decisions) =>
      `${seconds} s, ${games} Partien und ${decisions} Entscheidungen pro Sekunde`,
    checked: 'Jeder Halbzug hat alle Prüfungen bestanden.',
    wrong: (seed, game, ply) => `Falsch: Startwert ${seed}, Partie ${game}, Halbzug ${ply}`,
  },
  tournament: {
    title: (game, seed) => `${game}: Turnier, Startwert ${seed}`,
    hero: 'Held',
    against: 'gegen',
    players: 'Spieler',
    options: 'Optionen',
    games: 'Partien',
    fair: 'gleich stark',
    aim: 'Ziel',
    base: 'Grundspiel',
    above: 'besser',
    below: 'schlechter',
    ms: 'ms je Entscheidung',
    adjusted: 'ohne Glück',
    saved: 'gesparte Partien',
    byBlocks: 'Intervall nach Blöcken',
    fewer: 'so viel mal weniger Partien',
  },
  lab: {
    title: (game, bot, games, seed) =>
      `${game}: Wie ausgewogen ist es? Je Zeile ${games} Partien von ${bot}, Startwert ${seed}`,
    setting: 'Tisch',
    margin: 'Vorsprung',
    leads: 'Führungswechsel',
    length: 'Länge',
    gap: 'Sitzvorteil',
    luck: 'Glück erklärt',
  },
};
