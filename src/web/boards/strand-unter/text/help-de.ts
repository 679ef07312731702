import type { HelpSection } from '../../board.ts';

export const help: readonly HelpSection[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    blocks: [
      {
        type: 'figure',
        name: 'beach',
        caption: 'Je näher am Meer, desto mehr zählt eine Burg und desto eher ist sie weg.',
      },
      {
        type: 'text',
        text: 'Bei Ebbe gibt das Meer eine Rinne des Strands nach der anderen frei, bei Flut holt es sie sich zurück. Alle sammeln Muscheln, wo der Strandläufer steht, und bauen damit Sandburgen. Was am Ende noch steht, zählt: der Wert der Burg plus die Nummer ihrer Rinne.',
      },
      {
        type: 'text',
        text: 'Wer die vierte Burg baut, beendet das Spiel. 2 bis 4 Personen, am echten Tisch etwa 45 Minuten.',
      },
    ],
  },
  {
    id: 'setup',
    title: 'Spielaufbau',
    blocks: [
      {
        type: 'list',
        items: [
          '{shells.sum} Muscheln in vier Farben sind im Säckchen. Damit werden die Rinnen 1 bis 8 befüllt: zu viert je 9 Muscheln, zu dritt 8; zu zweit 5 in ungeraden und 6 in geraden Rinnen.',
          'Das Meer bedeckt alles außer Rinne 1, in der der Strandläufer steht.',
          'Alle bekommen offen vier Burgkarten, eine für jeden Wert 0, 1, 2 und 3. Sie brauchen 4, 5, 6 und 7 Muscheln.',
          'Alle haben vier Burgen, eine von jedem Wert; sie warten auf dem Sandhaufen.',
        ],
      },
      {
        type: 'figure',
        name: 'card',
        caption:
          'Eine Burgkarte: feste Muscheln und der Seestern als Joker, für den jede Muschel passt. Gestrichelt: fehlt noch.',
      },
    ],
  },
  {
    id: 'round',
    title: 'Eine Runde',
    blocks: [
      {
        type: 'steps',
        items: [
          'Sammeln: Alle stellen geheim ihre Stellmuschel ein, dann werden Muscheln und Burgen verteilt.',
          'Bauen: Alle dürfen in der Rinne des Strandläufers eine Burg bauen.',
          'Meer und Strandläufer: Das Meer rückt eine Rinne weiter und der Vogel auch.',
        ],
      },
    ],
  },
  {
    id: 'collect',
    title: 'Sammeln: die Stellmuschel',
    blocks: [
      {
        type: 'figure',
        name: 'dial',
        caption: 'Die zehn Positionen in der Reihenfolge, in der sie drankommen, von links nach rechts.',
      },
      {
        type: 'text',
        text: 'Alle stellen geheim eine beliebige Position ein, ob sie möglich ist oder nicht. Alle Stellmuscheln werden gleichzeitig aufgedeckt und von links nach rechts abgehandelt: links vor rechts. Gesammelt wird nur in der Rinne des Strandläufers.',
      },
      {
        type: 'table',
        head: ['Position', 'Bringt'],
        rows: [
          ['Weiß, Grau, Braun, Schwarz', 'eine Muschel dieser Farbe und eine Burg vom Sandhaufen'],
          ['AA', 'zwei einer Farbe'],
          ['AB', 'zwei verschiedener Farben'],
          ['AAA', 'drei einer Farbe'],
          ['AAB', 'zwei einer Farbe und eine andere'],
          ['ABC', 'drei verschiedener Farben'],
          ['ALLE', 'alle Muscheln einer Farbe nach Wahl'],
        ],
      },
      {
        type: 'text',
        text: 'Gibt es für die Rinne keine Muscheln, wird nichts eingestellt, und wer noch eine Burg auf dem Sandhaufen hat, holt eine.',
      },
    ],
  },
  {
    id: 'singles',
    title: 'Einzelmuscheln',
    blocks: [
      {
        type: 'list',
        items: [
          'Reichen die Muscheln einer Farbe für alle, die sie eingestellt haben, bekommen alle eine. Sonst bekommt niemand von ihnen eine, und die Muscheln bleiben für Positionen weiter rechts liegen.',
          'Ob mit oder ohne Muschel: Sie alle holen eine eigene Burg vom Sandhaufen, solange dort eine ist. Die Burg kommt über ihre Karte: Nur geholte Burgen lassen sich bauen.',
          'Einzelmuscheln führen nie zu Muschelgetuschel oder Trostfund.',
        ],
      },
    ],
  },
  {
    id: 'combinations',
    title: 'Kombinationen',
    blocks: [
      {
        type: 'list',
        items: [
          'Von einer Person allein eingestellt: Die Kombination wird vollständig genommen, wenn sie in diesem Moment da ist. Verzichten geht nicht. Gibt es mehrere Möglichkeiten, ist die Wahl frei.',
          'Nicht da: Es wird nichts genommen, auch kein Teil. Am Ende gibt es einen Trostfund.',
          'ALLE geht nur in einer leeren Rinne schief: Auch eine einzelne Muschel gilt als alle ihrer Farbe.',
          'Von zweien oder mehr eingestellt: Niemand nimmt etwas. Alle sind beim Muschelgetuschel dabei.',
          'Eine Kombination bringt keine Burg.',
        ],
      },
    ],
  },
  {
    id: 'spell',
    title: 'Das Muschelgetuschel',
    blocks: [
      { type: 'figure', name: 'spell', caption: 'Zwei haben dieselbe Kombination eingestellt.' },
      {
        type: 'text',
        text: 'Es gibt ein Getuschel für alle, die eine Kombination mit jemandem teilen, auch wenn es verschiedene Kombinationen sind und auch wenn sie gar nicht möglich waren. Es kommt, wenn alle Positionen dran waren.',
      },
      {
        type: 'steps',
        items: [
          'Alle Beteiligten stellen geheim eine der vier Farben ein; alle decken gleichzeitig auf.',
          'Wie bei den Einzelmuscheln: Es reicht für alle, die diese Farbe gewählt haben, oder für niemanden.',
          'Danach holen alle Beteiligten eine Burg vom Sandhaufen, falls noch eine da ist, ob mit oder ohne Muschel.',
        ],
      },
      {
        type: 'text',
        text: 'Sind keine Muscheln übrig, bringt das Getuschel nur Burgen. Wer tuschelt, bekommt keinen Trostfund.',
      },
    ],
  },
  {
    id: 'trove',
    title: 'Der Trostfund',
    blocks: [
      {
        type: 'figure',
        name: 'trove',
        caption: 'Die Truhe neben einem Zeichen: Hier steht noch ein Trostfund aus.',
      },
      {
        type: 'text',
        text: 'Wer eine Kombination nicht nehmen konnte, bekommt nach dem Getuschel einen Trostfund, in der Reihenfolge der Stellmuscheln: eine beliebige Muschel aus der Rinne oder eine Burg vom Sandhaufen. Ist nur noch eins davon da, gibt es das; ist beides weg, gibt es nichts.',
      },
      { type: 'text', text: 'Was danach noch in der Rinne liegt, kommt ins Säckchen.' },
    ],
  },
  {
    id: 'build',
    title: 'Bauen',
    blocks: [
      {
        type: 'list',
        items: [
          'Alle dürfen pro Runde eine Burg bauen, in der Rinne des Strandläufers und nirgends sonst. In einer Rinne dürfen Burgen von allen stehen.',
          'Die Burg muss geholt sein; in dieser Runde geholt genügt.',
          'Bezahlt wird aus dem Eimer mit genau den Muscheln der Karte. Für den Seestern passt jede Muschel.',
          'Die Muscheln kommen ins Säckchen, die Karte wird umgedreht.',
          'Es gibt keine Reihenfolge. Wer nicht bauen wollte, darf es sich neu überlegen, sobald jemand anders baut.',
        ],
      },
    ],
  },
  {
    id: 'sea',
    title: 'Ebbe, Gezeitenwechsel, Flut',
    blocks: [
      {
        type: 'figure',
        name: 'tide',
        caption: 'Die Runden 1 bis 8 führen hinaus zu Rinne 8, die Runden 9 bis 15 zurück zu Rinne 1.',
      },
      {
        type: 'list',
        items: [
          'Ebbe, Runden 1 bis 8: Nach jeder Runde gibt das Meer die nächste Rinne frei, und der Strandläufer geht dorthin. Muscheln, die ins Säckchen zurückkamen, tauchen erst bei Flut wieder auf.',
          'Gezeitenwechsel, nach Runde 8: Das Meer zieht sich noch einmal zurück, je nachdem, wo Burgen stehen. Eine Burg in Rinne 8: Rinne 11 ist die letzte sichtbare. Keine in 8, aber eine in 7: Rinne 10. In beiden keine: Rinne 9. Der Strandläufer geht in Rinne 7, die neu befüllt wird.',
          'Flut, Runden 9 bis 15: Nach jeder Runde überspült das Meer eine Rinne mehr, und der Strandläufer geht eine landeinwärts; seine Rinne wird neu befüllt. Überspülte Burgen sind zerstört. Als gebaut zählen sie weiter.',
          'Reichen die Muscheln im Säckchen nicht, gibt es nur so viele Muscheln, wie noch da sind.',
        ],
      },
      {
        type: 'table',
        head: ['Rinne', 'keine Burg in 7, 8', 'Burg in 7', 'Burg in 8'],
        rows: [
          ['8', 'nach Runde 10', 'nach Runde 11', 'nach Runde 12'],
          ['7', 'nach Runde 11', 'nach Runde 12', 'nach Runde 13'],
          ['6', 'nach Runde 12', 'nach Runde 13', 'nach Runde 14'],
          ['5', 'nach Runde 13', 'nach Runde 14', 'nie'],
          ['4', 'nach Runde 14', 'nie', 'nie'],
          ['3, 2, 1', 'nie', 'nie', 'nie'],
        ],
      },
      {
        type: 'text',
        text: 'Das ist die Vorhersage neben dem Strand. Nach dem Gezeitenwechsel bleibt davon nur, was sicher ist.',
      },
    ],
  },
  {
    id: 'score',
    title: 'Spielende und Wertung',
    blocks: [
      {
        type: 'text',
        text: 'Das Spiel endet nach der Runde, in der jemand die vierte Burg gebaut hat; überflutete Burgen zählen mit. In dieser Runde dürfen alle noch bauen, aber das Meer bewegt sich nicht mehr. Sonst endet es nach Runde 15.',
      },
      {
        type: 'list',
        items: [
          'Jede stehende Burg zählt ihren Wert plus die Nummer ihrer Rinne.',
          'Übrige Muscheln werden so gut wie möglich auf die noch offenen Karten gelegt, auf jeden Seestern eine beliebige. Jede Muschel, die keinen Platz findet, ist eine Miesmuschel und kostet 1 Punkt.',
          'Gleichstand? Dann entscheiden die Punkte in Rinne 8, dann die in Rinne 7 und so weiter. Immer noch gleich: geteilter Sieg.',
        ],
      },
      {
        type: 'figure',
        name: 'score',
        caption: 'Burg 2 in Rinne 6 zählt 8. Eine Muschel, die nirgends passt, kostet 1.',
      },
    ],
  },
  {
    id: 'picture',
    title: 'Das Bild lesen',
    blocks: [
      {
        type: 'list',
        items: [
          'Auf der Stellmuschel sagt +2, wie viele Muscheln eine Position jetzt brächte. Eine Truhe: Die Kombination ist nicht da. Ein Haken: Damit ist eine Burg komplett, die dann hier gebaut werden kann.',
          'Über dem Meer liegen die Positionen in ihrer Reihenfolge; Zeichen zeigen, was alle eingestellt haben. Ein Stern: Muschelgetuschel. Eine Truhe: Trostfund.',
          'Gestrichelte Ringe: Muscheln zur Auswahl. Geschlossene Ringe: Muscheln, die genommen würden.',
          'Die Vorhersage nennt die Runde, nach der das Meer eine Rinne überspült; eine Sonne heißt, dass sie trocken bleibt.',
          'Gestrichelte Muscheln auf Karten fehlen noch. Ein Tipp auf den Eimer zeigt die Karten der anderen.',
          'Die Zahl bei der durchgestrichenen Muschel: Miesmuscheln nach jetzigem Stand.',
        ],
      },
    ],
  },
  {
    id: 'hidden',
    title: 'Was geheim ist',
    blocks: [
      {
        type: 'text',
        text: 'Geheim ist, was die Stellmuscheln zeigen, bis sie aufgedeckt werden, und was aus dem Säckchen kommt; wer schon eingestellt hat, ist zu sehen. Karten und Anzahl der Muscheln sind offen. Alle sehen, welche Muscheln in einen Eimer wandern; danach muss man sich die Farben merken. Die Option „Offene Eimer“ zeigt sie immer.',
      },
    ],
  },
  {
    id: 'figures',
    title: 'Rekonstruierte Spielwerte',
    blocks: [
      {
        type: 'text',
        text: 'Die Anleitung nennt nicht alles. Diese Spielwerte sind rekonstruiert; alle außer dem letzten lassen sich beim Eröffnen eines Tisches nach dem Original korrigieren:',
      },
      {
        type: 'list',
        items: [
          'wie sich die {shells.sum} Muscheln auf die vier Farben verteilen (hier {shells}),',
          'die Reihenfolge der Kombinationen auf der Stellmuschel,',
          'welche Muscheln die Burgkarten zeigen,',
          'dass alle eine Burg von jedem Wert haben, 0 bis 3; das lässt sich nicht ändern.',
        ],
      },
      {
        type: 'text',
        text: 'Von uns entschieden, weil die Anleitung schweigt: Eine Burg zu holen und einen Trostfund zu nehmen ist Pflicht, niemand baut zuerst, nach einem Bau dürfen die anderen es sich neu überlegen, negative Punktzahlen bleiben stehen, und bei knappem Säckchen kommt in die Rinne, was noch da ist.',
      },
    ],
  },
  {
    id: 'credits',
    title: 'Wer es gemacht hat',
    blocks: [
      {
        type: 'text',
        text: 'Strand Unter ist ein Spiel von Christian Raczek, illustriert von Dennis Lohausen, 2021 erschienen im Zoch Verlag. Am schönsten ist es mit der Schachtel am echten Tisch: Da ist das Meer ein Tuch.',
      },
      {
        type: 'text',
        text: 'Tidetable ist ein unabhängiges Projekt ohne Verbindung zu Autor oder Verlag. Texte und Zeichnungen sind unsere eigenen.',
      },
    ],
  },
];
