import {
  type AnyGame,
  CHANCE,
  findLegal,
  type Options,
  type Seat,
  type Viewer,
  type Weighted,
} from '../../../src/engine/game.ts';
import { collector, seenBy } from '../../../src/engine/match.ts';
import { type FastRng, pickOne } from '../../../src/engine/rng.ts';

export interface Action {
  readonly seat: Seat;
  readonly text: string;
  /** Somebody changes an answer that is in its envelope: in the other world nothing happens instead. */
  readonly again?: true;
}

/** What people do and what the dice say, in one world. */
export interface Script {
  readonly seats: number;
  readonly options: Options;
  readonly actions: readonly Action[];
  /** What chance ply number n draws: the argument's answer of `below`. */
  readonly draws: readonly number[];
}

/** Two worlds that differ only in what the viewer may not know. */
export interface Pair {
  readonly viewer: Viewer;
  readonly kind: 'chance' | 'sealed';
  readonly worlds: readonly [Script, Script];
}

export interface Wish {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly viewer: Viewer;
  readonly rng: FastRng;
}

interface World {
  state: unknown;
  readonly actions: Action[];
  readonly draws: number[];
}

const MAX_STEPS = 400;

/**
 * Plays one world at random and a second one beside it, in which whatever the viewer is not told comes out differently.
 * Stops where the stories have to part, or at the end. Undefined if there was nothing to hide.
 */
export function pairByChance(wish: Wish): Pair | undefined {
  const { game, viewer } = wish;
  const a = begin(wish);
  const b = begin(wish);
  let differs = false;
  for (let step = 0; step < MAX_STEPS; step++) {
    const toAct = game.toAct(a.state);
    if (toAct.length === 0) break;
    const moves = toAct[0] === CHANCE ? chanceMoves(wish, a, b) : decisions(wish, a, b, toAct);
    if (!moves) break;
    differs ||= moves.differs;
    a.state = moves.a;
    b.state = moves.b;
  }
  const whole = wholeSteps(game, a) && wholeSteps(game, b);
  if (!differs || !whole) return undefined;
  return { viewer, kind: 'chance', worlds: [script(wish, a), script(wish, b)] };
}

/** The same up to a question that is answered in secret; then everybody else answers differently, and one has not yet. */
export function pairBySeal(wish: Wish): Pair | undefined {
  const { game, viewer, rng } = wish;
  const a = begin(wish);
  const skip = rng.below(4);
  let seen = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    const toAct = game.toAct(a.state);
    if (toAct.length === 0) return undefined;
    if (toAct[0] === CHANCE) {
      const done = draw(game, a, rng.below(total(game, a.state)));
      a.state = done;
      continue;
    }
    if (game.sealed(a.state) && toAct.length > 1 && seen++ >= skip) break;
    for (const seat of toAct) decide(game, a, seat, pickOne(legal(game, a.state, seat), rng));
  }
  const asked = game.toAct(a.state).filter((seat) => seat !== viewer);
  const b: World = { state: a.state, actions: [...a.actions], draws: [...a.draws] };
  // One envelope stays open, so that nothing is revealed: the viewer's own, or the last one.
  const answering =
    typeof viewer === 'number' && game.toAct(a.state).includes(viewer) ? asked : asked.slice(0, -1);
  for (const seat of answering) {
    const texts = legal(game, a.state, seat);
    if (texts.length < 2) return undefined;
    const at = rng.below(texts.length);
    a.actions.push({ seat, text: texts[at] as string });
    b.actions.push({ seat, text: texts[(at + 1 + rng.below(texts.length - 1)) % texts.length] as string });
    for (let change = rng.below(3); change > 0; change--) {
      b.actions.push({ seat, text: texts[(at + change) % texts.length] as string, again: true });
    }
  }
  if (answering.length === 0) return undefined;
  return { viewer, kind: 'sealed', worlds: [script(wish, a), script(wish, b)] };
}

function begin({ game, seats, options }: Wish): World {
  return { state: game.setup(seats, options, game.rules), actions: [], draws: [] };
}

function script({ seats, options }: Wish, { actions, draws }: World): Script {
  return { seats, options, actions, draws };
}

interface Moves {
  readonly a: unknown;
  readonly b: unknown;
  readonly differs: boolean;
}

