import { isDeclined } from './client.ts';
import { client, identify, listen, wire } from './server.svelte.ts';
import type { TableInfo, YourTable } from '../../wire/server.ts';

/** Below this number nobody looks for more. */
const FEW = 6;

/** What is going on: tables with free seats, and one's own. Live as long as somebody looks. */
export class LobbyView {
  open = $state.raw<readonly TableInfo[]>();
  mine = $state.raw<readonly YourTable[]>();
  /** Older finished ones, fetched when asked for. */
  older = $state.raw<readonly YourTable[]>([]);
  readonly #deafen: () => void;
  #ended = $state(false);

  constructor() {
    this.#deafen = listen((message) => {
      if (message.type !== 'lobby') return;
      this.open = message.open;
      this.mine = message.mine;
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

  /** Tables of others that can be joined or looked at. */
  get others(): readonly TableInfo[] {
    const mine = new Set((this.mine ?? []).map(({ id }) => id));
    return (this.open ?? []).filter(({ id }) => !mine.has(id));
  }

  leave(): void {
    this.#deafen();
    wire().lobby(false);
  }

  /** More of those that are over. */
  async more(): Promise<void> {
    const last = this.finished.at(-1);
    if (!last) return;
    const answer = await client.finished(last.created);
    if (isDeclined(answer)) return;
    this.older = [...this.older, ...answer.tables];
    this.#ended = answer.tables.length === 0;
  }

  /** Whether there may be older ones. */
  get hasMore(): boolean {
    return this.finished.length >= FEW && !this.#ended;
  }

  /** The socket tells it live; over slow networks this is there first. */
  async #ask(): Promise<void> {
    if (!(await identify())) return;
    const answer = await client.mine();
    if (!isDeclined(answer)) this.mine ??= answer.tables;
  }
}
