let waiting = $state(0);

/** How many security notices of the account were not dismissed in this session, as far as the server was asked. */
export function waitingNotices(): number {
  return waiting;
}

export function noticesWait(count: number): void {
  waiting = count;
}
