import { type FastRng, pickOne } from '../../../src/engine/rng.ts';
import type { ServerMessage, Update } from '../../../src/wire/server.ts';
import { Client, Page } from '../harness/client.ts';

/** Something a seat was told had happened. */
export interface Acknowledged {
  readonly seat: number;
  readonly asked: number;
  /** Undefined for an undo. */
  readonly text?: string;
}

/** What the people of one match know of it: all of this must survive. */
export interface Known {
  readonly match: string;
  readonly acknowledged: Acknowledged[];
  /** The last thing each seat was shown. */
  readonly shown: Map<number, Update>;
  readonly said: string[];
}

/** Three people at one table, each with a page, who play at random and undo. */
export class Group {
  readonly #rng: FastRng;
  readonly matches: Known[] = [];
  #client: Client | undefined;
  #players: Player[] = [];
  #stopped = true;
  #opening = false;
  /** Counts the servers they have come to. */
  #servers = 0;

  constructor(rng: FastRng) {
    this.#rng = rng;
  }

  /** Sits down again at the present table, or at a new one. */
  async connect(url: string): Promise<void> {
    this.#stopped = false;
    this.#servers++;
    this.#client = this.#client
      ? Object.assign(new Client(url), { cookie: this.#client.cookie })
      : await Client.guest(url, 'Crash');
    const present = this.matches.at(-1);
    if (present && ![...present.shown.values()].some(({ result }) => result)) await this.#sit(present);
    else await this.#open();
  }

  disconnect(): void {
    this.#stopped = true;
    for (const player of this.#players) player.leave();
  }

  get moves(): number {
    return this.matches.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  async #open(): Promise<void> {
    const me = { kind: 'me' } as const;
    const third = this.#rng.below(2) === 0 ? me : ({ kind: 'bot', bot: 'random' } as const);
    const client = this.#client as Client;
    const { id, seats } = await client.table({ game: 'pebbles', seats: [me, me, third] });
    await client.post(`/matches/${id}/start`);
    const known = { match: id, acknowledged: [], shown: new Map(), said: [] };
    this.matches.push(known);
    this.#players = seats.flatMap(({ kind }, seat) =>
      kind === 'person' ? [new Player(known, seat, this.#rng)] : [],
    );
    await this.#sit(known);
  }

  async #sit(known: Known): Promise<void> {
    const over = () => {
      if (this.#stopped || this.#opening) return;
      this.#opening = true;
      // The server may be killed in the middle of this; then the next one is asked.
      void this.#open()
        .catch(() => undefined)
        .finally(() => (this.#opening = false));
    };
    if (this.#players[0]?.known !== known) throw new Error('these players sit elsewhere');
    await Promise.all(this.#players.map((player) => this.#attend(player, over)));
  }

  /** A server that has not heard of its database for a while lets its people go; they come back, as a browser does. */
  async #attend(player: Player, over: () => void): Promise<void> {
    const server = this.#servers;
    for (;;) {
      try {
        await player.connect(this.#client as Client, over);
        break;
      } catch (error) {
        // One that is dead does not let anybody in first.
        if ((error as Error).message !== LET_GO) throw error;
        await pause();
        if (this.#stopped || server !== this.#servers || player.page) return;
      }
    }
    void this.#keep(player, server, over);
  }

  async #keep(player: Player, server: number, over: () => void): Promise<void> {
    const { page } = player;
    await page?.closed;
    await pause();
    if (this.#stopped || server !== this.#servers || player.page !== page) return;
    await this.#attend(player, over).catch(() => undefined);
  }
}

/** Also whoever is refused what they came to see, because the database cannot be read just now. */
const LET_GO = 'the socket was closed';

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50));
}

/** Somebody at one seat, who knows what they were told and what they are waiting for. */
export class Player {
  readonly known: Known;
  readonly seat: number;
  readonly #rng: FastRng;
  page: Page | undefined;
  #attempts = 0;
  #pending: (Acknowledged & { id?: number }) | undefined;

  constructor(known: Known, seat: number, rng: FastRng) {
    this.known = known;
    this.seat = seat;
    this.#rng = rng;
  }

  async connect(client: Client, over: () => void): Promise<void> {
    this.leave();
    const attempt = this.#attempts;
    const page = await Page.open(client.url, client.cookie);
    const { match } = this.known;
    const update = await page.watch(match, this.seat, this.known.shown.get(this.seat)?.seq);
    if (attempt !== this.#attempts) return page.ws.terminate();
    if (update.type !== 'update') {
      page.ws.terminate();
      throw new Error(LET_GO);
    }
    this.page = page;
    page.ws.on('message', () => {
      if (this.page === page) this.#told(page.messages.at(-1) as ServerMessage, over);
    });
    // What came together with the answer was there before anybody listened.
    const latest = page.latest(match, this.seat) ?? update;
    // What was on its way when the server died is sent again; it counts once.
    if (this.#pending) this.#send(this.#pending);
    this.#told(latest, over);
  }

  /** Gives the page up, also one that is still being opened: what it would be told counts no more. */
  leave(): void {
    this.#attempts++;
    this.page?.ws.terminate();
    this.page = undefined;
  }

  #told(message: ServerMessage, over: () => void): void {
    if (message.type === 'chat') this.known.said.push(...message.lines.map(({ text }) => text));
    if (message.type === 'update') this.#show(message);
    if ('ack' in message && this.#pending && message.ack === this.#pending.id) {
      const { id: _, ...pending } = this.#pending;
      this.#pending = undefined;
      if (message.type !== 'refused') this.known.acknowledged.push(pending);
      else if (message.update) this.#show(message.update);
      // A server that cannot serve now, or has not heard of the latest yet, is not asked again at once.
      if (message.type === 'refused' && (message.code !== 'stale' || this.#isBehind(message.update))) {
        setTimeout(() => this.#goOn(over), 20);
        return;
      }
    }
    this.#goOn(over);
  }

  #isBehind(update: Update | undefined): boolean {
    return update !== undefined && update.seq < (this.known.shown.get(this.seat)?.seq ?? 0);
  }

  /** As a page does: what a node tells that has not heard of the latest yet is older than what is shown, and ignored. */
  #show(update: Update): void {
    if (!this.#isBehind(update)) this.known.shown.set(this.seat, update);
  }

  #goOn(over: () => void): void {
    const shown = this.known.shown.get(this.seat);
    if (shown?.result) over();
    else if (shown && !this.#pending) this.#act(shown);
  }

  #act({ asked, legal, sealed, toAct }: Update): void {
    const seat = this.seat;
    if (this.#rng.below(40) === 0)
      this.page?.send({ type: 'chat', match: this.known.match, seat, text: `wave ${this.#rng.word()}` });
    if (this.#rng.below(12) === 0 && asked > 0) return this.#send({ seat, asked });
    if (!toAct.includes(seat) || (sealed !== undefined && this.#rng.below(3) > 0)) return undefined;
    return this.#send({ seat, asked, text: pickOne(legal, this.#rng) });
  }

  #send(wish: Acknowledged): void {
    const { seat, asked, text } = wish;
    const { match } = this.known;
    const id =
      text === undefined
        ? this.page?.send({ type: 'undo', match, seat, asked })
        : this.page?.send({ type: 'answer', match, seat, asked, text });
    this.#pending = {
      seat,
      asked,
      ...(text === undefined ? {} : { text }),
      ...(id === undefined ? {} : { id }),
    };
  }
}
