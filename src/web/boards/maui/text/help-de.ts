import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    blocks: [
      {
        type: 'text',
        text: 'Alle füllen einen Strand aus 12 Spalten mit Handtuch-Plättchen, von links nach rechts. Wer gleiche Muster nebeneinanderlegt, rückt auf den Wertungsleisten vor. Am meisten bringt es am Rand, unter den Bäumen und am Ozean, wo Plättchen leicht überstehen.',
      },
      {
        type: 'figure',
        name: 'tile',
        caption:
          'Ein Plättchen hat drei Abschnitte. Es gibt fünf Muster: Streifen, Fische, Wellen, Hibiskus und Schildkröten.',
      },
      { type: 'text', text: 'Plättchen werden nie gedreht, und alle sehen sie gleich herum.' },
    ],
  },
  {
    id: 'setup',
    title: 'Spielaufbau',
    blocks: [
      {
        type: 'list',
        items: [
          'Im Markt liegen sechs Plättchen in zwei Reihen zu je drei. Neben jeder Reihe liegt ein Sanddollar.',
          'Alle haben einen Sanddollar und ein Start-Plättchen in den Reihen 3 bis 5 der Holzplattform.',
          'Die acht Sonnenschirme jeder Person werden gemischt und liegen offen auf ihren Feldern.',
          'Auf Feld 7 der Streifen liegen hellblaue, auf Feld 8 der Fische orangefarbene einzelne Handtücher: je zwei, zu zweit je eines.',
          'Wer beginnt, wird ausgelost; nach „Sofort los“ beginnst du.',
        ],
      },
    ],
  },
  {
    id: 'turn',
    title: 'Ein Zug',
    blocks: [
      {
        type: 'text',
        text: 'Wer am Zug ist, nimmt entweder ein Plättchen und legt es oder nimmt alle Sanddollars neben einer Reihe.',
      },
      {
        type: 'figure',
        name: 'market',
        caption:
          'Das Plättchen neben den Dollars ist kostenlos, das nächste kostet 1, das letzte 2. Danach rückt die Reihe zu den Dollars nach.',
      },
      {
        type: 'list',
        items: [
          'Der Preis kommt zu den Dollars neben derselben Reihe. Irgendjemand wird sie nehmen.',
          'Das neue Plättchen kommt ans teure Ende und ist zu sehen, bevor das genommene gelegt wird. Nehmen lässt sich deshalb nicht zurücknehmen.',
          'Nur ein Plättchen, das sich bezahlen und legen lässt, darf genommen werden.',
          'Wer nichts legen kann, muss Sanddollars nehmen.',
        ],
      },
    ],
  },
  {
    id: 'place',
    title: 'Ein Plättchen legen',
    blocks: [
      {
        type: 'text',
        text: 'Das Plättchen kommt in die nächste Spalte, in beliebiger Höhe, solange mindestens einer seiner Abschnitte in derselben Reihe neben dem gleichen Muster des vorigen Plättchens liegt.',
      },
      {
        type: 'figure',
        name: 'match',
        caption:
          'Wellen neben Wellen, Fische neben Fischen: zwei Treffer. Jeder rückt seinen eigenen Wertungsstein vor.',
      },
      {
        type: 'steps',
        items: [
          'Das Plättchen wird hingelegt.',
          'Einzelne Handtücher dürfen aufgelegt werden.',
          'Jeder überstehende Abschnitt bekommt einen Strafchip.',
          'Der Sonnenschirm der Spalte wirkt, wenn das Plättchen ihn abdeckt.',
          'Die Treffer werden gewertet.',
        ],
      },
      {
        type: 'figure',
        name: 'rows',
        caption: 'Schritte je Treffer, Reihe für Reihe: {rowSteps}.',
      },
    ],
  },
  {
    id: 'overhang',
    title: 'Überstehen',
    blocks: [
      {
        type: 'text',
        text: 'Ein oder zwei Abschnitte dürfen bei den Bäumen oder am Ozean überstehen. Jeder bekommt einen Strafchip, der am Ende {penalty|Punkt|Punkte} kostet, und zählt nicht als Nachbar für das nächste Plättchen.',
      },
      {
        type: 'figure',
        name: 'overhang',
        caption:
          'Die Wellen passen in Reihe 6; der unterste Abschnitt liegt im Wasser und kostet {penalty|Punkt|Punkte}.',
      },
      {
        type: 'text',
        text: 'Es gibt 20 Chips, aber sie begrenzen niemanden: Gehen sie aus, nimmt man etwas anderes dafür.',
      },
    ],
  },
  {
    id: 'tracks',
    title: 'Die Wertungsleisten',
    blocks: [
      {
        type: 'text',
        text: 'Jeder Treffer rückt den Wertungsstein seines Musters um die Schritte der Reihe vor. Ein Stein, der noch draußen ist, steigt ein: mit 2 Schritten auf Feld 2. Auf dem letzten Feld bleibt er stehen.',
      },
      {
        type: 'figure',
        name: 'tracks',
        caption:
          'Wer ein verziertes Feld erreicht oder überschreitet, nimmt ein einzelnes Handtuch davon, wenn noch eines da ist.',
      },
      {
        type: 'text',
        text: 'Jeder Stein bekommt sein Handtuch nur einmal; ist dann keines mehr da, gibt es auch später keines.',
      },
    ],
  },
  {
    id: 'umbrellas',
    title: 'Sonnenschirme',
    blocks: [
      { type: 'figure', name: 'umbrellas', caption: 'Weiße Perle, rosa Perle und die zwei Extra-Wertungen.' },
      {
        type: 'list',
        items: [
          'Perle: Sie wird behalten. Am Ende zählen Perlen einer Farbe zusammen.',
          'Extra-Wertung: Einer der zwei gezeigten Wertungssteine rückt sofort um {extraSteps|Schritt|Schritte} vor, noch vor der Wertung des Plättchens. Es muss einer sein, der nicht am Ende seiner Leiste steht; stehen beide dort, verfällt sie.',
          'Ein Sonnenschirm, den das Plättchen seiner Spalte nicht abdeckt, ist aus dem Spiel.',
        ],
      },
      {
        type: 'figure',
        name: 'pearls',
        caption: 'Eine, zwei oder drei Perlen einer Farbe: 2, 5 oder 9 Punkte.',
      },
    ],
  },
  {
    id: 'towels',
    title: 'Einzelne Handtücher',
    blocks: [
      {
        type: 'text',
        text: 'Direkt nach dem Legen dürfen einzelne Handtücher auf Abschnitte des Plättchens gelegt werden, auch mehrere zugleich. Der Abschnitt zeigt von da an das Muster des Handtuchs: hellblau Wellen, orangefarben Hibiskus.',
      },
      { type: 'figure', name: 'towels', caption: 'Ein einzelnes Handtuch ändert einen Abschnitt für immer.' },
      {
        type: 'list',
        items: [
          'Es kann das Legen überhaupt erst möglich machen, einen Treffer hinzufügen oder den nächsten Zug vorbereiten.',
          'Es muss das Muster seines Abschnitts ändern und im Raster liegen, höchstens eines je Abschnitt.',
          'Ob das Plättchen passt, entscheidet sich, wenn alle Handtücher liegen.',
          'Ein Handtuch, das in diesem Zug dazukommt, darf erst im nächsten aufgelegt werden.',
        ],
      },
    ],
  },
  {
    id: 'substitute',
    title: 'Ersatz-Zug',
    blocks: [
      {
        type: 'text',
        text: 'Wer nichts legen kann, während im Markt keine Sanddollars liegen, nimmt kostenlos ein beliebiges Plättchen und legt es in die Reihen 3 bis 5 der nächsten Spalte. Es muss nicht passen und wird nicht gewertet; Handtücher werden nicht aufgelegt, Sonnenschirm oder Krabbe der Spalte kommen ohne Wirkung weg. Es zählt als gelegtes Plättchen.',
      },
      {
        type: 'text',
        text: 'Lässt sich ein bezahlbares Plättchen mit einem Handtuch aus der Hand legen, gibt es keinen Ersatz-Zug.',
      },
    ],
  },
  {
    id: 'end',
    title: 'Spielende und Endwertung',
    blocks: [
      {
        type: 'text',
        text: 'Hat jemand das zwölfte Plättchen gelegt, wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten.',
      },
      {
        type: 'table',
        head: ['Was', 'Punkte'],
        rows: [
          ['Leisten', 'der Wert des Feldes jedes Wertungssteins'],
          ['Perlen einer Farbe', '2, 5 oder 9'],
          ['Sanddollars', 'je 1'],
          ['Strafchips', 'je −{penalty}'],
          ['Krabben', 'je −{crabValues.least} bis −{crabValues.most}'],
        ],
      },
      {
        type: 'text',
        text: 'Bei Gleichstand: weniger gelegte Plättchen, dann mehr Sanddollars, dann wer später am Zug war.',
      },
    ],
  },
  {
    id: 'crabs',
    title: 'Krabben-Variante',
    blocks: [
      {
        type: 'text',
        text: 'Die Strände liegen mit der Krabben-Seite nach oben: sieben Krabben verdeckt, die zwei Extra-Wertungen offen, keine Perlen.',
      },
      {
        type: 'figure',
        name: 'crabs',
        caption:
          'Eine abgedeckte Krabbe wird nach der Wertung aufgedeckt. Sie sperrt ihren Abschnitt und kostet ihren Wert.',
      },
      {
        type: 'list',
        items: [
          'Alle haben sieben Krabben; sie kosten {crabValues} Punkte.',
          'Ein Abschnitt mit Krabbe ist kein Nachbar für das nächste Plättchen.',
          'Auf dem Abschnitt über einer Krabbe darf ein Handtuch liegen: Es zählt in diesem Zug, dann liegt die Krabbe obenauf.',
          'Eine Krabbe, die nicht abgedeckt wird, verschwindet ungesehen.',
        ],
      },
    ],
  },
  {
    id: 'long',
    title: 'Langes Spiel',
    blocks: [
      {
        type: 'text',
        text: 'Erst das Grundspiel, dann die Krabben-Variante auf der anderen Seite der Strände; die Leisten sind von Anfang an doppelt so lang.',
      },
      {
        type: 'list',
        items: [
          'Die erste Endwertung bestimmt nur, wer die zweite Spielhälfte beginnt: wer die wenigsten Punkte hat.',
          'Wertungssteine, Sanddollars (auch die im Markt), Perlen, nicht aufgelegte Handtücher und Strafchips bleiben.',
          'Alle Plättchen kommen in den Beutel zurück, aufgelegte Handtücher verlassen das Spiel, nichts bleibt gesperrt. Markt und Start-Plättchen werden neu gezogen.',
          'Verzierte Felder werden nicht aufgefüllt. Alle haben beide Extra-Wertungen der Krabben-Seite.',
          'Die zweite Endwertung entscheidet. Bei Gleichstand zählt die zweite Hälfte.',
        ],
      },
    ],
  },
  {
    id: 'figures',
    title: 'Rekonstruierte Spielwerte',
    blocks: [
      {
        type: 'text',
        text: 'Die Abbildungen der Anleitung lagen nicht vor. Diese Werte stammen aus Besprechungen, folgen aus der Logik oder sind von uns rekonstruiert; wer das Original besitzt, kann alle außer den Mustern und den Plättchen in den Optionen eines neuen Tisches korrigieren.',
      },
      {
        type: 'list',
        items: [
          'Die Schritte jeder Reihe, Werte und Länge der Leisten, ihre Verlängerung im langen Spiel. Die Leistenwerte lassen sich auch auf steil stellen.',
          'Die Muster Hibiskus und Schildkröten, und dass es jede Folge aus drei Mustern einmal gibt.',
          'Was die einzelnen Handtücher und die Extra-Wertungen zeigen, und dass eine Extra-Wertung {extraSteps|Schritt|Schritte} bringt.',
          'Wo Sonnenschirme und Krabben liegen, wie viele Krabben es von jedem Wert gibt, was ein Strafchip kostet.',
        ],
      },
    ],
  },
  {
    id: 'credits',
    title: 'Wer es gemacht hat',
    blocks: [
      {
        type: 'text',
        text: 'Maui ist ein Spiel von Grégoire Largey, Frank Crittin und Sébastien Pauchon, erschienen 2022 bei Next Move Games.',
      },
      {
        type: 'text',
        text: 'Tidetable ist ein unabhängiges Projekt ohne Verbindung zu Autoren oder Verlag. Texte und Zeichnungen sind unsere eigenen.',
      },
    ],
  },
];
