import type { Seat } from '../../engine/game.ts';
import type { MatchVersion } from '../store/cluster.ts';
import type { Line, StoredMatch } from '../store/records.ts';
import type { Audience } from './audience.ts';
import type { BotSeats } from './bot-seats.ts';
import type { Chat } from './chat.ts';
import type { MatchReplica } from './match-replica.ts';
import type { Presence } from './ports.ts';
import type { Reconciler } from './reconciler.ts';
import type { TableQueue } from './table-queue.ts';

export interface SyncNeeds {
  readonly store: { readonly cluster?: unknown };
  readonly presence: Presence;
}

interface SyncParts {
  readonly replica: MatchReplica;
  readonly reconciler: Reconciler;
  readonly audience: Audience;
  readonly chat: Chat;
  readonly bots: BotSeats;
  readonly queue: TableQueue;
}

/** Brings a table up to date with what other nodes write. */
export class TableSync {
  readonly #needs: SyncNeeds;
  readonly #parts: SyncParts;

  constructor(needs: SyncNeeds, parts: SyncParts) {
    this.#needs = needs;
    this.#parts = parts;
  }

  get hasOtherNodes(): boolean {
    return this.#needs.store.cluster !== undefined;
  }

  /** When memory was last known to equal the store. */
  get fresh(): number {
    return this.#parts.reconciler.fresh;
  }

  /** Another node has written these lines of the log. */
  applyNews(lines: readonly Line[]): Promise<void> {
    const { queue, reconciler } = this.#parts;
    return queue.run(() => reconciler.applyNews(lines));
  }

  /** Reads from the store what another node may have written. */
  catchUp(): Promise<void> {
    const { queue, reconciler } = this.#parts;
    return queue.run(async () => void (await reconciler.readAgain()));
  }

  /** The same, if there are other nodes. */
  async catchUpWithOthers(): Promise<void> {
    if (this.hasOtherNodes) await this.catchUp();
  }

  catchUpChat(): Promise<void> {
    const { queue, chat } = this.#parts;
    return queue.run(() => chat.catchUp());
  }

  /** Compares the table with its stored version and reconciles it if it is behind. */
  async compare(version: MatchVersion): Promise<void> {
    const { audience, chat, replica, reconciler, bots } = this.#parts;
    audience.setElsewhere(version.elsewhere);
    if (version.chat > chat.last) await this.catchUpChat();
    if (replica.isBehind(version)) await this.catchUp();
    else {
      reconciler.markFresh();
      bots.ask();
    }
  }

  /** Whether the condition holds for the stored table; with several nodes the store is read before the answer is no. */
  async satisfies(holds: (stored: StoredMatch) => boolean): Promise<boolean> {
    const { replica } = this.#parts;
    if (!holds(replica.stored)) await this.catchUpWithOthers();
    return holds(replica.stored);
  }

  /** Reads which seats are watched from other nodes. */
  async readPresence(): Promise<void> {
    const { audience, replica } = this.#parts;
    if (!this.hasOtherNodes) return;
    const elsewhere: readonly Seat[] = await this.#needs.presence.elsewhere(replica.stored.key);
    audience.setElsewhere(elsewhere);
  }
}
