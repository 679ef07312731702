import type { AnyGame, Viewer } from '../../engine/game.ts';
import { seenBy } from '../../engine/match.ts';
import type { Frame } from './frames.ts';

/** What the screen shows at this moment; the names are those of `TableProps`. */
export interface Shown {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly before: unknown;
  readonly events: readonly unknown[];
  readonly at: number;
  readonly beat: number;
  readonly moment: number;
  /** How many plies are on show. */
  readonly plies: number;
}

export interface Pacing {
  /** How long to show an event, in ms; 0 to jump. */
  beat(event: unknown): number;
  /** How long even a quick bot takes, so that one sees whose turn it is. */
  thinking(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** Shows frames one event at a time. */
export class Show {
  readonly #game: AnyGame;
  readonly #pacing: Pacing;
  readonly #changed: () => void;
  #shown: Shown;
  #hurry: (() => void) | undefined;
  #hurried = false;
  /** Raised by whatever is shown next: an older run then has nothing more to say. */
  #run = 0;

  constructor(game: AnyGame, first: Frame, viewer: Viewer, pacing: Pacing, changed: () => void) {
    this.#game = game;
    this.#pacing = pacing;
    this.#changed = changed;
    this.#shown = this.#still(first, viewer, 0);
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** Everything of this frame at once. */
  jump(frame: Frame, viewer: Viewer): void {
    this.#run++;
    this.#set(this.#still(frame, viewer, this.#shown.moment + 1));
  }

  /** One frame after the other, each event for its time, until hurried. */
  async run(frames: readonly Frame[], viewer: Viewer, told: (event: unknown) => void): Promise<void> {
    const run = ++this.#run;
    this.#hurried = false;
    for (const frame of frames) {
      const before = this.#shown.viewer === viewer ? this.#shown.view : undefined;
      const still = this.#still(frame, viewer, this.#shown.moment + 1);
      for (const [at, event] of still.events.entries()) {
        const beat = this.#hurried ? 0 : this.#pacing.beat(event);
        this.#set({ ...still, before, at, beat });
        told(event);
        if (beat > 0) await this.#sleep(beat);
        if (run !== this.#run) return;
      }
      this.#set({ ...still, before });
    }
  }

  /** Ends the showing of what is queued. */
  hurry(): void {
    this.#hurried = true;
    this.#hurry?.();
  }

  close(): void {
    this.#run = Number.NaN;
    this.hurry();
  }

  #sleep(milliseconds: number): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      this.#hurry = resolve;
    });
    return Promise.race([this.#pacing.sleep(milliseconds), hurried]);
  }

  #still(frame: Frame, viewer: Viewer, moment: number): Shown {
    const events = frame.events.map((event) => seenBy(event, viewer));
    // A view may share parts with its state, and states are changed in place.
    const view = this.#game.view(this.#game.clone(frame.state), viewer);
    return {
      viewer,
      view,
      before: undefined,
      events,
      at: events.length,
      beat: 0,
      moment,
      plies: frame.plies,
    };
  }

  #set(shown: Shown): void {
    if (Number.isNaN(this.#run)) return;
    this.#shown = shown;
    this.#changed();
  }
}
