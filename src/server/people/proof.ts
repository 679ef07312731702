import { type Refused, refuse } from '../../wire/refusals.ts';
import type { ProofKind, StoredAccount } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { Caller } from './auth.ts';

/** How long a password or a passkey that was shown in a session counts there. */
export const PROOF_LIFE = 10 * 60_000;

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
}

/**
 * Re-authentication. A session alone, which may be stolen, changes no key of an account: the owner has shown a password or a
 * passkey in this very session within the last ten minutes. A guest has nothing to show.
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

  /** Undefined if the person may go on. `by` if only one kind of key counts. */
  async missing(account: StoredAccount, { hash }: Caller, by?: ProofKind): Promise<Refused | undefined> {
    if (!isAccount(account)) return undefined;
    const { store, clock } = this.#needs;
    const tokens = await store.people.tokens(account.key);
    const proof = tokens.find((token) => token.hash === hash)?.proof;
    const isRecent = proof !== undefined && proof.at > clock() - PROOF_LIFE;
    return isRecent && (by === undefined || proof.by === by) ? undefined : refuse('prove-first');
  }
}

/** Whether one can sign in to it from elsewhere. */
export function isAccount({ password, passkeys }: StoredAccount): boolean {
  return password !== undefined || passkeys > 0;
}
