import { type FastRng, pickOne } from '../../../src/engine/rng.ts';

export const peoplePaths = [
  '/account',
  '/account/password',
  '/account/passkey/options',
  '/account/passkey',
  '/account/passkey/remove',
  '/account/export',
  '/account/delete',
  '/sign-in/password',
  '/sign-in/passkey/options',
  '/sign-in/passkey',
  '/sessions/revoke',
];

function noise(rng: FastRng, most: number): Buffer {
  return Buffer.from(Array.from({ length: 1 + rng.below(most) }, () => rng.below(256)));
}

/** Responses of a broken or malicious authenticator. */
function credential(rng: FastRng, id: string): object {
  const client = {
    type: pickOne(['webauthn.get', 'webauthn.create', 'x'], rng),
    challenge: noise(rng, 40).toString('base64url'),
    origin: pickOne(['http://localhost', 'https://evil.example', ''], rng),
  };
  const said = rng.below(3) === 0 ? noise(rng, 200) : Buffer.from(JSON.stringify(client));
  // The beginning of a map with the three names of an attestation, and then anything.
  const attestation = Buffer.concat([Buffer.from([0xa0 + rng.below(32)]), noise(rng, 400)]);
  return {
    id,
    rawId: rng.below(8) === 0 ? noise(rng, 20).toString('base64url') : id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: said.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      authenticatorData: noise(rng, 200).toString('base64url'),
      signature: noise(rng, 80).toString('base64url'),
    },
  };
}

/** Requests about accounts that are well-formed and must not succeed; `known` is somebody else's passkey. */
export function wrongAccount(rng: FastRng, known: string): { readonly path: string; readonly body: object } {
  const id = noise(rng, 20).toString('base64url');
  const password = noise(rng, 30).toString('latin1');
  return pickOne(
    [
      { path: '/sign-in/password', body: { login: pickOne(['ben', 'nobody', "' OR 1=1"], rng), password } },
      { path: '/sign-in/passkey', body: { response: credential(rng, pickOne([known, id], rng)) } },
      { path: '/account/passkey', body: { response: credential(rng, id) } },
      { path: '/account/passkey/remove', body: { id } },
      { path: '/sessions/revoke', body: { id } },
      {
        path: '/account/password',
        body: { login: pickOne(['a', 'a b c', '\u202eabc', '.abc'], rng), password: 'long enough' },
      },
      { path: '/account/password', body: { login: 'eve', password: password.slice(0, 9) } },
      { path: '/account/delete', body: { confirm: `not ${id}` } },
    ],
    rng,
  );
}
