import type { FastRng } from '../../../src/engine/rng.ts';
import type { PageSocket } from '../../../src/server/socket/connection.ts';
import type { PageEvents } from '../../../src/server/socket/sockets.ts';
import type { WsFrame } from '../../../src/server/support/sending/ws-frame.ts';
import type { SocketHandlers, SocketLike } from '../../../src/web/net/socket/socket.ts';
import type { Condition } from '../store/link.ts';
import { messagesIn } from './frames.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

/** WebSocket close codes (RFC 6455): the page is left, and the connection broke. */
const GOING_AWAY = 1001;
const ABNORMAL = 1006;

/** The way between people and one node. */
export class Way {
  readonly #world: World;
  readonly #rng: FastRng;
  #condition: Condition = 'open';
  #held: (() => void)[] = [];
  readonly sockets = new Set<WebSocketPair>();
  latency = 15;

  constructor(world: World) {
    this.#world = world;
    this.#rng = world.rng();
  }

  get condition(): Condition {
    return this.#condition;
  }

  set(condition: Condition): void {
    this.#condition = condition;
    const held = this.#held;
    this.#held = [];
    if (condition === 'closed') for (const socket of this.sockets) socket.broken();
    // In order: a connection never changes the order of what it carries.
    else if (condition === 'open') this.#world.after(0, () => held.forEach((packet) => packet()));
    else this.#held = held;
  }

  delay(): number {
    return this.latency * (0.5 + this.#rng.below(100) / 100);
  }

  /** Brings a packet over, in order if `notBefore` says when the last one arrives. Gives when this one does. */
  carry(packet: () => void, notBefore = 0, lost?: () => void): number {
    const time = Math.max(notBefore, this.#world.now + this.delay());
    const arrive = () => {
      if (this.#condition === 'stalled') this.#held.push(arrive);
      else if (this.#condition === 'open') packet();
      else lost?.();
    };
    this.#world.at(time, arrive);
    return time;
  }

  happens(percent: number): boolean {
    return this.#rng.below(100) < percent;
  }
}

/** Both ends of one WebSocket: messages arrive in order, or not at all; either end may not know that the other is gone. */
export class WebSocketPair {
  readonly #way: Way;
  readonly #page: Machine;
  readonly #server: Machine;
  readonly #handlers: SocketHandlers;
  #events: PageEvents | undefined;
  #isOpenAtPage = false;
  #isOpenAtServer = false;
  /** The page has closed it or given it up: whatever still comes is answered by the network with a reset. */
  #isOver = false;
  #toPage = 0;
  #toServer = 0;

  constructor(way: Way, page: Machine, server: Machine, handlers: SocketHandlers) {
    this.#way = way;
    this.#page = page;
    this.#server = server;
    this.#handlers = handlers;
  }

  get line(): SocketLike {
    const isOpen = () => this.#isOpenAtPage;
    return {
      get isOpen() {
        return isOpen();
      },
      send: (text) => this.#toTheServer(() => this.#events?.message(text)),
      close: () => this.#leave(),
    };
  }

  /** The server has accepted it. */
  opened(accept: (socket: PageSocket) => PageEvents): void {
    const isOpen = () => this.#isOpenAtServer;
    this.#isOpenAtServer = true;
    this.#way.sockets.add(this);
    const socket: PageSocket = {
      get isOpen() {
        return isOpen();
      },
      unsent: 0,
      write: (frame) => this.#toThePage(frame),
      // The browser answers, not the page: also for a tab that is frozen.
      ping: () => this.#carry('page', () => this.#toTheServer(() => this.#events?.pong())),
      close: (code) => {
        this.#carry('page', () => {
          this.#loseAtPage();
          this.#toTheServer(() => this.#closeAtServer(code));
        });
      },
      terminate: () => {
        this.#closeAtServer(ABNORMAL);
        this.#carry('page', () => this.#loseAtPage());
      },
    };
    this.#carry('page', () => {
      this.#isOpenAtPage = true;
    });
    if (this.#isOver) this.#toTheServer(() => this.#closeAtServer(ABNORMAL));
    this.#events = accept(socket);
  }

  /** Nobody accepts it. */
  refused(): void {
    this.#carry('page', () => this.#loseAtPage());
  }

  /** The connection breaks, and both ends notice. */
  broken(): void {
    this.#loseAtPage();
    this.#server.run(() => this.#closeAtServer(ABNORMAL));
  }

  /** The server's process has ended; the page notices only if its machine still says so. */
  serverGone(isNoticed: boolean): void {
    this.#isOpenAtServer = false;
    this.#way.sockets.delete(this);
    if (isNoticed) this.#carry('page', () => this.#loseAtPage());
  }

  #leave(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isOpenAtPage = false;
    this.#toTheServer(() => this.#closeAtServer(GOING_AWAY));
  }

  #toThePage(frame: WsFrame): void {
    if (!this.#isOpenAtServer) return;
    for (const text of messagesIn(frame))
      this.#carry('page', () => {
        if (this.#isOpenAtPage) this.#page.run(() => this.#handlers.heard(text));
      });
  }

  #toTheServer(deliver: () => void): void {
    this.#carry('server', () =>
      this.#server.run(() => {
        if (this.#isOpenAtServer) deliver();
      }),
    );
  }

  #carry(to: 'page' | 'server', packet: () => void): void {
    if (to === 'page')
      this.#toPage = this.#way.carry(() => {
        if (!this.#isOver) packet();
        else this.#toTheServer(() => this.#closeAtServer(ABNORMAL));
      }, this.#toPage);
    else this.#toServer = this.#way.carry(packet, this.#toServer);
  }

  #loseAtPage(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#isOpenAtPage = false;
    this.#page.run(() => this.#handlers.lost());
  }

  #closeAtServer(code: number): void {
    if (!this.#isOpenAtServer) return;
    this.#isOpenAtServer = false;
    this.#way.sockets.delete(this);
    this.#events?.closed(code);
  }
}
