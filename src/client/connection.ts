import type { Code } from '../wire/refusals.ts';
import { API } from '../wire/server.ts';

/** The server has refused a request: a stable code for programs, a sentence for people. */
export class Refused extends Error {
  readonly code: Code;
  readonly status: number;
  /** After how many milliseconds another try is worth it; undefined if it would be refused again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: Code, sentence: string, retryAfter?: number) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Refusals that pass by themselves: the rate limit, or a server that is about to restart. */
const PASSING = [429, 503];

export interface ConnectionOptions {
  readonly server: string;
  readonly token: string;
  /** Milliseconds between two tries while the server cannot be reached. */
  readonly retry: number;
  readonly fetch: typeof fetch;
}

/** Requests to a server in the name of a program. */
export class Connection {
  readonly #base: string;
  readonly #headers: Record<string, string>;
  readonly #retry: number;
  readonly #fetch: typeof fetch;

  constructor({ server, token, retry, fetch: given }: ConnectionOptions) {
    this.#base = server.replace(/\/$/, '') + API;
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    this.#retry = retry;
    this.#fetch = given;
  }

  async get(path: string): Promise<Response> {
    return this.#checked(await this.#fetch(this.#base + path, { headers: this.#headers }));
  }

  async post<T>(path: string, body: object = {}): Promise<T> {
    const request = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
    return (await (await this.#checked(await this.#fetch(this.#base + path, request))).json()) as T;
  }

  /** Sends a request, and again as long as the server cannot be reached or asks to wait. */
  async insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        await this.pause(error);
      }
    }
  }

  /** The lines of a response of newline-delimited JSON. */
  async *lines<T>(path: string): AsyncGenerator<T> {
    const response = await this.get(path);
    let rest = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as T;
    }
  }

  /** Waits before the next try; throws a refusal that would come again. Without an error: a connection was lost. */
  pause(error?: unknown): Promise<void> {
    if (error instanceof Refused && error.retryAfter === undefined) throw error;
    const wanted = error instanceof Refused ? error.retryAfter : undefined;
    return new Promise((resolve) => {
      setTimeout(resolve, wanted ?? this.#retry);
    });
  }

  async #checked(response: Response): Promise<Response> {
    if (response.ok) return response;
    const { status, headers } = response;
    const { code, sentence } = (await response.json()) as { readonly code: Code; readonly sentence: string };
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const wait = Number.isFinite(seconds) ? seconds * 1000 : this.#retry;
    throw new Refused(status, code, sentence, PASSING.includes(status) ? wait : undefined);
  }
}
