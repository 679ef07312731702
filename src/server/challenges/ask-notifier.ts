import type { Push } from '../push/push.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';
import type { PeopleHere } from '../table/ports.ts';

interface Needs {
  readonly push: Pick<Push, 'tellAsked'>;
  readonly peopleHere: PeopleHere;
  readonly log: Log;
}

/** Somebody asks for a match, or to a table. */
export type Asked = Parameters<Push['tellAsked']>[1];

/** Tells people of challenges and invitations outside the browser, unless they have a page open, which shows them anyway. */
export class AskNotifier {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** In the background. */
  tell(person: number, asked: Asked): void {
    const { log } = this.#needs;
    this.#tell(person, asked).catch((error: unknown) => log.error('asked', { reason: errorMessage(error) }));
  }

  async #tell(person: number, asked: Asked): Promise<void> {
    const { push, peopleHere } = this.#needs;
    if (!(await peopleHere.among([person])).has(person)) push.tellAsked(person, asked);
  }
}
