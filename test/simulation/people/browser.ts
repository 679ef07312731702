import type { FastRng } from '../../../src/engine/rng.ts';
import { type SocketHandlers, type SocketLike, Socket } from '../../../src/web/net/socket/socket.ts';
import type { After } from '../../../src/web/net/socket/timers.ts';
import type { ServerMessage, Update } from '../../../src/wire/server.ts';
import type { Witness } from '../check/witness.ts';
import { Machine } from '../world/machine.ts';
import { WebSocketPair } from '../world/network.ts';
import type { Node, Request } from '../world/node.ts';
import type { World } from '../world/world.ts';
import { Visit } from './visit.ts';

/** A browser gives a request up after so long. */
const PATIENCE = 10_000;

export interface Surroundings {
  readonly world: World;
  readonly nodes: readonly Node[];
  readonly witness: Witness;
  readonly fail: (problem: string, match: string) => void;
}

/** One tab on somebody's device: a socket that comes back by itself, and a table that it shows. */
export class Browser {
  readonly name: string;
  readonly #around: Surroundings;
  readonly #rng: FastRng;
  readonly #machine: Machine;
  readonly socket: Socket;
  /** Who it is to the server; the cookie of its person. */
  readonly #cookie: () => string;
  visit: Visit | undefined;
  isHidden = false;

  constructor(around: Surroundings, name: string, cookie: () => string) {
    this.#around = around;
    this.name = name;
    this.#cookie = cookie;
    this.#rng = around.world.rng();
    this.#machine = new Machine(around.world, name);
    this.socket = new Socket({
      open: (handlers) => this.#open(handlers),
      after: this.after,
      random: () => this.#rng.below(1000) / 1000,
      hidden: () => this.isHidden,
      network: () => true,
      changed: (state) => around.world.note(name, state, this.visit?.match),
      told: () => undefined,
    });
  }

  get witness(): Witness {
    return this.#around.witness;
  }

  get isFrozen(): boolean {
    return this.#machine.isPaused;
  }

  readonly after: After = (milliseconds, job) => {
    const timer = this.#machine.after(milliseconds, job);
    return () => timer.cancel();
  };

  fails(problem: string, match: string): void {
    this.#around.fail(`${this.name}: ${problem}`, match);
  }

  sees(update: Update): void {
    const { viewer, seq, what, toAct, asked } = update;
    this.#around.world.note(
      this.name,
      `sees ${what} ${seq} as ${viewer}: to act ${toAct.join()}, question ${asked}`,
      update.match,
    );
    this.#around.witness.hasSeen(update);
  }

  look(match: string): void {
    this.visit?.leave();
    this.visit = new Visit(this, match);
  }

  /** The tab is frozen by the browser, or by the device going to sleep. */
  freeze(): void {
    this.#machine.pause();
  }

  wake(): void {
    if (!this.#machine.isPaused) return;
    this.#machine.resume();
    this.#machine.soon(() => this.socket.wake());
  }

  close(): void {
    this.visit?.leave();
    this.socket.close();
    this.#machine.switchOff();
  }

  /** A request to any node: undefined if nobody answers. */
  request(method: Request['method'], path: string, body?: unknown): Promise<Answer | undefined> {
    const headers = { cookie: this.#cookie() };
    return send(this.#around, this.#machine, this.#rng, { method, path, body, headers });
  }

  #open(handlers: SocketHandlers): SocketLike {
    const { world, witness } = this.#around;
    const node = nodeFor(this.#around, this.#rng);
    const listen = witness.listener();
    const pair = new WebSocketPair(node.way, this.#machine, node.machine, {
      heard: (text) => {
        listen(JSON.parse(text) as ServerMessage);
        handlers.heard(text);
      },
      lost: () => handlers.lost(),
    });
    const { machine } = node;
    node.way.carry(() => {
      // A port on which nobody listens answers at once; a machine that is gone does not answer at all.
      const { core } = node;
      if (!core || node.machine !== machine) return pair.refused();
      return machine.run(() => {
        core.parts.auth.callerOf({ cookie: this.#cookie() }).then(
          (caller) => {
            if (!core.parts.sockets.isOpen) return pair.refused();
            world.note(node.name, `accepts ${this.name}`, this.visit?.match);
            return pair.opened((socket) => core.parts.sockets.accept(socket, caller));
          },
          () => pair.refused(),
        );
      });
    });
    if (node.way.condition === 'closed') world.after(1, () => pair.broken());
    return pair.line;
  }
}

/** A proxy leads to any node that it believes to be up; sometimes to one that is not. */
export function nodeFor({ nodes }: Pick<Surroundings, 'nodes'>, rng: FastRng): Node {
  const up = nodes.filter(({ core, way }) => core !== undefined && way.condition !== 'closed');
  const among = up.length > 0 && rng.below(8) > 0 ? up : nodes;
  return among[rng.below(among.length)] as Node;
}

/** What a node has answered, with the cookie that it sets. */
export type Answer = Readonly<Record<string, unknown>> & { readonly cookie?: string };

/** Carries a request to a node and its answer back; both may get lost. */
export function send(
  { world, nodes }: Pick<Surroundings, 'world' | 'nodes'>,
  machine: Machine,
  rng: FastRng,
  request: Request,
): Promise<Answer | undefined> {
  const node = nodeFor({ nodes }, rng);
  const { method, path } = request;
  const [, match] = /^\/matches\/([^/]+)/.exec(path) ?? [];
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  const done = (answer: Answer | undefined) => {
    limit.cancel();
    const { refused = 'yes' } = (answer ?? { refused: 'no answer' }) as { readonly refused?: string };
    world.note(machine.name, `${method} ${path} at ${node.name}: ${refused}`, match);
    resolve(answer);
  };
  const limit = machine.after(PATIENCE, () => done(undefined));
  const work = async () => {
    const answer = await node.answer(request);
    const { body, cookie } = answer ?? {};
    const back = body && { ...body, ...(cookie === undefined ? {} : { cookie }) };
    node.way.carry(() => machine.run(() => done(back)));
  };
  node.way.carry(() => node.machine.run(() => void work()));
  return promise;
}
