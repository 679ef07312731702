import type { Seat } from '../../../engine/game.ts';
import type { Event, OneDie, Pair } from '../events.ts';
import { dicePerBeach } from '../rules.ts';
import type { BaywatchView, View } from '../view.ts';
import { type Beach, TILE } from '../vocabulary.ts';

const USED = -3;
const FACE_UP = -2;

/** The table after one more event, as far as it can be seen. */
export function viewAfter(v: View, event: Event): View {
  switch (event.type) {
    case 'towels':
      return { ...v, order: event.order };
    case 'coins':
      return withCoins(v, event.beach, event.space, event.values);
    case 'surfers':
    case 'revealed':
      return { ...v, surfers: event.beaches };
    case 'tile':
      return withTile(fresh(v), event.tile, FACE_UP);
    case 'alert':
      return v.shark ? { ...v, shark: { ...v.shark, alert: event.beach } } : v;
    case 'round':
      return { ...fresh(v), round: event.round, order: event.order };
    case 'rental':
      return event.by === null
        ? { ...v, rental: event.to }
        : withTile({ ...v, rental: event.to }, TILE.rental, USED);
    case 'rolled':
      return rolled(v, event.dice, event.waves);
    case 'declined':
      return { ...withSlot(v, event.space, event.dice), hand: null };
    case 'took':
      return { ...withSlot(v, event.space, null), hand: inHand(event.dice, event.space) };
    case 'swapped':
      return withTile(
        {
          ...withSlot(withSlot(v, event.laidOn, event.laid), event.space, null),
          hand: inHand(event.dice, event.space),
        },
        TILE.swap,
        USED,
      );
    case 'rerolled': {
      const hand = inHand(event.after, v.hand?.from ?? 0);
      return event.tile ? withTile({ ...v, hand }, TILE.reroll, USED) : { ...v, hand };
    }
    case 'open':
      return opened(v, event.seat);
    case 'recoloured':
      return withTile({ ...v, moving: recoloured(v, event.die, event.to) }, TILE.recolour, USED);
    case 'adjusted':
      return withTile({ ...v, moving: { ...moving(v), dice: event.after } }, TILE.adjust, USED);
    case 'backwards':
      return withTile({ ...v, moving: turned(v, event.die) }, TILE.backwards, USED);
    case 'moved':
      return withChair(v, event.seat, event.beach, event.to);
    case 'collected':
      return collected(v, event.seat, event.beach, event.space, event.value);
    case 'towel':
      return withTowel(v, event.seat, event.space);
    case 'jumped':
      return withTile({ ...v, order: jumped(v.order, v.played, event.seat) }, TILE.jump, USED);
    case 'lifeguard':
      return withTile(v, TILE.lifeguard, USED);
    case 'head-start':
      return withTile(v, TILE.headStart, USED);
    case 'shark':
      return v.shark ? { ...v, shark: { ...v.shark, tiles: without(v.shark.tiles, event.value) } } : v;
    case 'wave':
      return {
        ...v,
        sand: v.sand.map((sand, beach) => (beach === event.beach ? event.sand : sand)),
        waves: [...v.waves, event.beach],
      };
    case 'award':
      return withTile(v, event.tile, event.seat);
    case 'point':
      return withBaywatch(v, { point: event.seat });
    case 'accepted':
    case 'left':
    case 'end':
      return v;
  }
}

/** The table cleared for a new round. */
function fresh(v: View): View {
  const cleared = {
    ...v,
    played: 0,
    track: v.track.map(() => null),
    bag: v.bag.map(() => dicePerBeach(v.seats)),
    pool: [],
    hand: null,
    moving: null,
    rental: v.options.rental > v.track.length ? null : v.options.rental,
  };
  return withBaywatch(cleared, { open: null, rentalHeld: false, waits: false });
}

function rolled(v: View, dice: Pair, waves: boolean): View {
  const bag = v.bag.map((n, beach) => n - (dice[0] === beach ? 1 : 0) - (dice[2] === beach ? 1 : 0));
  return waves
    ? { ...withSlot(v, v.track.indexOf(null) + 1, dice), bag }
    : { ...v, bag, hand: inHand(dice, 0) };
}

const inHand = (dice: Pair, from: number): View['hand'] => ({ dice, from, bonus: 0, thrown: 0 });