/** Nature's move in both worlds: a different outcome in the second one if the viewer does not notice, else the same one. */
function chanceMoves({ game, viewer, rng }: Wish, a: World, b: World): Moves | undefined {
  const sum = total(game, a.state);
  const at = rng.below(sum);
  const first = tried(game, a.state, { seat: CHANCE, ...outcome(game, a.state, at) }, viewer);
  const others = starts(game, b.state).filter(({ text }) => text !== first.text);
  const same = starts(game, b.state).find(({ text }) => text === first.text);
  const wishes = [...(others.length > 0 ? [pickOne(others, rng), ...others] : []), ...(same ? [same] : [])];
  for (const { move, text, at: offset } of wishes) {
    const second = tried(game, b.state, { seat: CHANCE, move, text }, viewer);
    if (second.told !== first.told) continue;
    a.draws.push(at);
    b.draws.push(offset);
    return { a: first.state, b: second.state, differs: text !== first.text };
  }
  return undefined;
}

/** The decisions that are due, the same in both worlds. */
function decisions(
  { game, viewer, rng }: Wish,
  a: World,
  b: World,
  toAct: readonly Seat[],
): Moves | undefined {
  const seats = game.sealed(a.state) ? toAct : [pickOne(toAct, rng)];
  let states: readonly [unknown, unknown] = [a.state, b.state];
  const told = ['', ''];
  const actions: Action[] = [];
  for (const seat of seats) {
    const text = pickOne(legal(game, states[0], seat), rng);
    const second = findLegal(game, states[1], seat, text);
    if (second === undefined) return undefined;
    const first = findLegal(game, states[0], seat, text);
    const done = [
      tried(game, states[0], { seat, text, move: first }, viewer),
      tried(game, states[1], { seat, text, move: second }, viewer),
    ] as const;
    states = [done[0].state, done[1].state];
    told[0] += done[0].told;
    told[1] += done[1].told;
    actions.push({ seat, text });
  }
  if (told[0] !== told[1]) return undefined;
  a.actions.push(...actions);
  b.actions.push(...actions);
  return { a: states[0], b: states[1], differs: false };
}

interface Tried {
  readonly state: unknown;
  readonly text: string;
  /** What the viewer is told of it. Views must show no more, so they have no say in what is a secret. */
  readonly told: string;
}

function tried(
  game: AnyGame,
  before: unknown,
  { seat, move, text }: { readonly seat: Seat; readonly move: unknown; readonly text: string },
  viewer: Viewer,
): Tried {
  const state = game.clone(before);
  const { events, emit } = collector<unknown>();
  game.apply(state, seat, move, emit);
  return { state, text, told: JSON.stringify(events.map((event) => seenBy(event, viewer))) };
}

/** A step ends when somebody is asked: a world that stopped in the middle of chance goes back to before it. */
function wholeSteps(game: AnyGame, world: World): boolean {
  return game.toAct(world.state)[0] !== CHANCE || world.actions.pop() !== undefined;
}

function decide(game: AnyGame, world: World, seat: Seat, text: string): void {
  const state = game.clone(world.state);
  game.apply(state, seat, findLegal(game, state, seat, text));
  world.state = state;
  world.actions.push({ seat, text });
}

function draw(game: AnyGame, world: World, at: number): unknown {
  const state = game.clone(world.state);
  game.apply(state, CHANCE, outcome(game, state, at).move);
  world.draws.push(at);
  return state;
}

function legal(game: AnyGame, state: unknown, seat: Seat): string[] {
  return game.legal(state, seat, []).map(game.write);
}

function total(game: AnyGame, state: unknown): number {
  return game.chances(state, []).reduce((sum, { weight }) => sum + weight, 0);
}

/** Each outcome with the first draw that leads to it. */
function starts(game: AnyGame, state: unknown): { move: unknown; text: string; at: number }[] {
  let at = 0;
  return game.chances(state, []).map(({ move, weight }: Weighted<unknown>) => {
    const start = { move, text: game.write(move), at };
    at += weight;
    return start;
  });
}

function outcome(game: AnyGame, state: unknown, at: number): { move: unknown; text: string } {
  const found = starts(game, state).findLast((each) => each.at <= at);
  if (!found) throw new Error('chance has nothing to draw');
  return found;
}
