import type { World } from '../world/world.ts';
import type { Link } from './link.ts';
import { SharedTables } from './shared-tables.ts';
import { Tables } from './database.ts';

/** How notifications misbehave, each as a chance in a hundred. PostgreSQL only ever loses them, with the connection. */
export interface Mischief {
  readonly lost: number;
  readonly doubled: number;
  readonly late: number;
}

const none: Mischief = { lost: 0, doubled: 0, late: 0 };
const LATE = 3000;

/** The database server: its tables, who is connected, and what it passes on. */
export class DatabaseServer {
  readonly tables = new Tables();
  readonly shared: SharedTables;
  readonly #world: World;
  readonly #rng;
  readonly #links = new Set<Link>();
  mischief = none;
  isDown = false;
  /** Milliseconds that each statement takes beyond the way there and back. */
  slowness = 0;

  constructor(world: World) {
    this.#world = world;
    this.#rng = world.rng();
    this.shared = new SharedTables(this.tables, () => world.now);
  }

  connect(link: Link): void {
    this.#links.add(link);
  }

  disconnect(link: Link): void {
    this.#links.delete(link);
  }

  /** NOTIFY: everybody who listens at this moment hears it, in order, a little later. */
  notify(text: string): void {
    const { lost, doubled, late } = this.mischief;
    for (const link of this.#links) {
      if (this.#happens(lost)) continue;
      const times = this.#happens(doubled) ? 2 : 1;
      for (let n = 0; n < times; n++) {
        if (this.#happens(late)) this.#world.after(this.#rng.below(LATE), () => link.notified(text));
        else link.notified(text);
      }
    }
  }

  /** Every connection is lost; what is not logged is gone if it crashed. */
  stop(isCrash: boolean): void {
    this.isDown = true;
    this.#world.note('database', isCrash ? 'crashes' : 'is restarted');
    if (isCrash) this.shared.crash();
    for (const link of this.#links) link.interrupted();
  }

  start(): void {
    this.isDown = false;
    this.#world.note('database', 'is up');
  }

  calm(): void {
    if (this.isDown) this.start();
    this.mischief = none;
    this.slowness = 0;
    this.tables.isFull = false;
  }

  #happens(percent: number): boolean {
    return percent > 0 && this.#rng.below(100) < percent;
  }
}
