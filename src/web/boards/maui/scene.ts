import { COLUMNS, MARKET_PLACES, MIDDLE } from '../../../games/maui/data.ts';
import type { Event, View, ViewColumn, ViewPlayer } from '../../../games/maui/index.ts';
import { crabSide } from '../../../games/maui/preview.ts';

/**
 * The scene between two views. A frame has several events and is shown event by event: `step` turns
 * the view before an event into what is seen after it. Only what is drawn is kept up; the last picture is the view itself.
 */
export function step(view: View, event: Event): View {
  switch (event.type) {
    case 'dealt':
      return withTile(view, (event.row - 1) * MARKET_PLACES + event.place - 1, event.tile);
    case 'refill':
      return withTile(view, event.row * MARKET_PLACES - 1, event.tile);
    case 'umbrellas': {
      const letters = '.'.repeat(COLUMNS).split('');
      event.columns.forEach((column, i) => {
        letters[column - 1] = event.letters[i] ?? '.';
      });
      return withPlayer(view, event.seat, () => ({ umbrellas: letters.join('') }));
    }
    case 'start-tile':
      return withPlayer({ ...view, bag: view.bag - 1 }, event.seat, () => ({
        beach: [{ tile: event.tile, top: MIDDLE }],
      }));
    case 'first':
      return { ...view, first: event.seat };
    case 'take':
      return take(view, event);
    case 'dollars':
      return withPlayer({ ...view, areas: view.areas.with(event.row - 1, 0) }, event.seat, () => ({
        dollars: event.now,
      }));
    case 'place':
      return place(view, event);
    case 'lay':
      return withPlayer(view, event.seat, (p) => ({
        towels: event.towel === 0 ? [0, p.towels[1]] : [p.towels[0], 0],
        beach: changeLast(p.beach, event.towel === 0 ? { blue: event.section } : { orange: event.section }),
      }));
    case 'chips':
      return withPlayer(view, event.seat, () => ({ chips: event.now }));
    case 'pearl':
      return withPlayer(view, event.seat, (p) => ({
        pearls: event.pink ? [p.pearls[0], event.now] : [event.now, p.pearls[1]],
        umbrellas: clearLast(p),
      }));
    case 'extra':
      return withPlayer(view, event.seat, (p) => ({
        markers: p.markers.with(event.pattern, event.to),
        umbrellas: clearLast(p),
      }));
    case 'lapse':
    case 'missed':
      return withPlayer(view, event.seat, (p) => ({ umbrellas: clearLast(p) }));
    case 'score':
      return withPlayer(view, event.seat, (p) => ({ markers: p.markers.with(event.pattern, event.to) }));
    case 'gain':
      return withPlayer({ ...view, stock: view.stock.with(event.towel, event.left) }, event.seat, (p) => ({
        towels: event.towel === 0 ? [1, p.towels[1]] : [p.towels[0], 1],
      }));
    case 'crab':
      return withPlayer(view, event.seat, (p) => {
        const top = p.beach.at(-1)?.top ?? MIDDLE;
        return { beach: changeLast(p.beach, { crab: event.row - top, value: event.value }) };
      });
    case 'last-round':
      return { ...view, last: true };
    case 'half':
      return flip(view);
    case 'market':
    case 'substitute':
    case 'late':
    case 'end':
      return view;
  }
}

/** The view after the first `count` events. */
export function shownAfter(before: View, events: readonly Event[], count: number): View {
  return events.slice(0, count).reduce(step, pictured(before));
}

/** The view being shown: while events are shown, up to the current one. */
export function seenNow({ view, before, events, at }: Shown): View {
  return before !== undefined && at < events.length ? shownAfter(before, events, at + 1) : pictured(view);
}

interface Shown {
  readonly view: View;
  readonly before: View | undefined;
  readonly events: readonly Event[];
  readonly at: number;
}

/** A view as it is drawn: a tile that already has its height lies in its column, settled or not. */
export function pictured(view: View): View {
  const { hand, seat } = view;
  if (hand === null || (view.phase !== 'blue' && view.phase !== 'orange')) return view;
  return withPlayer({ ...view, hand: null }, seat, (p) => ({
    beach: [...p.beach, hand],
    crabs: clearTo(p.crabs, p.beach.length),
  }));
}

function withPlayer(view: View, seat: number, change: (p: ViewPlayer) => Partial<ViewPlayer>): View {
  return {
    ...view,
    players: view.players.map((p, at) => (at === seat ? { ...p, ...change(p) } : p)),
  };
}

function withTile(view: View, place: number, tile: string): View {
  return { ...view, market: view.market.with(place, tile), bag: view.bag - 1 };
}

function take(view: View, event: Extract<Event, { type: 'take' }>): View {
  const market = view.market.slice();
  const end = event.row * MARKET_PLACES - 1;
  for (let at = end - MARKET_PLACES + event.place; at < end; at++) market[at] = market[at + 1] ?? '';
  market[end] = '';
  const area = view.areas[event.row - 1] ?? 0;
  const free = view.phase === 'substitute' ? { substitute: true as const } : {};
  return withPlayer(
    {
      ...view,
      market,
      areas: view.areas.with(event.row - 1, area + event.price),
      hand: { tile: event.tile, top: MIDDLE, ...free },
      phase: 'refill',
    },
    event.seat,
    () => ({ dollars: event.left }),
  );
}

function place(view: View, event: Extract<Event, { type: 'place' }>): View {
  const free = view.hand?.substitute ? { substitute: true as const } : {};
  return withPlayer({ ...view, hand: null }, event.seat, (p) => ({
    beach: [...p.beach, { tile: event.tile, top: event.top, ...free }],
    crabs: clearTo(p.crabs, event.column),
  }));
}

function changeLast(beach: readonly ViewColumn[], change: Partial<ViewColumn>): ViewColumn[] {
  return beach.map((column, at) => (at === beach.length - 1 ? { ...column, ...change } : column));
}

/** The umbrella of the column just filled is gone. */
function clearLast(p: ViewPlayer): string {
  return clearTo(p.umbrellas, Math.max(0, p.beach.length - 1));
}

function clearTo(letters: string, column: number): string {
  return '.'.repeat(column) + letters.slice(column);
}

/** Between the halves of the long game: the beaches are emptied and turned over. */
function flip(view: View): View {
  return {
    ...view,
    half: 2,
    last: false,
    market: view.market.map(() => ''),
    bag: view.bag + view.market.filter((tile) => tile !== '').length + laid(view),
    players: view.players.map((p) => ({
      ...p,
      beach: [],
      ...crabSide(view),
    })),
  };
}

function laid(view: View): number {
  return view.players.reduce((sum, { beach }) => sum + beach.length, 0);
}
