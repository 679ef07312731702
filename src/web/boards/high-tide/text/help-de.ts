import { figure, helpOf, list, say, steps, table } from './blocks.ts';

export const help = helpOf({
  goal: [
    'Worum es geht',
    say(
      'Alle haben auf jedem der sechs Strände einen Liegestuhl und wollen mit ihm am nächsten am Wasser stehen. Doch jede Runde kommen zwei Wellen, und ein Liegestuhl im Wasser ist nichts wert.',
    ),
    figure(
      'beach',
      'Die Zahl auf einem Liegestuhl sagt, wie viele trockene Felder zwischen ihm und dem Wasser liegen.',
    ),
  ],
  setup: [
    'Spielaufbau',
    list(
      'Jeder Strand hat eine Bar und {length} Sandfelder. Alle Liegestühle beginnen an den Bars.',
      'Im Beutel sind zwei Würfel in der Farbe jedes Strandes, zu fünft und zu sechst drei.',
      'Die Würfelleiste hat ein nutzbares Feld mehr, als Personen mitspielen; zu dritt und zu fünft sperrt eine Schildkröte das letzte. Der Liegestuhlverleih beginnt auf Feld {rental}.',
      'Die Handtücher werden gemischt und gestapelt. Wem das oberste gehört, beginnt; nach „Sofort los“ bist du das.',
    ),
  ],
  turn: [
    'Ein Zug',
    steps(
      'Außer beim ersten Zug der Runde rückt der Verleih ein Feld nach unten; vom letzten Feld aus verlässt er die Leiste. Nur die Felder über dem Verleih sind nutzbar.',
      'Ein ausliegendes Paar nehmen oder zwei Würfel aus dem Beutel würfeln. Ist kein nutzbares Feld frei, muss ein Paar genommen werden.',
      'Ein Wurf wird akzeptiert oder abgelehnt; ablehnen geht nur, solange mindestens zwei nutzbare Felder frei sind. Ein abgelehntes Paar kommt auf das oberste freie Feld, und zwei neue Würfel müssen gewürfelt werden.',
      'Jeder Würfel des Paares bewegt den eigenen Liegestuhl seiner Farbe.',
      'Das eigene Handtuch kommt auf das oberste freie Feld, die Würfel kommen in den Pool. Dort bleiben sie bis zum Rundenende.',
    ),
    figure(
      'track',
      'Paare und Handtücher füllen die Leiste von oben. Der höhere Würfel eines Paares liegt links.',
    ),
    say('Wer gewürfelt hat, kann im selben Zug nicht mehr zu einem ausliegenden Paar zurück.'),
  ],
  reroll: [
    'Ein genommenes Paar erneut würfeln',
    list(
      'Paar von Feld 1: Einer oder beide Würfel dürfen einmal erneut gewürfelt werden.',
      'Paar von Feld 2: Ein Würfel darf einmal erneut gewürfelt werden.',
      'Ein Paar von weiter unten wird genommen, wie es liegt.',
      'Der neue Wurf gilt.',
    ),
  ],
  move: [
    'Liegestühle bewegen',
    list(
      'Ein Liegestuhl muss immer um die volle Augenzahl Richtung Wasser rücken, auch hinein.',
      'Zwei Würfel einer Farbe bewegen den Liegestuhl um ihre Summe.',
      'Auf einem Feld dürfen mehrere stehen. Wer neu kommt, steht rechts, und wer weiter rechts steht, ist näher am Wasser.',
      'Auch ein Liegestuhl im Wasser kann noch bewegt werden und sogar wieder herauskommen.',
    ),
    figure(
      'space',
      'Drei Liegestühle auf einem Feld: Der rechte zählt als nächster, dann der mittlere, dann der linke.',
    ),
  ],
  round: [
    'Rundenende',
    say(
      'Waren alle am Zug, liegt meist noch ein Paar auf der Leiste. Wenn nicht, würfelt eines, wer zuletzt am Zug war. Diese Würfel bringen die Wellen: eine große von 3 Feldern an den Strand des linken Würfels, eine kleine von 2 Feldern an den des rechten.',
    ),
    figure(
      'waves',
      'Das übrige Paar wird zu den Wellen. Solange Paare ausliegen, zeigt die Schraffur, was jedes von ihnen überfluten würde, mit der Nummer seines Feldes.',
    ),
    list(
      'Das Spiel endet nach der sechsten Runde oder früher, sobald nach den Wellen ein Liegestuhl im Wasser steht.',
      'Sonst kommen alle Würfel in den Beutel zurück. Das unterste Handtuch der Leiste beginnt die nächste Runde, das oberste ist zuletzt dran.',
    ),
  ],
  score: [
    'Wertung',
    table(
      ['An jedem Strand', '3–4 Personen', '5–6 Personen'],
      ['Am nächsten am Wasser', '4', '4'],
      ['Zweiter', '2', '2'],
      ['Dritter', '–', '1'],
      ['Jeder Liegestuhl an der Bar', '1', '1'],
      ['Im Wasser', '0', '0'],
    ),
    say(
      'Liegestühle an der Bar belegen keinen Platz. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
    ),
  ],
  coins: [
    'Erweiterung: Münzen',
    figure(
      'coins',
      'Münzen im Wert von {coinValues.least} bis {coinValues.most} liegen auf den ersten acht Feldern jedes Strandes.',
    ),
    list(
      'Wer eine Bewegung auf einem Feld mit Münze beendet, darf sie nehmen: in der ganzen Partie eine von jeder Farbe.',
      'Mit zwei Würfeln einer Farbe darf man erst um den einen vorrücken, eine Münze nehmen und dann um den anderen weiterrücken.',
      'Im Wasser gibt es keine Münze, und auch nicht, wenn ein Hai den Liegestuhl bewegt.',
      'Genommene Münzen liegen verdeckt. Am Ende bringt die höchste Summe 4, die zweite 2 und zu fünft oder sechst die dritte 1 Punkt. Bei Gleichstand entscheidet die schwarze Münze, dann lila, blau, orange, gelb, weiß.',
    ),
  ],
  shark: [
    'Erweiterung: Haialarm',
    say(
      'Jede Runde gilt der Haialarm an einem Strand, nie zweimal nacheinander am selben. Am Rundenende, vor den Wellen, wird ein Haiplättchen aufgedeckt: Der Liegestuhl, der auf dem Sand dieses Strandes am nächsten am Wasser steht, geht {sharkTiles.least} bis {sharkTiles.most} Felder zurück, höchstens bis zur Bar.',
    ),
    figure(
      'shark',
      'Die Fahne zeigt den Strand, der Ring den Liegestuhl, der Pfeil, wie weit er zurückgetrieben werden kann.',
    ),
    list(
      'Es gibt sieben Haiplättchen: {sharkTiles}. Ein aufgedecktes kommt aus dem Spiel.',
      'Liegestühle im Wasser und an der Bar bleiben verschont.',
    ),
  ],
  surfer: [
    'Erweiterung: Surfer',
    say('Alle bekommen einen Strand, auf dem der eigene Liegestuhl ein Surfer ist.'),
    figure('surfer', 'Ein Liegestuhl mit Surfbrett will im Wasser enden.'),
    list(
      'Am Ende im Wasser: 6 Punkte und der erste Platz. Der nächste andere Liegestuhl auf dem Sand bringt dann 2, der folgende zu fünft oder sechst 1 Punkt.',
      'Auf dem Sand: Der Surfer wird vor der Wertung vom Plan genommen, 0 Punkte.',
      'An der Bar: 2 Punkte.',
      'Variante: Die Surfer werden verdeckt verteilt; bis zum Ende kennt man nur den eigenen.',
    ),
  ],
  baywatch: [
    'Erweiterung: Baywatch',
    say(
      'In jeder Runde liegt eines von neun Plättchen offen. Das erste genutzte Paar der Runde wird zu den offenen Würfeln. Wer später ein Paar mit gleicher oder kleinerer Augensumme nutzt, übernimmt sie damit. Wer am Rundenende die offenen Würfel hat, bekommt das Plättchen; in der letzten Runde stattdessen 1 Punkt.',
    ),
    say(
      'Jedes Plättchen lässt sich einmal nutzen, frühestens in der nächsten Runde. In einem Zug dürfen es mehrere sein.',
    ),
    figure('tiles', 'Die neun Plättchen, in der Reihenfolge der Tabelle unten.'),
  ],
  tiles: [
    'Die neun Baywatch-Plättchen',
    table(
      ['Plättchen', 'Was es bewirkt', 'Wann'],
      ['Vorsprung', 'Einen eigenen Liegestuhl 1 oder 2 Felder vorrücken.', 'Am Anfang einer Runde'],
      [
        'Vordrängeln',
        'Das eigene Handtuch oben auf den Stapel legen und sofort spielen.',
        'Bevor jemand anders am Zug ist',
      ],
      [
        'Rettungswürfel',
        'Den eigenen Liegestuhl um einen beliebigen Würfel aus dem Pool bewegen.',
        'Vor dem eigenen Zug',
      ],
      [
        'Verleih',
        'Den Verleih ein Feld nach unten rücken; beim nächsten Zug rückt er nicht.',
        'Im eigenen Zug, vor dem Akzeptieren',
      ],
      [
        'Tausch',
        'Den eigenen Wurf auf die Leiste legen und ein anderes Paar nehmen.',
        'Statt zu akzeptieren oder abzulehnen',
      ],
      ['Neuer Wurf', 'Einen Würfel des gewählten Paares erneut würfeln.', 'Nach der Wahl des Paares'],
      ['Farbwechsel', 'Ein Würfel zählt als andere Farbe.', 'Vor der ersten Bewegung'],
      ['Anpassung', 'Jeder Würfel darf eins mehr oder weniger zählen.', 'Vor der ersten Bewegung'],
      ['Rückwärtsgang', 'Ein Würfel bewegt seinen Liegestuhl vom Wasser weg.', 'Vor der ersten Bewegung'],
    ),
    say(
      'Farbwechsel, Anpassung und Rückwärtsgang ändern nur die Bewegung: Die Würfel selbst bleiben, wie sie sind.',
    ),
  ],
  figures: [
    'Rekonstruierte Spielwerte',
    say(
      'Die Abbildungen der Anleitung lagen nicht vor. Diese Werte stammen aus Besprechungen, folgen aus der Logik oder sind von uns rekonstruiert; wer das Original besitzt, kann alle außer der Feldzahl der Würfelleiste und der letzten Zeile in den Optionen eines neuen Tisches korrigieren.',
    ),
    list(
      'Die {length} Felder jedes Strandes.',
      'Das Startfeld {rental} des Verleihs und die Zahl der Felder der Würfelleiste.',
      'Die Werte {coinValues.least} bis {coinValues.most} der Münzen und die Werte der sieben Haiplättchen.',
      'Dass alle Würfel, die erneut gewürfelt werden, zugleich genannt werden, dass der Rettungswürfel ein beliebiger aus dem Pool ist und dass ein Hai keine Münze bringt.',
    ),
  ],
  credits: [
    'Wer es gemacht hat',
    say('High Tide ist ein Spiel von Dirk Henn, erschienen 2016 bei Queen Games.'),
    say(
      'Tidetable ist ein unabhängiges Projekt ohne Verbindung zu Autor oder Verlag. Texte und Zeichnungen sind unsere eigenen.',
    ),
  ],
});
