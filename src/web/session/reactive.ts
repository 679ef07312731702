import { createSubscriber } from 'svelte/reactivity';

/** Lets whoever reads something of an object be told when it has changed. */
export class Reactive {
  #update: () => void = () => {};
  readonly #subscribe = createSubscriber((update) => {
    this.#update = update;
    return () => {
      this.#update = () => {};
    };
  });

  /** To be called wherever something is read that changes. */
  read(): void {
    this.#subscribe();
  }

  /** Something that can be read has changed. */
  changed(): void {
    this.#update();
  }
}
