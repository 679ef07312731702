import type { Viewer } from '../../engine/game.ts';

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

/** What one viewer is shown at once: a position and what led to it, as this viewer may know it. */
export interface Picture {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly plies: number;
}

export interface Pacing {
  /** How long to show an event, in ms; 0 to jump. */
  beat(event: unknown): number;
  /** How long even a quick bot takes, so that one sees whose turn it is. */
  thinking(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** Shows pictures one event at a time. */
export class Show {
  readonly #pacing: Pacing;
  readonly #changed: () => void;
  #shown: Shown;
  #hurry: (() => void) | undefined;
  #hurried = false;
  /** Raised by whatever is shown next: an older run then has nothing more to say. */
  #run = 0;

  constructor(first: Picture, pacing: Pacing, changed: () => void) {
    this.#pacing = pacing;
    this.#changed = changed;
    this.#shown = this.#still(first, 0);
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** Everything of this picture at once. */
  jump(picture: Picture): void {
    this.#run++;
    this.#set(this.#still(picture, this.#shown.moment + 1));
  }

  /** One picture after the other, each event for its time, until hurried. */
  async run(pictures: Iterable<Picture>, told: (event: unknown) => void): Promise<void> {
    const run = ++this.#run;
    this.#hurried = false;
    for (const picture of pictures) {
      const before = this.#shown.viewer === picture.viewer ? this.#shown.view : undefined;
      const still = this.#still(picture, this.#shown.moment + 1);
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

  #still(picture: Picture, moment: number): Shown {
    return { ...picture, before: undefined, at: picture.events.length, beat: 0, moment };
  }

  #set(shown: Shown): void {
    if (Number.isNaN(this.#run)) return;
    this.#shown = shown;
    this.#changed();
  }
}
