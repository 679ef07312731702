import { FastRng } from '../../../../src/engine/rng.ts';
import type { ServerMessage } from '../../../../src/wire/server.ts';
import { Client } from '../../harness/client.ts';
import { type Known, Player } from '../../crash/group.ts';

/** A page that receives nothing for this long tries another node, in ms. */
const SILENCE = 2500;
const PING = 300;
const PATIENCE = 5000;

/** People at one table, each at a node of their own choice, who go on elsewhere when theirs is gone. */
export class Party {
  readonly #rng: FastRng;
  readonly #somewhere: (wanted?: number) => Promise<string>;
  readonly matches: Known[] = [];
  readonly problems: string[] = [];
  #cookie = '';
  #stopped = false;
  #playing: Promise<void>;

  /** Raised when everybody is to take a node of their own. */
  #scattered = 1;

  constructor(seed: number, stream: number, somewhere: (rng: FastRng, wanted?: number) => Promise<string>) {
    this.#rng = new FastRng(seed, stream);
    const where = new FastRng(seed, 1000 + stream);
    this.#somewhere = (wanted) => somewhere(where, wanted);
    this.#playing = this.#playOn();
  }

  get moves(): number {
    return this.matches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  /** Everybody goes to another node than the others: all have to hear of each other. */
  scatter(): void {
    this.#scattered++;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#playing;
  }

  async #playOn(): Promise<void> {
    this.#cookie = await this.#until(async (url) => (await Client.guest(url, 'Party')).cookie);
    while (!this.#stopped) {
      const players = await this.#until((url) => this.#open(this.#client(url)));
      let over = false;
      await Promise.all(
        players.map((player) =>
          this.#keep(
            player,
            () => over,
            () => (over = true),
          ),
        ),
      );
    }
  }

  async #open(client: Client): Promise<Player[]> {
    const me = { kind: 'me' } as const;
    const third = this.#rng.below(2) === 0 ? me : ({ kind: 'bot', bot: 'random' } as const);
    const { id, seats } = await client.table({ game: 'pebbles', seats: [me, me, third] });
    const { status } = await client.post(`/matches/${id}/start`);
    if (status !== 200) throw new Error('not started');
    const known = { match: id, acknowledged: [], shown: new Map(), said: [] };
    this.matches.push(known);
    return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [new Player(known, seat, this.#rng)] : []));
  }

  /** One seat, at one node after the other. */
  async #keep(player: Player, isOver: () => boolean, over: () => void): Promise<void> {
    let scattered = 0;
    while (!this.#stopped && !isOver()) {
      const wanted = scattered < this.#scattered ? player.seat + this.#scattered : undefined;
      scattered = this.#scattered;
      try {
        await within(PATIENCE, player.connect(this.#client(await this.#somewhere(wanted)), over));
        await this.#attend(player, () => isOver() || scattered < this.#scattered);
      } catch {
        await pause(20);
      } finally {
        player.leave();
      }
    }
  }

  /** Until the node falls silent. */
  async #attend(player: Player, isEnough: () => boolean): Promise<void> {
    const { page } = player;
    if (!page) return;
    let heard = performance.now();
    let last: number | undefined;
    page.ws.on('message', () => {
      heard = performance.now();
      last = this.#follows(page.messages.at(-1) as ServerMessage, last);
    });
    while (!this.#stopped && !isEnough() && page.ws.readyState === page.ws.OPEN) {
      if (performance.now() - heard > SILENCE) return;
      page.send({ type: 'ping' });
      await Promise.race([pause(PING), page.closed]);
    }
  }

  /** What a page is told at one node has no gaps. */
  #follows(message: ServerMessage, last: number | undefined): number | undefined {
    if (message.type !== 'update' || message.what === 'nothing') return last;
    if (last !== undefined && message.seq !== last + 1)
      this.problems.push(`seat ${message.viewer} was told ${message.seq} after ${last}`);
    return message.seq;
  }

  #client(url: string): Client {
    return Object.assign(new Client(url), { cookie: this.#cookie });
  }

  /** Tries at one node after the other. */
  async #until<T>(job: (url: string) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await within(PATIENCE, job(await this.#somewhere()));
      } catch (error) {
        if (this.#stopped) throw error;
        await pause(20);
      }
    }
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  const late = pause(milliseconds).then(() => {
    throw new Error('nobody answered');
  });
  late.catch(() => undefined);
  return Promise.race([work, late]);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
