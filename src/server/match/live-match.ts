import type { AnyGame, Options, Result, Seat, Viewer } from '../../engine/game.ts';
import { CHANCE } from '../../engine/game.ts';
import {
  accept,
  countChance,
  type Emitted,
  isRefusal,
  type Luck,
  type Match,
  propose,
  type RefusalCode,
  seenBy,
  settle,
  start,
  type Step,
  type Terms,
} from '../../engine/match.ts';
import type { DrawTally } from '../../fair/draw-tally.ts';
import { RecordedLuck } from './recorded-luck.ts';
import { undo } from '../../engine/undo.ts';
import { type LiveRounds, readAsked, writeAsked } from './live-rounds.ts';
import type { Intent, TakeBack } from '../../wire/client.ts';
import type { News } from '../../wire/server.ts';
import { TimeLedger } from './time-ledger.ts';
import type { Line, LineKind } from '../store/records.ts';

/** A step and its lines for the log; `commit` applies it once the lines are durable. */
export interface Proposal {
  readonly step: Step;
  readonly lines: readonly Line[];
}

export type LiveMatchRefusal = RefusalCode | 'stale' | 'undo-too-often' | 'busy' | 'bad-opening';

/** Chance answers no question. */
const rolled = { asked: 0, by: 'server' } as const;

const nobody = (): ReadonlySet<Seat> => new Set();

/** One step as viewers were told it. */
export interface StepRecord {
  readonly what: 'move' | 'choice' | 'undo';
  /** The events (`Emitted[]`) as JSON: they are most of a table's memory, and a string takes far less than objects. */
  readonly events: string;
  /** Only its owner is told of a changed envelope. */
  readonly audience: 'all' | Seat;
}

/** How many steps are kept in memory for reconnecting viewers and for the end: most matches are shorter. */
const RECENT = 128;
/**
 * How often one seat may change an envelope or undo in a match: a fixed number, and some more for every decision it has made.
 * The whole log is replayed when a match is loaded, so one player must not be able to make it arbitrarily long. Counted per
 * seat: nobody can use up the others' changes, nor infer from a limit whether somebody has changed an envelope.
 */
const FREE_CHANGES = 60;
const CHANGES_PER_DECISION = 6;

/**
 * A running match with what a server keeps beyond the rules: answers by question number (so that a repeated answer is
 * recognised), update numbers of each viewer, and the position in the log. Does no I/O; `restore` in replay-log.ts builds an
 * equal one from the log.
 */
export class LiveMatch {
  readonly match: Match;
  readonly luck: Luck;
  readonly #recorded: RecordedLuck;
  /** Lines and steps in the log so far. */
  lines = 0;
  steps = 0;
  readonly recent: StepRecord[] = [];
  /** The events of the latest step. */
  latest: readonly Emitted<unknown>[] = [];
  /** The same as everybody is told them, as JSON; undefined if some are secret. */
  latestOpen: string | undefined = '[]';
  /** If the match has live dice. */
  readonly rounds: LiveRounds | undefined;
  /** How long each seat has taken. */
  ledger: TimeLedger;
  readonly #keep: number;
  readonly #seqs: number[];
  /** Per seat: changed envelopes and undos; decisions that stand, and the most that ever stood. */
  readonly #changes: number[];
  readonly #decisions: { now: number; most: number }[];
  /** Per seat: the answer to each question, by question number. */
  readonly #answers: readonly string[][];
  readonly #undos: readonly Set<number>[];
  /** Which question each envelope answers, and who sealed it. */
  readonly #sealed = new Map<Seat, { readonly asked: number; readonly by: string }>();

  constructor(
    game: AnyGame,
    terms: Terms<Options>,
    luck: Luck,
    {
      keep = RECENT,
      ledger = new TimeLedger(terms.seats),
      rounds,
    }: {
      readonly keep?: number;
      readonly ledger?: TimeLedger;
      readonly rounds?: LiveRounds | undefined;
    } = {},
  ) {
    this.match = start(game, terms);
    this.#recorded = new RecordedLuck(luck);
    this.luck = this.#recorded.luck;
    this.#keep = keep;
    this.rounds = rounds;
    this.ledger = ledger;
    const seats = Array.from({ length: terms.seats });
    this.#answers = seats.map(() => []);
    this.#undos = seats.map(() => new Set());
    this.#seqs = [...seats.map(() => 0), 0];
    this.#changes = seats.map(() => 0);
    this.#decisions = seats.map(() => ({ now: 0, most: 0 }));
  }

