import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export type Condition = 'open' | 'stalled' | 'closed';

/** A TCP proxy that can stall or close its connections in both directions on demand. */
export class Proxy {
  readonly #server: Server;
  readonly #to: () => number;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #condition: Condition = 'open';

  private constructor(to: () => number) {
    this.#to = to;
    this.#server = createServer((near) => this.#accept(near));
  }

  /** Leads to the port that `to` gives, asked anew for each connection. */
  static async to(to: () => number): Promise<Proxy> {
    const proxy = new Proxy(to);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Tells how many connections it concerns. */
  set(condition: Condition): number {
    const { size } = this.#pairs;
    this.#condition = condition;
    for (const pair of this.#pairs) this.#apply(pair);
    return size;
  }

  close(): void {
    this.set('closed');
    this.#server.close();
  }

  #accept(near: Socket): void {
    const far = connect(this.#to(), '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        this.#pairs.delete(pair);
        // On a stalled connection the closing of the other side is not passed on.
        if (this.#condition !== 'stalled') to.destroy();
        else this.#orphans.add(to);
      });
    }
    this.#apply(pair);
  }

  readonly #orphans = new Set<Socket>();

  #apply(pair: readonly [Socket, Socket]): void {
    for (const socket of pair) {
      if (this.#condition === 'closed') socket.destroy();
      else if (this.#condition === 'stalled') socket.pause();
      else socket.resume();
    }
    if (this.#condition === 'stalled') return;
    for (const socket of this.#orphans) socket.destroy();
    this.#orphans.clear();
  }
}
