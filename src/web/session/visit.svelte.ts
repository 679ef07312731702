import type { Viewer } from '../../engine/game.ts';
import type { ChatInfo, Update, YourTable } from '../../wire/server.ts';
import { randomBytes } from '../matches/create.ts';
import { findingsAtTable, Witness } from '../../client/witness.ts';
import type { Finding } from '../../fair/seen.ts';
import { witnessed } from '../net/table/witness-store.ts';
import { pacingOf } from './pacing.ts';
import { loadSetting, type Setting } from './setting.ts';
import { announceMovement } from './telling/announce-movement.ts';
import { reducedMotion } from '../state/theme.svelte.ts';
import { language } from '../text/current.svelte.ts';
import { type Declined, isDeclined, type RefusedCode, type TableRequests } from '../net/client.ts';
import { OnlineTable } from './online-table.ts';
import { viewersOf } from '../net/table/people.ts';
import { noteSeen, seenOf } from './seen.ts';
import { client, identify, listen, wire } from '../net/server.svelte.ts';
import { isPassing, type TableListener } from '../net/socket/socket.ts';
import { after } from '../net/socket/timers.ts';
import type { TimeInfo } from '../../wire/clock.ts';

/** View model of a table on the server, from the gathering to the result. */
export class Visit implements TableListener {
  readonly id: string;
  table = $state.raw<YourTable>();
  setting = $state.raw<Setting>();
  play = $state.raw<OnlineTable>();
  /** Why the table cannot be shown. */
  refusal = $state.raw<RefusedCode>();
  lines = $state.raw<readonly ChatInfo[]>([]);
  time = $state.raw<TimeInfo>();
  /** Differences between the table and what this device witnessed before. */
  findings = $state.raw<readonly Finding[]>([]);
  /** How far the server's clock is ahead of this device's, in ms. */
  #ahead = 0;
  readonly #watched = new Map<Viewer, () => void>();
  readonly #firsts = new Map<Viewer, Update>();
  readonly #unsubscribe: () => void;
  readonly #witness: Witness;
  /** How many table messages the socket has delivered. */
  #arranged = 0;
  #left = false;