  /** The first chance plies. */
  begin(at: number): Proposal {
    return this.#movesOf(settle(this.match, this.luck), { seat: CHANCE, asked: 0, by: 'server', at });
  }

  /** `here` tells which seats somebody looks from: with live dice their devices are asked for a link before a roll. */
  answer(
    { seat, asked, text }: Intent,
    by: string,
    at: number,
    here: () => ReadonlySet<Seat> = nobody,
  ): Proposal | 'again' | LiveMatchRefusal {
    const given = this.#answers[seat]?.[asked];
    if (given === text) return 'again';
    if (given !== undefined || asked !== this.match.asked[seat]) return this.over ? 'over' : 'stale';
    if (this.rounds?.pending) return 'busy';
    this.rounds?.draw(this.match.rolls);
    const step = propose(this.match, seat, text, this.luck);
    if (isRefusal(step)) return step.refused;
    const origin = { seat, asked, by, at };
    const links = countChance(step.plies) > 0 ? (this.rounds?.askable(here()) ?? []) : [];
    if (links.length > 0) return this.#fixed({ ...origin, text }, links);
    if (step.plies.length > 0) return this.#movesOf(step, origin);
    if (this.#sealed.has(seat) && !this.#mayChange(seat)) return 'undo-too-often';
    return this.#single('seal', this.#asksAgain(step, seat), { ...origin, text });
  }

  /** A device opens its link for the roll that is waited for. */
  link(
    given: { readonly seat: Seat; readonly round: number; readonly link: string },
    at: number,
  ): Proposal | 'again' | LiveMatchRefusal {
    const { rounds, match } = this;
    const { seat, round, link } = given;
    if (rounds?.pending?.round === round && rounds.pending.links.get(seat) === link) return 'again';
    const refused = rounds ? rounds.refusal(seat, round, link) : 'stale';
    if (refused) return refused;
    return this.#single('link', unchanged(match), { seat, asked: round, text: link, by: 'person', at });
  }

  /** The roll that was waited for, with the links that have been opened. */
  roll(at: number): Proposal | LiveMatchRefusal {
    const { rounds, match } = this;
    const { seat } = rounds?.pending ?? {};
    const envelope = seat === undefined ? undefined : this.#sealed.get(seat);
    if (!rounds || seat === undefined || !envelope) return 'stale';
    rounds.draw(match.rolls);
    const step = propose(match, seat, match.envelopes.get(seat) ?? '', this.luck);
    return isRefusal(step) ? step.refused : this.#movesOf(step, { seat, ...envelope, at });
  }

  /** The decision stands; the roll that follows waits for the links of these seats. */
  #fixed(origin: Omit<Line, 'line' | 'step' | 'kind'>, links: readonly Seat[]): Proposal {
    const { seat, text, at } = origin;
    const { envelopes, terms } = this.match;
    const step = { ...unchanged(this.match), envelopes: new Map(envelopes).set(seat, text) };
    const sealed = this.#single('seal', step, origin);
    const next = { line: this.lines + 2, step: this.steps + 1 };
    const number = (this.rounds?.marks.length ?? 0) + 1;
    const asking = { seat, asked: number, text: writeAsked(terms.seats, links), by: 'server', at };
    return { step, lines: [...sealed.lines, { ...next, kind: 'round', ...asking }] };
  }

