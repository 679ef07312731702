let waiting = $state(0);

/** The number of security notices of the account not dismissed yet, as last reported by the server. */
export function waitingNotices(): number {
  return waiting;
}

export function noticesWait(count: number): void {
  waiting = count;
}
