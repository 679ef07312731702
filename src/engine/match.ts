import { CHANCE, type Emit, findLegal, type Game, type Options, type Seat, type Viewer } from './game.ts';
import { type Drawn, type Luck, nextDraw } from './luck.ts';

/** One line of the log: who, and the move's text. */
export type Ply = readonly [seat: Seat, text: string];

export type { Luck } from './luck.ts';

/** What a match is played with; together with the plies it is the whole match. */
export interface Terms<O> {
  readonly seats: number;
  readonly options: O;
  readonly rules: number;
}

/** An event as the game emitted it. */
export interface Emitted<E> {
  readonly open: E;
  readonly closed?: { readonly [seat: Seat]: E };
}

/**
 * A match under way. Callers read it freely and change it only with `accept`, so that whoever has to make a step
 * durable first can do so between `propose` and `accept`, and drop the step if that fails.
 */
export interface Match<S = unknown, M = unknown, E = unknown, V = unknown, O = Options> {
  readonly game: Game<S, M, E, V, O>;
  readonly terms: Terms<O>;
  state: S;
  readonly plies: Ply[];
  /** How many of the plies are chance plies; none of these is ever taken back. */
  rolls: number;
  /** How often each name of a draw occurred, where luck is named. */
  drawn: Drawn;
  /** The number of the question each seat was last asked; raised by each new question put to that seat. */
  asked: readonly number[];
  /** Sealed answers that wait for the others. */
  envelopes: ReadonlyMap<Seat, string>;
}

const noEnvelopes: ReadonlyMap<Seat, string> = new Map();
const nothingDrawn: Drawn = new Map();

/** A position and what led to it: one ply, or all sealed answers together, since nobody sees the states between those. */
export interface Frame<S = unknown, E = unknown> {
  readonly state: S;
  readonly events: readonly Emitted<E>[];
  /** How many plies have been played then. */
  readonly plies: number;
}

/** What would change; `accept` makes it so. */
export interface Step<S = unknown, E = unknown> {
  readonly state: S;
  /** Plies taken back (undo) before the new ones are added. */
  readonly undone: number;
  readonly plies: readonly Ply[];
  readonly events: readonly Emitted<E>[];
  /** The positions on the way, for whoever shows a step ply by ply; only if they were asked for. */
  readonly frames?: readonly Frame<S, E>[];
  readonly asked: readonly number[];
  readonly envelopes: ReadonlyMap<Seat, string>;
  /** Present if something was drawn by name. */
  readonly drawn?: Drawn;
}

/** What a step is to carry besides. Each frame costs a copy of the state. */
export interface StepDetail {
  readonly frames?: boolean;
}

/** Stable codes: they stand on the wire and in the texts of every language. */
export const refusals = [
  'over',
  'not-your-turn',
  'illegal',
  'undo-nothing',
  'undo-chance',
  'undo-other',
  'undo-revealed',
  'undo-over',
] as const;
export type RefusalCode = (typeof refusals)[number];
export interface Refusal {
  readonly refused: RefusalCode;
}

export function isRefusal(x: Step | Refusal): x is Refusal {
  return 'refused' in x;
}

/** A match before anything has happened; `settle` makes the first shuffles and deals. */
export function start<S, M, E, V, O>(game: Game<S, M, E, V, O>, terms: Terms<O>): Match<S, M, E, V, O> {
  const state = game.setup(terms.seats, terms.options, terms.rules);
  const asked = Array.from({ length: terms.seats }, (_, seat) => (game.toAct(state).includes(seat) ? 1 : 0));
  return { game, terms, state, plies: [], rolls: 0, drawn: nothingDrawn, asked, envelopes: noEnvelopes };
}

/** Plays the chance moves that are due now, if any. */
export function settle<S, M, E, V, O>(
  match: Match<S, M, E, V, O>,
  luck: Luck,
  detail: StepDetail = {},
): Step<S, E> {
  return advance(match, [], luck, detail);
}

/**
 * What happens if this seat answers so: its ply (or, for a sealed question, its envelope, and the whole batch once all
 * are in) and the chance plies it causes. Changes nothing.
 */
export function propose<S, M, E, V, O>(
  match: Match<S, M, E, V, O>,
  seat: Seat,
  text: string,
  luck: Luck,
  detail: StepDetail = {},
): Step<S, E> | Refusal {
  const { game, state } = match;
  const toAct = game.toAct(state);
  if (toAct.length === 0) return { refused: 'over' };
  if (seat === CHANCE || !toAct.includes(seat)) return { refused: 'not-your-turn' };
  const move = findLegal(game, state, seat, text);
  if (move === undefined) return { refused: 'illegal' };
  if (!game.sealed(state)) return advance(match, [[seat, text]], luck, detail, move);

  const envelopes = new Map(match.envelopes).set(seat, text);
  if (envelopes.size < toAct.length) {
    return {
      state,
      undone: 0,
      plies: [],
      events: [],
      asked: match.asked,
      envelopes,
    };
  }
  const batch = toAct.map((each): Ply => [each, envelopes.get(each) as string]);
  return advance(match, batch, luck, detail);
}

