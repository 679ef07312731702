import { type FastRng, pickOne } from '../../../../src/engine/rng.ts';
import { Victim } from '../../crash/victim.ts';
import type { NodeFault } from './faults.ts';
import { Proxy } from './proxy.ts';

/** Shorter than in production, so that a test sees many nodes die. */
export const quick = { beat: 300, life: 2000 };

/** What can happen to a node: it is killed, or cut off from the database or from the people. */
export const harms = [
  'killed',
  'database closed',
  'database stalled',
  'people closed',
  'people stalled',
] as const;
export type Harm = (typeof harms)[number];

/** A node in a process of its own, with wires to the database and to the people that can be cut. */
export class TestNode {
  readonly #people: Proxy;
  readonly #database: Proxy;
  readonly #address: string;
  readonly #fault: NodeFault | undefined;
  readonly #port: { value: number };
  #process = new Victim();
  #spare: Victim | undefined;
  ailing: Harm | undefined;

  private constructor(
    wires: { readonly people: Proxy; readonly database: Proxy; readonly port: { value: number } },
    database: string,
    fault: NodeFault | undefined,
  ) {
    this.#people = wires.people;
    this.#database = wires.database;
    this.#port = wires.port;
    const address = new URL(database);
    address.port = String(wires.database.port);
    this.#address = address.href;
    this.#fault = fault;
  }

  static async start(database: string, fault?: NodeFault): Promise<TestNode> {
    const port = { value: 0 };
    const wires = {
      port,
      people: await Proxy.to(() => port.value),
      database: await Proxy.to(() => Number(new URL(database).port)),
    };
    const node = new TestNode(wires, database, fault);
    await node.#open();
    return node;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#people.port}`;
  }

  get isAlive(): boolean {
    return this.#process.isAlive;
  }

  /** Tells whether there was anything to harm: a connection that is cut, a process that is killed. */
  async harm(harm: Harm): Promise<boolean> {
    this.ailing = harm;
    if (harm === 'killed') {
      await this.#process.kill();
      // Most of a start can be done ahead.
      this.#spare = new Victim();
      return true;
    }
    const [wire, condition] = harm.split(' ') as ['database' | 'people', 'closed' | 'stalled'];
    return (wire === 'database' ? this.#database : this.#people).set(condition) > 0;
  }

  async heal(): Promise<void> {
    this.#people.set('open');
    this.#database.set('open');
    if (!this.isAlive && this.ailing !== 'killed')
      throw new Error(`a node ended by itself: ${this.#process.told}`);
    if (this.ailing === 'killed') {
      this.#process = this.#spare ?? new Victim();
      await this.#open();
    }
    this.ailing = undefined;
  }

  async stop(): Promise<void> {
    await this.#process.kill();
    await this.#spare?.kill();
    this.#people.close();
    this.#database.close();
  }

  async #open(): Promise<void> {
    const fault = this.#fault ? { nodeFault: this.#fault } : {};
    const url = await this.#process.open({ database: this.#address, nodes: quick, ...fault });
    this.#port.value = Number(new URL(url).port);
  }
}

/** Picks a node like a reverse proxy, which does not know at once which nodes are unhealthy. */
export async function anyOf(nodes: readonly TestNode[], rng: FastRng, wanted?: number): Promise<string> {
  const { url } = wanted === undefined ? pickOne(nodes, rng) : (nodes[wanted % nodes.length] as TestNode);
  const { ok } = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1500) });
  if (!ok) throw new Error('this node is ill');
  return url;
}
