import { type FastRng, pickOne } from '../../../src/engine/rng.ts';
import type { DatabaseServer } from '../store/server.ts';
import type { Node } from './node.ts';
import type { World } from './world.ts';

const nodeHarms = [
  'killed',
  'paused',
  'clock',
  'database closed',
  'database stalled',
  'people closed',
  'people stalled',
  'cut off from both',
  'slow network',
  'upgraded',
] as const;
const databaseHarms = ['restarted', 'crashed', 'slow', 'full', 'notifications'] as const;
export type Harm = (typeof nodeHarms)[number] | (typeof databaseHarms)[number] | 'blackout';

const LONGEST = 12_000;
/** How long nobody is there after all nodes have died at once. */
const BLACKOUT = { least: 35_000, more: 15_000 };

/** Lets things go wrong, any number at a time, each for a random while. */
export class Faults {
  readonly #world: World;
  readonly #nodes: readonly Node[];
  readonly #database: DatabaseServer;
  readonly #rng: FastRng;
  readonly counts = new Map<Harm, number>();
  #isStorming = false;
  #isDark = false;

  constructor(world: World, nodes: readonly Node[], database: DatabaseServer) {
    this.#world = world;
    this.#nodes = nodes;
    this.#database = database;
    this.#rng = world.rng();
  }

  get harms(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Gives how many milliseconds the storm should last at least. */
  begin(): number {
    this.#isStorming = true;
    this.#next();
    if (this.#rng.below(3) > 0) return 0;
    this.#world.after(this.#rng.below(10_000), () => this.#harmDatabase('blackout'));
    return 2 * BLACKOUT.least;
  }

  /** Everything works again. */
  end(): void {
    this.#isStorming = false;
    this.#isDark = false;
    this.#database.calm();
    for (const node of this.#nodes) {
      node.way.latency = 15;
      node.way.set('open');
      node.machine.resume();
      node.setClock(0, 1);
      if (!node.isRunning) node.start();
      if (!node.link) continue;
      node.link.latency = 2;
      node.link.set('open');
    }
  }

  #next(): void {
    this.#world.after(this.#rng.below(3000), () => {
      if (!this.#isStorming) return;
      if (this.#rng.below(6) === 0) this.#harmDatabase(pickOne(databaseHarms, this.#rng));
      else this.#harmNode(pickOne(nodeHarms, this.#rng), pickOne(this.#nodes, this.#rng));
      this.#next();
    });
  }

  /** Undoes a harm after a while, unless everything has been mended before. */
  #later(heal: () => void): void {
    this.#world.after(this.#rng.below(LONGEST), () => {
      if (this.#isStorming) heal();
    });
  }

  #harmNode(harm: Harm, node: Node): void {
    if (!node.isRunning) return;
    this.#count(harm);
    this.#world.note(node.name, `harm: ${harm}`);
    const { machine, link, way } = node;
    switch (harm) {
      case 'killed':
        node.kill(this.#rng.below(2) === 0);
        return this.#later(() => this.#startIfDown(node));
      case 'paused':
        machine.pause();
        return this.#later(() => machine.resume());
      case 'clock':
        return node.setClock(this.#rng.below(20_000) - 10_000, 0.95 + this.#rng.below(100) / 1000);
      case 'database closed':
      case 'database stalled':
        link?.set(harm === 'database closed' ? 'closed' : 'stalled');
        return this.#later(() => link?.set('open'));
      case 'people closed':
      case 'people stalled':
        way.set(harm === 'people closed' ? 'closed' : 'stalled');
        return this.#later(() => way.set('open'));
      case 'cut off from both':
        way.set('stalled');
        link?.set('stalled');
        return this.#later(() => {
          way.set('open');
          link?.set('open');
        });
      case 'slow network':
        way.latency = 15 + this.#rng.below(400);
        if (link) link.latency = 2 + this.#rng.below(300);
        return this.#later(() => {
          way.latency = 15;
          if (link) link.latency = 2;
        });
      case 'upgraded':
        void node.stop().then(() => this.#world.after(this.#rng.below(2000), () => this.#startIfDown(node)));
        return undefined;
      default:
        return undefined;
    }
  }

  #harmDatabase(harm: Harm): void {
    const database = this.#database;
    this.#count(harm);
    this.#world.note('database', `harm: ${harm}`);
    switch (harm) {
      case 'restarted':
      case 'crashed':
        if (database.isDown) return undefined;
        database.stop(harm === 'crashed');
        this.#world.after(this.#rng.below(8000), () => database.isDown && database.start());
        return undefined;
      case 'slow':
        database.slowness = this.#rng.below(1500);
        return this.#later(() => (database.slowness = 0));
      case 'blackout':
        return this.#blackOut();
      case 'full':
        database.tables.isFull = true;
        return this.#later(() => (database.tables.isFull = false));
      default:
        database.mischief = {
          lost: this.#rng.below(60),
          doubled: this.#rng.below(30),
          late: this.#rng.below(30),
        };
        return this.#later(() => (database.mischief = { lost: 0, doubled: 0, late: 0 }));
    }
  }

  /** Everything fails at once, for longer than a server may be silent. */
  #blackOut(): void {
    if (this.#isDark) return;
    this.#isDark = true;
    for (const node of this.#nodes) node.kill(false);
    this.#world.after(BLACKOUT.least + this.#rng.below(BLACKOUT.more), () => {
      this.#isDark = false;
      for (const node of this.#nodes) this.#startIfDown(node);
    });
  }

  #startIfDown(node: Node): void {
    if (this.#isDark) return;
    if (!node.isRunning) node.start();
  }

  #count(harm: Harm): void {
    this.counts.set(harm, (this.counts.get(harm) ?? 0) + 1);
  }
}
