import { type Refused, refuse } from '../../../wire/refusals.ts';
import type { Requests } from '../../../wire/requests.ts';
import type { NewPasskey, StoredAccount, StoredPasskey } from '../../store/subjects/people.ts';
import type { RelyingParty } from './relying-party.ts';
import type { Store } from '../../store/store.ts';
import { StorageFailed } from '../../store/database.ts';
import { hashOf, makeId, type RandomBytes } from '../../support/token.ts';

/** A challenge can be answered once, within this time. */
const CHALLENGE_LIFE = 5 * 60_000;
const CHALLENGE_BYTES = 32;
export const MAX_PASSKEYS = 20;
/** COSE algorithms: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded at first use. */
const library = () => import('@simplewebauthn/server');

interface Needs {
  readonly store: Store;
  readonly clock: () => number;
  readonly random: RandomBytes;
}

/** The two WebAuthn ceremonies. Challenges are in the store, so that any node can verify the response. */
export class Passkeys {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async askToAdd(
    { key, id, name, login }: StoredAccount,
    known: readonly StoredPasskey[],
    { host }: RelyingParty,
  ) {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: 'Tidetable',
      rpID: host,
      userID: new TextEncoder().encode(id),
      userName: login ?? name,
      userDisplayName: name,
      challenge: Uint8Array.from(this.#needs.random(CHALLENGE_BYTES)),
      timeout: CHALLENGE_LIFE,
      attestationType: 'none',
      excludeCredentials: known.map(({ credential, transports }) => ({
        id: credential,
        transports: [...transports],
      })),
      // A discoverable credential: no login has to be typed.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    await this.#remember(options.challenge, toAdd(key));
    return options;
  }

  async add(
    person: number,
    { response }: Requests['addPasskey'],
    place: RelyingParty,
  ): Promise<Omit<NewPasskey, 'name'> | Refused> {
    const { verifyRegistrationResponse } = await library();
    const verified = await orRefused(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#take(challenge, toAdd(person)),
        expectedOrigin: place.origin,
        expectedRPID: place.host,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified?.verified) return refuse('bad-passkey');
    const { id: credential, publicKey, counter } = verified.registrationInfo.credential;
    return {
      credential,
      id: makeId(this.#needs.random),
      person,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports,
      at: this.#needs.clock(),
    };
  }

  /** With a person: a challenge for one of their passkeys, to re-authenticate. Without: for any passkey, to sign in. */
  async askFor({ host }: RelyingParty, person?: number) {
    const { generateAuthenticationOptions } = await library();
    const known = person === undefined ? [] : await this.#needs.store.people.passkeys(person);
    const options = await generateAuthenticationOptions({
      rpID: host,
      challenge: Uint8Array.from(this.#needs.random(CHALLENGE_BYTES)),
      timeout: CHALLENGE_LIFE,
      userVerification: 'preferred',
      allowCredentials: known.map(({ credential, transports }) => ({
        id: credential,
        transports: [...transports],
      })),
    });
    await this.#remember(options.challenge, toShow(person));
    return options;
  }

  /** Verifies a response and gives its person's key; with `person`, only theirs is accepted. */
  async accept(
    { response }: Pick<Requests['signInByPasskey'], 'response'>,
    place: RelyingParty,
    person?: number,
  ): Promise<number | Refused> {
    const { store, clock } = this.#needs;
    const known = await store.people.passkey(response.id);
    if (!known || (person !== undefined && known.person !== person)) return refuse('bad-passkey');
    const { verifyAuthenticationResponse } = await library();
    const { credential, counter, publicKey } = known;
    const verified = await orRefused(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#take(challenge, toShow(person)),
        expectedOrigin: place.origin,
        expectedRPID: place.host,
        credential: {
          id: credential,
          publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
          counter,
        },
        requireUserVerification: false,
      }),
    );
    if (!verified?.verified) return refuse('bad-passkey');
    const { newCounter } = verified.authenticationInfo;
    const used = { type: 'passkey-used', credential, counter: newCounter, at: clock() } as const;
    // A conflict if the passkey was removed meanwhile.
    return (await store.write(used)) === 'done' ? known.person : refuse('bad-passkey');
  }

  async #remember(challenge: string, purpose: string): Promise<void> {
    const { store, clock } = this.#needs;
    await store.write({
      type: 'challenge',
      hash: hashOf(challenge),
      purpose,
      until: clock() + CHALLENGE_LIFE,
    });
  }

  async #take(challenge: string, purpose: string): Promise<boolean> {
    const { store, clock } = this.#needs;
    const taken = { type: 'take-challenge', hash: hashOf(challenge), purpose, at: clock() } as const;
    return (await store.write(taken)) === 'done';
  }
}

function toShow(person: number | undefined): string {
  return person === undefined ? 'sign-in' : `prove ${person}`;
}

function toAdd(person: number): string {
  return `add ${person}`;
}

/** The library throws for every invalid response; a failing store is passed on. */
async function orRefused<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof StorageFailed) throw error;
    return undefined;
  }
}