  undo({ seat, asked }: TakeBack, by: string, at: number): Proposal | 'again' | LiveMatchRefusal {
    if (this.#undos[seat]?.has(asked)) return 'again';
    if (asked !== this.match.asked[seat]) return 'stale';
    // What is to be followed by a roll stands, as if it were rolled already.
    if (this.rounds?.pending) return 'undo-chance';
    const step = undo(this.match, seat);
    if (isRefusal(step)) return step.refused;
    if (!this.#mayChange(seat)) return 'undo-too-often';
    const origin = { seat, asked, by, at, text: '' };
    if (step.undone > 0) return this.#single('undo', step, origin);
    return this.#single('unseal', this.#asksAgain(step, seat), origin);
  }

  /** Applies a proposal whose lines are durable. */
  commit({ step, lines }: Proposal): void {
    const first = lines[0];
    if (!first) return;
    const changed = first.kind === 'seal' && this.match.envelopes.has(first.seat);
    accept(this.match, step);
    for (const line of lines) this.recordLine(line);
    if (isRoll(lines)) this.rounds?.close();
    const what = first.kind === 'ply' ? 'move' : first.kind === 'undo' ? 'undo' : 'choice';
    this.recordStep(what, step.events, changed || first.kind === 'link' ? first.seat : 'all');
  }

  /** Updates the bookkeeping by one line of the log. */
  recordLine(noted: Line): void {
    const { line, step, kind, seat, asked, text, by } = noted;
    this.lines = line;
    this.steps = step;
    if (kind === 'round' || kind === 'link') return this.#noteRound(noted);
    this.ledger.note(noted);
    if (kind === 'ply') {
      this.#isAnswered(seat, asked, text);
      this.#sealed.clear();
      this.#countDecision(seat, 1);
      return;
    }
    if (kind === 'seal') {
      if (this.#sealed.has(seat)) this.#countChange(seat);
      this.#isAnswered(seat, asked, text);
      this.#sealed.set(seat, { asked, by });
      return;
    }
    this.#countChange(seat);
    if (kind === 'undo') this.#countDecision(seat, -1);
    this.#undos[seat]?.add(asked);
    this.#sealed.delete(seat);
  }

  /** Nobody's decision, and nobody's time. */
  #noteRound({ kind, seat, text, at }: Line): void {
    if (kind === 'link') this.rounds?.open(seat, text);
    else this.rounds?.ask(seat, readAsked(text), at);
  }

  #mayChange(seat: Seat): boolean {
    const most = this.#decisions[seat]?.most ?? 0;
    return (this.#changes[seat] ?? 0) < FREE_CHANGES + CHANGES_PER_DECISION * most;
  }

  #countChange(seat: Seat): void {
    this.#changes[seat] = (this.#changes[seat] ?? 0) + 1;
  }

  /** Counts decisions by the most that ever stood, so that repeating and undoing the same one earns no more changes. */
  #countDecision(seat: Seat, by: 1 | -1): void {
    const count = this.#decisions[seat];
    if (!count) return;
    count.now += by;
    count.most = Math.max(count.most, count.now);
  }

