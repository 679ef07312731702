import type { ChallengeInfo } from '../../wire/subjects/challenges.ts';
import type { YourTable } from '../../wire/server.ts';
import { type Declined, isDeclined } from './client.ts';
import { accept, type AskKind, decline, fetchChallenges, fetchInvitations } from './friends.ts';
import { identify, listen, myself, wire } from './server.svelte.ts';

/** Somebody asks for a match, or to a table. */
export interface Ask {
  readonly kind: AskKind;
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** By this device's clock. */
  readonly until?: number;
}

let asks = $state.raw<readonly Ask[]>([]);
let sent = $state.raw<readonly ChallengeInfo[]>([]);

/** What waits for an answer of this person, the latest first. */
export function waitingAsks(): readonly Ask[] {
  return asks;
}

/** Challenges of this person that others have not answered, and those they have answered just now. */
export function sentChallenges(): readonly ChallengeInfo[] {
  return sent;
}

/** Follows what is asked of this person, wherever they are in the app; returns the function that ends it. */
export function followAsks(): () => void {
  const unsubscribe = listen(({ type }) => {
    if (type === 'asked' || type === 'welcome') void read();
  });
  void begin();
  return unsubscribe;
}

async function begin(): Promise<void> {
  // Whoever has no session is asked by nobody.
  if (!(await identify())) return;
  wire();
  await read();
}

async function read(): Promise<void> {
  const me = myself()?.id;
  if (me === undefined) return;
  const [challenges, invitations] = await Promise.all([fetchChallenges(), fetchInvitations()]);
  if (isDeclined(challenges) || isDeclined(invitations)) return;
  sent = challenges.challenges.filter(({ from, status }) => from.id === me && status !== 'withdrawn');
  asks = [
    ...challenges.challenges
      .filter(({ to, status }) => to.id === me && status === 'open')
      .map(
        ({ id, from, game, until }) => ({ kind: 'challenges', id, name: from.name, game, until }) as const,
      ),
    ...invitations.invitations.map(
      ({ id, from, game }) => ({ kind: 'invitations', id, name: from.name, game }) as const,
    ),
  ];
}

/** Answers; accepting gives the table. */
export async function answerAsk(
  { kind, id }: Ask,
  yes: boolean,
): Promise<{ readonly table?: YourTable } | Declined> {
  const answer = yes ? await accept(kind, id) : await decline(kind, id);
  // Whatever the answer was, it waits no more: too late is too late.
  asks = asks.filter((each) => each.id !== id);
  return answer;
}
