import { lookup as resolveName, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Milliseconds for a whole request. */
const TIMEOUT = 10_000;

type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Where people may let us post to, as the host has set it: a name (`discord.com`, with everything below it), `*` for any name, or
 * an origin in full (`http://10.0.0.7:8065`) for a server of the host's own.
 */
export class Webhooks {
  readonly hosts: readonly string[];
  readonly #resolve: Resolve;

  constructor(hosts: readonly string[], resolve: Resolve = resolveName) {
    this.hosts = hosts;
    this.#resolve = resolve;
  }

  mayTell(address: string): boolean {
    const url = URL.parse(address);
    if (!url || url.username !== '' || url.password !== '') return false;
    if (this.#isOwn(url)) return true;
    // An address in figures would not be looked up, and so not be checked.
    const isName =
      isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 && /\.[a-z][a-z0-9-]*$/.test(url.hostname);
    if (url.protocol !== 'https:' || url.port !== '' || !isName) return false;
    return this.hosts.some(
      (host) => host === '*' || url.hostname === host || url.hostname.endsWith(`.${host}`),
    );
  }

  /** The status it answered with. Redirects are not followed, and what it answers is not read. */
  post(address: string, body: object): Promise<number> {
    return new Promise((resolve, reject) => {
      if (!this.mayTell(address)) return reject(new Error('this address may not be told anything'));
      const url = new URL(address);
      const own = this.#isOwn(url);
      const send = url.protocol === 'https:' ? requestTls : requestPlain;
      const text = JSON.stringify(body);
      const sent = send(url, {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'user-agent': 'Tidetable',
        },
        ...(own ? {} : { lookup: this.#lookUp }),
      });
      const late = setTimeout(() => sent.destroy(new Error('no answer in time')), TIMEOUT);
      sent.once('close', () => {
        clearTimeout(late);
        // An answer that changes the protocol (101) ends a request without a response and without an error.
        reject(new Error('no answer'));
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      return sent.end(text);
    });
  }

  #isOwn(url: URL): boolean {
    return this.hosts.includes(url.origin);
  }

  /**
   * Looks the name up for the connection itself, so that what is checked is what is connected to: a name whose address changes
   * in between leads nowhere.
   */
  readonly #lookUp = (
    host: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    this.#resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new Error('this name leads into a private network'), []);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
