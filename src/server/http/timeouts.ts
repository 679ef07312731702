/** Timeouts and intervals of the server, in milliseconds. */
export interface Timeouts {
  /** For receiving a whole request, headers and body (against slow clients, "slowloris"). */
  readonly request: number;
  /** How often request timeouts are checked. */
  readonly checkInterval: number;
  /** For a connection without any traffic. */
  readonly idle: number;
  /** Between polls for tokens that were revoked at other nodes. */
  readonly revocationPoll: number;
}

export const defaultTimeouts: Timeouts = {
  request: 20_000,
  checkInterval: 5000,
  idle: 75_000,
  revocationPoll: 5000,
};
