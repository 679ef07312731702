import type { Viewer } from '../../engine/game.ts';
import { cardsLeft, total } from './chance.ts';
import { fillOf } from './rules.ts';
import { colours, OUTERMOST, TURN, VALUES } from './vocabulary.ts';
import { dialOrder, everybody, frozen, type State, seatList, seatSet, type View } from './state.ts';

/**
 * Everything but sealed answers is public in this game, so all viewers see alike. Answers to the question of the moment
 * are not told, not even that they were given: the match tells that.
 */
export function view(s: State, viewer: Viewer): View {
  const dialling = s.phase === 'dial';
  const spelling = s.phase === 'spell';
  const asked = dialling ? everybody(s.players) : spelling ? s.spellers : s.asked;
  return {
    viewer,
    rules: s.rules,
    options: s.options,
    phase: s.phase,
    round: s.round,
    last: s.last,
    asked: seatList(asked),
    at: s.at,
    shells: s.shells.slice(),
    bag: inBag(s),
    seats: chunks(s.buckets).map((bucket, seat) => ({
      cards: s.cards.slice(seat * VALUES, (seat + 1) * VALUES),
      castles: s.castles.slice(seat * VALUES, (seat + 1) * VALUES),
      shells: total(bucket),
    })),
    dials: dialling || s.dials[0] === -1 ? [] : s.dials.slice(),
    spells: spelling || s.spells.every((colour) => colour === -1) ? [] : s.spells.slice(),
    spellers: seatList(s.spellers),
    troves: seatList(s.troves),
    builders: seatList(s.builders),
    remembered: { buckets: chunks(s.buckets), unseen: s.unseen.slice(), bag: s.bag.slice() },
  };
}

/** Of the shells never seen, those that the covered grooves hold are not in the bag. */
function inBag(s: State): number {
  const unseen = total(s.unseen);
  let covered = 0;
  const first = s.phase === 'deal' || s.phase === 'draw' ? s.round : s.round + 1;
  for (let groove = first; groove <= OUTERMOST && s.round <= TURN; groove++)
    covered += fillOf(s.players, groove);
  return total(s.bag) + Math.max(0, unseen - covered);
}

function chunks(flat: readonly number[]): number[][] {
  return Array.from({ length: flat.length / 4 }, (_, seat) => flat.slice(seat * 4, seat * 4 + 4));
}

/** The view says it all: only sealed answers are missing, and those nobody has given yet. */
export function imagine(v: View): State {
  const players = v.seats.length;
  const nobody = new Array<number>(players).fill(-1);
  return {
    rules: v.rules,
    players,
    options: frozen(v.options),
    order: dialOrder(v.options),
    phase: v.phase,
    round: v.round,
    last: v.last,
    asked: seatSet(v.asked),
    at: v.at,
    shells: v.shells.slice(),
    unseen: v.remembered.unseen.slice(),
    bag: v.remembered.bag.slice(),
    buckets: v.remembered.buckets.flat(),
    cards: v.seats.flatMap((seat) => seat.cards),
    castles: v.seats.flatMap((seat) => seat.castles),
    dials: v.dials.length > 0 ? v.dials.slice() : nobody.slice(),
    spells: v.spells.length > 0 ? v.spells.slice() : nobody.slice(),
    spellers: seatSet(v.spellers),
    troves: seatSet(v.troves),
    builders: seatSet(v.builders),
  };
}

export function census(s: State): { readonly [component: string]: number } {
  const counts: Record<string, number> = {};
  colours.forEach((name, colour) => {
    const buckets = chunks(s.buckets).reduce((sum, bucket) => sum + bucket[colour]!, 0);
    counts[name] = s.shells[colour]! + s.unseen[colour]! + s.bag[colour]! + buckets;
  });
  for (let value = 0; value < VALUES; value++) {
    const cards = s.cards.filter((card, i) => i % VALUES === value && card >= 0);
    counts[`cards of value ${value}`] = cards.length + cardsLeft(s, value).length;
    counts[`castles of value ${value}`] = s.castles.filter(
      (place, i) => i % VALUES === value && place <= OUTERMOST,
    ).length;
  }
  return counts;
}
