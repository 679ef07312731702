import { isDeclined } from './client.ts';
import { client, identify, listen, wire } from './server.svelte.ts';
import type { TableInfo, YourTable } from '../../wire/server.ts';

/** With fewer finished tables than this there is no "show older". */
const FEW = 6;

/** View model of the lobby: open tables and one's own, updated live until `leave`. */
export class LobbyView {
  open = $state.raw<readonly TableInfo[]>();
  mine = $state.raw<readonly YourTable[]>();
  /** Older finished tables, loaded on request. */
  older = $state.raw<readonly YourTable[]>([]);
  /** Further pages of open tables, loaded on request; the first page is updated live. */
  further = $state.raw<readonly TableInfo[]>([]);
  hasMoreOpen = $state(false);
  #pages = 1;
  readonly #unsubscribe: () => void;
  #ended = $state(false);

  constructor() {
    this.#unsubscribe = listen((message) => {
      if (message.type !== 'lobby') return;
      this.open = message.open;
      this.mine = message.mine;
      if (this.#pages === 1) this.hasMoreOpen = message.more;
    });
    wire().lobby(true);
    void this.#ask();
  }

  get underWay(): readonly YourTable[] {
    return (this.mine ?? []).filter(({ status }) => status === 'playing' || status === 'open');
  }

  get finished(): readonly YourTable[] {
    const latest = (this.mine ?? []).filter(({ status }) => status === 'over');
    const known = new Set(latest.map(({ id }) => id));
    return [...latest, ...this.older.filter(({ id }) => !known.has(id))];
  }

  /** Tables of others that can be joined or watched. */
  get others(): readonly TableInfo[] {
    const mine = new Set((this.mine ?? []).map(({ id }) => id));
    const first = (this.open ?? []).filter(({ id }) => !mine.has(id));
    const known = new Set(first.map(({ id }) => id));
    return [...first, ...this.further.filter(({ id }) => !mine.has(id) && !known.has(id))];
  }

  /** The next page of open tables. */
  async moreOpen(): Promise<void> {
    const answer = await client.lobby(this.#pages);
    if (isDeclined(answer)) return;
    this.#pages++;
    const known = new Set(this.further.map(({ id }) => id));
    this.further = [...this.further, ...answer.open.filter(({ id }) => !known.has(id))];
    this.hasMoreOpen = answer.more;
  }

  leave(): void {
    this.#unsubscribe();
    wire().lobby(false);
  }

  /** Loads the next page of finished tables. */
  async more(): Promise<void> {
    const last = this.finished.at(-1);
    if (!last) return;
    const answer = await client.finished(last.created);
    if (isDeclined(answer)) return;
    this.older = [...this.older, ...answer.tables];
    this.#ended = answer.tables.length === 0;
  }

  /** Whether there may be older finished tables. */
  get hasMore(): boolean {
    return this.finished.length >= FEW && !this.#ended;
  }

  /** Fetches the lobby once by HTTP; over slow networks that is quicker than the socket. */
  async #ask(): Promise<void> {
    if (!(await identify())) return;
    const answer = await client.mine();
    if (!isDeclined(answer)) this.mine ??= answer.tables;
  }
}
