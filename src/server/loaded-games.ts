import { botNames } from '../bots/index.ts';
import type { AnyGame } from '../engine/game.ts';
import type { AnyWords, Language, Registry } from '../engine/words.ts';

export interface LoadedGame {
  readonly game: AnyGame;
  /** English, for refusals; pages have the game's words in other languages themselves. */
  readonly words: AnyWords;
  /** The bots that may sit at its tables: random moves and the levels, the weakest first, then the host's own. */
  readonly bots: readonly string[];
}

/** The games of a registry, each loaded when first needed. */
export class LoadedGames {
  readonly #registry: Registry;
  readonly #ownBots: (game: string) => readonly string[];
  readonly #known = new Map<string, Promise<LoadedGame>>();

  constructor(registry: Registry, ownBots: (game: string) => readonly string[] = () => []) {
    this.#registry = registry;
    this.#ownBots = ownBots;
  }

  get ids(): readonly string[] {
    return Object.keys(this.#registry);
  }

  /** The game's words in this language; undefined if there is no such game. */
  async words(id: string, language: Language): Promise<AnyWords | undefined> {
    return Object.hasOwn(this.#registry, id) ? this.#registry[id]?.words(language) : undefined;
  }

  async find(id: string): Promise<LoadedGame | undefined> {
    const entry = Object.hasOwn(this.#registry, id) ? this.#registry[id] : undefined;
    if (!entry) return undefined;
    let known = this.#known.get(id);
    if (!known) {
      known = Promise.all([entry.load(), entry.words('en')]).then(([game, words]) => ({
        game,
        words,
        bots: [...botNames(id), ...this.#ownBots(id)],
      }));
      this.#known.set(id, known);
    }
    return known;
  }
}
