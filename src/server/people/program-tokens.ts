import { type Refused, refuse } from '../../wire/refusals.ts';
import type { Person } from '../table/actor.ts';
import type { Auth } from './auth.ts';
import { cleanName } from '../support/sanitize.ts';
import type { Hub } from '../table/table-registry.ts';
import type { Services } from '../table/services.ts';
import { hashOf, makeId, makeToken } from '../support/token.ts';

const MOST_TOKENS = 20;

/** Tokens by which programs act for a person. */
export class Programs {
  readonly #services: Services;
  readonly #hub: Hub;
  readonly #auth: Auth;

  constructor(services: Services, hub: Hub, auth: Auth) {
    this.#services = services;
    this.#hub = hub;
    this.#auth = auth;
  }

  /** A new token. From now on everybody is told that this person is, or may be, a program. */
  async makeToken(
    person: Person,
    given: string,
  ): Promise<{ readonly id: string; readonly token: string } | Refused> {
    const { store, clock, random } = this.#services;
    const name = cleanName(given);
    if (name === undefined) return refuse('bad-name');
    const before = await store.people.tokens(person.key);
    if (before.filter(({ kind }) => kind === 'bot').length >= MOST_TOKENS) return refuse('too-many');
    const token = makeToken('bot', random);
    const id = makeId(random);
    const stored = { hash: hashOf(token), id, name };
    await store.write({ type: 'program', person: person.key, token: stored, at: clock() });
    this.#services.signals.send('people', [person.key]);
    await this.#hub.lookAgain(person.key);
    return { id, token };
  }

  async revoke(person: Person, id: string): Promise<object | Refused> {
    const tokens = await this.#services.store.people.tokens(person.key);
    const token = tokens.find((each) => each.kind === 'bot' && each.id === id);
    if (!token) return refuse('no-token');
    await this.#auth.end(person.key, [token.hash]);
    return {};
  }
}
