/** A match under way that anybody may watch, before it is ranked. */
export interface WatchCandidate {
  readonly key: number;
  /** The mean θ of its people when it began, in billionths; far below all others if it is played over days. */
  readonly interest: number;
}

/** How long finished matches were: the mean number of lines of the latest ones of a game with so many seats. */
export interface TypicalLength {
  readonly game: string;
  readonly seats: number;
  readonly lines: number;
}

export interface WatchStore {
  /** The most interesting matches under way that anybody may watch; read from an index in that order. */
  candidates(most: number): Promise<WatchCandidate[]>;
  /** The same for matches with these keys: those of them that anybody may watch. */
  candidatesAmong(keys: readonly number[]): Promise<WatchCandidate[]>;
  /** How many lines the logs of these matches have; at most 60 keys. */
  lengths(keys: readonly number[]): Promise<ReadonlyMap<number, number>>;
  typicalLengths(latest: number): Promise<TypicalLength[]>;
}
