import type { Seat, Viewer } from '../../../src/engine/game.ts';
import type { Update, YourTable } from '../../../src/wire/server.ts';
import { viewersOf } from '../../../src/web/net/table/people.ts';
import { isPassing, type TableListener } from '../../../src/web/net/socket/socket.ts';
import { OnlineTable } from '../../../src/web/session/online-table.ts';
import { game } from '../../toy/game.ts';
import type { Browser } from './browser.ts';

/**
 * A table on a page, as `src/web/session/visit.svelte.ts` shows it, without Svelte: the page's own socket and online table,
 * watched through the eyes of everybody at this device.
 */
export class Visit implements TableListener {
  readonly match: string;
  readonly #browser: Browser;
  readonly #watched = new Map<Viewer, () => void>();
  readonly #firsts = new Map<Viewer, Update>();
  /** The latest update of each viewer that was shown. */
  readonly latest = new Map<Viewer, Update>();
  table: YourTable | undefined;
  play: OnlineTable | undefined;
  /** Why there is nothing to see. */
  refusal: string | undefined;
  #hasLeft = false;

  constructor(browser: Browser, match: string) {
    this.#browser = browser;
    this.match = match;
    void this.#arrive();
  }

  async #arrive(): Promise<void> {
    const answer = await this.#browser.request('GET', `/matches/${this.match}`);
    if (this.#hasLeft) return;
    if (answer && 'table' in answer) return this.#see(answer['table'] as YourTable);
    // Without a connection the socket brings the table as soon as there is one.
    const refused = answer?.['refused'] as Parameters<typeof isPassing>[0] | undefined;
    if (refused === undefined || isPassing(refused)) this.#look(['public']);
    else this.refusal = refused;
  }

  leave(): void {
    this.#hasLeft = true;
    for (const stop of this.#watched.values()) stop();
    this.play?.close();
  }

  arranged(table: YourTable): void {
    this.#see(table);
  }

  update(update: Update): void {
    const before = this.latest.get(update.viewer);
    if (before && update.seq < before.seq)
      this.#browser.fails(`a page went back from update ${before.seq} to ${update.seq}`, this.match);
    this.latest.set(update.viewer, update);
    this.#browser.sees(update);
    if (this.play) return this.play.receive(update);
    this.#firsts.set(update.viewer, update);
    return this.#begin();
  }

  chat(): void {
    // What was said is checked where it was sent.
  }

  clocks(): void {
    // Clocks are checked in the log.
  }

  refused(code: string): void {
    if (code === 'not-your-seat') void this.#arrive();
    else if (!this.table) this.refusal = code;
  }

  #see(table: YourTable): void {
    if (this.#hasLeft) return;
    this.table = table;
    this.play?.arrange(table);
    this.#look(viewersOf(table));
    this.#begin();
  }

  #look(eyes: readonly Viewer[]): void {
    for (const [viewer, stop] of this.#watched) {
      if (eyes.includes(viewer)) continue;
      stop();
      this.#watched.delete(viewer);
      this.#firsts.delete(viewer);
      this.latest.delete(viewer);
    }
    for (const viewer of eyes) {
      if (this.#watched.has(viewer)) continue;
      this.#watched.set(viewer, this.#browser.socket.watch(this.match, viewer, this));
    }
  }

  #begin(): void {
    const { table } = this;
    if (this.play || !table) return;
    const firsts = viewersOf(table).flatMap((viewer) => this.#firsts.get(viewer) ?? []);
    if (firsts.length < viewersOf(table).length) return;
    const { socket, witness } = this.#browser;
    const done = (reply: object, seat: Seat, asked: number, text?: string) => {
      if (!('refused' in reply))
        witness.hasAnswered(this.match, { seat, asked, ...(text === undefined ? {} : { text }) });
      return reply;
    };
    this.play = new OnlineTable(table, firsts, {
      game,
      wire: {
        answer: async (match, seat, asked, text) =>
          done(await socket.answer(match, seat, asked, text), seat, asked, text),
        undo: async (match, seat, asked) => done(await socket.undo(match, seat, asked), seat, asked),
      },
      pacing: { part: () => ({ milliseconds: 0 }), scale: () => 0, sleep: async () => undefined },
      after: this.#browser.after,
      told: () => undefined,
      noted: () => undefined,
      still: () => true,
    });
    this.play.open();
  }
}
