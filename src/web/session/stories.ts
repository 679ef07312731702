import type { Viewer } from '../../engine/game.ts';
import type { News, Update } from '../../wire/server.ts';
import type { Told } from './playable.ts';
import { Chronicle } from './news.ts';

/** What each pair of eyes at this device has been told of a match, and since when its own decision is the last. */
export class Stories {
  readonly #chronicles = new Map<Viewer, Chronicle>();
  readonly #own = new Map<Viewer, number>();

  /** Something new, and whatever was missed before it. */
  take({ viewer, seq, what, events, missed }: Update): void {
    this.add(viewer, missed ?? [{ seq, what, events }]);
  }

  add(viewer: Viewer, news: readonly News[]): void {
    this.#of(viewer).add(news);
  }

  /** All that stands up to what is shown, without the last events that are still to be told. */
  told({ viewer, seq }: Update, untold: number): Told[] {
    const standing = this.#of(viewer)
      .standing()
      .filter((news) => news.seq <= seq)
      .flatMap((news) => news.events.map((open) => ({ ply: news.seq, emitted: { open } })));
    return standing.slice(0, standing.length - untold);
  }

  /** What happened since the last decision of this viewer. */
  sinceOwn(viewer: Viewer): unknown[] {
    return this.#of(viewer)
      .standing(this.#own.get(viewer) ?? 0)
      .flatMap(({ events }) => events);
  }

  own(viewer: Viewer): number | undefined {
    return this.#own.get(viewer);
  }

  /** This viewer has decided; up to here everything is known. */
  decided(viewer: Viewer, seq: number): void {
    this.#own.set(viewer, seq);
  }

  #of(viewer: Viewer): Chronicle {
    const there = this.#chronicles.get(viewer) ?? new Chronicle();
    this.#chronicles.set(viewer, there);
    return there;
  }
}
