import * as v from 'valibot';
import { luckOf } from '../../../src/fair/match-dice.ts';
import { Core } from '../../../src/server/core.ts';
import type { Call, Route } from '../../../src/server/http/route.ts';
import { routesOf } from '../../../src/server/http/routes/index.ts';
import type { RandomBytes } from '../../../src/server/support/token.ts';
import { Metrics } from '../../../src/server/support/metrics.ts';
import { refuse } from '../../../src/wire/refusals.ts';
import { API } from '../../../src/wire/server.ts';
import { Link } from '../store/link.ts';
import type { DatabaseServer } from '../store/server.ts';
import { storeOn } from '../store/store.ts';
import { games } from './games.ts';
import { Machine } from './machine.ts';
import { Way } from './network.ts';
import { thinkerOn } from './thinker.ts';
import { ExpiringValues } from './expiring-values.ts';
import type { World } from './world.ts';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Response {
  /** What a route gave: an object, or a refusal. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookie?: string;
}

/** Nobody is too fast here: limits are tested elsewhere. */
const generous = { burst: 1e9, perSecond: 1e9 };
const limits = {
  guests: generous,
  tables: generous,
  chat: generous,
  signIns: generous,
  streams: generous,
  messages: generous,
  openTables: 1e9,
  startedTables: 1e9,
  startedBotTables: 1e9,
  botStarts: generous,
};

/** A node of the server: real code on a simulated machine, between people and a database. */
export class Node {
  readonly index: number;
  readonly way: Way;
  readonly #world: World;
  readonly #database: DatabaseServer;
  readonly #isShared: boolean;
  readonly #random: RandomBytes;
  #lives = 0;
  #clock = { offset: 0, rate: 1 };
  #machine: Machine;
  #link: Link | undefined;
  #core: Core | undefined;
  #routes: readonly Route[] = [];
  /** Errors that it has logged, by name: a failure that nobody expects is a finding. */
  readonly logged = new Map<string, number>();

  constructor(world: World, index: number, database: DatabaseServer, isShared: boolean) {
    this.#world = world;
    this.index = index;
    this.#database = database;
    this.#isShared = isShared;
    this.way = new Way(world);
    const rng = world.rng();
    this.#random = (count) => Uint8Array.from({ length: count }, () => rng.below(256));
    this.#machine = new Machine(world, `node ${index}`);
    this.#machine.switchOff();
  }

  get name(): string {
    return `node ${this.index}`;
  }

  get machine(): Machine {
    return this.#machine;
  }

  get link(): Link | undefined {
    return this.#link;
  }

  /** Undefined while it is down or starting. */
  get core(): Core | undefined {
    return this.#machine.isOff ? undefined : this.#core;
  }

  /** Starts a process; it is reachable once it is up. */
  start(): void {
    this.#machine = new Machine(this.#world, `${this.name}.${++this.#lives}`);
    this.#machine.setClock(this.#clock.offset, this.#clock.rate);
    this.#world.note(this.name, 'starts');
    const machine = this.#machine;
    const link = new Link(this.#world, machine, this.#database);
    this.#link = link;
    const core = new Core(
      {
        games,
        store: storeOn(this.#database, link, machine, this.#isShared),
        time: machine,
        random: this.#random,
        botRunner: thinkerOn(this.#world, machine),
        judge: { judge: async () => ({ wrong: 1, reason: 'not-over' }), stop: async () => undefined },
        dice: luckOf,
        forgotten: new ExpiringValues(machine),
        log: {
          info: () => undefined,
          error: (event, fields) => {
            this.logged.set(event, (this.logged.get(event) ?? 0) + 1);
            this.#world.note(machine.name, `logs ${event} ${String(fields?.['reason'] ?? '')}`);
          },
        },
        metrics: new Metrics(),
      },
      { limits, guestMinutes: 0, botMilliseconds: 200, heartbeat: 5000 },
    );
    void this.#startUp(core, machine);
  }

  async #startUp(core: Core, machine: Machine): Promise<void> {
    try {
      await core.start();
    } catch {
      // The database is not there: whoever runs servers starts them again.
      if (machine.isOff) return;
      this.#end(true);
      this.#world.after(2000, () => {
        if (this.#machine === machine) this.start();
      });
      return;
    }
    if (machine.isOff) return;
    this.#core = core;
    this.#routes = routesOf(core.parts);
    this.#world.note(this.name, 'is up');
    core.resume();
  }

  get isRunning(): boolean {
    return !this.#machine.isOff;
  }

  /** As by SIGKILL or a power cut; `isNoticed` if its machine still closes the connections. */
  kill(isNoticed: boolean): void {
    if (this.#machine.isOff) return;
    this.#world.note(this.name, 'is killed');
    this.#end(isNoticed);
  }

  /** An orderly end, as before an upgrade. */
  async stop(): Promise<void> {
    const { core } = this;
    const machine = this.#machine;
    if (!core) return this.kill(true);
    this.#world.note(this.name, 'stops');
    await core.stop();
    if (this.#machine === machine) this.#end(true);
  }

  /** Its clock is off by so many milliseconds, and runs at this rate; also after it is started again. */
  setClock(offset: number, rate: number): void {
    this.#clock = { offset, rate };
    if (this.isRunning) this.#machine.setClock(offset, rate);
  }

  /** Answers a request, as HTTP would; undefined if nobody does. */
  async answer({ method, path, body, headers }: Request): Promise<Response | undefined> {
    const { core } = this;
    if (!core) return undefined;
    const [route, id] = this.#routeOf(method, path);
    if (!route) return { body: refuse('not-found') as never };
    const given = v.safeParse(route.schema, body);
    if (!given.success) return { body: refuse('malformed') as never };
    let cookie: string | undefined;
    const reply = {
      type: () => undefined,
      header: (name: string, value: string) => {
        if (name === 'set-cookie') cookie = value.split(';', 1)[0];
      },
    };
    try {
      const caller = await core.parts.auth.callerOf(headers);
      const call = { caller, actor: caller.actor, given: given.output, id, headers, reply, address: '::1' };
      const done = (await route.handle(call as unknown as Call<never>)) as Record<string, unknown>;
      return { body: done, ...(cookie === undefined ? {} : { cookie }) };
    } catch (error) {
      const isOurs = (error as Error).name === 'TypeError' || (error as Error).name === 'ReferenceError';
      if (isOurs) this.#world.fail(error as Error);
      return { body: refuse('storage') as never };
    }
  }

  #routeOf(method: string, path: string): [Route | undefined, string] {
    const [, id = ''] = /^\/(?:matches|duplicates)\/([^/]+)/.exec(path) ?? [];
    const wanted = API + (id === '' ? path : path.replace(id, ':id'));
    return [this.#routes.find((route) => route.method === method && route.path === wanted), id];
  }

  #end(isNoticed: boolean): void {
    this.#machine.switchOff();
    this.#link?.close();
    this.#core = undefined;
    for (const socket of this.way.sockets) socket.serverGone(isNoticed);
  }
}
