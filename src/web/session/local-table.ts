import type { AnyGame, Result, Seat, Viewer } from '../../engine/game.ts';
import {
  accept,
  isRefusal,
  type Luck,
  type Match,
  propose,
  type Refusal,
  settle,
  start,
  type Step,
  type Frame,
} from '../../engine/match.ts';
import { undo } from '../../engine/undo.ts';
import type { Person, Progress } from '../boards/board.ts';
import { keptAfter } from '../matches/after-step.ts';
import { keptLuck } from '../matches/kept-luck.ts';
import { type Kept, type KeptHelp, type MatchStore, termsOf } from '../matches/kept.ts';
import { Backlog } from './telling/backlog.ts';
import { Bots } from './bots/bots.ts';
import { drawnBefore, type Fixed, mustWait } from './fixed.ts';
import { framesOf, framesOfPlies, pictureOf, tellings } from './frames.ts';
import { isPerson, needsCover, nextPerson, onlooker, owing } from './perspectives.ts';
import { foresee, type Foreseen } from './outcome.ts';
import type { Phase, PlayableTable, Told } from './playable.ts';
import { Reactive } from './reactive.ts';
import { type Pacing, type Past, type Picture, Show, type Shown } from './show.ts';
import type { Thinker } from './bots/thinker.ts';

export interface LocalTableNeeds {
  readonly game: AnyGame;
  readonly store: MatchStore;
  readonly thinker: Thinker;
  readonly pacing: Pacing;
  readonly now: () => number;
  /** Where everything is fixed but what people decide; people and bots are then asked one after the other. */
  readonly fixed?: Fixed | undefined;
  /** Public progress of a match (round, scores), for lists of matches. */
  readonly progress?: ((view: unknown) => Progress) | undefined;
  /** Called with every movement as it is shown, for sounds and announcements. */
  readonly told: (movement: readonly unknown[]) => void;
}

/** How many plies bots may play ahead of what is shown. */
const MOST_AHEAD = 24;

/** A match on this device: asks people and bots, stores every ply before it is shown, and paces what is shown. */
export class LocalTable implements PlayableTable {
  readonly game: AnyGame;
  readonly people: readonly Person[];
  readonly #needs: LocalTableNeeds;
  readonly #match: Match;
  readonly #luck: Luck;
  readonly #show: Show;
  readonly #reactive = new Reactive();
  readonly #bots: Bots;
  #kept: Kept;
  #story: Told[];
  #toldCount: number;
  /** The part of the story that was told: the same list until something is added. */
  #told: { readonly of: readonly Told[]; readonly story: readonly Told[] } = { of: [], story: [] };
  #phase: Phase = { type: 'showing' };
  #queue: Promise<void> = Promise.resolve();
  readonly #backlog = new Backlog();
  /** The running presentation of pending frames, if any. */
  #presenting: Promise<void> | undefined;
  #lastSealer: Seat | undefined;
  /** The number of the question that was put last. */
  #asked = 0;
  #closed = false;

