import type { Seat } from '../../../engine/game.ts';
import type { Event, View } from '../../../games/strand-unter/index.ts';
import { grooveOf, sum } from '../../../games/strand-unter/preview.ts';
import { FETCHED, FLOODED, TURN, VALUES } from '../../../games/strand-unter/vocabulary.ts';

/** The pieces on the table at one moment: of a view, or of a step between two views. */
export interface Scene {
  readonly round: number;
  readonly last: number;
  /** How far the sandpiper stays from the water at the flood; undefined until the tide turns. */
  readonly distance: number | undefined;
  readonly bag: number;
  readonly shells: readonly number[];
  readonly seats: readonly SceneSeat[];
  /** By seat; empty while secret. */
  readonly dials: readonly number[];
  readonly spells: readonly number[];
  readonly spellers: readonly Seat[];
  readonly troves: readonly Seat[];
}

export interface SceneSeat {
  readonly cards: readonly number[];
  readonly castles: readonly number[];
  /** By colour; shown only where `bucketShown`. */
  readonly bucket: readonly number[];
}

export function sceneOf(view: View): Scene {
  // Between rounds the sandpiper has not moved yet: it moves with the event of its new groove.
  const between = view.phase === 'draw' && view.round > 1;
  return {
    round: between ? view.round - 1 : view.round,
    last: between && view.round <= TURN ? view.last - 1 : view.last,
    distance: view.round > TURN ? view.last - grooveOf(view.round) : undefined,
    bag: view.bag,
    shells: view.shells,
    seats: view.seats.map(({ cards, castles }, seat) => ({
      cards,
      castles,
      bucket: view.remembered.buckets[seat] ?? [0, 0, 0, 0],
    })),
    dials: view.dials,
    spells: view.spells,
    spellers: view.spellers,
    troves: view.troves,
  };
}

/** The scene being shown: the last view once all events have been shown, else the view before plus the events shown so far. */
export function sceneAt(at: {
  readonly view: View;
  readonly before: View | undefined;
  readonly events: readonly Event[];
  readonly at: number;
}): Scene {
  if (at.before === undefined || at.at >= at.events.length) return sceneOf(at.view);
  return at.events.slice(0, at.at + 1).reduce(after, sceneOf(at.before));
}

/** The scene after one more event. */
export function after(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'deal':
      return withSeat(scene, event.seat, (seat) => ({
        ...seat,
        cards: Array.from({ length: VALUES }, (_, value) => event.cards[value] ?? -1),
      }));
    case 'groove':
      return {
        ...scene,
        round: event.round,
        last: event.last,
        shells: event.shells,
        // At the ebb the covered grooves had their shells all along; at the flood they come out of the bag.
        bag: event.round > TURN ? scene.bag - sum(event.shells) : scene.bag,
        dials: [],
        spells: [],
        spellers: [],
        troves: [],
      };
    case 'reveal':
      return { ...scene, dials: event.dials };
    case 'single':
      return event.got ? event.seats.reduce((s, seat) => moved(s, seat, one(event.colour)), scene) : scene;
    case 'fetch':
      return withCastle(
        without(scene, event.cause === 'trove', event.seat),
        event.seat,
        event.castle,
        FETCHED,
      );
    case 'take':
      return moved(scene, event.seat, event.shells);
    case 'miss':
      return { ...scene, troves: joined(scene.troves, [event.seat]) };
    case 'clash':
      return { ...scene, spellers: joined(scene.spellers, event.seats) };
    case 'whisper':
      return { ...scene, spells: event.spells };
    case 'trove':
      return moved(without(scene, true, event.seat), event.seat, one(event.colour));
    case 'nothing':
      return without(scene, true, event.seat);
    case 'sweep':
      return { ...scene, bag: scene.bag + sum(scene.shells), shells: [0, 0, 0, 0] };
    case 'build':
      return withSeat(
        withCastle({ ...scene, bag: scene.bag + sum(event.paid) }, event.seat, event.castle, event.groove),
        event.seat,
        (seat) => ({ ...seat, bucket: minus(seat.bucket, event.paid) }),
      );
    case 'turn':
      return { ...scene, last: event.last, distance: event.last - grooveOf(TURN + 1) };
    case 'flood':
      return event.lost.reduce((s, { seat, castle }) => withCastle(s, seat, castle, FLOODED), {
        ...scene,
        last: event.groove - 1,
      });
    case 'spell':
    case 'pass':
    case 'end':
      return scene;
  }
}

/** Who takes shells of this colour, once for each shell. */
export function takersOf(event: Event, colour: number): Seat[] {
  if (event.type === 'single') return event.got && event.colour === colour ? [...event.seats] : [];
  if (event.type === 'trove') return event.colour === colour ? [event.seat] : [];
  return event.type === 'take' ? Array<Seat>(event.shells[colour] ?? 0).fill(event.seat) : [];
}

/** The colours in a bucket are shown to its owner, at open tables, and once all is over. */
export function bucketShown(view: View, seat: Seat): boolean {
  return view.viewer === seat || view.options.openBuckets || view.phase === 'over';
}

/** In which groove the sandpiper stands. */
export function grooveIn(scene: Scene): number {
  return grooveOf(scene.round);
}

const one = (colour: number): number[] => [0, 1, 2, 3].map((each) => (each === colour ? 1 : 0));
const minus = (from: readonly number[], n: readonly number[]): number[] =>
  from.map((count, colour) => count - (n[colour] ?? 0));
const joined = (a: readonly Seat[], b: readonly Seat[]): Seat[] =>
  [...new Set([...a, ...b])].sort((x, y) => x - y);

function withSeat(scene: Scene, seat: Seat, change: (seat: SceneSeat) => SceneSeat): Scene {
  return { ...scene, seats: scene.seats.map((each, i) => (i === seat ? change(each) : each)) };
}

function withCastle(scene: Scene, seat: Seat, castle: number, place: number): Scene {
  return withSeat(scene, seat, (each) => ({
    ...each,
    castles: each.castles.map((old, value) => (value === castle ? place : old)),
  }));
}

/** Shells from the groove into a bucket. */
function moved(scene: Scene, seat: Seat, shells: readonly number[]): Scene {
  return withSeat({ ...scene, shells: minus(scene.shells, shells) }, seat, (each) => ({
    ...each,
    bucket: each.bucket.map((n, colour) => n + (shells[colour] ?? 0)),
  }));
}

/** Removes a trove that has been given. */
function without(scene: Scene, given: boolean, seat: Seat): Scene {
  return given ? { ...scene, troves: scene.troves.filter((each) => each !== seat) } : scene;
}
