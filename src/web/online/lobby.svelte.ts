import { isDeclined } from './client.ts';
import { client, identify, listen, wire } from './server.svelte.ts';
import type { MyTable, OpenTable } from './terms.ts';

/** What is going on: tables with free seats, and one's own. Live as long as somebody looks. */
export class LobbyView {
  open = $state.raw<readonly OpenTable[]>();
  mine = $state.raw<readonly MyTable[]>();
  /** Older finished ones, fetched when asked for. */
  older = $state.raw<readonly MyTable[]>([]);
  readonly #deafen: () => void;

  constructor() {
    this.#deafen = listen((message) => {
      const told = message as { type: string; open?: readonly OpenTable[]; mine?: readonly MyTable[] };
      if (told.type !== 'lobby') return;
      this.open = told.open ?? [];
      this.mine = told.mine ?? [];
    });
    wire().lobby(true);
    void this.#ask();
  }

  get underWay(): readonly MyTable[] {
    return (this.mine ?? []).filter(({ status }) => status === 'playing' || status === 'open');
  }

  get finished(): readonly MyTable[] {
    const latest = (this.mine ?? []).filter(({ status }) => status === 'over');
    const known = new Set(latest.map(({ id }) => id));
    return [...latest, ...this.older.filter(({ id }) => !known.has(id))];
  }

  /** Tables of others that can be joined or looked at. */
  get others(): readonly OpenTable[] {
    const mine = new Set((this.mine ?? []).map(({ id }) => id));
    return (this.open ?? []).filter(({ id }) => !mine.has(id));
  }

  leave(): void {
    this.#deafen();
    wire().lobby(false);
  }

  /** The socket tells it live; over slow networks this is there first. */
  async #ask(): Promise<void> {
    if (!(await identify())) return;
    const answer = await client.mine();
    if (!isDeclined(answer)) this.mine ??= answer.tables;
  }
}
