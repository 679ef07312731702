import { type Refused, refuse } from '../../wire/refusals.ts';
import { isAccount } from '../people/proof.ts';
import type { StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { ServerSettings } from './server-settings.ts';

const MINUTE = 60_000;

interface Needs {
  readonly store: Pick<Store, 'people'>;
  readonly settings: ServerSettings;
  readonly clock: () => number;
  /** For how long a guest is new, whatever owners set. */
  readonly minutes: number | undefined;
}

/** New guests may do less, for as long as the host says: whoever was sent away must not be back at once. */
export class Newcomers {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** They write at tables with an invitation, not at those where strangers sit down. */
  async refusalToWrite(person: number, { listed, paired }: StoredMatch): Promise<Refused | undefined> {
    if (!listed && !paired) return undefined;
    return (await this.#isNew(person))
      ? this.#refuse('write to strangers; at tables with an invitation link you can')
      : undefined;
  }

  async refusalToOpen(person: number, open: number): Promise<Refused | undefined> {
    const { openTables, guestTables } = this.#needs.settings.current;
    if (open >= openTables) return refuse('too-many');
    return open >= guestTables && (await this.#isNew(person))
      ? this.#refuse(`have more than ${guestTables} open tables`)
      : undefined;
  }

  async refusalToChallenge(person: number, sent: number): Promise<Refused | undefined> {
    const { guestChallenges } = this.#needs.settings.current;
    return sent >= guestChallenges && (await this.#isNew(person))
      ? this.#refuse(`have more than ${guestChallenges} open challenges`)
      : undefined;
  }

  get #minutes(): number {
    return this.#needs.minutes ?? this.#needs.settings.current.guestMinutes;
  }

  #refuse(what: string): Refused {
    return refuse('new-guest', `In their first ${this.#minutes} minutes guests cannot ${what}.`);
  }

  async #isNew(person: number): Promise<boolean> {
    const { store, clock } = this.#needs;
    const since = clock() - this.#minutes * MINUTE;
    const account = await store.people.account(person);
    return account !== undefined && account.at > since && !isAccount(account);
  }
}
