import type { Viewer } from '../../engine/game.ts';
import type { News, Update } from '../../wire/server.ts';
import type { Told } from './playable.ts';
import { NewsLog } from './news.ts';

/** The news of each viewer on this device, and the update after their own last decision. */
export class Stories {
  readonly #chronicles = new Map<Viewer, NewsLog>();
  readonly #own = new Map<Viewer, number>();

  /** Adds an update and what was missed before it. */
  take({ viewer, seq, what, events, missed }: Update): void {
    this.add(viewer, missed ?? [{ seq, what, events }]);
  }

  add(viewer: Viewer, news: readonly News[]): void {
    this.#of(viewer).add(news);
  }

  /** All events up to the update shown, without its last `untold` ones. */
  told({ viewer, seq }: Update, untold: number): Told[] {
    const standing = this.#of(viewer)
      .standing()
      .filter((news) => news.seq <= seq)
      .flatMap((news) => news.events.map((open) => ({ ply: news.seq, emitted: { open } })));
    return standing.slice(0, standing.length - untold);
  }

  /** What happened since this viewer's last decision. */
  sinceOwn(viewer: Viewer): unknown[] {
    return this.#of(viewer)
      .standing(this.#own.get(viewer) ?? 0)
      .flatMap(({ events }) => events);
  }

  own(viewer: Viewer): number | undefined {
    return this.#own.get(viewer);
  }

  /** Notes that this viewer has decided and knows everything up to here. */
  decided(viewer: Viewer, seq: number): void {
    this.#own.set(viewer, seq);
  }

  #of(viewer: Viewer): NewsLog {
    const there = this.#chronicles.get(viewer) ?? new NewsLog();
    this.#chronicles.set(viewer, there);
    return there;
  }
}
