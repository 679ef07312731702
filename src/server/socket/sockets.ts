import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { limits } from '../../wire/limits.ts';
import { SOCKET } from '../../wire/server.ts';
import { addressOf, Tally } from '../http/address.ts';
import type { Caller } from '../people/auth.ts';
import { Connection, type PageSocket } from './connection.ts';
import { because } from '../store/database.ts';
import type { HttpOptions } from '../http/http.ts';
import { isOurOrigin } from '../http/origin.ts';
import type { Site } from '../http/route.ts';
import { writeFrame } from '../support/ws-frame.ts';

/** A page that has not answered for two of these is gone. */
const HEARTBEAT = 30_000;
/** How a page says goodbye (1005: without giving a reason); whoever says nothing was lost. */
const onPurpose: ReadonlySet<number> = new Set([1000, 1001, 1005]);
/** "Service restart": pages come back by themselves. */
const RESTARTING = 1012;

/** What people cause is never a 503: a proxy would leave a healthy node out. */
const TOO_MANY = '429 Too Many Requests';
const UNAVAILABLE = '503 Service Unavailable';

/** The session that opened it has ended: a page asks who it is now before it comes back. */
export const SESSION_ENDED = 4401;

/** One socket for each page: who may open one, and which are still alive. */
export class Sockets {
  readonly #site: Site;
  readonly #baseUrl: string | undefined;
  readonly #trustProxy: boolean;
  readonly #wss = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #connections = new Map<WebSocket, Connection>();
  /** By which token each was opened. */
  readonly #hashes = new Map<WebSocket, string>();
  readonly #tally = new Tally();
  readonly #silent = new Set<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  #stopped = false;

  constructor(site: Site, { baseUrl, trustProxy = false }: Pick<HttpOptions, 'baseUrl' | 'trustProxy'>) {
    this.#site = site;
    this.#baseUrl = baseUrl;
    this.#trustProxy = trustProxy;
    site.auth.whenEnded(({ hash }) => this.#closeAll(hash));
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT).unref();
  }

  get size(): number {
    return this.#connections.size;
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      const status = this.#refusal(request);
      if (status !== undefined) return turnAway(socket, status);
      const caller = await this.#site.auth.callerOf(request.headers);
      if (socket.destroyed) return;
      if (this.#stopped) return turnAway(socket, UNAVAILABLE);
      const whose = [`at ${addressOf(request, this.#trustProxy)}`, ...personsKey(caller)];
      if (!this.#hasRoom(whose)) return turnAway(socket, TOO_MANY);
      for (const who of whose) this.#tally.add(who);
      socket.once('close', () => whose.forEach((who) => this.#tally.remove(who)));
      this.#wss.handleUpgrade(request, socket, head, (ws) => this.#open({ ws, wire: socket }, caller));
    } catch (error) {
      this.#site.services.log.error('upgrade', { reason: because(error) });
      turnAway(socket, UNAVAILABLE);
    }
  }

  /** Says goodbye to all. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#heartbeat);
    this.#site.services.outbox.flush();
    const open = [...this.#connections.keys()];
    const gone = open.map((ws) => new Promise((resolve) => ws.once('close', resolve)));
    for (const ws of open) ws.close(RESTARTING, 'restarting');
    const patience = setTimeout(() => open.forEach((ws) => ws.terminate()), 1000);
    await Promise.all(gone);
    clearTimeout(patience);
  }

  /** This node is cut off from the database; pages come back by themselves, and a proxy leads them to another. */
  dismiss(): void {
    for (const ws of this.#connections.keys()) ws.close(RESTARTING, 'cut off');
  }

  #refusal(request: IncomingMessage): string | undefined {
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== SOCKET) return '404 Not Found';
    if (!isOurOrigin(request.headers, this.#baseUrl)) return '403 Forbidden';
    if (this.#stopped || !this.#site.services.signals.connected) return UNAVAILABLE;
    if (this.#connections.size >= this.#site.limiter.limits.sockets) return TOO_MANY;
    return undefined;
  }

  #open({ ws, wire }: { readonly ws: WebSocket; readonly wire: Duplex }, { actor, hash }: Caller): void {
    const connection = new Connection(this.#site, actor, pageSocket(ws, wire));
    this.#connections.set(ws, connection);
    if (hash !== undefined) this.#hashes.set(ws, hash);
    ws.on('message', (data: RawData, isBinary: boolean) => {
      this.#silent.delete(ws);
      connection.receive(isBinary ? undefined : (data as Buffer).toString());
    });
    ws.on('pong', () => this.#silent.delete(ws));
    // Broken frames and oversized messages: the library closes the socket with the fitting code.
    ws.on('error', () => this.#site.services.metrics.count('refusals'));
    ws.on('close', (code) => {
      this.#connections.delete(ws);
      this.#hashes.delete(ws);
      this.#silent.delete(ws);
      connection.close(onPurpose.has(code));
    });
    connection.welcome();
  }

  #hasRoom([address = '', person]: readonly string[]): boolean {
    const { socketsPerAddress, socketsPerPerson } = this.#site.limiter.limits;
    if (this.#tally.of(address) >= socketsPerAddress) return false;
    return person === undefined || this.#tally.of(person) < socketsPerPerson;
  }

  #closeAll(ended: string): void {
    for (const [ws, hash] of this.#hashes) if (hash === ended) ws.close(SESSION_ENDED, 'signed out');
  }

  #beat(): void {
    for (const ws of this.#connections.keys()) {
      if (this.#silent.has(ws)) {
        ws.terminate();
        continue;
      }
      this.#silent.add(ws);
      ws.ping();
    }
  }
}

/** Our frames go directly to what the WebSocket runs on, its own (pings, goodbyes) beside them. */
function pageSocket(ws: WebSocket, wire: Duplex): PageSocket {
  return {
    get isOpen() {
      return ws.readyState === ws.OPEN;
    },
    get unsent() {
      return wire.writableLength;
    },
    write: (frame) => writeFrame(wire, frame),
    terminate: () => ws.terminate(),
  };
}

function personsKey({ actor }: Caller): string[] {
  return actor.type === 'person' ? [`of ${actor.key}`] : [];
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
