let waiting = $state(0);

/** The number of security notices of the account not dismissed yet, as last reported by the server. */
export function waitingNotices(): number {
  return waiting;
}

export function noticesWait(count: number): void {
  waiting = count;
}

let acts = $state(0);
let isOut = $state(false);

/** How many acts of moderators, or answers to appeals, the person has not confirmed; and whether they are suspended. */
export function waitingActs(): number {
  return acts;
}

export function isSuspended(): boolean {
  return isOut;
}

export function actsWait(count: number, suspended: boolean): void {
  acts = count;
  isOut = suspended;
}
