import { join } from 'node:path';
import type { Viewer } from '../../../src/engine/game.ts';
import type { Luck } from '../../../src/engine/match.ts';
import { FastRng } from '../../../src/engine/rng.ts';
import type { Registry } from '../../../src/engine/words.ts';
import { jsonLog } from '../../../src/server/support/log.ts';
import { type Server, startServer } from '../../../src/server/server.ts';
import type { Sitter } from '../../../src/wire/requests.ts';
import { Client, type Page } from '../harness/client.ts';
import type { Script } from './plan.ts';

/** Everything that could be learned from a match: what each viewer was sent, and the server's log. */
export interface Recorded {
  readonly streams: ReadonlyMap<Viewer, readonly string[]>;
  readonly log: readonly string[];
}

/** A server in which nothing is left to chance but what the script says, so that two of them can be compared byte by byte. */
export class Recorder {
  readonly #server: Server;
  readonly #log: string[];
  readonly #dice: { draws: readonly number[] };

  private constructor(server: Server, log: string[], dice: { draws: readonly number[] }) {
    this.#server = server;
    this.#log = log;
    this.#dice = dice;
  }

  static async start(games: Registry, folder: string): Promise<Recorder> {
    const log: string[] = [];
    const dice: { draws: readonly number[] } = { draws: [] };
    const rng = new FastRng(4711);
    const luck: Luck = (n) => ({ below: () => dice.draws[n] as number });
    const clock = () => 1_700_000_000_000;
    const fast = { burst: 1e9, perSecond: 0 };
    const server = await startServer({
      games,
      database: join(folder, 'a'),
      clock,
      random: (count) => Uint8Array.from({ length: count }, () => rng.below(256)),
      dice: () => luck,
      log: jsonLog((line) => log.push(line), clock),
      limits: {
        guests: fast,
        tables: fast,
        messages: fast,
        workPerPerson: fast,
        workPerAddress: fast,
        chat: fast,
        openTables: 1e9,
        startedTables: 1e9,
        startedBotTables: 1e9,
        botStarts: fast,
        socketsPerPerson: 1e9,
        socketsPerAddress: 1e9,
        connectionsPerAddress: 1e9,
      },
    });
    // The day's tables are drawn from the same source of randomness; from here on nothing else is.
    await new Client(server.url).get('/daily');
    return new Recorder(server, log, dice);
  }

  async stop(): Promise<void> {
    await this.#server.stop();
  }

  /** Plays the script and gives all that was sent to each seat and to a spectator, who pry in turn. */
  async play(game: string, { seats, options, actions, draws }: Script): Promise<Recorded> {
    this.#dice.draws = draws;
    const from = this.#log.length;
    const host = await Client.guest(this.#server.url, 'Anna');
    const sitters = Array.from({ length: seats }, (_, n): Sitter => ({ kind: 'me', name: `Seat ${n}` }));
    // With a clock, so that what it tells is compared too.
    const clock = { kind: 'live', decision: 30, reserve: 60 } as const;
    const { id } = await host.table({ game, options: options as never, seats: sitters, clock });
    const viewers: readonly Viewer[] = [...sitters.keys(), 'public'];
    const pages = new Map<Viewer, Page>();
    for (const viewer of viewers) {
      const page = await (viewer === 'public' ? new Client(this.#server.url) : host).page();
      await page.watch(id, viewer);
      pages.set(viewer, page);
    }
    await host.post(`/matches/${id}/start`);
    const exports = new Map<Viewer, string[]>(viewers.map((viewer) => [viewer, []]));
    let number = 0;
    for (const { seat, text, again } of actions) {
      const page = pages.get(seat) as Page;
      const { asked } = await host.update(id, seat);
      await page.ask({ type: 'answer', match: id, seat, asked, text });
      if (again) continue;
      // One of them at each step, so that everybody gets a turn.
      const viewer = viewers[number++ % viewers.length] as Viewer;
      await pry(pages.get(viewer) as Page, id, viewer, seats);
    }
    for (const viewer of viewers) {
      const client = viewer === 'public' ? new Client(this.#server.url) : host;
      for (const path of [
        '',
        '/file',
        '/chat',
        `/updates?viewer=${viewer}&after=0`,
        `/story?viewer=${viewer}`,
      ]) {
        const response = await client.call('GET', `/matches/${id}${path}`);
        exports.get(viewer)?.push(`${response.status} ${await response.text()}`);
      }
    }
    for (const page of pages.values()) await page.ask({ type: 'ping' });
    const streams = new Map(
      viewers.map((viewer) => [
        viewer,
        [...(pages.get(viewer)?.frames ?? []), ...(exports.get(viewer) ?? [])],
      ]),
    );
    for (const page of pages.values()) await page.close();
    return { streams, log: this.#log.slice(from) };
  }
}

/** What a curious player tries; every refusal is part of what is compared. */
async function pry(page: Page, match: string, viewer: Viewer, seats: number): Promise<void> {
  const seat = viewer === 'public' ? 0 : viewer;
  const { asked } = page.latest(match, viewer) ?? { asked: 0 };
  await page.ask({ type: 'answer', match, seat, asked, text: 'fly' });
  await page.ask({ type: 'answer', match, seat, asked: asked + 1, text: 'pass' });
  await page.ask({ type: 'undo', match, seat, asked: asked + 1 });
  await page.ask({ type: 'answer', match, seat: seats, asked, text: 'pass' });
}
