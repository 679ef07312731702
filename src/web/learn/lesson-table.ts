import type { AnyGame, Result, Seat, Viewer } from '../../engine/game.ts';
import { type Frame, type Match, start } from '../../engine/match.ts';
import { isWrong } from '../../engine/replay.ts';
import type { Lesson, Step, Texts } from '../../lessons/lesson.ts';
import {
  explanation,
  isAccepted,
  legalAt,
  type Position,
  pliesAfter,
  positionAt,
  replayed,
  startOf,
} from '../../lessons/run.ts';
import type { Person } from '../boards/board.ts';
import { framesOfPlies, pictureOf } from '../session/frames.ts';
import { foresee, type Foreseen } from '../session/outcome.ts';
import type { Declined, Phase, PlayableTable, Told } from '../session/playable.ts';
import { Reactive } from '../session/reactive.ts';
import { type Pacing, type Past, Show, type Shown, sourceOf } from '../session/show.ts';

/** The state of a lesson: plies are being shown, a step waits for its task, a step is solved, or the lesson is over. */
export type LessonMode = 'showing' | 'task' | 'done' | 'end';

export interface LessonNeeds {
  readonly game: AnyGame;
  readonly people: readonly Person[];
  readonly pacing: Pacing;
  /** Called with every movement as it is shown. */
  readonly told: (movement: readonly unknown[]) => void;
  /** Called with a move that was legal but is not what the step asks for. */
  readonly missed?: (text: string) => void;
}

/** A lesson as a table that the shell can show: it asks only for the moves of the lesson, and plays its script. */
export class LessonTable implements PlayableTable {
  readonly game: AnyGame;
  readonly people: readonly Person[];
  readonly lesson: Lesson;
  readonly commitment = undefined;
  readonly #needs: LessonNeeds;
  readonly #show: Show;
  readonly #reactive = new Reactive();
  #position: Position;
  #match: Match;
  #frames: readonly Frame[];
  #told: number;
  #at = 0;
  #mode: LessonMode = 'showing';
  #wrong: Texts | undefined;
  #mistakes = 0;
  /** Mistakes in the current step. */
  #tries = 0;
  #closed = false;

  constructor(lesson: Lesson, needs: LessonNeeds) {
    this.#needs = needs;
    this.lesson = lesson;
    this.game = needs.game;
    this.people = needs.people;
    this.#position = this.#find(lesson, startOf(lesson));
    this.#match = this.#replay();
    this.#frames = this.#framesNow();
    this.#told = this.#frames.length;
    this.#show = new Show(this.#still(), needs.pacing, () => this.#reactive.changed());
  }

