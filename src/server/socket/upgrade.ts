import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { limits } from '../../wire/limits.ts';
import { SOCKET } from '../../wire/server.ts';
import { addressOf, proxiesOf, Tally } from '../http/address.ts';
import type { HttpOptions } from '../http/http.ts';
import { isOurOrigin } from '../http/origin.ts';
import type { Auth, Caller } from '../people/auth.ts';
import type { Limiter } from '../support/limiter.ts';
import type { Log } from '../support/log.ts';
import { errorMessage } from '../support/error-message.ts';
import { type WsFrame, writeFrame } from '../support/sending/ws-frame.ts';
import type { PageSocket } from './connection.ts';
import type { Sockets } from './sockets.ts';

/** Load caused by callers is never answered 503, or a proxy would take a healthy node out of service. */
const TOO_MANY = '429 Too Many Requests';
const UNAVAILABLE = '503 Service Unavailable';

interface Needs {
  readonly sockets: Sockets;
  readonly auth: Auth;
  readonly limiter: Limiter;
  readonly log: Log;
}

/** Upgrades HTTP requests to WebSockets: who may open one, and how many. */
export class Upgrades {
  readonly #needs: Needs;
  readonly #baseUrl: string | undefined;
  readonly #isProxy: (address: string) => boolean;
  readonly #wss = new WebSocketServer({
    noServer: true,
    maxPayload: limits.message,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #tally = new Tally();

  constructor(needs: Needs, { baseUrl, trustProxy = false }: Pick<HttpOptions, 'baseUrl' | 'trustProxy'>) {
    this.#needs = needs;
    this.#baseUrl = baseUrl;
    this.#isProxy = proxiesOf(trustProxy);
  }

  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      const status = this.#refusal(request);
      if (status !== undefined) return turnAway(socket, status);
      const caller = await this.#needs.auth.callerOf(request.headers);
      if (socket.destroyed) return;
      if (!this.#needs.sockets.isOpen) return turnAway(socket, UNAVAILABLE);
      const address = addressOf(request, this.#isProxy);
      const whose = [`at ${address}`, ...personsKey(caller)];
      if (!this.#hasRoom(whose)) return turnAway(socket, TOO_MANY);
      for (const who of whose) this.#tally.add(who);
      socket.once('close', () => whose.forEach((who) => this.#tally.remove(who)));
      this.#wss.handleUpgrade(request, socket, head, (ws) =>
        this.#open({ ws, wire: socket, address }, caller),
      );
    } catch (error) {
      this.#needs.log.error('upgrade', { reason: errorMessage(error) });
      turnAway(socket, UNAVAILABLE);
    }
  }

  #refusal(request: IncomingMessage): string | undefined {
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== SOCKET) return '404 Not Found';
    if (!isOurOrigin(request.headers, this.#baseUrl)) return '403 Forbidden';
    if (!this.#needs.sockets.isOpen) return UNAVAILABLE;
    return this.#needs.sockets.size < this.#needs.limiter.limits.sockets ? undefined : TOO_MANY;
  }

  #open(
    { ws, wire, address }: { readonly ws: WebSocket; readonly wire: Duplex; readonly address: string },
    caller: Caller,
  ): void {
    const events = this.#needs.sockets.accept(new WsPage(ws, wire), caller, address);
    ws.on('message', (data: RawData, isBinary: boolean) =>
      events.message(isBinary ? undefined : (data as Buffer).toString()),
    );
    ws.on('pong', () => events.pong());
    // Invalid frames and oversized messages: `ws` closes the socket with the right code.
    ws.on('error', () => events.error());
    ws.on('close', (code) => events.closed(code));
  }

  #hasRoom([address = '', person]: readonly string[]): boolean {
    const { socketsPerAddress, socketsPerPerson } = this.#needs.limiter.limits;
    if (this.#tally.of(address) >= socketsPerAddress) return false;
    return person === undefined || this.#tally.of(person) < socketsPerPerson;
  }
}

/** Writes our own frames directly to the underlying stream; `ws` writes pings and closing frames to the same one. */
class WsPage implements PageSocket {
  readonly #ws: WebSocket;
  readonly #wire: Duplex;

  constructor(ws: WebSocket, wire: Duplex) {
    this.#ws = ws;
    this.#wire = wire;
  }

  get isOpen(): boolean {
    return this.#ws.readyState === WebSocket.OPEN;
  }

  get unsent(): number {
    return this.#wire.writableLength;
  }

  write(frame: WsFrame): void {
    writeFrame(this.#wire, frame);
  }

  ping(): void {
    this.#ws.ping();
  }

  close(code: number, reason: string): void {
    this.#ws.close(code, reason);
  }

  terminate(): void {
    this.#ws.terminate();
  }
}

function personsKey({ actor }: Caller): string[] {
  return actor.type === 'person' ? [`of ${actor.key}`] : [];
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