/** Applies a step to the match. */
export function accept<S, M, E, V, O>(match: Match<S, M, E, V, O>, step: Step<S, E>): void {
  match.plies.length -= step.undone;
  match.plies.push(...step.plies);
  match.rolls += countChance(step.plies);
  match.state = step.state;
  match.asked = step.asked;
  match.envelopes = step.envelopes;
  if (step.drawn) match.drawn = step.drawn;
}

/** The event as this viewer gets it. */
export function seenBy<E>(emitted: Emitted<E>, viewer: Viewer): E {
  if (viewer === 'public') return emitted.open;
  return emitted.closed?.[viewer] ?? emitted.open;
}

/** Collects what a game emits. */
export function collector<E>(): {
  readonly events: Emitted<E>[];
  readonly emit: Emit<E>;
} {
  const events: Emitted<E>[] = [];
  return {
    events,
    emit: (open, closed) => events.push(closed ? { open, closed } : { open }),
  };
}

export function countChance(plies: readonly Ply[]): number {
  return plies.reduce((n, [seat]) => (seat === CHANCE ? n + 1 : n), 0);
}

/**
 * Applies decisions that were found legal, then chance moves until a seat is asked or the match is over. `first` is the
 * move of the first one, if it is known.
 */
function advance<S, M, E, V, O>(
  match: Match<S, M, E, V, O>,
  decisions: readonly Ply[],
  luck: Luck,
  detail: StepDetail,
  first?: M,
): Step<S, E> {
  const { game } = match;
  const draft = { ...match, state: game.clone(match.state) };
  const { events, emit } = collector<E>();
  const plies: Ply[] = [];
  const frames: Frame<S, E>[] = [];
  let framed = 0;
  const frame = (): void => {
    if (!detail.frames) return;
    const told = events.slice(framed);
    framed = events.length;
    frames.push({ state: game.clone(draft.state), events: told, plies: match.plies.length + plies.length });
  };
  for (const [seat, text] of decisions) {
    const known = plies.length === 0 ? first : undefined;
    const move = known ?? findLegal(game, draft.state, seat, text);
    if (move === undefined) throw new Error(`"${text}" of seat ${seat} became illegal within its own batch`);
    applyPly(draft, seat, move, emit);
    plies.push([seat, text]);
  }
  if (plies.length > 0) frame();
  const drawn = luck.named ? new Map(match.drawn) : undefined;
  let rolls = match.rolls;
  while (game.toAct(draft.state)[0] === CHANCE) {
    const move = game.sample(draft.state, nextDraw(game, draft.state, luck, { rolls: rolls++, drawn }));
    applyPly(draft, CHANCE, move, emit);
    plies.push([CHANCE, game.write(move)]);
    frame();
  }
  return {
    state: draft.state,
    undone: 0,
    plies,
    events,
    ...(detail.frames && { frames }),
    asked: draft.asked,
    envelopes: noEnvelopes,
    ...(drawn?.size ? { drawn } : {}),
  };
}

/** Applies one move in place and numbers the questions it puts. Trusted, like `Game.apply`; does not touch the log. */
export function applyPly<S, M, E, V, O>(
  match: Pick<Match<S, M, E, V, O>, 'game' | 'state' | 'asked'>,
  seat: Seat,
  move: M,
  emit?: Emit<E>,
): void {
  const { game, state } = match;
  const toAct = game.toAct(state);
  // Nearly always it is one seat's turn, and nobody else waits for anything.
  const waiting = toAct.length === 1 ? [] : toAct.filter((other) => other !== seat && other !== CHANCE);
  const before = waiting.map((other) => legalTexts(game, state, other));
  game.apply(state, seat, move, emit);
  match.asked = askAgain(match, (other) => before[waiting.indexOf(other)]);
}

/**
 * The question numbers once `match.state` has changed. A seat that waits for others' open answers keeps its question, so
 * that an answer on its way is still good; unless what it may answer has changed. `before` tells what it might answer.
 */
export function askAgain<S, M, E, V, O>(
  { game, state, asked }: Pick<Match<S, M, E, V, O>, 'game' | 'state' | 'asked'>,
  before: (seat: Seat) => string | undefined,
): readonly number[] {
  const next = [...asked];
  for (const seat of game.toAct(state)) {
    if (seat === CHANCE) continue;
    const same = before(seat);
    if (same === undefined || same !== legalTexts(game, state, seat)) next[seat] = (next[seat] as number) + 1;
  }
  return next;
}

export function legalTexts<S, M, E, V, O>(game: Game<S, M, E, V, O>, s: S, seat: Seat): string {
  return game.legal(s, seat, []).map(game.write).join('\n');
}
