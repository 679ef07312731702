import { type Refused, refuse } from '../../wire/refusals.ts';
import type { ProofKind, StoredAccount } from '../store/subjects/people.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from './auth.ts';

/** How long a re-authentication counts in its session. */
export const PROOF_LIFE = 10 * 60_000;

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
}

/**
 * Re-authentication. A session alone, which may be stolen, must not change an account's credentials: the owner has to have
 * shown a password or a passkey in this session within the last ten minutes. Guests have neither.
 */
export class Proofs {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async record({ hash = '' }: Caller, by: ProofKind): Promise<Refused | undefined> {
    const { store, clock } = this.#needs;
    const done = await store.write({ type: 'prove', hash, by, at: clock() });
    return done === 'done' ? undefined : refuse('no-session');
  }

  /** A refusal unless the session was re-authenticated recently, by the kind of key given in `by` or by any. */
  async requireRecent(
    account: StoredAccount,
    { hash }: Caller,
    by?: ProofKind,
  ): Promise<Refused | undefined> {
    if (!isAccount(account)) return undefined;
    const { store, clock } = this.#needs;
    const tokens = await store.people.tokens(account.key);
    const proof = tokens.find((token) => token.hash === hash)?.proof;
    const isRecent = proof !== undefined && proof.at > clock() - PROOF_LIFE;
    return isRecent && (by === undefined || proof.by === by) ? undefined : refuse('prove-first');
  }
}

/** Whether it has a password or a passkey; otherwise it is a guest. */
export function isAccount({ password, passkeys }: StoredAccount): boolean {
  return password !== undefined || passkeys > 0;
}
