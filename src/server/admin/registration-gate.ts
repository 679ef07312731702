import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Requests } from '../../wire/requests.ts';
import type { Store } from '../store/store.ts';
import { hashOf, isId, kindOf } from '../support/token.ts';
import type { ServerSettings } from './server-settings.ts';

/** Who may register as a new guest: anybody, people with an invitation or a code, or nobody. */
export class RegistrationGate {
  readonly #store: Store;
  readonly #settings: ServerSettings;
  readonly #clock: () => number;

  constructor(store: Store, settings: ServerSettings, clock: () => number) {
    this.#store = store;
    this.#settings = settings;
    this.#clock = clock;
  }

  /** Why a new guest is refused, or undefined. Uses up the code, if one is needed. */
  async refusalFor({ invite, code }: Requests['guest']): Promise<Refused | undefined> {
    const { registration } = this.#settings.current;
    if (registration === 'open') return undefined;
    if (registration === 'closed') return refuse('door-closed');
    if (invite !== undefined && (await this.#isInvitation(invite))) return undefined;
    if (code !== undefined && kindOf(code) === 'code') {
      const change = { type: 'take-link', hash: hashOf(code), kind: 'code', at: this.#clock() } as const;
      if ((await this.#store.write(change)) === 'done') return undefined;
    }
    return refuse('invitation-needed');
  }

  /** The invitation to a table, or the id of a duplicate for which people still gather. */
  async #isInvitation(invite: string): Promise<boolean> {
    if (kindOf(invite) === 'invite') return (await this.#store.invitation(hashOf(invite))) !== undefined;
    const duplicate = isId(invite) ? await this.#store.duplicates.duplicate(invite) : undefined;
    return duplicate?.status === 'gathering';
  }
}
