/** How long the server waits for whom, in milliseconds. */
export interface Patience {
  /** For a whole request, headers and body: whoever drips it in is cut off. */
  readonly request: number;
  /** How often that is looked at. */
  readonly check: number;
  /** For a connection on which nothing moves, neither in nor out. */
  readonly still: number;
  /** Until a session that ended on another server of the same database ends here. */
  readonly farewells: number;
}

export const usualPatience: Patience = { request: 20_000, check: 5000, still: 75_000, farewells: 5000 };
