import type { Viewer } from '../../engine/game.ts';
import type { Part } from '../boards/board.ts';
import { sharing } from '../state/steady.ts';
import { lengthOf, movementEnd } from './telling/movements.ts';

/** What the screen shows at the moment; field names as in `TableProps`. */
export interface Shown {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly before: unknown;
  readonly events: readonly unknown[];
  readonly since: number;
  readonly at: number;
  readonly beat: number;
  readonly moment: number;
  /** The number of plies shown. */
  readonly plies: number;
}

/** A unit of presentation: a position and the events that led to it, as one viewer sees them. */
export interface Picture {
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly events: readonly unknown[];
  readonly plies: number;
}

/** A movement that has been shown, and the number of decisions made on this device before it. */
export interface Past {
  readonly shown: Shown;
  readonly decisions: number;
}

export interface Pacing {
  part(event: unknown): Part;
  /** Factor on all durations; 0 shows everything at once. */
  scale(): number;
  sleep(milliseconds: number): Promise<void>;
  /** Resolves once what was changed has been drawn, so that the next change has a frame of its own. */
  drawn?(): Promise<void>;
}

/** After this many ms at normal speed the rest of the queue is shown faster, by the factor below. */
const PATIENCE = 1200;
const QUICKER = 0.75;
/** Duration of a movement that is shown again on request, in ms at any speed. */
const AGAIN = 1200;
/** Movements are remembered for this many decisions. */
const REMEMBERED = 6;

/** A queue of pictures. */
export interface Source {
  next(): Picture | undefined;
  /** Waits for a picture that is about to arrive; false if none is. Lets a turn be shown as a whole. */
  soon?(): Promise<boolean>;
}

/** Plays pictures back, one movement at a time. */
export class Show {
  readonly #pacing: Pacing;
  readonly #changed: () => void;
  #shown: Shown;
  /** The picture that came last: the next one shares with it what did not change. */
  #last: Picture;
  #hurry: (() => void) | undefined;
  #hurried = false;
  #held: Promise<void> | undefined;
  #past: readonly Past[] = [];
  #decisions = 0;
  #release: (() => void) | undefined;
  /** Number of the current run; a run that finds it changed has been superseded and ends. */
  #run = 0;

  constructor(first: Picture, pacing: Pacing, changed: () => void) {
    this.#pacing = pacing;
    this.#changed = changed;
    this.#last = first;
    this.#shown = this.#still(first, 0);
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** The movements shown lately. */
  get past(): readonly Past[] {
    return this.#past;
  }

  /** Counts a decision made on this device. */
  decided(): void {
    this.#decisions++;
    this.#past = this.#past.filter(({ decisions }) => decisions >= this.#decisions - REMEMBERED);
  }

  /** Shows a past movement once more, then restores what was shown before. */
  async again(movement: Shown): Promise<void> {
    const run = ++this.#run;
    const now = this.#shown;
    this.#hurried = false;
    const moment = now.moment + 1;
    this.#set({ ...movement, moment, beat: AGAIN });
    await this.#sleep(AGAIN);
    if (run === this.#run) this.#set({ ...now, before: undefined, moment: moment + 1 });
  }

  /** Shows the end of this picture at once. */
  jump(picture: Picture): void {
    this.#run++;
    this.#set(this.#still(this.#shared(picture), this.#shown.moment + 1));
  }

  /** Shows one movement after the other, each for its duration, until hurried. */
  async run(source: Source, told: (movement: readonly unknown[]) => void): Promise<void> {
    const run = ++this.#run;
    this.#hurried = false;
    // The question goes first, on the panel and then on the board, each in a frame of its own. Then the first movement begins.
    await this.drawn();
    await this.drawn();
    if (run !== this.#run) return;
    /** Pictures with events not shown yet, and how many of their events have been shown. */
    let open: Picture[] = [];
    let from = 0;
    let next: Picture | undefined;
    const take = (): Picture | undefined => {
      const [waiting, taken] = [next, next ? undefined : source.next()];
      next = undefined;
      return waiting ?? (taken && this.#shared(taken));
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
      // A movement may continue in the next picture.
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
      // The last position already reached is the base on which the next movement is drawn.
      while (open[0] && open[0].events.length <= from) {
        from -= open[0].events.length;
        before = open[0].view;
        open.shift();
      }
    }
  }

  /** Skips to the end of the queue. */
  hurry(): void {
    this.#hurried = true;
    this.#hurry?.();
  }

  /** While held, the running movement ends and no new one begins. */
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

  /** Waits until what was changed has been drawn; not if somebody is in a hurry or wants everything at once. */
  async drawn(): Promise<void> {
    if (!this.#hurried && this.#pacing.drawn && this.#pacing.scale() > 0)
      await this.#unlessHurried(this.#pacing.drawn());
  }

  #sleep(milliseconds: number): Promise<void> {
    return this.#unlessHurried(this.#pacing.sleep(milliseconds));
  }

  #unlessHurried(wait: Promise<void>): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      this.#hurry = resolve;
    });
    return Promise.race([wait, hurried]);
  }

  /** Most of a position is as it was: what did not change keeps its identity. */
  #shared(picture: Picture): Picture {
    this.#last = { ...picture, view: sharing(this.#last.view, picture.view) };
    return this.#last;
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

/** The picture that a movement ends in: the one with its last event. */
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

/** A source of pictures that are all available already. */
export function sourceOf(pictures: Iterable<Picture>): Source {
  const iterator = pictures[Symbol.iterator]();
  return {
    next() {
      const { done, value } = iterator.next();
      return done ? undefined : value;
    },
  };
}
