import type { Viewer } from '../../engine/game.ts';
import type { Part } from '../boards/board.ts';
import { lengthOf, movementEnd } from './telling/movements.ts';

/** What the screen shows at this moment; the names are those of `TableProps`. */
export interface Shown {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly before: unknown;
  readonly events: readonly unknown[];
  readonly since: number;
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

/** A movement that has been shown, and how many decisions had been made here before it. */
export interface Past {
  readonly shown: Shown;
  readonly decisions: number;
}

export interface Pacing {
  part(event: unknown): Part;
  /** What the times of the parts are multiplied by; 0 to jump. */
  scale(): number;
  sleep(milliseconds: number): Promise<void>;
}

/** After so many milliseconds at normal speed the rest of what is queued is shown in less time. */
const PATIENCE = 1200;
const QUICKER = 0.75;
/** Whoever wants to see something again has time, whatever the speed. */
const AGAIN = 1200;
/** For so many decisions what was shown is remembered. */
const REMEMBERED = 6;

/** Where pictures come from. */
export interface Source {
  next(): Picture | undefined;
  /** Waits for a picture that is on its way; false if none is. A turn is told when it is complete. */
  soon?(): Promise<boolean>;
}

/** Shows pictures one movement at a time. */
export class Show {
  readonly #pacing: Pacing;
  readonly #changed: () => void;
  #shown: Shown;
  #hurry: (() => void) | undefined;
  #hurried = false;
  #held: Promise<void> | undefined;
  #past: readonly Past[] = [];
  #decisions = 0;
  #release: (() => void) | undefined;
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

  /** The movements shown lately, each as it was shown. */
  get past(): readonly Past[] {
    return this.#past;
  }

  /** Somebody here has decided something. */
  decided(): void {
    this.#decisions++;
    this.#past = this.#past.filter(({ decisions }) => decisions >= this.#decisions - REMEMBERED);
  }

  /** Shows a movement of the past once more, and then again what stood there before. */
  async again(movement: Shown): Promise<void> {
    const run = ++this.#run;
    const now = this.#shown;
    this.#hurried = false;
    const moment = now.moment + 1;
    this.#set({ ...movement, moment, beat: AGAIN });
    await this.#sleep(AGAIN);
    if (run === this.#run) this.#set({ ...now, before: undefined, moment: moment + 1 });
  }

  /** Everything of this picture at once. */
  jump(picture: Picture): void {
    this.#run++;
    this.#set(this.#still(picture, this.#shown.moment + 1));
  }

  /** One movement after the other, each for its time, until hurried. */
  async run(source: Source, told: (movement: readonly unknown[]) => void): Promise<void> {
    const run = ++this.#run;
    this.#hurried = false;
    /** Pictures of which something is still to be told, and how many of their events have been. */
    let open: Picture[] = [];
    let from = 0;
    let next: Picture | undefined;
    const take = (): Picture | undefined => {
      const picture = next ?? source.next();
      next = undefined;
      return picture;
    };
    let before: unknown;
    let shown = 0;
    for (;;) {
      if (open.length === 0) {
        const picture = take();
        if (!picture) return;
        before = this.#shown.viewer === picture.viewer ? this.#shown.view : undefined;
        open = [picture];
        from = 0;
      }
      let events = open.flatMap((picture) => picture.events);
      let end = movementEnd(events, from, (event) => this.#pacing.part(event));
      // What has begun may go on with the next picture.
      while (end === events.length) {
        const more: Picture | undefined = take() ?? ((await source.soon?.()) ? take() : undefined);
        if (run !== this.#run) return;
        if (!more) break;
        if (more.viewer !== open[0]?.viewer) {
          next = more;
          break;
        }
        open.push(more);
        events = [...events, ...more.events];
        end = movementEnd(events, from, (event) => this.#pacing.part(event));
      }
      await this.#held;
      if (run !== this.#run) return;
      const last = pictureAt(open, end);
      const moment = this.#shown.moment + 1;
      if (end > from) {
        const movement = events.slice(from, end);
        const length = lengthOf(movement, (event) => this.#pacing.part(event));
        const lasts = shown < PATIENCE ? length : length * QUICKER;
        shown += lasts;
        const beat = this.#hurried ? 0 : Math.round(lasts * this.#pacing.scale());
        const now = { ...last, before, events, since: from, at: end - 1, beat, moment };
        this.#past = [...this.#past, { shown: now, decisions: this.#decisions }];
        this.#set(now);
        told(movement);
        if (beat > 0) await this.#sleep(beat);
        if (run !== this.#run) return;
      }
      if (end === events.length) {
        this.#set({ ...last, before, events, since: end, at: end, beat: 0, moment });
        open = [];
        continue;
      }
      from = end;
      // Positions that are behind us are the ground on which the next movement is drawn.
      while (open[0] && open[0].events.length <= from) {
        from -= open[0].events.length;
        before = open[0].view;
        open.shift();
      }
    }
  }

  /** Ends the showing of what is queued. */
  hurry(): void {
    this.#hurried = true;
    this.#hurry?.();
  }

  /** While held, what is being shown ends and nothing new begins. */
  hold(held: boolean): void {
    if (held && !this.#held) {
      this.#held = new Promise((resolve) => {
        this.#release = resolve;
      });
    } else if (!held) {
      this.#held = undefined;
      this.#release?.();
    }
  }

  close(): void {
    this.#run = Number.NaN;
    this.hold(false);
    this.hurry();
  }

  #sleep(milliseconds: number): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      this.#hurry = resolve;
    });
    return Promise.race([this.#pacing.sleep(milliseconds), hurried]);
  }

  #still(picture: Picture, moment: number): Shown {
    const { length } = picture.events;
    return { ...picture, before: undefined, since: length, at: length, beat: 0, moment };
  }

  #set(shown: Shown): void {
    if (Number.isNaN(this.#run)) return;
    this.#shown = shown;
    this.#changed();
  }
}

/** The picture that a movement leads to: the one with its last event, or the last one if it ends all of them. */
function pictureAt(pictures: readonly Picture[], end: number): Picture {
  let count = 0;
  const found = pictures.find((picture) => {
    count += picture.events.length;
    return count > end;
  });
  return found && count - found.events.length < end ? found : pictureBefore(pictures, found);
}

function pictureBefore(pictures: readonly Picture[], next: Picture | undefined): Picture {
  return pictures.at(next === undefined ? -1 : pictures.indexOf(next) - 1) as Picture;
}

/** Pictures that are all there already. */
export function sourceOf(pictures: Iterable<Picture>): Source {
  const iterator = pictures[Symbol.iterator]();
  return {
    next() {
      const { done, value } = iterator.next();
      return done ? undefined : value;
    },
  };
}
