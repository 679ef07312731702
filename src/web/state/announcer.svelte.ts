/** The live region for screen readers (log sentences, questions, refusals) keeps this many entries. */
const KEPT = 12;
let last = 0;
let spoken = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);

export function announce(text: string): void {
  if (text !== '') spoken = [...spoken.slice(-KEPT + 1), { id: ++last, text }];
}

export function announcements(): typeof spoken {
  return spoken;
}