function opened(v: View, seat: Seat): View {
  if (!v.baywatch || !v.hand) return v;
  const old = v.baywatch.open;
  return withBaywatch(
    { ...v, pool: old ? [...v.pool, ...diceIn(old.dice)] : v.pool },
    { open: { seat, dice: v.hand.dice } },
  );
}

/** What the dice move, before anybody has changed it. */
function moving(v: View): NonNullable<View['moving']> {
  return v.moving ?? { dice: v.hand?.dice ?? [0, 1, 0, 1], back: 0, second: 0 };
}

/** 1 the left die, 2 the right one. */
function sideOf([leftBeach, leftPips]: Pair, [beach, pips]: OneDie): 1 | 2 {
  return leftBeach === beach && leftPips === pips ? 1 : 2;
}

function recoloured(v: View, die: OneDie, to: Beach): View['moving'] {
  const now = moving(v);
  const [a, b, c, d] = now.dice;
  return { ...now, dice: sideOf(now.dice, die) === 1 ? [to, b, c, d] : [a, b, to, d] };
}

function turned(v: View, die: OneDie): View['moving'] {
  const now = moving(v);
  return { ...now, back: sideOf(now.dice, die) };
}

/** The seat's chair stands there now, rightmost on its space. */
export function withChair(v: View, seat: Seat, beach: Beach, to: number): View {
  const places = v.chairs[beach] ?? [];
  if (places[seat] === to) return v;
  const line = (v.lines[beach] ?? []).filter((other) => other !== seat);
  const index = line.findIndex((other) => (places[other] ?? 0) <= to);
  if (to > 0) line.splice(index < 0 ? line.length : index, 0, seat);
  return {
    ...v,
    chairs: v.chairs.map((each, b) =>
      b === beach ? each.map((place, s) => (s === seat ? to : place)) : each,
    ),
    lines: v.lines.map((each, b) => (b === beach ? line : each)),
  };
}

function withTowel(v: View, seat: Seat, space: number): View {
  const rests = v.hand && v.baywatch?.open?.seat !== seat ? diceIn(v.hand.dice) : [];
  return {
    ...withSlot(v, space, seat),
    pool: [...v.pool, ...rests],
    hand: null,
    moving: null,
    played: v.played + 1,
  };
}

function withCoins(v: View, beach: Beach, space: number, values: readonly number[]): View {
  if (!v.coins) return v;
  const sand = v.coins.sand.map((row, b) =>
    b === beach ? row.map((coin, i) => values[i - space + 1] ?? coin) : row,
  );
  return { ...v, coins: { ...v.coins, sand } };
}

function collected(v: View, seat: Seat, beach: Beach, space: number, value: number): View {
  if (!v.coins || !v.remembered) return v;
  const sand = v.coins.sand.map((row, b) =>
    b === beach ? row.map((coin, i) => (i === space - 1 ? null : coin)) : row,
  );
  const held = v.coins.held.map((n, s) => (s === seat ? n + 1 : n));
  const purses = v.remembered.purses.map((purse, s) =>
    s === seat ? purse.map((coin, b) => (b === beach ? value : coin)) : purse,
  );
  return { ...v, coins: { sand, held }, remembered: { purses } };
}

function withSlot(v: View, space: number, slot: Pair | Seat | null): View {
  return { ...v, track: v.track.map((each, i) => (i === space - 1 ? slot : each)) };
}

function withTile(v: View, tile: number, where: number): View {
  return v.baywatch
    ? withBaywatch(v, { tiles: v.baywatch.tiles.map((each, i) => (i === tile ? where : each)) })
    : v;
}

function withBaywatch(v: View, change: Partial<BaywatchView>): View {
  return v.baywatch ? { ...v, baywatch: { ...v.baywatch, ...change } } : v;
}

export function diceIn([a, b, c, d]: Pair): OneDie[] {
  return [
    [a, b],
    [c, d],
  ];
}

function jumped(order: readonly Seat[], played: number, seat: Seat): Seat[] {
  const rest = order.filter((each) => each !== seat);
  return [...rest.slice(0, played), seat, ...rest.slice(played)];
}

function without(list: readonly number[], value: number): number[] {
  const index = list.indexOf(value);
  return list.filter((_, i) => i !== index);
}
