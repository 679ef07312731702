import type { AnyGame, Result, Seat, Viewer } from '../../engine/game.ts';
import { start, type Frame } from '../../engine/match.ts';
import type { Person } from '../boards/board.ts';
import { type Kept, termsOf } from '../matches/kept.ts';
import { framesOfPlies, pictureOf } from './frames.ts';
import type { Told } from './playable.ts';
import { Reactive } from './reactive.ts';
import { type Pacing, type Picture, Show, type Shown, sourceOf } from './show.ts';

/** A key moment to jump to: its frame and its event. */
export interface Moment {
  readonly at: number;
  readonly event: unknown;
}

/** A replay: forwards, backwards, automatically, from any viewer's perspective. */
export class ReplayTable {
  readonly game: AnyGame;
  readonly people: readonly Person[];
  readonly #frames: readonly Frame[];
  readonly #show: Show;
  readonly #reactive = new Reactive();
  #viewer: Viewer = 'public';
  #at = 0;
  #playing = false;
  #run = 0;

  constructor(game: AnyGame, kept: Kept, pacing: Pacing) {
    this.game = game;
    this.people = kept.people;
    this.#frames = framesOfPlies(game, start(game, termsOf(kept)).state, kept.plies);
    this.#show = new Show(this.#picture(0), pacing, () => this.#reactive.changed());
  }

  get shown(): Shown {
    this.#reactive.read();
    return this.#show.shown;
  }
  get at(): number {
    this.#reactive.read();
    return this.#at;
  }
  get last(): number {
    return this.#frames.length - 1;
  }
  get playing(): boolean {
    this.#reactive.read();
    return this.#playing;
  }
  get story(): readonly Told[] {
    this.#reactive.read();
    return this.#frames
      .slice(0, this.#at + 1)
      .flatMap(({ plies, events }) => events.map((emitted) => ({ ply: plies, emitted })));
  }
  get toAct(): readonly Seat[] {
    this.#reactive.read();
    return this.game.toAct(this.#frame(this.#at).state).filter((seat) => seat >= 0);
  }
  get result(): Result | undefined {
    this.#reactive.read();
    return this.game.result(this.#frame(this.#at).state);
  }

  /** The number of plies played at the current frame. */
  get plies(): number {
    return this.#frame(this.at).plies;
  }
  get viewer(): Viewer {
    this.#reactive.read();
    return this.#viewer;
  }

  /** All key moments, with public events. */
  moments(isKey: (event: unknown) => boolean): Moment[] {
    return this.#frames.flatMap(({ events }, at) =>
      events.filter(({ open }) => isKey(open)).map(({ open }) => ({ at, event: open })),
    );
  }

  /** Jumps to a frame; an index out of bounds is clamped. */
  go(to: number): void {
    this.stop();
    this.#at = Math.max(0, Math.min(this.last, to));
    this.#show.jump(this.#picture(this.#at));
  }

  /** Jumps to the position after `ply` plies, or to the last frame before it. */
  goToPly(ply: number): void {
    this.go(this.#frames.findLastIndex(({ plies }) => plies <= ply));
  }

  /** The texts that the seat may choose from; empty if it is not asked. */
  legalOf(seat: Seat): readonly string[] {
    const { state } = this.#frame(this.at);
    return this.game.toAct(state).includes(seat) ? this.game.legal(state, seat, []).map(this.game.write) : [];
  }

  /** Whether the answers to the present question are secret until all are in. */
  get sealed(): boolean {
    return this.toAct.length > 1 && this.game.sealed(this.#frame(this.at).state);
  }

  /** The current position as a seat sees it. */
  viewOf(seat: Seat): unknown {
    return pictureOf(this.game, this.#frame(this.at), seat).view;
  }

  look(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#show.jump(this.#picture(this.#at));
  }

  /** Shows the next frame event by event. */
  async next(): Promise<void> {
    this.stop();
    await this.#advance();
  }

  /** Plays automatically until stopped or at the end. */
  async play(): Promise<void> {
    if (this.#at === this.last) this.go(0);
    this.stop();
    const run = this.#run;
    this.#playing = true;
    this.#reactive.changed();
    while (run === this.#run && this.#at < this.last) await this.#advance();
    if (run === this.#run) this.stop();
  }

  stop(): void {
    this.#run++;
    this.#playing = false;
    this.#show.hurry();
    this.#reactive.changed();
  }

  close(): void {
    this.#run++;
    this.#show.close();
  }

  async #advance(): Promise<void> {
    if (this.#at === this.last) return;
    this.#at++;
    await this.#show.run(sourceOf([this.#picture(this.#at)]), () => {});
  }

  #picture(at: number): Picture {
    return pictureOf(this.game, this.#frame(at), this.#viewer);
  }

  #frame(at: number): Frame {
    return this.#frames[at] as Frame;
  }
}
