import { createSubscriber } from 'svelte/reactivity';

/** Makes the getters of a plain object reactive for Svelte. */
export class Reactive {
  #update: () => void = () => {};
  readonly #subscribe = createSubscriber((update) => {
    this.#update = update;
    return () => {
      this.#update = () => {};
    };
  });

  /** To be called in every getter of something that changes. */
  read(): void {
    this.#subscribe();
  }

  /** To be called after a change: effects that read it run again. */
  changed(): void {
    this.#update();
  }
}
