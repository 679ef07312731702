import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Store } from '../store/store.ts';
import { type Actor, personBehind } from '../table/actor.ts';
import type { ServerSettings } from './server-settings.ts';

interface Needs {
  readonly store: Pick<Store, 'people'>;
  readonly settings: ServerSettings;
  readonly clock: () => number;
}

/** Who may write to others: nobody while the owners have chat off, and nobody who is muted. */
export class ChatRights {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Why this actor may not write, or undefined. */
  async refusalFor(actor: Actor): Promise<Refused | undefined> {
    const { store, settings, clock } = this.#needs;
    if (!settings.current.chat) return refuse('chat-off');
    const key = personBehind(actor);
    // Read from the store: the actor of an open page may be outdated.
    const person = key === undefined ? undefined : await store.people.account(key);
    return (person?.muted ?? 0) > clock() ? refuse('muted') : undefined;
  }
}
