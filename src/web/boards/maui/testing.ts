import { CHANCE, type Seat } from '../../../engine/game.ts';
import { defaults } from '../../../engine/options.ts';
import { FastRng } from '../../../engine/rng.ts';
import {
  type Event,
  game,
  type Move,
  type Options,
  type State,
  type View,
} from '../../../games/maui/index.ts';

/** One ply of a random match, as a board gets to see it. */
export interface Frame {
  readonly before: View;
  readonly view: View;
  readonly events: readonly Event[];
  readonly state: State;
  /** The choices of the seat that is asked. */
  readonly texts: readonly string[];
  readonly asked: Seat;
}

export function withOptions(options: Partial<Options>): Options {
  return { ...(defaults(game.options) as unknown as Options), ...options };
}

/** A random match ply by ply. Dear tiles and towels are favoured, so that they come up often enough. */
export function* frames(seed: number, seats: number, options: Partial<Options> = {}): Generator<Frame> {
  const rng = new FastRng(seed);
  const s = game.setup(seats, withOptions(options), 1);
  let before = game.view(s, 'public');
  for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
    const seat = toAct[0] as Seat;
    const events: Event[] = [];
    const moves = seat === CHANCE ? [] : game.legal(s, seat, []);
    const move = seat === CHANCE ? game.sample(s, rng) : (moves[rng.below(moves.length)] as Move);
    game.apply(s, seat, move, (event) => events.push(event));
    const view = game.view(game.clone(s), 'public');
    const asked = game.toAct(s)[0] ?? CHANCE;
    const texts = asked === CHANCE ? [] : game.legal(s, asked, []).map(game.write);
    yield { before, view, events, state: s, texts, asked };
    before = view;
  }
}

/** The frames in which somebody is asked something. */
export function peopleAsked(list: readonly Frame[]): Frame[] {
  return list.filter(({ asked }) => asked !== CHANCE);
}

/** Boxes as the table gives them, from a small phone to a large screen. */
export const sizes = [
  [340, 250],
  [360, 330],
  [390, 480],
  [390, 600],
  [458, 896],
  [640, 300],
  [700, 560],
  [768, 620],
  [800, 800],
  [1100, 700],
  [1900, 1300],
] as const;