  #isAnswered(seat: Seat, asked: number, text: string): void {
    const answers = this.#answers[seat];
    if (answers) answers[asked] = text;
  }

  /** Numbers a step for each viewer it is for, and keeps it among the recent ones. */
  recordStep(
    what: StepRecord['what'],
    events: readonly Emitted<unknown>[],
    audience: StepRecord['audience'],
  ): void {
    this.ledger.settle(this.waitingFor);
    for (let viewer = 0; viewer < this.#seqs.length; viewer++) {
      if (audience === 'all' || audience === viewer) this.#seqs[viewer] = (this.#seqs[viewer] ?? 0) + 1;
    }
    const { all, open } = eventTexts(events);
    this.latest = events;
    this.latestOpen = open;
    this.recent.push({ what, events: all, audience });
    if (this.recent.length > this.#keep) this.recent.shift();
  }

  /** The draws of the match up to this proposal, counted. */
  tally({ step }: Proposal): DrawTally {
    return this.#recorded.tally(this.match.rolls + countChance(step.plies));
  }

  get over(): boolean {
    return this.toAct.length === 0;
  }

  get toAct(): readonly Seat[] {
    return this.match.game.toAct(this.match.state);
  }

  /** Seats that owe a decision and have not sealed one. */
  get waitingFor(): readonly Seat[] {
    const { envelopes } = this.match;
    return envelopes.size === 0 ? this.toAct : this.toAct.filter((seat) => !envelopes.has(seat));
  }

  get result(): Result | undefined {
    return this.match.game.result(this.match.state);
  }

  seq(viewer: Viewer): number {
    return this.#seqs[this.#place(viewer)] ?? 0;
  }

  /** The viewer's steps after a number, oldest first; undefined if they are no longer all in memory. */
  missed(viewer: Viewer, after: number): News[] | undefined {
    const told = this.recent.filter((each) => isFor(each, viewer));
    const before = this.seq(viewer) - told.length;
    if (after < before) return undefined;
    return told.slice(after - before).map((each, index) => newsOf(each, viewer, after + 1 + index));
  }

  #place(viewer: Viewer): number {
    return viewer === 'public' ? this.#seqs.length - 1 : viewer;
  }

  /** After a sealed answer the seat is asked anew, under a new number, so that a late answer to the old question is refused. */
  #asksAgain(step: Step, seat: Seat): Step {
    return { ...step, asked: withNextQuestion(step.asked, seat) };
  }

  #single(kind: LineKind, step: Step, origin: Omit<Line, 'line' | 'step' | 'kind'>): Proposal {
    return { step, lines: [{ line: this.lines + 1, step: this.steps + 1, kind, ...origin }] };
  }

  #movesOf(step: Step, { seat: mover, asked, by, at }: Pick<Line, 'seat' | 'asked' | 'by' | 'at'>): Proposal {
    const decision = { asked, by };
    const lines = step.plies.map(([seat, text], index): Line => {
      const envelope = seat === mover ? undefined : this.#sealed.get(seat);
      const origin = seat === CHANCE ? rolled : (envelope ?? decision);
      const line = this.lines + 1 + index;
      return { line, step: this.steps + 1, kind: 'ply', seat, asked: origin.asked, text, at, by: origin.by };
    });
    return { step, lines };
  }
}

/**
 * The events of a step as JSON (`Emitted[]`), and as everybody is told them. Each event is written once for both, unless there are
 * secrets among them.
 */
function eventTexts(events: readonly Emitted<unknown>[]): { readonly all: string; readonly open?: string } {
  if (events.some(({ closed }) => closed)) return { all: JSON.stringify(events) };
  const each = events.map(({ open }) => JSON.stringify(open));
  if (each.length === 0) return { all: '[]', open: '[]' };
  return { all: `[{"open":${each.join('},{"open":')}}]`, open: `[${each.join()}]` };
}

/** A step that changes nothing but the log. */
function unchanged({ state, asked, envelopes }: Match): Step {
  return { state, undone: 0, plies: [], events: [], asked, envelopes };
}

/** Whether these lines of one step are decisions with a roll after them. */
export function isRoll(lines: readonly Line[]): boolean {
  return lines[0]?.seat !== CHANCE && lines.some(({ kind, seat }) => kind === 'ply' && seat === CHANCE);
}

export function withNextQuestion(asked: readonly number[], seat: Seat): readonly number[] {
  return asked.map((number, each) => (each === seat ? number + 1 : number));
}

function isFor({ audience }: StepRecord, viewer: Viewer): boolean {
  return audience === 'all' || audience === viewer;
}

/** A page of the steps that a viewer was told after a number. */
export function pageOf(
  told: readonly StepRecord[],
  viewer: Viewer,
  { after, most }: { readonly after: number; readonly most: number },
): { readonly story: News[]; readonly more: boolean } {
  const mine = told.filter((each) => isFor(each, viewer));
  const story = mine.slice(after, after + most).map((each, index) => newsOf(each, viewer, after + 1 + index));
  return { story, more: mine.length > after + most };
}

function newsOf({ what, events }: StepRecord, viewer: Viewer, seq: number): News {
  const emitted = JSON.parse(events) as readonly Emitted<unknown>[];
  return { seq, what, events: emitted.map((event) => seenBy(event, viewer)) };
}
