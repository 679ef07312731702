import { type FastRng, pickOne } from '../../../src/engine/rng.ts';
import type { StreamLine } from '../../../src/wire/subjects/programs.ts';
import { Machine } from '../world/machine.ts';
import { type Answer, nodeFor, send, type Surroundings } from './browser.ts';

type Question = Extract<StreamLine, { readonly type: 'decide' }>;

/** A server says something every five seconds here; who hears nothing for longer looks for another. */
const SILENCE = 12_000;
const LOOK_EVERY = 1000;
const LONGEST_THOUGHT = 1000;
/** Refusals after which the same answer may be given again. */
const passing = ['storage', 'busy', 'stopping', 'no answer'];

/** A program that plays for its person, as docs/programs.md says: a stream of questions, and answers by HTTP. */
export class Program {
  readonly #around: Surroundings;
  readonly #name: string;
  readonly #rng: FastRng;
  readonly #machine: Machine;
  readonly #token: string;
  readonly #asked = new Map<string, number>();
  #heard = 0;
  #connection = 0;
  #hangUp: () => void = () => undefined;
  isPlaying = true;

  constructor(around: Surroundings, name: string, token: string) {
    this.#around = around;
    this.#name = name;
    this.#token = token;
    this.#rng = around.world.rng();
    this.#machine = new Machine(around.world, name);
    this.#connect();
    this.#machine.every(LOOK_EVERY, () => {
      if (around.world.now - this.#heard > SILENCE) this.#connect();
    });
  }

  close(): void {
    this.#hangUp();
    this.#machine.switchOff();
  }

  #connect(): void {
    const { world } = this.#around;
    this.#hangUp();
    this.#heard = world.now;
    const connection = ++this.#connection;
    const node = nodeFor(this.#around, this.#rng);
    const { core, machine, way } = node;
    // Nobody there: the next look tries elsewhere.
    if (!core) this.#heard -= SILENCE;
    let arrives = 0;
    const deliver = (job: () => void) => {
      const arrive = () => {
        if (connection === this.#connection) this.#machine.run(job);
      };
      // What is lost on its way breaks the connection.
      arrives = way.carry(arrive, arrives, () => {
        if (connection === this.#connection) this.#connection++;
        this.#hangUp();
      });
    };
    const open = async () => {
      const caller = await core?.parts.auth.callerOf({ authorization: `Bearer ${this.#token}` });
      if (!core || caller?.actor.type !== 'person' || connection !== this.#connection) return;
      const stream = core.parts.streams.open(caller.actor, caller.hash ?? '');
      if ('refused' in stream) return;
      world.note(node.name, `streams to ${this.#name}`);
      this.#hangUp = () => void way.carry(() => machine.run(() => void stream.out.destroy()));
      let rest = '';
      stream.out.on('data', (data: Buffer) => {
        const lines = (rest + data.toString()).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) deliver(() => this.#told(JSON.parse(line) as StreamLine));
      });
    };
    way.carry(() => machine.run(() => void open().catch(() => undefined)));
  }

  #told(line: StreamLine): void {
    this.#heard = this.#around.world.now;
    if (line.type === 'bye') this.#heard -= SILENCE;
    if (line.type === 'decide') void this.#decide(line);
  }

  async #decide({ match, seat, asked, legal }: Question): Promise<void> {
    const { world, witness } = this.#around;
    const question = `${match} ${seat}`;
    this.#asked.set(question, asked);
    world.note(this.#name, `is asked question ${asked} of seat ${seat}`, match);
    const text = pickOne(legal, this.#rng);
    const isOpen = () => this.isPlaying && this.#asked.get(question) === asked;
    await this.#sleep(this.#rng.below(LONGEST_THOUGHT));
    while (isOpen()) {
      const answer = await this.#post(`/matches/${match}/answer`, { seat, asked, text });
      const { refused } = (answer ?? { refused: 'no answer' }) as { readonly refused?: string };
      if (refused === undefined) return witness.hasAnswered(match, { seat, asked, text });
      if (!passing.includes(refused)) return;
      await this.#sleep(500);
    }
  }

  #post(path: string, body: object): Promise<Answer | undefined> {
    const headers = { authorization: `Bearer ${this.#token}` };
    return send(this.#around, this.#machine, this.#rng, { method: 'POST', path, body, headers });
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.#machine.after(milliseconds, resolve));
  }
}
