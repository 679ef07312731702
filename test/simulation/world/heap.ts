export interface Entry {
  readonly time: number;
  readonly order: number;
  job: () => void;
  isCancelled: boolean;
}

/** A binary heap of what is to be done, by time and then by order of scheduling. */
export class Heap {
  readonly #entries: Entry[] = [];
  #order = 0;

  push(time: number, job: () => void): () => void {
    const entry: Entry = { time, order: ++this.#order, job, isCancelled: false };
    this.#up(entry);
    return () => {
      entry.isCancelled = true;
      entry.job = nothing;
    };
  }

  /** Takes out the first that is due by then. */
  next(until: number): Entry | undefined {
    for (;;) {
      const first = this.#entries[0];
      if (!first || (first.time > until && !first.isCancelled)) return undefined;
      this.#remove();
      if (!first.isCancelled) return first;
    }
  }

  #remove(): void {
    const last = this.#entries.pop() as Entry;
    if (this.#entries.length > 0) this.#down(last);
  }

  /** Puts it where nothing above is later, from the end on. */
  #up(entry: Entry): void {
    const entries = this.#entries;
    let at = entries.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = entries[parent] as Entry;
      if (!isBefore(entry, above)) break;
      entries[at] = above;
      at = parent;
    }
    entries[at] = entry;
  }

  /** Puts it where nothing below is earlier, from the top on, which is free. */
  #down(entry: Entry): void {
    const entries = this.#entries;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= entries.length) break;
      const right = entries[child + 1];
      if (right && isBefore(right, entries[child] as Entry)) child++;
      const below = entries[child] as Entry;
      if (!isBefore(below, entry)) break;
      entries[at] = below;
      at = child;
    }
    entries[at] = entry;
  }
}

function isBefore(one: Entry, two: Entry): boolean {
  return one.time === two.time ? one.order < two.order : one.time < two.time;
}

function nothing(): void {
  // What was cancelled is not kept alive by the heap.
}
