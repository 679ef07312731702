import type { IncomingHttpHeaders } from 'node:http';
import type { Log } from '../support/log.ts';

const MAX_LOGGED = 20;
const LONGEST = 100;

/**
 * Logs each origin whose requests were refused as cross-origin, once. If it is the server's own address, the base URL is wrong
 * or the proxy does not pass on the Host header, and nobody can sign in.
 */
export class RefusedOriginsLog {
  readonly #log: Log;
  readonly #baseUrl: string | undefined;
  readonly #noticed = new Set<string>();

  constructor(log: Log, baseUrl: string | undefined) {
    this.#log = log;
    this.#baseUrl = baseUrl;
  }

  logOnce({ origin = '', host = '' }: IncomingHttpHeaders): void {
    const from = origin.slice(0, LONGEST);
    if (this.#noticed.has(from) || this.#noticed.size >= MAX_LOGGED) return;
    this.#noticed.add(from);
    this.#log.error('foreign-origin', {
      origin: from,
      host: host.slice(0, LONGEST),
      baseUrl: this.#baseUrl,
      hint: 'if people reach this server at that origin, set BASE_URL to it or let the proxy pass on the Host header',
    });
  }
}