  constructor(kept: Kept, needs: LocalTableNeeds) {
    this.#needs = needs;
    this.#kept = kept;
    this.game = needs.game;
    this.people = kept.people;
    if (kept.seed === undefined) throw new Error('a match without its seed cannot be played on');
    this.#luck = needs.fixed?.luck ?? keptLuck(kept.seed, kept);
    this.#match = start(this.game, termsOf(kept));
    const frames = framesOfPlies(this.game, this.#match.state, kept.plies);
    const last = frames.at(-1) as Frame;
    accept(this.#match, {
      state: this.game.clone(last.state),
      undone: 0,
      plies: kept.plies,
      events: [],
      asked: this.#match.asked,
      envelopes: new Map(kept.envelopes),
      ...drawnBefore(this.game, kept, needs.fixed),
    });
    this.#story = frames.flatMap(tellings);
    this.#toldCount = this.#story.length;
    this.#bots = new Bots(this.#match, this.people, {
      thinker: needs.thinker,
      fixed: needs.fixed,
      answer: (seat, text) => this.#answer(seat, text),
      failed: () => {
        if (!this.#closed) this.#stop('bot');
      },
    });
    const viewer = onlooker(this.#match, this.people, 'public');
    this.#show = new Show(pictureOf(this.game, { ...last, events: [] }, viewer), needs.pacing, () =>
      this.#reactive.changed(),
    );
  }

  get kept(): Kept {
    this.#reactive.read();
    return this.#kept;
  }
  get commitment(): string | undefined {
    return this.#kept.commitment;
  }
  get shown(): Shown {
    this.#reactive.read();
    return this.#show.shown;
  }
  get phase(): Phase {
    this.#reactive.read();
    return this.#phase;
  }
  get viewer(): Viewer {
    return this.shown.viewer;
  }
  get story(): readonly Told[] {
    this.#reactive.read();
    if (this.#told.of !== this.#story || this.#told.story.length !== this.#toldCount)
      this.#told = { of: this.#story, story: this.#story.slice(0, this.#toldCount) };
    return this.#told.story;
  }
  get toAct(): readonly Seat[] {
    this.#reactive.read();
    return this.game.toAct(this.#match.state);
  }
  get answered(): readonly Seat[] {
    this.#reactive.read();
    return [...this.#match.envelopes.keys()];
  }
  get result(): Result | undefined {
    return this.phase.type === 'over' ? this.game.result(this.#match.state) : undefined;
  }
  get legal(): readonly string[] {
    const phase = this.phase;
    if (phase.type !== 'asking') return [];
    return this.game.legal(this.#match.state, phase.seat, []).map(this.game.write);
  }
  get question(): number {
    const phase = this.phase;
    return phase.type === 'asking' ? (this.#match.asked[phase.seat] ?? 0) : 0;
  }
  /** The seat that could undo a decision now. */
  get undoer(): Seat | undefined {
    this.#reactive.read();
    const { type } = this.#phase;
    if (this.#presenting || type === 'showing' || type === 'stuck') return undefined;
    const last = this.#match.envelopes.size > 0 ? this.#lastSealer : this.#match.plies.at(-1)?.[0];
    if (last === undefined || !isPerson(this.people, last)) return undefined;
    return isRefusal(undo(this.#match, last)) ? undefined : last;
  }

  /** What the asked person's choice would lead to. */
  outcome(text: string): Foreseen | undefined {
    const { viewer, view } = this.shown;
    return viewer === 'public' ? undefined : foresee(this.game, view, viewer, text);
  }

  /** True if this choice could not be undone. */
  isFinal(text: string): boolean {
    const foreseen = this.outcome(text);
    if (foreseen === undefined || foreseen.reveals) return true;
    const others = (seat: Seat) => seat !== this.viewer && isPerson(this.people, seat);
    if (this.game.sealed(this.#match.state)) return !owing(this.#match).some(others);
    return !foreseen.toAct.some((seat) => isPerson(this.people, seat));
  }

  /** Starts the match, or resumes it: returns once somebody is asked or bots think. */
  async open(): Promise<void> {
    await this.#enqueue(async () => {
      const step = settle(this.#match, this.#luck, { frames: true });
      if (step.plies.length > 0) await this.#take(step);
      else this.#ask();
    });
  }

  async choose(text: string, byItself = false): Promise<Refusal | undefined> {
    const phase = this.#phase;
    if (phase.type !== 'asking') return { refused: 'not-your-turn' };
    if (!byItself) this.#show.decided();
    const refusal = await this.#answer(phase.seat, text);
    await this.#presenting;
    return refusal;
  }

  async undo(): Promise<Refusal | undefined> {
    let refusal: Refusal | undefined;
    await this.#enqueue(async () => {
      const seat = this.undoer;
      const step = seat === undefined ? { refused: 'undo-nothing' as const } : undo(this.#match, seat);
      if (isRefusal(step)) refusal = step;
      else await this.#take(step, seat);
    });
    return refusal;
  }

  uncover(): void {
    if (this.#phase.type !== 'cover') return;
    this.#look(this.#phase.seat);
    this.#set({ type: 'asking', seat: this.#phase.seat });
  }

  hurry(): void {
    this.#show.hurry();
  }

  get past(): readonly Past[] {
    this.#reactive.read();
    return this.#show.past;
  }

  async again(movement: Shown): Promise<void> {
    if (this.#phase.type !== 'asking' || this.#presenting) return;
    this.#set({ type: 'showing' });
    await this.#show.again(movement);
    if (!this.#presenting && !this.#closed) this.#ask();
  }

  hold(held: boolean): void {
    this.#show.hold(held);
  }

  retry(): void {
    this.#bots.forget();
    this.#set({ type: 'waiting' });
    this.#ask();
  }

  /** Notes in the kept match that help was shown. */
  async noteHelp(kind: keyof KeptHelp): Promise<void> {
    await this.#enqueue(async () => {
      const { help, writes } = this.#kept;
      const counted = { ...help, [kind]: (help?.[kind] ?? 0) + 1 };
      await this.#put({ ...this.#kept, help: counted, writes: writes + 1 });
    });
  }

  close(): void {
    this.#closed = true;
    this.#show.close();
    this.#backlog.wake();
    this.#needs.thinker.stop();
  }

  async #answer(seat: Seat, text: string): Promise<Refusal | undefined> {
    let refusal: Refusal | undefined;
    await this.#enqueue(async () => {
      const step = propose(this.#match, seat, text, this.#luck, { frames: true });
      if (isRefusal(step)) refusal = step;
      else await this.#take(step, seat);
    });
    return refusal;
  }

  /** Serialises changes: one at a time, in order of arrival. */
  async #enqueue(work: () => Promise<void>): Promise<void> {
    const before = this.#queue;
    let done: () => void = () => {};
    this.#queue = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    try {
      if (!this.#closed) await work();
    } finally {
      done();
    }
  }

  /** Stores a step, then applies it, then queues it to be shown. Bots go on thinking meanwhile. */
  async #take(step: Step, by?: Seat): Promise<void> {
    const frames = framesOf(this.#match, step);
    const { now, progress } = this.#needs;
    if (!(await this.#put(keptAfter(this.#kept, this.#match, step, now(), progress)))) return;
    accept(this.#match, step);
    if (step.envelopes.size === 0) this.#lastSealer = undefined;
    else if (by !== undefined && isPerson(this.people, by)) this.#lastSealer = by;
    this.#add(frames, step.undone > 0);
    if (this.#closed) return;
    if (this.#presenting || this.#backlog.length > 0) {
      if (!this.#isStillAsked()) this.#set({ type: 'showing' });
      this.#askBots();
      this.#presenting ??= this.#present();
    } else {
      this.#ask();
    }
  }

  async #put(next: Kept): Promise<boolean> {
    const stored = await this.#needs.store.put(next).catch(() => undefined);
    if (stored) this.#kept = next;
    else this.#stop(stored === undefined ? 'storage' : 'elsewhere');
    return stored ?? false;
  }

  #add(frames: readonly Frame[], undone: boolean): void {
    const last = frames.at(-1);
    if (last === undefined) return;
    const present = this.#backlog.viewer ?? this.#show.shown.viewer;
    const viewer = onlooker(this.#match, this.people, present);
    // Shuffling and dealing at the start is shown at once: people who open a table want to play, not to wait.
    const opening = this.#story.length === 0;
    this.#story = undone
      ? this.#story.filter(({ ply }) => ply <= last.plies)
      : [...this.#story, ...frames.flatMap(tellings)];
    if (undone || opening) {
      this.#toldCount = this.#story.length;
      this.#show.jump(pictureOf(this.game, { ...last, events: [] }, viewer));
    } else {
      this.#backlog.push(frames, viewer);
    }
  }

  /** Shows pending frames, and those that bots add meanwhile, until a person is asked or the match is over. */
  async #present(): Promise<void> {
    const source = { next: () => this.#nextPicture(), soon: () => this.#soon() };
    while (this.#backlog.length > 0 && !this.#closed) {
      await this.#show.run(source, (movement) => {
        this.#toldCount += movement.length;
        this.#needs.told(movement);
      });
      // The last picture and the question have a frame each: together they take a slow phone too long.
      await this.#show.drawn();
    }
    this.#presenting = undefined;
    if (!this.#closed) this.#ask();
  }

  #nextPicture(): Picture | undefined {
    const next = this.#backlog.shift();
    if (next) this.#askBots();
    return next && pictureOf(this.game, next.frame, next.viewer);
  }

  /** Waits for the next ply if only bots are asked. */
  async #soon(): Promise<boolean> {
    const { type } = this.#phase;
    const asked = owing(this.#match);
    if (type === 'stuck' || asked.length === 0 || asked.some((seat) => isPerson(this.people, seat)))
      return false;
    return this.#backlog.arrival();
  }

  #askBots(): void {
    if (this.#backlog.length < MOST_AHEAD) this.#bots.ask();
  }

  /** True if the person now choosing has still to answer the same question: the screen then shows only the others' answers and lets them go on choosing. */
  #isStillAsked(): boolean {
    const phase = this.#phase;
    if (phase.type !== 'asking' || this.#match.asked[phase.seat] !== this.#asked) return false;
    return owing(this.#match).includes(phase.seat) && (this.#backlog.viewer ?? phase.seat) === phase.seat;
  }

  /** Asks the next person who owes an answer to the open question. */
  #ask(): void {
    const match = this.#match;
    if (this.#phase.type === 'stuck') return;
    if (this.game.toAct(match.state).length === 0) return this.#set({ type: 'over' });
    this.#bots.ask();
    const seat = nextPerson(match, this.people);
    if (seat === undefined || mustWait(match, seat, this.#needs.fixed)) {
      if (this.#lastSealer !== undefined) this.#look(onlooker(match, this.people, this.#show.shown.viewer));
      return this.#set({ type: 'waiting' });
    }
    const present = this.#show.shown.viewer;
    if (needsCover(match, this.people, seat, present)) {
      this.#look('public');
      return this.#set({ type: 'cover', seat });
    }
    this.#look(seat);
    this.#set({ type: 'asking', seat });
  }

  #stop(why: 'elsewhere' | 'storage' | 'bot'): void {
    this.#set({ type: 'stuck', why });
    this.#backlog.wake();
  }

  #look(viewer: Viewer): void {
    if (this.#show.shown.viewer === viewer) return;
    const { state, plies } = this.#match;
    this.#show.jump(pictureOf(this.game, { state, events: [], plies: plies.length }, viewer));
  }

  #set(phase: Phase): void {
    if (phase.type === 'asking') this.#asked = this.#match.asked[phase.seat] ?? 0;
    this.#phase = phase;
    this.#reactive.changed();
  }
}
