import type { Text } from './en.ts';

export const de: Text = {
  player: (n) => `Spieler ${n}`,
  chance: 'Zufall',
  options: 'Optionen',
  menu: {
    title: 'Tidetable: Spiele für den Strand',
    game: 'Welches Spiel?',
    seats: (min, max) => `Wie viele Sitze, der erste für einen Menschen? (${min} bis ${max})`,
    again: 'Bitte eine der Zahlen eingeben, oder q zum Verlassen.',
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
    saveOffer: 'Speichern? Dateinamen eingeben, oder nur Enter, um ohne zu gehen.',
    left: 'Die Partie endet hier unvollendet.',
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
    yes: (plies) => `Ja: alle ${plies} Halbzüge folgen den Regeln.`,
    finished: 'Die Partie ist zu Ende, und ihr Ergebnis stimmt.',
    unfinished: 'Die Partie ist noch nicht zu Ende.',
    rolls: 'Jeder Wurf folgt aus dem Startwert, und der Startwert passt zur Festlegung.',
    noSeed: 'Jeder Wurf war möglich. Die Datei enthält keinen Startwert, also ließ sich kein Wurf herleiten.',
    noCommitment:
      'Jeder Wurf folgt aus dem Startwert. Die Datei nennt keine Festlegung, die vorher gezeigt wurde.',
    no: (reason) => `Nein: ${reason}`,
    wrongPly: (ply, text, reason) => `Halbzug ${ply}, „${text}“: ${reason}`,
    over: 'die Partie war schon zu Ende.',
    'not-to-act': 'dieser Sitz war nicht am Zug.',
    illegal: 'nicht erlaubt.',
    impossible: 'kein möglicher Ausgang.',
    'other-luck': (expected) => `der Startwert ergibt „${expected}“.`,
    result: 'das Ergebnis in der Datei ist nicht das Ergebnis ihrer Halbzüge.',
    'commitment-differs': 'der Startwert ist nicht der, auf den sich die Festlegung bezieht.',
    'match-id-missing':
      'die Datei enthält einen Startwert, aber keine Kennung; daraus lässt sich kein Wurf herleiten.',
    seeds: 'aus den Startwerten in der Datei lässt sich kein Wurf herleiten.',
    'opening-differs': 'was ein Platz aufgedeckt hat, ist nicht das, worauf er sich festgelegt hatte.',
  },
  seen: {
    agrees: 'Sie stimmt mit dem überein, was vor dem ersten Wurf zu sehen war.',
    counted: (seat) => `Platz ${seat}: dein Beitrag steckt in den Würfeln.`,
    leftOut: (seat) =>
      `Platz ${seat}: dein Beitrag wurde nicht rechtzeitig aufgedeckt und blieb aus den Würfeln heraus.`,
    'other-match': (_seat) => 'die Datei gehört zu einer anderen Partie als der gesehenen.',
    'commitment-changed': (_seat) =>
      'die Prüfsumme in der Datei ist nicht die, die zuerst gezeigt wurde. Der Server kann die Würfel nachträglich gewählt haben.',
    'table-changed': (_seat) =>
      'Optionen, Plätze oder Prüfsummen sind nicht die, die beim Schließen des Tisches feststanden.',
    'contribution-changed': (seat) =>
      `Platz ${seat}: der Server hat deine Prüfsumme durch eine andere ersetzt.`,
    'contribution-ignored': (seat) =>
      `Platz ${seat}: der Server hat deinen Beitrag bestätigt und ihn aus den Würfeln weggelassen.`,
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
      'no-evaluator': 'Über Tische wie diesen wurde nichts gelernt.',
      'not-measured':
        'Entscheidungen werden nicht bewertet: Für diese Optionen ist das Urteil nicht geprüft.',
      'not-calibrated':
        'Entscheidungen werden nicht bewertet: Die Prozente sind an solchen Tischen noch nicht verlässlich.',
      'corrections-too-large':
        'Entscheidungen werden nicht bewertet: An solchen Tischen bleibt zu viel ungeklärt.',
      'levels-not-ranked':
        'Entscheidungen werden nicht bewertet: An solchen Tischen unterscheidet das Urteil starke und schwache Spieler nicht.',
    },
    turns: 'Wendepunkte',
    turnKind: {
      luck: (_by: string) => 'Zufall',
      choice: (by: string) => `Entscheidung von ${by}`,
      clash: (_by: string) => 'verdeckte Antworten',
    },
    turn: (ply: number, kind: string, name: string, change: string) =>
      `  Zug ${ply}, ${kind}: ${name} ${change} %`,
    slips: 'Teuerste Entscheidungen',
    instead: (taken: string, best: string) => `„${taken}“ statt „${best}“`,
    slip: (ply: number, name: string, instead: string, loss: string) =>
      `  Zug ${ply}, ${name}: ${instead}, ${loss} %`,
    curve: 'Anteile aller am Sieg nach jedem Zug',
    ply: 'Zug',
  },
  sim: {
    title: (game, games, seed) => `${game}: ${games} Partien, Startwert ${seed}`,
    seat: 'Sitz',
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
      `${seconds} s, ${games} Partien und ${decisions} Entscheidungen in der Sekunde`,
    checked: 'Jeder Halbzug hielt den Vertrag ein.',
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
  },
  lab: {
    title: (game, bot, games, seed) =>
      `${game}: wie ausgewogen es ist, je Zeile ${games} Partien von ${bot}, Startwert ${seed}`,
    setting: 'Tisch',
    margin: 'Vorsprung',
    leads: 'Führungswechsel',
    length: 'Länge',
    gap: 'Sitzvorteil',
  },
};
