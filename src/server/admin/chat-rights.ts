import { type Refused, refuse } from '../../wire/refusals.ts';
import type { StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Limiter } from '../support/limiter.ts';
import type { WordFilter } from '../support/word-filter.ts';
import { type Actor, chatterOf, personBehind } from '../table/actor.ts';
import type { Newcomers } from './newcomers.ts';
import type { ServerSettings } from './server-settings.ts';

interface Needs {
  readonly store: Pick<Store, 'people' | 'moderation'>;
  readonly settings: ServerSettings;
  readonly newcomers: Newcomers;
  readonly words: WordFilter;
  readonly limiter: Limiter;
  readonly clock: () => number;
}

/** Who may write what to others: rights of the person, the host's words, slow mode and rate limits. */
export class ChatRights {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Why this actor may not write this at this table now, or undefined. */
  async refusalFor(actor: Actor, table: StoredMatch, text: string): Promise<Refused | undefined> {
    const { store, settings, newcomers, words, limiter, clock } = this.#needs;
    if (!settings.current.chat) return refuse('chat-off');
    const key = personBehind(actor);
    if (key !== undefined) {
      // Read from the store: the actor of an open page may be outdated.
      const person = await store.people.account(key);
      if ((person?.muted ?? 0) > clock()) return refuse('muted');
      const refused = await newcomers.refusalToWrite(key, table);
      if (refused) return refused;
    }
    if (words.matches(text)) return refuse('bad-word');
    const slow = key === undefined ? undefined : await this.#tooSoon(key, table);
    if (slow) return slow;
    const chatter = chatterOf(actor);
    return chatter !== undefined && !limiter.mayChat(chatter) ? refuse('too-fast') : undefined;
  }

  /** Slow mode. Read from the store, so that it holds at every node. */
  async #tooSoon(person: number, { key }: StoredMatch): Promise<Refused | undefined> {
    const { store, settings, clock } = this.#needs;
    const { chatSeconds } = settings.current;
    if (chatSeconds === 0) return undefined;
    const last = await store.moderation.lastSaid(key, person);
    const seconds = Math.ceil((last - clock()) / 1000 + chatSeconds);
    if (seconds <= 0) return undefined;
    return { ...refuse('slow-mode', `Slow mode is on: your next message in ${seconds} seconds.`), seconds };
  }
}
