import { beachOf, type Die, isPair, leftOf, rightOf } from './rules.ts';
import { BEACHES, TILES } from './vocabulary.ts';
import { FACE_UP, IN_STACK, NONE, type State, USED } from './state.ts';

/** Counts every component where it lies; see `Game.census`. */
export function census(s: State): { readonly [component: string]: number } {
  const counts: Record<string, number> = {
    chairs: s.chairs.length,
    towels: towels(s),
    coins: coins(s),
    // Every round turns one shark tile and lays two waves.
    sharks: s.options.shark ? s.sharks.length + s.waves.length / 2 : 0,
    surfers: s.options.surfer ? surfers(s) : 0,
    tiles: tiles(s),
  };
  for (const [beach, name] of BEACHES.entries()) counts[`dice ${name}`] = s.bag[beach] as number;
  for (const d of diceOut(s))
    counts[`dice ${BEACHES[beachOf(d)]}`] = (counts[`dice ${BEACHES[beachOf(d)]}`] as number) + 1;
  return counts;
}

function diceOut(s: State): Die[] {
  const track = s.track.filter(isPair).flatMap((slot) => [leftOf(slot), rightOf(slot)]);
  // The mover's open dice are still the pair in hand until the towel is laid.
  const open = s.left === NONE || s.openSeat !== s.order[s.played] ? [s.openLeft, s.openRight] : [];
  return [...s.pool, ...track, ...open, s.left, s.right].filter((d) => d !== NONE);
}

function towels(s: State): number {
  if (s.order.length === 0) return s.seats;
  const piled = new Set(s.order.slice(s.played)).size;
  return piled + s.track.filter((slot) => slot > 0 && !isPair(slot)).length;
}

function coins(s: State): number {
  const dealt =
    s.coins.filter((value) => value !== NONE).length + s.purses.filter((value) => value !== NONE).length;
  const dealing = s.phase === 'towels' || s.phase === 'coins';
  return dealing ? s.coins.length : dealt;
}

function surfers(s: State): number {
  const dealt = s.surfers.filter((beach) => beach !== NONE);
  return new Set(dealt).size + BEACHES.length - dealt.length;
}

function tiles(s: State): number {
  const somewhere = (at: number) =>
    at === IN_STACK || at === FACE_UP || at === USED || (at >= 0 && at < s.seats);
  return s.options.baywatch ? s.tiles.filter(somewhere).length - (TILES.length - s.tiles.length) : 0;
}
