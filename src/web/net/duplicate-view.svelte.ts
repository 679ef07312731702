import type { DuplicateInfo } from '../../wire/subjects/duplicate.ts';
import { type Declined, isDeclined, type RefusedCode } from './client.ts';
import { duplicates } from './duplicates.ts';

/** Milliseconds between two requests for the state, while the page is visible. */
const INTERVAL = 2000;

/** A duplicate as a page shows it; kept up to date until `leave`. */
export class DuplicateView {
  readonly id: string;
  info = $state.raw<DuplicateInfo>();
  /** Why there is nothing to show. */
  missing = $state<RefusedCode>();
  /** Why the last change was refused. */
  refused = $state<RefusedCode>();
  /** The visitor's own place. */
  readonly mine = $derived(this.info?.players.find(({ you }) => you));
  /** Whether the visitor has finished the tables of all rounds. */
  readonly hasPlayedAll = $derived(
    this.info !== undefined &&
      this.mine !== undefined &&
      tablesPlayed(this.info, this.mine.player) === this.info.rounds,
  );
  #timer: ReturnType<typeof setInterval>;
  #asking = false;
  /** Raised by each change: answers to earlier requests are dropped. */
  #wishes = 0;

  constructor(id: string) {
    this.id = id;
    this.#timer = setInterval(() => void this.#look(), INTERVAL);
    void this.#look();
  }

  leave(): void {
    clearInterval(this.#timer);
  }

  async ask(
    wish: () => Promise<{ readonly duplicate: DuplicateInfo } | Declined>,
  ): Promise<RefusedCode | undefined> {
    this.#wishes++;
    const answer = await wish();
    this.#wishes++;
    this.refused = isDeclined(answer) ? answer.refused : undefined;
    if (!isDeclined(answer)) this.info = answer.duplicate;
    return this.refused;
  }

  async #look(): Promise<void> {
    const isDone = this.info?.status === 'over' || this.info?.status === 'closed';
    if (this.#asking || isDone || (document.hidden && this.info)) return;
    this.#asking = true;
    const before = this.#wishes;
    const answer = await duplicates.read(this.id);
    this.#asking = false;
    if (before !== this.#wishes) return;
    if (!isDeclined(answer)) this.info = answer.duplicate;
    else if (!this.info && answer.refused !== 'unreachable') this.missing = answer.refused;
  }
}

function tablesPlayed({ boards, sitting }: DuplicateInfo, player: number): number {
  return boards.filter(
    ({ round, table, status }) => status === 'over' && sitting[round]?.[table]?.includes(player),
  ).length;
}
