import { WebSocket } from 'ws';
import type { ClientMessage } from '../../../src/wire/client.ts';
import type { Requests } from '../../../src/wire/requests.ts';
import { API, type ServerMessage, SOCKET, type Update, type YourTable } from '../../../src/wire/server.ts';
import { judge } from './judge.ts';

export type Reply = { readonly status: number; readonly body: Record<string, unknown> };
type Sent = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

/** A headless client: a cookie, requests, sockets. */
export class Client {
  url: string;
  cookie = '';
  /** What a program acts by, instead of a cookie. */
  token = '';

  constructor(url: string) {
    this.url = url;
  }

  static async guest(url: string, name: string): Promise<Client> {
    const client = new Client(url);
    const { status } = await client.post('/guest', { name });
    if (status !== 200) throw new Error(`no guest: ${status}`);
    return client;
  }

  async call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.url}${API}${path}`, {
      method,
      ...init,
      headers: {
        ...(this.token
          ? { authorization: `Bearer ${this.token}` }
          : this.cookie
            ? { cookie: this.cookie }
            : {}),
        ...(init.headers as Record<string, string>),
      },
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0] ?? '';
    await judge(this.url, `${method} ${path}`, response);
    return response;
  }

  async post(path: string, body: unknown = {}): Promise<Reply> {
    const headers = { 'content-type': 'application/json' };
    return read(await this.call('POST', path, { headers, body: JSON.stringify(body) }));
  }

  async get(path: string): Promise<Reply> {
    return read(await this.call('GET', path));
  }

  /** Opens a table and gives what everybody knows of it. */
  async table(
    wish: Partial<Requests['create']> & Pick<Requests['create'], 'game' | 'seats'>,
  ): Promise<YourTable> {
    const { status, body } = await this.post('/matches', wish);
    if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body.table as YourTable;
  }

  async invite(match: string): Promise<string> {
    return (await this.post(`/matches/${match}/invite`)).body.invite as string;
  }

  async join(invite: string, more: object = {}): Promise<YourTable> {
    return (await this.post('/join', { invite, ...more })).body.table as YourTable;
  }

  async update(match: string, viewer: number | 'public', after?: number): Promise<Update> {
    const since = after === undefined ? '' : `&after=${after}`;
    return (await this.get(`/matches/${match}/updates?viewer=${viewer}${since}`)).body.update as Update;
  }

  /** Answers the seat's current question. */
  async answer(match: string, seat: number, text: string): Promise<Reply> {
    const { asked } = await this.update(match, seat);
    return this.post(`/matches/${match}/answer`, { seat, asked, text });
  }

  page(): Promise<Page> {
    return Page.open(this.url, this.cookie);
  }
}

async function read(response: Response): Promise<Reply> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
}

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

/** One page's socket: keeps every frame, and waits for the one that is wanted. */
export class Page {
  readonly ws: WebSocket;
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly closed: Promise<number>;
  #wake: (() => void)[] = [];
  #sent = 0;

  private constructor(ws: WebSocket) {
    this.ws = ws;
    ws.on('message', (data: Buffer) => {
      this.frames.push(data.toString());
      this.messages.push(JSON.parse(data.toString()) as ServerMessage);
      for (const wake of this.#wake.splice(0)) wake();
    });
    this.closed = new Promise((resolve) => {
      ws.on('close', (code) => {
        resolve(code);
        for (const wake of this.#wake.splice(0)) wake();
      });
    });
  }

  static async open(url: string, cookie = '', headers: Record<string, string> = {}): Promise<Page> {
    const ws = new WebSocket(url.replace('http', 'ws') + SOCKET, {
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    });
    const page = new Page(ws);
    await new Promise((resolve, reject) => {
      ws.once('open', resolve);
      ws.once('error', reject);
    });
    ws.on('error', () => undefined);
    await page.wait((message) => message.type === 'welcome');
    return page;
  }

  /** Sends, and waits for the message that answers it. */
  async ask(message: Sent): Promise<ServerMessage> {
    const id = this.send(message);
    return this.wait((reply) => 'ack' in reply && reply.ack === id);
  }

  send(message: Sent): number {
    const id = ++this.#sent;
    this.ws.send(JSON.stringify({ ...message, id }));
    return id;
  }

  async watch(match: string, viewer: number | 'public', after?: number): Promise<Update> {
    const wish = { type: 'watch', match, viewer, ...(after === undefined ? {} : { after }) } as const;
    return (await this.ask(wish)) as Update;
  }

  /** The first message, from `from` on, that fits; past ones count too. */
  async wait(fits: (message: ServerMessage) => boolean, from = 0): Promise<ServerMessage> {
    for (let at = from; ; ) {
      for (; at < this.messages.length; at++) {
        const message = this.messages[at] as ServerMessage;
        if (fits(message)) return message;
      }
      if (this.ws.readyState > 1) throw new Error('the socket was closed');
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  of<T extends ServerMessage['type']>(type: T): Of<T>[] {
    return this.messages.filter((message): message is Of<T> => message.type === type);
  }

  latest(match: string, viewer: number | 'public'): Update | undefined {
    return this.of('update').findLast((update) => update.match === match && update.viewer === viewer);
  }

  async close(): Promise<void> {
    this.ws.close();
    await this.closed;
  }
}
