import * as v from 'valibot';
import { readMatchFile } from '../engine/file.ts';
import { compareWithSeen, type Finding } from '../fair/seen.ts';
import { memoryWitnessStore, Witness, type WitnessStore } from './witness.ts';
import type { Code } from '../wire/refusals.ts';
import type { Requests } from '../wire/requests.ts';
import { type Decide, type StreamLine, streamLine } from '../wire/programs.ts';
import { API, type YourTable } from '../wire/server.ts';

/** The HTTP API for programs, typed from the server's own schemas (`tidetable/client`, docs/programs.md). */

export type { Finding, WitnessStore };
export type { Decide, StreamLine, YourTable };

/** The server has refused a request: a stable code for programs, a sentence for people. */
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
  /** The server's address: `https://example.org`. */
  readonly server: string;
  /** A program's token, `ttb_...`. */
  readonly token: string;
  /** Milliseconds between two tries while the server cannot be reached. */
  readonly retry?: number;
  /** Where records of matches are kept for `findings`; by default in memory. */
  readonly witnessed?: WitnessStore;
  /** Called at the end of a match whose dice differ from what was committed to. */
  readonly found?: (match: string, findings: readonly Finding[]) => void;
  readonly fetch?: typeof fetch;
}

const RETRY = 1000;
/** Temporary refusals: the rate limit, or a server that is about to restart. */
const PASSING = [429, 503];

export class Client {
  readonly #base: string;
  readonly #headers: Record<string, string>;
  readonly #retry: number;
  readonly #server: string;
  readonly #witnessed: WitnessStore;
  readonly #found: NonNullable<ClientOptions['found']>;
  readonly #fetch: typeof fetch;

  constructor({
    server,
    token,
    retry = RETRY,
    witnessed = memoryWitnessStore(),
    found = () => undefined,
    fetch: given = fetch,
  }: ClientOptions) {
    this.#server = server;
    this.#witnessed = witnessed;
    this.#found = found;
    this.#base = server.replace(/\/$/, '') + API;
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    this.#retry = retry;
    this.#fetch = given;
  }

  create(
    table: Partial<Requests['create']> & Pick<Requests['create'], 'game' | 'seats'>,
  ): Promise<YourTable> {
    return this.#seated('/matches', table);
  }

  join(wish: Requests['join']): Promise<YourTable> {
    return this.#seated('/join', wish);
  }

  start(match: string): Promise<YourTable> {
    return this.#seated(`/matches/${match}/start`, {});
  }

  /**
   * Where the file of a finished match differs from what this program saw before the first roll; empty if it agrees. Whether
   * every roll follows from the seeds is checked by `tidetable verify`.
   */
  async findings(match: string): Promise<readonly Finding[]> {
    const seen = this.#witnessed.get(match);
    if (!seen) return [];
    const response = await this.#fetch(`${this.#base}/matches/${match}/file`, { headers: this.#headers });
    const file = readMatchFile(await (await this.#checked(response)).text());
    if ('problem' in file) throw new Error(file.problem);
    return compareWithSeen(seen, file);
  }

  /**
   * Answers a question, and retries until the server has replied. Question numbers make that idempotent: a repeated answer has
   * no effect, and a late one is refused as `stale`.
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
   * The lines of the program's stream. Reconnects after a lost connection; open questions are then sent again. Ends when the
   * token is revoked or another stream of the same person replaces it.
   */
  async *stream(): AsyncGenerator<StreamLine> {
    for (;;) {
      try {
        for await (const line of this.#lines()) {
          if (line.type === 'closing' || line.type === 'rolling') await this.#look(line.table);
          if (line.type === 'over') await this.#compare(line.match);
          yield line;
          if (line.type === 'bye' && line.reason !== 'restart') return;
        }
      } catch (error) {
        if (error instanceof Refused && !PASSING.includes(error.status)) throw error;
      }
      await this.#wait();
    }
  }

  /** Plays: answers every question with the legal move that `choose` picks. */
  async play(choose: (question: Decide) => string | Promise<string>): Promise<void> {
    for await (const line of this.stream()) if (line.type === 'decide') void this.#decide(line, choose);
  }

  async #decide(question: Decide, choose: (question: Decide) => string | Promise<string>): Promise<void> {
    try {
      await this.answer(question, await choose(question));
    } catch (error) {
      // The question is outdated; a new one follows, if any.
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

  /** Commits to randomness of the program's own for the dice, and opens the commitment when the table is closed. */
  async #seated(path: string, body: object): Promise<YourTable> {
    const table = await this.#table(path, body);
    await this.#look(table);
    return table;
  }

  async #look(table: YourTable): Promise<void> {
    const ask = async (what: 'commit' | 'open' | 'link', body: object): Promise<boolean> => {
      try {
        await this.#post(`/matches/${table.id}/${what}`, body);
        return true;
      } catch {
        // Too late or unreachable: the match begins without it, visible to everybody.
        return false;
      }
    };
    const witness = new Witness({
      store: this.#witnessed,
      random: (count) => crypto.getRandomValues(new Uint8Array(count)),
      now: Date.now,
      server: this.#server,
      commit: (seat, commitment) => ask('commit', { seat, commitment }),
      open: (seat, opening) => ask('open', { seat, opening }),
      link: (seat, round, link) => ask('link', { seat, round, link }),
    });
    await witness.look(table);
  }

  async #compare(match: string): Promise<void> {
    try {
      const findings = await this.findings(match);
      if (findings.length > 0) this.#found(match, findings);
    } catch {
      // Can be asked for later: `findings`.
    }
  }

  async #table(path: string, body: object): Promise<YourTable> {
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
