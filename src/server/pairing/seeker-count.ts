/** A count is used for so many milliseconds. */
const MAX_AGE = 1000;

interface Looking {
  readonly person: number;
  readonly games: readonly string[];
}

/** People by what they look for: there are few selections of games, however many people look. */
type Counted = readonly { readonly games: readonly string[]; readonly people: ReadonlySet<number> }[];

/** How many people look for a table. Counted once a second for all pages together. */
export class SeekerCount {
  readonly #looking: () => Promise<readonly Looking[]>;
  #counted: { readonly at: number; readonly groups: Promise<Counted> } | undefined;

  constructor(looking: () => Promise<readonly Looking[]>) {
    this.#looking = looking;
  }

  /** How many others look for one of these games. */
  async others({ person, games }: Looking, now: number): Promise<number> {
    if (!this.#counted || now - this.#counted.at >= MAX_AGE || now < this.#counted.at)
      this.#counted = { at: now, groups: this.#count() };
    let others = 0;
    for (const each of await this.#counted.groups)
      if (each.games.some((game) => games.includes(game)))
        others += each.people.size - (each.people.has(person) ? 1 : 0);
    return others;
  }

  async #count(): Promise<Counted> {
    const bySelection = Map.groupBy(await this.#looking(), ({ games }) => games.toSorted().join());
    return [...bySelection.values()].map((group) => ({
      games: group[0]?.games ?? [],
      people: new Set(group.map(({ person }) => person)),
    }));
  }
}
