import type { Language } from '../../../engine/words.ts';
import type { WhyNotCode } from '../choices/why-not.ts';

type Sentences = { readonly [C in WhyNotCode]: (n: number, m: number) => string };

export const whyNotTexts: { readonly [L in Language]: Sentences } = {
  en: {
    over: () => 'The match is over.',
    notYourTurn: () => 'It is somebody else’s turn.',
    layFirst: () => 'One tile a turn: place the one you have taken first.',
    tooDear: (n, m) =>
      `This tile costs ${n}, and you have ${m === 0 ? 'no sand dollars' : m === 1 ? 'one sand dollar' : `${m} sand dollars`}.`,
    fitsNowhere: () => 'None of its sections can lie beside the same pattern in your last column.',
    noDollars: () => 'There are no sand dollars here. They come when somebody pays for a tile in this row.',
    dollarsLater: () => 'A tile or dollars, not both: place the tile you have taken first.',
    laid: () => 'Tiles stay where they lie.',
    ahead: (n) => `Columns are filled from left to right: column ${n} is next.`,
    takeFirst: () => 'This is your next column. Take a tile from the market first.',
    platform: () => 'The start tile stays on the platform; your first tile goes beside it.',
    track: () =>
      'Markers move by themselves, when you make a match or cover an umbrella with an extra scoring.',
    otherTrack: () => 'This umbrella does not show that pattern, or the marker is at the end of its track.',
    steps: () => 'The signs show how many steps a match brings in each row.',
  },
  de: {
    over: () => 'Die Partie ist vorbei.',
    notYourTurn: () => 'Jemand anders ist am Zug.',
    layFirst: () => 'Ein Plättchen pro Zug: Leg erst das, das du genommen hast.',
    tooDear: (n, m) =>
      `Dieses Plättchen kostet ${n}, aber du hast ${m === 0 ? 'keinen Sanddollar' : m === 1 ? 'nur einen Sanddollar' : `nur ${m} Sanddollars`}.`,
    fitsNowhere: () =>
      'Keiner seiner Abschnitte kann neben dem gleichen Muster deiner letzten Spalte liegen.',
    noDollars: () =>
      'Hier liegen keine Sanddollars. Sie kommen dazu, wenn jemand ein Plättchen dieser Reihe bezahlt.',
    dollarsLater: () => 'Plättchen oder Dollars, nicht beides: Leg erst das genommene Plättchen.',
    laid: () => 'Was liegt, bleibt liegen.',
    ahead: (n) => `Die Spalten füllen sich von links nach rechts: Als Nächstes kommt Spalte ${n}.`,
    takeFirst: () => 'Das ist deine nächste Spalte. Nimm erst ein Plättchen vom Markt.',
    platform: () => 'Das Start-Plättchen bleibt auf der Plattform; dein erstes kommt daneben.',
    track: () => 'Wertungssteine rücken von selbst: durch Treffer und durch Schirme mit Extra-Wertung.',
    otherTrack: () => 'Dieser Schirm zeigt dieses Muster nicht, oder der Stein steht schon am Ende.',
    steps: () => 'Die Schilder sagen, wie viele Schritte ein Treffer in jeder Reihe bringt.',
  },
  fr: {
    over: () => 'La partie est terminée.',
    notYourTurn: () => 'C’est au tour de quelqu’un d’autre.',
    layFirst: () => 'Une tuile par tour : pose d’abord celle que tu as prise.',
    tooDear: (n, m) =>
      `Cette tuile coûte ${n}, et tu ${m === 0 ? 'n’as aucun dollar' : m === 1 ? 'n’as qu’un dollar' : `as ${m} dollars`} des sables.`,
    fitsNowhere: () => 'Aucune de ses sections ne peut rejoindre le même motif dans ta dernière colonne.',
    noDollars: () => 'Pas de dollars ici. Il en arrive quand quelqu’un paie une tuile de cette rangée.',
    dollarsLater: () => 'Une tuile ou des dollars, pas les deux : pose d’abord la tuile que tu as prise.',
    laid: () => 'Les tuiles posées ne bougent plus.',
    ahead: (n) => `Les colonnes se remplissent de gauche à droite : la colonne ${n} est la prochaine.`,
    takeFirst: () => 'C’est ta prochaine colonne. Prends d’abord une tuile au marché.',
    platform: () => 'La tuile de départ reste sur le ponton ; ta première tuile se pose à côté.',
    track: () =>
      'Les marqueurs avancent tout seuls : grâce aux correspondances et aux parasols à décompte bonus.',
    otherTrack: () => 'Ce parasol ne montre pas ce motif, ou le marqueur est déjà au bout.',
    steps: () => 'Les panneaux indiquent combien de pas rapporte une correspondance sur chaque ligne.',
  },
  it: {
    over: () => 'La partita è finita.',
    notYourTurn: () => 'È il turno di qualcun altro.',
    layFirst: () => 'Una tessera a turno: posa prima quella che hai preso.',
    tooDear: (n, m) =>
      `Questa tessera costa ${n}, e tu ${m === 0 ? 'non hai dollari' : m === 1 ? 'hai un dollaro' : `hai ${m} dollari`} della sabbia.`,
    fitsNowhere: () =>
      'Nessuna delle sue sezioni può stare accanto allo stesso motivo nella tua ultima colonna.',
    noDollars: () => 'Qui non ci sono dollari. Arrivano quando qualcuno paga una tessera di questa riga.',
    dollarsLater: () => 'Una tessera o i dollari, non tutti e due: posa prima la tessera presa.',
    laid: () => 'Le tessere posate restano dove sono.',
    ahead: (n) => `Le colonne si riempiono da sinistra a destra: la prossima è la ${n}.`,
    takeFirst: () => 'È la tua prossima colonna. Prendi prima una tessera dal mercato.',
    platform: () => 'La tessera iniziale resta sulla pedana; la prima che prendi va lì accanto.',
    track: () =>
      'I segnalini avanzano da soli: con le corrispondenze e con gli ombrelloni a punteggio extra.',
    otherTrack: () => 'Questo ombrellone non mostra quel motivo, o il segnalino è già alla fine.',
    steps: () => 'I cartelli dicono quanti passi dà una corrispondenza in ogni riga.',
  },
};
