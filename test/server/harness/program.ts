import type { StreamLine } from '../../../src/wire/subjects/programs.ts';
import { API } from '../../../src/wire/server.ts';
import { Client } from './client.ts';
import { judgeOf } from './judge.ts';

type Of<T extends StreamLine['type']> = Extract<StreamLine, { readonly type: T }>;

/** A guest with a token for a program. */
export async function programOf(owner: Client, name = 'a program'): Promise<Client> {
  const { status, body } = await owner.post('/tokens', { name });
  if (status !== 200) throw new Error(`no token: ${JSON.stringify(body)}`);
  return Object.assign(new Client(owner.url), { token: body.token as string });
}

/** The stream of a program: keeps every line, holds each to the documentation, and waits for the one that is wanted. */
export class Listener {
  readonly lines: StreamLine[] = [];
  readonly ended: Promise<'end' | 'cut'>;
  readonly #abort = new AbortController();
  #wake: (() => void)[] = [];
  #over = false;

  private constructor(response: Response, url: string, abort: AbortController) {
    this.#abort = abort;
    this.ended = this.#read(response, url).finally(() => {
      this.#over = true;
      for (const wake of this.#wake.splice(0)) wake();
    });
  }

  static async open({ url, token }: Client, since?: number): Promise<Listener> {
    const abort = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}${API}/bot/stream${since === undefined ? '' : `?since=${since}`}`, {
      headers,
      signal: abort.signal,
    });
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return new Listener(response, url, abort);
  }

  async #read(response: Response, url: string): Promise<'end' | 'cut'> {
    const judge = await judgeOf(url);
    let rest = '';
    try {
      for await (const text of (response.body as ReadableStream<Uint8Array>).pipeThrough(
        new TextDecoderStream(),
      )) {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const said = JSON.parse(line) as StreamLine;
          const problem = judge.problem('GET /bot/stream', 200, said);
          if (problem !== undefined) throw new Error(problem);
          this.lines.push(said);
        }
        for (const wake of this.#wake.splice(0)) wake();
      }
      return 'end';
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('GET ')) throw error;
      return 'cut';
    }
  }

  /** The first line, from `from` on, that fits; past ones count too. */
  async wait<T extends StreamLine['type']>(
    type: T,
    fits: (line: Of<T>) => boolean = () => true,
    from = 0,
  ): Promise<Of<T>> {
    for (let at = from; ; ) {
      for (; at < this.lines.length; at++) {
        const line = this.lines[at] as StreamLine;
        if (line.type === type && fits(line as Of<T>)) return line as Of<T>;
      }
      if (this.#over) throw new Error(`the stream has ended: ${JSON.stringify(this.lines.at(-1))}`);
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  of<T extends StreamLine['type']>(type: T): Of<T>[] {
    return this.lines.filter((line): line is Of<T> => line.type === type);
  }

  async close(): Promise<void> {
    this.#abort.abort();
    await this.ended;
  }
}
