import * as v from 'valibot';
import type { Code } from '../wire/refusals.ts';
import type { Requests } from '../wire/requests.ts';
import { type Decide, type StreamLine, streamLine } from '../wire/programs.ts';
import { API, type YourTable } from '../wire/server.ts';

/** The HTTP API for programs, typed from the server's own schemas (`tidetable/client`, docs/programs.md). */

export type { Decide, StreamLine, YourTable };

/** The server said no: a stable code for programs, a sentence for people. */
export class Refused extends Error {
  readonly code: Code;
  readonly status: number;

  constructor(status: number, code: Code, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

export interface ClientOptions {
  /** Where the server is: `https://example.org`. */
  readonly server: string;
  /** A program's token, `ttb_...`. */
  readonly token: string;
  /** Milliseconds between two tries while the server cannot be reached. */
  readonly retry?: number;
  readonly fetch?: typeof fetch;
}

const RETRY = 1000;
/** Both pass by themselves: too fast, or a server about to restart. */
const PASSING = [429, 503];

export class Client {
  readonly #base: string;
  readonly #headers: Record<string, string>;
  readonly #retry: number;
  readonly #fetch: typeof fetch;

  constructor({ server, token, retry = RETRY, fetch: given = fetch }: ClientOptions) {
    this.#base = server.replace(/\/$/, '') + API;
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    this.#retry = retry;
    this.#fetch = given;
  }

  create(
    table: Partial<Requests['create']> & Pick<Requests['create'], 'game' | 'seats'>,
  ): Promise<YourTable> {
    return this.#table('/matches', table);
  }

  join(wish: Requests['join']): Promise<YourTable> {
    return this.#table('/join', wish);
  }

  start(match: string): Promise<YourTable> {
    return this.#table(`/matches/${match}/start`);
  }

  /**
   * Answers a question. Tries again until the server has answered: questions are numbered, so the same answer twice does no
   * harm, and an answer that came too late is refused as `stale`.
   */
  async answer(
    { match, seat, asked }: Pick<Decide, 'match' | 'seat' | 'asked'>,
    text: string,
  ): Promise<void> {
    for (;;) {
      try {
        await this.#post(`/matches/${match}/answer`, { seat, asked, text });
        return;
      } catch (error) {
        if (error instanceof Refused && !PASSING.includes(error.status)) throw error;
        await this.#wait();
      }
    }
  }

  /**
   * What the program is told, line by line. A lost line is taken up again and everything open is told anew; it ends when the
   * token is revoked or another stream of the same person takes its place.
   */
  async *stream(): AsyncGenerator<StreamLine> {
    for (;;) {
      try {
        for await (const line of this.#lines()) {
          yield line;
          if (line.type === 'bye' && line.reason !== 'restart') return;
        }
      } catch (error) {
        if (error instanceof Refused && !PASSING.includes(error.status)) throw error;
      }
      await this.#wait();
    }
  }

  /** Plays: every question is answered by what `choose` picks out of its legal moves. */
  async play(choose: (question: Decide) => string | Promise<string>): Promise<void> {
    for await (const line of this.stream()) if (line.type === 'decide') void this.#decide(line, choose);
  }

  async #decide(question: Decide, choose: (question: Decide) => string | Promise<string>): Promise<void> {
    try {
      await this.answer(question, await choose(question));
    } catch (error) {
      // The position has moved on meanwhile; a new question follows if there is one.
      if (!(error instanceof Refused)) throw error;
    }
  }

  async *#lines(): AsyncGenerator<StreamLine> {
    const response = await this.#checked(
      await this.#fetch(`${this.#base}/bot/stream`, { headers: this.#headers }),
    );
    let rest = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield v.parse(streamLine, JSON.parse(line));
    }
  }

  async #table(path: string, body: object = {}): Promise<YourTable> {
    const { table } = (await this.#post(path, body)) as { readonly table: YourTable };
    return table;
  }

  async #post(path: string, body: object): Promise<unknown> {
    const request = { method: 'POST', headers: this.#headers, body: JSON.stringify(body) };
    return (await this.#checked(await this.#fetch(this.#base + path, request))).json();
  }

  async #checked(response: Response): Promise<Response> {
    if (response.ok) return response;
    const { code, sentence } = (await response.json()) as { readonly code: Code; readonly sentence: string };
    throw new Refused(response.status, code, sentence);
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, this.#retry);
    });
  }
}
