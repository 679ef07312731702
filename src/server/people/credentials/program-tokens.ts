import { type Refused, refuse } from '../../../wire/refusals.ts';
import type { Person } from '../../table/actor.ts';
import type { ProgramRequests } from '../../../wire/subjects/programs.ts';
import type { Auth, Caller } from '../auth.ts';
import type { Notices } from '../notices.ts';
import { cleanName } from '../../support/sanitize.ts';
import type { TableRegistry } from '../../table/table-registry.ts';
import type { Signals } from '../../support/signals.ts';
import type { Store } from '../../store/store.ts';
import { hashOf, makeId, makeToken, type RandomBytes } from '../../support/token.ts';

const MAX_TOKENS = 20;
const DAY = 24 * 3_600_000;
/** How long a token is valid unless the person chooses otherwise. */
const USUAL_DAYS = 90;

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
  readonly signals: Signals;
  readonly tables: TableRegistry;
  readonly auth: Auth;
  readonly notices: Notices;
}

/** Tokens by which programs act for a person. */
export class Programs {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** A new token. From now on everybody sees that this person may be a program. */
  async makeToken(
    person: Person,
    { name: given, days = USUAL_DAYS }: ProgramRequests['makeToken'],
    caller: Caller,
  ): Promise<{ readonly id: string; readonly token: string; readonly until: number } | Refused> {
    const { store, clock, random, signals, tables, notices } = this.#needs;
    const name = cleanName(given);
    if (name === undefined) return refuse('bad-name');
    const before = await store.people.tokens(person.key);
    if (before.filter(({ kind }) => kind === 'bot').length >= MAX_TOKENS) return refuse('too-many');
    const token = makeToken('bot', random);
    const id = makeId(random);
    const stored = { hash: hashOf(token), id, name };
    const at = clock();
    const until = at + days * DAY;
    const undo = { type: 'end-token', hash: stored.hash } as const;
    const doer = await notices.doer(person, caller);
    const notice = notices.make({ kind: 'token-made', subject: name, undo }, doer);
    await store.write({ type: 'program', person: person.key, token: stored, at, until, notice });
    signals.send('people', [person.key]);
    notices.tell(person.key);
    await tables.reloadTablesOf(person.key);
    return { id, token, until };
  }

  async revoke(person: Person, id: string): Promise<object | Refused> {
    const tokens = await this.#needs.store.people.tokens(person.key);
    const token = tokens.find((each) => each.kind === 'bot' && each.id === id);
    if (!token) return refuse('no-token');
    await this.#needs.auth.revoke(person.key, [token.hash]);
    return {};
  }
}
