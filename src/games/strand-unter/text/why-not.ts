import type { Language } from '../../../engine/words.ts';
import type { WhyNotCode } from '../choices/why-not.ts';

type Sentences = { readonly [C in WhyNotCode]: (n: number) => string };

export const whyNotTexts: { readonly [L in Language]: Sentences } = {
  en: {
    over: () => 'The match is over.',
    others: () => 'You have nothing to decide right now: others are choosing.',
    dialFirst: () => 'Shells are handed out once the dials are set: set yours first.',
    otherColour: () => 'This colour does not fit the position you set.',
    shellsLater: () =>
      'Shells are taken when the dials are served. Right now there is something else to decide.',
    covered: () => 'The sea covers this groove.',
    neverPlayed: () => 'Grooves 9 to 11 are never played: they only show how far away the sea is.',
    otherGroove: (n) => `Everything happens where the sandpiper stands: groove ${n}.`,
    notFetched: () => 'This castle is still on the heap. Single shells, the spell and troves fetch castles.',
    missing: (n) => `Your bucket is ${n === 1 ? 'one shell' : `${n} shells`} short of this card.`,
    built: (n) => `This castle already stands in groove ${n}.`,
    washedAway: () => 'The sea has taken this castle. It still counts as built.',
    buildLater: () => 'Fetched. You can build it once the shells have been handed out.',
    fetchLater: () => 'On the heap. A single shell fetches a castle; so do the spell and a trove.',
    forecast: () => 'The forecast: after which round the sea covers each groove. A sun means never.',
  },
  de: {
    over: () => 'Die Partie ist vorbei.',
    others: () => 'Gerade gibt es für dich nichts zu entscheiden: Andere sind gefragt.',
    dialFirst: () => 'Muscheln werden nach den Stellmuscheln verteilt: Stell erst deine ein.',
    otherColour: () => 'Diese Farbe passt nicht zu deiner Zeigerposition.',
    shellsLater: () => 'Muscheln gibt es, wenn die Stellmuscheln dran sind. Jetzt ist etwas anderes gefragt.',
    covered: () => 'Diese Rinne ist vom Meer bedeckt.',
    neverPlayed: () =>
      'In den Rinnen 9 bis 11 wird nie gespielt: Sie zeigen nur, wie weit das Meer entfernt ist.',
    otherGroove: (n) => `Alles geschieht beim Strandläufer: in Rinne ${n}.`,
    notFetched: () =>
      'Diese Burg liegt noch auf dem Haufen. Einzelmuscheln, Getuschel und Trostfund bringen Burgen.',
    missing: (n) => `Für diese Karte ${n === 1 ? 'fehlt eine Muschel' : `fehlen ${n} Muscheln`} im Eimer.`,
    built: (n) => `Diese Burg steht schon in Rinne ${n}.`,
    washedAway: () => 'Diese Burg hat das Meer geholt. Als gebaut zählt sie trotzdem.',
    buildLater: () => 'Geholt. Gebaut wird, wenn die Muscheln verteilt sind.',
    fetchLater: () =>
      'Noch auf dem Haufen. Eine Einzelmuschel bringt eine Burg, Getuschel und Trostfund auch.',
    forecast: () =>
      'Die Vorhersage: nach welcher Runde das Meer jede Rinne überspült. Eine Sonne heißt: nie.',
  },
  fr: {
    over: () => 'La partie est terminée.',
    others: () => 'Rien à décider pour toi : on attend la réponse des autres.',
    dialFirst: () =>
      'Les coquillages sont distribués une fois les coquilles révélées : règle d’abord la tienne.',
    otherColour: () => 'Ta position ne rapporte pas cette couleur.',
    shellsLater: () =>
      'Les coquillages se prennent quand vient le tour de chaque coquille. Là, il s’agit d’autre chose.',
    covered: () => 'La mer recouvre ce sillon.',
    neverPlayed: () => 'On ne joue jamais dans les sillons 9 à 11 : ils montrent seulement où est la mer.',
    otherGroove: (n) => `Tout se passe autour du bécasseau : sillon ${n}.`,
    notFetched: () =>
      'Ce château est encore sur le tas. On en récupère avec un seul coquillage, au compromis ou en compensation.',
    missing: (n) =>
      `Il te manque ${n === 1 ? 'un coquillage' : `${n} coquillages`} dans le seau pour cette carte.`,
    built: (n) => `Ce château est déjà dans le sillon ${n}.`,
    washedAway: () => 'La mer a pris ce château. Il compte tout de même comme construit.',
    buildLater: () => 'Récupéré. On pourra construire une fois les coquillages distribués.',
    fetchLater: () =>
      'Encore sur le tas. Un seul coquillage rapporte un château, le compromis et la compensation aussi.',
    forecast: () => 'La prévision : après quelle manche la mer recouvrira chaque sillon. Un soleil : jamais.',
  },
  it: {
    over: () => 'La partita è finita.',
    others: () => 'Per te ora non c’è nulla da decidere: tocca ad altri.',
    dialFirst: () => 'Le conchiglie si distribuiscono dopo le puntate: prima fai la tua.',
    otherColour: () => 'Questo colore non fa parte di ciò che dà la tua puntata.',
    shellsLater: () => 'Le conchiglie si prendono quando si risolvono le puntate. Ora la domanda è un’altra.',
    covered: () => 'Il mare copre questo solco.',
    neverPlayed: () => 'I solchi da 9 a 11 non si giocano mai: dicono solo quanto è lontano il mare.',
    otherGroove: (n) => `Tutto succede dove sta il piovanello: nel solco ${n}.`,
    notFetched: () =>
      'Questo castello è ancora sul mucchio. Per prenderlo servono una conchiglia singola, il conchigliabolo o il premio.',
    missing: (n) =>
      `Per questa carta nel secchiello ${n === 1 ? 'manca una conchiglia' : `mancano ${n} conchiglie`}.`,
    built: (n) => `Questo castello è già nel solco ${n}.`,
    washedAway: () => 'Il mare si è preso questo castello. Conta comunque come costruito.',
    buildLater: () => 'Preso. Si potrà costruire quando le conchiglie saranno distribuite.',
    fetchLater: () =>
      'Sul mucchio. Una conchiglia singola dà un castello, e così il conchigliabolo e il premio.',
    forecast: () => 'La previsione: dopo quale round il mare copre ogni solco. Il sole vuol dire: mai.',
  },
};
