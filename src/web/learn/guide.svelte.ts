import { type First, firstOf } from '../../lessons/firsts.ts';
import { noteTold, progressOf, silenceGuide } from '../state/progress.svelte.ts';

/** Explains what happens for the first time in a person's first match. The screen pauses the table meanwhile. */
export class Guide {
  readonly #game: string;
  readonly #firsts: readonly First[];
  /** Queue: several things may be new in one movement. */
  #waiting = $state.raw<readonly First[]>([]);

  constructor(game: string, firsts: readonly First[]) {
    this.#game = game;
    this.#firsts = firsts;
  }

  get current(): First | undefined {
    return this.#waiting[0];
  }

  /** To be called with every movement as it is shown. */
  tell(movement: readonly unknown[]): void {
    for (const event of movement) {
      const { guide } = progressOf(this.#game);
      const first = guide && !guide.silent ? firstOf(this.#firsts, guide.told, event) : undefined;
      if (!first) continue;
      noteTold(this.#game, first.id);
      this.#waiting = [...this.#waiting, first];
    }
  }

  dismiss(): void {
    this.#waiting = this.#waiting.slice(1);
  }

  silence(): void {
    silenceGuide(this.#game);
    this.#waiting = [];
  }
}
