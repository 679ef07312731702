import { createHash } from 'node:crypto';
import type { YourTable } from '../../wire/server.ts';
import type { Actor } from '../table/actor.ts';
import { errorMessage } from '../support/error-message.ts';
import type { TableLists, OpenTables } from './table-lists.ts';
import { Multimap } from '../support/multimap.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../support/log.ts';
import type { TableEvents } from '../table/table-events.ts';
import type { Table } from '../table/table.ts';
import type { Time, Timer } from '../support/time.ts';

/** Milliseconds between two messages, and additional milliseconds for each page that watches. */
const TELL_INTERVAL = 1000;
const TELL_INTERVAL_EACH = 2;
/** Milliseconds between polls for changes of other nodes, and additional milliseconds for each page that watches. */
const POLL_INTERVAL = 10_000;
const POLL_INTERVAL_EACH = 20;

interface Needs {
  readonly store: Store;
  readonly lists: TableLists;
  readonly tableEvents: TableEvents;
  readonly time: Time;
  readonly log: Log;
}

interface Onlooker {
  readonly actor: Actor;
  readonly send: (text: string) => void;
  /** Undefined if it has to be read again. */
  mine: Promise<readonly YourTable[]> | undefined;
  /** The matches under which `#byMatch` has this onlooker. */
  matches: readonly string[];
  /** A hash of what was sent last, without the time of day in it. */
  sent: string;
  gone: boolean;
}

/** Pages that watch the lobby: each is sent the lobby at once and after changes, at most once a second. */
export class LobbyWatch {
  readonly #needs: Needs;
  readonly #onlookers = new Map<object, Onlooker>();
  /** Whom a change of a table concerns: people who sit there, and those in whose lists it is. */
  readonly #byPerson = new Multimap<number, Onlooker>();
  readonly #byMatch = new Multimap<string, Onlooker>();
  readonly #stopListening: () => void;
  #poll: Timer | undefined;
  /** Undefined if it has to be read again. */
  #open: Promise<OpenTables> | undefined;
  #openIds: ReadonlySet<string> = new Set();
  #gathering: Timer | undefined;
  #telling = Promise.resolve();

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#stopListening = needs.tableEvents.listen((table) => this.#changed(table));
    if (needs.store.cluster) this.#lookLater();
  }

  get size(): number {
    return this.#onlookers.size;
  }

  add(connection: object, actor: Actor, send: (text: string) => void): void {
    const known = this.#onlookers.get(connection);
    // Asking again does not bypass the interval.
    if (known) {
      known.sent = '';
      return this.#gather();
    }
    if (this.#onlookers.size === 0) this.#open = undefined;
    const onlooker = { actor, send, mine: undefined, matches: [], sent: '', gone: false };
    this.#onlookers.set(connection, onlooker);
    if (actor.type === 'person') this.#byPerson.add(actor.key, onlooker);
    this.#tellSoon(() => [onlooker]);
  }

  remove(connection: object): void {
    const onlooker = this.#onlookers.get(connection);
    if (!onlooker) return;
    onlooker.gone = true;
    this.#onlookers.delete(connection);
    if (onlooker.actor.type === 'person') this.#byPerson.remove(onlooker.actor.key, onlooker);
    this.#concern(onlooker, []);
  }

  stop(): void {
    this.#stopListening();
    this.#poll?.cancel();
    this.#gathering?.cancel();
    for (const connection of this.#onlookers.keys()) this.remove(connection);
  }

  #changed({ stored: { id, status, listed, seats } }: Table): void {
    if (this.#onlookers.size === 0) return;
    const isOpen = (status === 'open' && listed) || this.#openIds.has(id);
    const concerned = [
      ...this.#byMatch.get(id),
      ...seats.flatMap(({ person }) => (person === undefined ? [] : [...this.#byPerson.get(person)])),
    ];
    if (isOpen) this.#open = undefined;
    for (const onlooker of concerned) onlooker.mine = undefined;
    if (isOpen || concerned.length > 0) this.#gather();
  }

  #lookLater(): void {
    const milliseconds = POLL_INTERVAL + POLL_INTERVAL_EACH * this.#onlookers.size;
    this.#poll = this.#needs.time.after(milliseconds, () => {
      this.#open = undefined;
      for (const onlooker of this.#onlookers.values()) onlooker.mine = undefined;
      if (this.#onlookers.size > 0) this.#gather();
      this.#lookLater();
    });
  }

  #gather(): void {
    const milliseconds = TELL_INTERVAL + TELL_INTERVAL_EACH * this.#onlookers.size;
    this.#gathering ??= this.#needs.time.after(milliseconds, () => {
      this.#gathering = undefined;
      this.#tellSoon(() => [...this.#onlookers.values()]);
    });
  }

  /** One after the other, so that nothing older is sent after something newer. */
  #tellSoon(whom: () => readonly Onlooker[]): void {
    this.#telling = this.#telling.then(() => this.#tell(whom()));
  }

  async #tell(onlookers: readonly Onlooker[]): Promise<void> {
    try {
      const { open, more } = await this.#openTables();
      const openTexts = JSON.stringify(open);
      for (const onlooker of onlookers) {
        const mine = await this.#tablesOf(onlooker);
        if (!onlooker.gone)
          send(
            onlooker,
            `{"type":"lobby","open":${openTexts},"more":${more},"mine":${JSON.stringify(mine)}}`,
          );
      }
    } catch (error) {
      this.#open = undefined;
      for (const onlooker of onlookers) onlooker.mine = undefined;
      this.#needs.log.error('lobby', { reason: errorMessage(error) });
      // Try again: pages are waiting.
      if (this.#onlookers.size > 0) this.#gather();
    }
  }

  /** Cached until a change clears it, also while it is being read. */
  #openTables(): Promise<OpenTables> {
    this.#open ??= this.#needs.lists.open().then((tables) => {
      this.#openIds = new Set(tables.open.map(({ id }) => id));
      return tables;
    });
    return this.#open;
  }

  async #tablesOf(onlooker: Onlooker): Promise<readonly YourTable[]> {
    const { actor } = onlooker;
    if (onlooker.mine || actor.type !== 'person') return onlooker.mine ?? [];
    onlooker.mine = this.#needs.lists.mine(actor);
    const mine = await onlooker.mine;
    if (!onlooker.gone) this.#concern(onlooker, mine);
    return mine;
  }

  #concern(onlooker: Onlooker, tables: readonly YourTable[]): void {
    for (const id of onlooker.matches) this.#byMatch.remove(id, onlooker);
    onlooker.matches = tables.map(({ id }) => id);
    for (const id of onlooker.matches) this.#byMatch.add(id, onlooker);
  }
}

/** Sends the lobby unless the page has been sent the same already. */
function send(onlooker: Onlooker, text: string): void {
  const lasting = createHash('sha1')
    .update(text.replaceAll(/"now":\d+/g, ''))
    .digest('base64');
  if (lasting === onlooker.sent) return;
  onlooker.sent = lasting;
  onlooker.send(text);
}
