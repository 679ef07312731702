import type { Language } from '../../engine/words.ts';
import { language } from './current.svelte.ts';

type Loaders<T> = { readonly [L in Language]: () => Promise<T> };

/** The texts of one subject. They are loaded when they are needed, in the current language, and follow it when it changes. */
export class LoadedText<T> {
  readonly #subject: string;
  readonly #loaders: Loaders<T>;
  #loaded = $state.raw<{ readonly language: Language; readonly text: T }>();

  constructor(subject: string, loaders: Loaders<T>) {
    this.#subject = subject;
    this.#loaders = loaders;
  }

  /** Resolves with the texts in the current language; screens that use them wait for it. */
  async load(): Promise<T> {
    await this.#follow();
    return this.current;
  }

  /** In the language loaded last. */
  get current(): T {
    const text = this.ifLoaded;
    if (text === undefined) throw new Error(`the texts about ${this.#subject} have not been loaded`);
    return text;
  }

  /** The same, or undefined until they are loaded; asking for them loads them. */
  get ifLoaded(): T | undefined {
    if (this.#loaded?.language !== language()) void this.#follow();
    return this.#loaded?.text;
  }

  async #follow(): Promise<void> {
    const wanted = language();
    if (this.#loaded?.language === wanted) return;
    const text = await this.#loaders[wanted]();
    if (wanted === language() && this.#loaded?.language !== wanted) this.#loaded = { language: wanted, text };
  }
}
