import type { DiceText } from '../en/dice.ts';

export const dice: DiceText = {
  trust: {
    checked: 'Dieses Gerät hat die Würfel selbst geprüft: Es sind die, die vor dem ersten Zug feststanden.',
    counted: 'Dein eigener Zufall steckt darin.',
    leftOut: 'Dein eigener Zufall steckt nicht darin: Er kam nicht rechtzeitig beim Server an.',
    rounds: (taken, all) =>
      taken === all
        ? `Dein Gerät hat an allen ${all} Würfen mitgewirkt.`
        : `Dein Gerät hat an ${taken} von ${all} Würfen mitgewirkt.`,
    deal: 'Die Würfel dieser Runde standen fest, bevor jemand dazukam, und sind an allen Tischen dieselben. Dein Gerät hat jeden Wurf geprüft.',
    unseen:
      'Dieses Gerät war nicht dabei, als der Tisch geschlossen wurde. Es kann nur prüfen, dass jeder Wurf aus der weggeschlossenen Zahl folgt.',
    alarm: 'Das sind nicht die vereinbarten Würfel',
    rolls: 'Ein Wurf dieser Partie folgt nicht aus den Zahlen, die weggeschlossen waren.',
    findings: {
      'other-match': 'Der Server hat eine andere Partie als diese herausgegeben.',
      'commitment-changed':
        'Die Prüfsumme des Servers ist nicht die, die er zuerst gezeigt hat. Die Würfel können nachträglich gewählt worden sein.',
      'table-changed':
        'Optionen, Plätze oder Prüfsummen sind nicht die, die beim Schließen des Tisches feststanden.',
      'contribution-changed': 'Der Server hat die Prüfsumme deines Geräts durch eine andere ersetzt.',
      'contribution-ignored':
        'Der Server hat die Zahl deines Geräts bestätigt und dann aus den Würfeln weggelassen.',
      'roll-changed':
        'Der Server hat den Anteil deines Geräts an einem Wurf zu einem anderen Spielstand abgefragt, als der Spielverlauf sagt.',
    },
    proof: 'Beweis speichern',
    proofHint:
      'Die Datei enthält, was dieses Gerät gesehen und was der Server herausgegeben hat. Mit tidetable verify lässt sich beides vergleichen.',
    intro:
      'Niemand sucht die Würfel aus: nicht der Server, nicht die anderen, nicht du. So geht das, ganz ohne Mathematik.',
    steps: [
      [
        'Der Server schließt seine Zahl weg',
        'Bevor sich jemand hinsetzt, denkt sich der Server eine sehr lange geheime Zahl aus und schließt sie weg. Er zeigt nur eine Prüfsumme: den Fingerabdruck der Zahl. Niemand kann daraus die Zahl erraten, und niemand findet eine andere Zahl mit demselben Fingerabdruck. Ab jetzt ist der Server gebunden.',
      ],
      [
        'Dein Gerät gibt eine eigene Zahl dazu',
        'Sobald du dich hinsetzt, denkt sich auch dein Gerät eine geheime Zahl aus und zeigt nur ihren Fingerabdruck. Die Geräte aller anderen tun dasselbe. Bots geben nichts dazu.',
      ],
      [
        'Alle decken zugleich auf',
        'Wenn das Spiel beginnt, wird der Tisch geschlossen, und nichts an ihm lässt sich mehr ändern. Erst dann decken die Geräte ihre Zahlen auf. Alle Zahlen zusammen, gut gemischt, ergeben die Würfel. Niemand kannte sie alle, also konnte niemand wählen: Ein einziges ehrliches Gerät genügt.',
      ],
      [
        'Danach prüft dein Gerät',
        'Am Ende deckt der Server seine Zahl auf. Dein Gerät hat behalten, was ihm gezeigt wurde, und vergleicht von selbst: Passen die Fingerabdrücke, ist seine eigene Zahl dabei, folgt jeder Wurf? Wenn etwas nicht stimmt, schlägt es Alarm und gibt dir einen Beweis zum Aufheben.',
      ],
      [
        'Wer nicht rechtzeitig aufdeckt',
        'Hat ein Gerät die Verbindung verloren, bleibt seine Zahl draußen, und alle können das sehen. Zu gewinnen ist damit nichts: Ohne die Zahl des Servers weiß niemand, ob die Würfel dadurch besser oder schlechter werden.',
      ],
      [
        'Wenn niemand vorausschauen soll',
        'Wähle „Niemand kann vorausschauen“, wenn du einen Tisch aufmachst. Dann bereitet jedes Gerät eine ganze Kette von Zahlen vor und deckt für jeden Wurf eine weitere auf, aber erst, wenn der Zug davor nicht mehr zu ändern ist. Der Server kann einen Wurf nicht kennen, bevor die Geräte geantwortet haben. Auf ein Gerät, das nicht da ist, wird nicht gewartet; ist es da und antwortet fünf Sekunden lang nicht, wird ohne es gewürfelt, nach drei Malen für immer. Alle können das in der Partie sehen. Am Ende prüft dein Gerät auch, ob jede seiner Zahlen für genau den Zug verwendet wurde, für den sie abgefragt worden ist.',
      ],
      [
        'Was das nicht kann',
        'Sind die Würfel zu Beginn weggeschlossen, kennt der Server während der Partie alle Zahlen, und wer ihn betreibt, könnte vorausschauen. Seine Bots können es nicht: Sie erfahren nur, was auf ihrem Platz zu sehen ist. Ein Server, der mit mehreren am Tisch gemeinsame Sache macht, könnte unter einer Handvoll Würfel wählen, indem er deren Zahlen weglässt; das wäre zu sehen. Auf einem einzelnen Gerät, ohne Server, gibt es nur diese eine weggeschlossene Zahl.',
      ],
    ],
    match: 'Das Glück dieser Partie',
    history: 'Alles Glück auf diesem Server',
    historyHint: 'Jeder Wurf und jede Ziehung aller beendeten Partien auf diesem Server, nach Spielen.',
    historyNone: 'Auf diesem Server wurde noch keine Partie beendet.',
    unreachable: 'Der Server ist gerade nicht zu erreichen.',
    reading: 'Wie man das liest',
    readingHint:
      'Bei ehrlichen Würfeln endet ein Balken in 19 von 20 Fällen in seinem schattierten Bereich. Je mehr Ziehungen, desto schmaler der Bereich. Ein Balken außerhalb ist ab und zu normal, viele sind es nicht.',
    exact: 'Ganz genau, für alle, die nachrechnen: docs/formats/fair-dice.md',
  },
};
