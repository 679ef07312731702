import {
  CHANCE,
  type Emit,
  type Game,
  pickWeighted,
  type Result,
  type Seat,
  type Viewer,
  type Weighted,
} from '../../src/engine/game.ts';
import { shuffle } from '../../src/engine/rng.ts';

/**
 * "Pebbles", the smallest game with everything the contract knows: a hidden deal, sealed bids, a die that somebody rolls,
 * pebbles drawn from a bag, and an open question to several at once.
 *
 * Everyone is dealt a card 1-6, seen by its owner only. Each of three rounds: all bid 0-2 in secret, the highest bid (the
 * lowest seat among equals) is on turn and pays it; that player rolls the die or keeps quiet, then draws a pebble; then
 * everybody still holding a hidden card may show it, an even one for a bonus point. Score: dice + 2 per red pebble + the card - bids.
 */
export type ToyOptions = { readonly bonus: boolean; readonly faces: number };
export type ToyState = {
  options: ToyOptions;
  phase: 'deal' | 'bid' | 'turn' | 'die' | 'pebble' | 'show' | 'over';
  round: number;
  /** Cards by seat; 0 not dealt. */
  cards: number[];
  shown: boolean[];
  points: number[];
  reds: number[];
  /** Bids of the present round; -1 not yet. */
  bids: number[];
  /** Seats that still owe an answer to "show". */
  owing: number[];
  onTurn: number;
  bag: { blue: number; red: number };
  drawn: { blue: number; red: number };
};
export type ToyMove = { readonly do: string; readonly n?: number };
export type ToyEvent =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'bids'; readonly bids: readonly number[]; readonly winner: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly pips: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly pebble: string }
  | { readonly type: 'showed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly cards: readonly number[] };
export type ToyView = {
  viewer: Viewer;
  options: ToyOptions;
  phase: ToyState['phase'];
  round: number;
  /** null where the viewer does not know. */
  cards: (number | null)[];
  shown: boolean[];
  points: number[];
  reds: number[];
  owing: number[];
  onTurn: number;
  bag: { blue: number; red: number };
  drawn: { blue: number; red: number };
};
export type ToyGame = Game<ToyState, ToyMove, ToyEvent, ToyView, ToyOptions>;

const DECK = [1, 2, 3, 4, 5, 6];
const ROUNDS = 3;

export const game: ToyGame = {
  id: 'pebbles',
  rules: 1,
  seats: { min: 2, max: 3 },
  options: {
    bonus: { kind: 'flag', group: 'expansion', default: false },
    faces: { kind: 'integer', group: 'figure', min: 1, max: 8, default: 6 },
  },

  setup: (seats, options) => ({
    options,
    phase: 'deal',
    round: 1,
    cards: Array.from({ length: seats }, () => 0),
    shown: Array.from({ length: seats }, () => false),
    points: Array.from({ length: seats }, () => 0),
    reds: Array.from({ length: seats }, () => 0),
    bids: Array.from({ length: seats }, () => -1),
    owing: [],
    onTurn: 0,
    bag: { blue: 3, red: 2 },
    drawn: { blue: 0, red: 0 },
  }),

  clone: (s) => ({
    ...s,
    options: { ...s.options },
    cards: [...s.cards],
    shown: [...s.shown],
    points: [...s.points],
    reds: [...s.reds],
    bids: [...s.bids],
    owing: [...s.owing],
    bag: { ...s.bag },
    drawn: { ...s.drawn },
  }),

  toAct(s) {
    switch (s.phase) {
      case 'deal':
      case 'die':
      case 'pebble':
        return [CHANCE];
      case 'bid':
        return s.bids.flatMap((bid, seat) => (bid < 0 ? [seat] : []));
      case 'turn':
        return [s.onTurn];
      case 'show':
        return [...s.owing];
      case 'over':
        return [];
    }
  },

  sealed: (s) => s.phase === 'bid',

  legal(s, seat, out) {
    if (!game.toAct(s).includes(seat)) return out;
    if (s.phase === 'bid') out.push(...[0, 1, 2].map((n) => ({ do: 'bid', n })));
    if (s.phase === 'turn') out.push({ do: 'roll' }, { do: 'keep' });
    if (s.phase === 'show') {
      out.push({ do: 'pass' });
      if ((s.cards[seat] as number) % 2 === 0) out.push({ do: 'show' });
    }
    return out;
  },

  chances(s, out) {
    if (s.phase === 'deal') {
      for (const n of DECK) if (!s.cards.includes(n)) out.push({ move: { do: 'deal', n }, weight: 1 });
    } else if (s.phase === 'die') {
      for (let n = 1; n <= s.options.faces; n++) out.push({ move: { do: 'pips', n }, weight: 1 });
    } else {
      const pebbles: Weighted<ToyMove>[] = [
        { move: { do: 'blue' }, weight: s.bag.blue },
        { move: { do: 'red' }, weight: s.bag.red },
      ];
      out.push(...pebbles.filter(({ weight }) => weight > 0));
    }
    return out;
  },

  sample: (s, rng) => pickWeighted(game.chances(s, []), rng),

  apply(s, seat, move, emit) {
    const n = move.n ?? 0;
    switch (move.do) {
      case 'deal': {
        const to = s.cards.indexOf(0);
        s.cards[to] = n;
        emit?.({ type: 'dealt', seat: to, card: null }, { [to]: { type: 'dealt', seat: to, card: n } });
        if (!s.cards.includes(0)) s.phase = 'bid';
        return;
      }
      case 'bid':
        s.bids[seat] = n;
        if (s.bids.includes(-1)) return;
        s.onTurn = s.bids.indexOf(Math.max(...s.bids));
        emit?.({ type: 'bids', bids: [...s.bids], winner: s.onTurn });
        s.points[s.onTurn] = (s.points[s.onTurn] as number) - Math.max(...s.bids);
        s.bids.fill(-1);
        s.phase = 'turn';
        return;
      case 'roll':
        s.phase = 'die';
        return;
      case 'keep':
        s.phase = 'pebble';
        return;
      case 'pips':
        s.points[s.onTurn] = (s.points[s.onTurn] as number) + n;
        emit?.({ type: 'rolled', seat: s.onTurn, pips: n });
        s.phase = 'pebble';
        return;
      case 'blue':
      case 'red':
        s.bag[move.do]--;
        s.drawn[move.do]++;
        if (move.do === 'red') s.reds[s.onTurn] = (s.reds[s.onTurn] as number) + 1;
        emit?.({ type: 'drew', seat: s.onTurn, pebble: move.do });
        s.owing = s.shown.flatMap((shown, each) => (shown ? [] : [each]));
        s.phase = 'show';
        if (s.owing.length === 0) nextRound(s, emit);
        return;
      default:
        s.owing = s.owing.filter((each) => each !== seat);
        if (move.do === 'show') {
          s.shown[seat] = true;
          if (s.options.bonus) s.points[seat] = (s.points[seat] as number) + 1;
          emit?.({ type: 'showed', seat, card: s.cards[seat] as number });
        } else {
          emit?.({ type: 'passed', seat });
        }
        if (s.owing.length === 0) nextRound(s, emit);
    }
  },

  result(s): Result | undefined {
    if (s.phase !== 'over') return undefined;
    const breakdown = s.points.map((points, seat) => ({
      points,
      pebbles: 2 * (s.reds[seat] as number),
      card: s.cards[seat] as number,
    }));
    const scores = breakdown.map(({ points, pebbles, card }) => points + pebbles + card);
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { scores, places, breakdown, reason: 'rounds' };
  },

  view(s, viewer) {
    const { options, phase, round, shown, points, reds, owing, onTurn, bag, drawn } = s;
    const cards = s.cards.map((card, seat) =>
      card === 0 || seat === viewer || shown[seat] || phase === 'over' ? card : null,
    );
    return { viewer, options, phase, round, cards, shown, points, reds, owing, onTurn, bag, drawn };
  },

  imagine(v, rng) {
    const { viewer: _, cards, ...known } = v;
    const left = shuffle(
      DECK.filter((card) => !cards.includes(card)),
      rng,
    );
    const dealt = cards.map((card) => card ?? (left.pop() as number));
    // A view may hold nothing of the state's own objects once it is changed: copy what can change.
    return game.clone({ ...known, cards: dealt, bids: cards.map(() => -1) });
  },

  census(s) {
    const held = DECK.map((card) => [
      `card ${card}`,
      Math.max(1, s.cards.filter((each) => each === card).length),
    ]);
    return Object.fromEntries([
      ...held,
      ['blue', s.bag.blue + s.drawn.blue],
      ['red', s.bag.red + s.drawn.red],
    ]);
  },

  write: (move) => (move.n === undefined ? move.do : `${move.do} ${move.n}`),

  read(text) {
    if (['roll', 'keep', 'pass', 'show', 'blue', 'red'].includes(text)) return { do: text };
    const [, word, digit] = /^(bid|deal|pips) (\d)$/.exec(text) ?? [];
    return word === undefined ? undefined : { do: word, n: Number(digit) };
  },
};

function nextRound(s: ToyState, emit: Emit<ToyEvent> | undefined): void {
  s.owing = [];
  s.phase = s.round === ROUNDS ? 'over' : 'bid';
  if (s.phase === 'bid') s.round++;
  else emit?.({ type: 'ended', cards: [...s.cards] });
}
