import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  readonly challenge: string;
}
type CreationOptions = Options & {
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
};
type RequestOptions = Options & { readonly rpId?: string };

/** What can be wrong with an answer. */
export interface Lie {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  readonly type?: string;
  readonly counter?: number;
  /** Signs with a key of its own. */
  readonly forged?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** An authenticator in software: one passkey, ES256, no attestation, and the browser's part around it. */
export class Authenticator {
  readonly #origin: string;
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly credential = randomBytes(32).toString('base64url');
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** `navigator.credentials.create()` */
  create({ challenge, rp }: CreationOptions, lie: Lie = {}) {
    const id = Buffer.from(this.credential, 'base64url');
    const keyData = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, cose(this.#key.publicKey)]);
    const authData = this.#data(lie.host ?? rp.id ?? '', PRESENT | VERIFIED | WITH_KEY, keyData, lie);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge, lie).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** `navigator.credentials.get()` */
  get({ challenge, rpId }: RequestOptions, lie: Lie = {}) {
    const client = this.#client('webauthn.get', challenge, lie);
    const data = this.#data(lie.host ?? rpId ?? '', PRESENT | VERIFIED, Buffer.alloc(0), lie);
    const { privateKey } = lie.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : this.#key;
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
    });
  }

  #answer<T extends object>(response: T) {
    const id = this.credential;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const;
  }

  #client(type: string, challenge: string, lie: Lie): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #data(host: string, flags: number, keyData: Buffer, lie: Lie): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lie.counter ?? ++this.#counter);
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), counter, keyData]);
  }
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 255]);
}

/** A public key of P-256 as COSE writes it: EC2, ES256. */
function cose(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** As much CBOR as is needed here. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
    ]);
  }
  throw new Error('this is not needed here');
}

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint16(value)]);
}