  constructor(id: string) {
    this.id = id;
    // Chat messages sent while the connection was down are not delivered again: fetch them.
    this.#unsubscribe = listen(({ type }) => {
      if (type === 'welcome' && this.table) void this.#fetchChat();
    });
    this.#witness = new Witness({
      store: witnessed,
      random: randomBytes,
      now: Date.now,
      server: location.origin,
      commit: async (seat, commitment) => !isDeclined(await this.ask('commit', { seat, commitment })),
      open: async (seat, opening) => !isDeclined(await this.ask('open', { seat, opening })),
      link: async (seat, round, link) => !isDeclined(await this.ask('link', { seat, round, link })),
    });
    void this.#arrive();
  }

  async #arrive(): Promise<void> {
    await identify();
    const answer = await client.table(this.id);
    if (this.#left) return;
    if (!isDeclined(answer)) return this.#see(answer.table);
    // The socket delivers the table once it is connected, and retries while the server cannot read it.
    if (answer.refused === 'unreachable' || isPassing(answer.refused)) this.#look(['public']);
    else this.refusal = answer.refused;
  }

  leave(): void {
    this.#left = true;
    this.#unsubscribe();
    for (const stop of this.#watched.values()) stop();
    this.play?.close();
  }

  /**
   * Sends a request about the table. The answer is shown at once, unless the socket has delivered the table meanwhile: its
   * messages are in order, and a delayed answer must not restore an older state.
   */
  async ask<K extends keyof TableRequests>(
    what: K,
    body: TableRequests[K],
  ): Promise<{ readonly table: YourTable } | Declined> {
    const before = this.#arranged;
    const answer = await client.change(this.id, what, body);
    const isNews = !isDeclined(answer) && answer.table.id === this.id && this.#arranged === before;
    if (isNews && !this.#left) this.#see(answer.table);
    return answer;
  }

  /** Server time as time of this device's clock. */
  here(serverTime: number): number {
    return serverTime - this.#ahead;
  }

  /** Shows the match in the current language. */
  async translate(): Promise<void> {
    if (this.table) this.setting = (await loadSetting(this.table.game, language())) ?? this.setting;
  }

  arranged(table: YourTable): void {
    this.#arranged++;
    this.#see(table);
  }

  update(update: Update): void {
    if (this.play) return this.play.receive(update);
    this.#firsts.set(update.viewer, update);
    return void this.#begin();
  }

  chat(lines: readonly ChatInfo[]): void {
    const known = new Set(this.lines.map(({ number }) => number));
    const fresh = lines.filter(({ number }) => !known.has(number));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].sort((a, b) => a.number - b.number);
  }

  refused(code: RefusedCode): void {
    // Somebody who has just left a seat may still watch.
    if (code === 'not-your-seat') void this.#arrive();
    else if (!this.table || code === 'closed-to-you') this.refusal = code;
  }

  clocks(time: TimeInfo): void {
    this.time = time;
    this.#ahead = time.now - Date.now();
  }

  /** Somebody was blocked: what they said is not shown any more. */
  async readChatAgain(): Promise<void> {
    const answer = await client.chat(this.id, 0);
    if (!isDeclined(answer)) this.lines = answer.lines;
  }

  async #fetchChat(): Promise<void> {
    const answer = await client.chat(this.id, this.lines.at(-1)?.number ?? 0);
    if (!isDeclined(answer)) this.chat(answer.lines);
  }

  #see(table: YourTable): void {
    const first = this.table === undefined;
    this.table = table;
    if (table.time) this.clocks(table.time);
    else this.time = undefined;
    this.play?.arrange(table);
    if (!this.#left) void this.#witness.look(table).then(() => this.#compare());
    this.#look(viewersOf(table));
    if (first) {
      void this.translate().then(() => this.#begin());
      void this.#fetchChat();
    }
  }

  #compare(): void {
    const seen = witnessed.get(this.id);
    if (seen && this.table && this.table.dice !== 1) this.findings = findingsAtTable(seen, this.table);
  }

  #look(viewers: readonly Viewer[]): void {
    for (const [viewer, stop] of this.#watched) {
      if (viewers.includes(viewer)) continue;
      stop();
      this.#watched.delete(viewer);
      this.#firsts.delete(viewer);
    }
    for (const viewer of viewers) {
      if (this.#watched.has(viewer)) continue;
      this.#watched.set(viewer, wire().watch(this.id, viewer, this, seenOf(this.id, viewer)?.seq));
    }
  }

  async #begin(): Promise<void> {
    const { table, setting } = this;
    if (!table || !setting || this.play || this.#left) return;
    const firsts = viewersOf(table).flatMap((viewer) => this.#firsts.get(viewer) ?? []);
    if (firsts.length < viewersOf(table).length) return;
    const words = () => this.setting?.words ?? setting.words;
    const cast = () => ({ names: this.table?.seats.map(({ name }) => name) ?? [] });
    const [first] = firsts;
    this.play = new OnlineTable(
      table,
      firsts,
      {
        game: setting.game,
        wire: wire(),
        pacing: pacingOf(setting.board, words, cast),
        after,
        told: (movement) =>
          announceMovement(movement, setting.board, (event) => words().event(event, cast())),
        noted: (viewer, seen) => noteSeen(this.id, viewer, seen),
        still: reducedMotion,
      },
      first && seenOf(this.id, first.viewer),
    );
    this.play.open();
    for (const { viewer } of firsts) void this.#recount(viewer);
  }

  async #recount(viewer: Viewer): Promise<void> {
    const answer = await client.story(this.id, viewer);
    if (!isDeclined(answer)) this.play?.recount(viewer, answer.story);
  }
}
