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
    this.#entries.push(entry);
    this.#up(this.#entries.length - 1);
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
    const last = this.#entries.pop();
    if (last && this.#entries.length > 0) {
      this.#entries[0] = last;
      this.#down();
    }
  }

  #up(at: number): void {
    for (let child = at; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (!this.#isBefore(child, parent)) return;
      this.#swap(child, parent);
      child = parent;
    }
  }

  #down(): void {
    for (let parent = 0; ; ) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2])
        if (child < this.#entries.length && this.#isBefore(child, least)) least = child;
      if (least === parent) return;
      this.#swap(least, parent);
      parent = least;
    }
  }

  #isBefore(a: number, b: number): boolean {
    const [one, two] = [this.#entries[a] as Entry, this.#entries[b] as Entry];
    return one.time === two.time ? one.order < two.order : one.time < two.time;
  }

  #swap(a: number, b: number): void {
    [this.#entries[a], this.#entries[b]] = [this.#entries[b] as Entry, this.#entries[a] as Entry];
  }
}

function nothing(): void {
  // What was cancelled is not kept alive by the heap.
}
