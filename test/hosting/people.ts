import { request } from 'node:https';
import { WebSocket } from 'ws';
import { API, type ServerMessage, SOCKET } from '../../src/wire/server.ts';
import { NAME } from './certificate.ts';

const RETRY = 200;
/** Whoever hears nothing for so long tries again, as pages do. */
const PATIENCE = 2500;

/** How to get through a proxy on this machine under the name that is printed. */
export interface Way {
  readonly port: number;
  readonly ca: string;
}

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string;
}

export function call(way: Way, method: string, path: string, cookie = '', body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: way.port,
        ca: way.ca,
        servername: NAME,
        method,
        path,
        headers: {
          host: NAME,
          origin: `https://${NAME}`,
          ...(cookie === '' ? {} : { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        timeout: 10_000,
        agent: false,
      },
      (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        response.on('end', () => {
          const set = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
          const isJson = response.headers['content-type']?.includes('json') ?? false;
          const json = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
          resolve({ status: response.statusCode ?? 0, body: json, cookie: set });
        });
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('nobody answered')));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Somebody whose page is open at a table: comes back by itself, and knows whether it is there. */
export class TableListener {
  readonly #way: Way;
  readonly #cookie: string;
  readonly #match: string;
  #ws: WebSocket | undefined;
  #stopped = false;
  /** The socket is open and the table was shown on it. */
  isBack = false;

  constructor(way: Way, cookie: string, match: string) {
    this.#way = way;
    this.#cookie = cookie;
    this.#match = match;
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    this.#ws?.terminate();
  }

  #open(): void {
    if (this.#stopped) return;
    // `servername` is handed on to TLS, which the types of the library do not know.
    const options = {
      ca: this.#way.ca,
      servername: NAME,
      headers: { host: NAME, origin: `https://${NAME}`, cookie: this.#cookie },
      handshakeTimeout: PATIENCE,
    };
    const ws = new WebSocket(`wss://127.0.0.1:${this.#way.port}${SOCKET}`, options);
    this.#ws = ws;
    let heard = Date.now();
    const heart = setInterval(() => {
      if (Date.now() - heard > PATIENCE) ws.terminate();
      else if (ws.readyState === ws.OPEN) ws.send(JSON.stringify({ type: 'ping', id: 2 }));
    }, 500);
    ws.on('open', () =>
      ws.send(JSON.stringify({ type: 'watch', match: this.#match, viewer: 'public', id: 1 })),
    );
    ws.on('message', (data: Buffer) => {
      heard = Date.now();
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'update' || message.type === 'table') this.isBack = true;
    });
    ws.on('error', () => undefined);
    ws.on('close', () => {
      clearInterval(heart);
      this.isBack = false;
      setTimeout(() => this.#open(), RETRY);
    });
  }
}

/** The stream of a program through the proxy; resolves with its first lines as they come. */
export function stream(way: Way, token: string): { readonly lines: string[]; stop(): void } {
  const lines: string[] = [];
  const sent = request(
    {
      host: '127.0.0.1',
      port: way.port,
      ca: way.ca,
      servername: NAME,
      path: `${API}/bot/stream`,
      headers: { host: NAME, authorization: `Bearer ${token}` },
    },
    (response) => response.on('data', (data: Buffer) => lines.push(data.toString())),
  );
  sent.on('error', () => undefined);
  sent.end();
  return { lines, stop: () => void sent.destroy() };
}
