/** How long the server waits for whom, in milliseconds. */
export interface Timeouts {
  /** For a whole request, headers and body: whoever drips it in is cut off. */
  readonly request: number;
  /** How often that is looked at. */
  readonly checkInterval: number;
  /** For a connection on which nothing moves, neither in nor out. */
  readonly idle: number;
  /** Until a session that ended on another server of the same database ends here. */
  readonly revocationPoll: number;
}

export const defaultTimeouts: Timeouts = {
  request: 20_000,
  checkInterval: 5000,
  idle: 75_000,
  revocationPoll: 5000,
};