  get mode(): LessonMode {
    this.#reactive.read();
    return this.#mode;
  }
  /** The index of the current step. */
  get at(): number {
    this.#reactive.read();
    return this.#at;
  }
  get step(): Step {
    return this.lesson.steps[this.at] as Step;
  }
  /** The explanation of the last wrong attempt. */
  get wrong(): Texts | undefined {
    this.#reactive.read();
    return this.#wrong;
  }
  get tries(): number {
    this.#reactive.read();
    return this.#tries;
  }
  /** Three without a mistake, two with one or two. */
  get stars(): number {
    this.#reactive.read();
    return this.#mistakes === 0 ? 3 : this.#mistakes <= 2 ? 2 : 1;
  }
  /** A move that solves the current task. */
  get solution(): string | undefined {
    const task = this.step.move;
    if (!task) return undefined;
    return this.legal.find((text) => isAccepted(this.game, this.#position, this.viewer, task, text));
  }

  get shown(): Shown {
    this.#reactive.read();
    return this.#show.shown;
  }
  get phase(): Phase {
    this.#reactive.read();
    if (this.#mode === 'showing') return { type: 'showing' };
    const asks = this.#mode === 'task' && this.step.move !== undefined;
    return asks ? { type: 'asking', seat: this.lesson.seat } : { type: 'waiting' };
  }
  get viewer(): Seat & Viewer {
    return this.lesson.seat;
  }
  get story(): readonly Told[] {
    this.#reactive.read();
    return this.#frames
      .slice(0, this.#told)
      .flatMap(({ plies, events }) => events.map((emitted) => ({ ply: plies, emitted })));
  }
  /** Only the learner: the script answers for the others. */
  get toAct(): readonly Seat[] {
    return this.phase.type === 'asking' ? [this.lesson.seat] : [];
  }
  readonly answered: readonly Seat[] = [];
  get result(): Result | undefined {
    return this.mode === 'showing' ? undefined : this.game.result(this.#match.state);
  }
  get legal(): readonly string[] {
    return this.phase.type === 'asking' ? legalAt(this.game, this.#match, this.viewer) : [];
  }
  /** Changes after a wrong attempt, so that the question is asked again. */
  get question(): number {
    return this.at * 1000 + this.tries;
  }
  readonly undoer = undefined;

  outcome(text: string): Foreseen | undefined {
    return foresee(this.game, this.shown.view, this.viewer, text);
  }

  isFinal(text: string): boolean {
    return this.outcome(text)?.reveals ?? true;
  }

  /** Shows the first step. */
  open(): Promise<void> {
    return this.#enter(0);
  }

  async choose(text: string): Promise<Declined | undefined> {
    const task = this.#mode === 'task' ? this.step.move : undefined;
    if (!task) return { refused: 'not-your-turn' };
    const accepted = isAccepted(this.game, this.#position, this.viewer, task, text);
    if (accepted === undefined) return { refused: 'illegal' };
    if (!accepted) {
      this.#mistake(explanation(task, text));
      this.#needs.missed?.(text);
      return { refused: 'lesson' };
    }
    this.#wrong = undefined;
    await this.#play(pliesAfter(this.game, this.#match, this.viewer, text, task.then));
    await this.#solved();
    return undefined;
  }

  /** Answers the current quiz; true if the answer is right. */
  async answer(index: number): Promise<boolean> {
    const answer = this.#mode === 'task' ? this.step.quiz?.answers[index] : undefined;
    if (!answer) return false;
    if (answer.wrong) {
      this.#mistake(answer.wrong);
      return false;
    }
    await this.#solved();
    return true;
  }

  /** Continues from a step without a task, or after the explanation of a solved one. */
  async next(): Promise<void> {
    const { move, quiz } = this.step;
    if (this.#mode === 'done' || (this.#mode === 'task' && !move && !quiz)) await this.#enter(this.#at + 1);
  }

  /** Restarts from the first step. */
  async restart(): Promise<void> {
    this.#mistakes = 0;
    this.#jump(this.#find(this.lesson, startOf(this.lesson)));
    await this.#enter(0);
  }

  async undo(): Promise<Declined> {
    return { refused: 'undo-nothing' };
  }
  get past(): readonly Past[] {
    this.#reactive.read();
    return this.#show.past;
  }
  again(movement: Shown): Promise<void> {
    return this.#show.again(movement);
  }
  hold(held: boolean): void {
    this.#show.hold(held);
  }
  uncover(): void {}
  retry(): void {}
  hurry(): void {
    this.#show.hurry();
  }
  close(): void {
    this.#closed = true;
    this.#show.close();
  }

  async #enter(at: number): Promise<void> {
    if (this.#closed) return;
    this.#wrong = undefined;
    this.#tries = 0;
    const step = this.lesson.steps[at];
    if (!step) return this.#set('end');
    this.#at = at;
    if (step.start) this.#jump(this.#find(this.lesson, step.start));
    if (step.play) await this.#play(step.play);
    this.#set('task');
  }

  async #solved(): Promise<void> {
    this.#wrong = undefined;
    if (this.step.done) this.#set('done');
    else await this.#enter(this.#at + 1);
  }

  #mistake(why: Texts | undefined): void {
    this.#mistakes++;
    this.#tries++;
    this.#wrong = why;
    this.#reactive.changed();
  }

  async #play(plies: Position['plies']): Promise<void> {
    const before = this.#frames.length;
    this.#position = { terms: this.#position.terms, plies: [...this.#position.plies, ...plies] };
    this.#match = this.#replay();
    this.#frames = this.#framesNow();
    const fresh = this.#frames.slice(before);
    this.#set('showing');
    await this.#show.run(
      sourceOf(fresh.map((frame) => pictureOf(this.game, frame, this.viewer))),
      (movement) => this.#needs.told(movement),
    );
    this.#told = this.#frames.length;
  }

  #jump(position: Position): void {
    this.#position = position;
    this.#match = this.#replay();
    this.#frames = this.#framesNow();
    this.#told = this.#frames.length;
    this.#show.jump(this.#still());
  }

  #still(): ReturnType<typeof pictureOf> {
    const last = this.#frames.at(-1) as Frame;
    return pictureOf(this.game, { ...last, events: [] }, this.viewer);
  }

  #framesNow(): Frame[] {
    const { terms, plies } = this.#position;
    return framesOfPlies(this.game, start(this.game, terms).state, plies);
  }

  #replay(): Match {
    const match = replayed(this.game, this.#position);
    if (isWrong(match)) throw new Error(`ply ${match.wrong} of the lesson is ${match.reason}`);
    return match;
  }

  #find(lesson: Lesson, from: Parameters<typeof positionAt>[2]): Position {
    const position = positionAt(this.game, lesson, from);
    if ('problem' in position) throw new Error(position.problem);
    return position;
  }

  #set(mode: LessonMode): void {
    this.#mode = mode;
    this.#reactive.changed();
  }
}
