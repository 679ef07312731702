import type { Seat } from '../../engine/game.ts';
import type { ChatInfo } from '../../wire/server.ts';
import { announce } from '../state/announcer.svelte.ts';
import { spoken } from '../net/table/phrases.ts';
import type { Visit } from './visit.svelte.ts';

/** How long a message is shown beside its seat, in ms. */
const BUBBLE = 7000;

/** Read state of the chat: unread messages, and the ones that just arrived. */
export class ChatBox {
  readonly #visit: Visit;
  #read = $state<number>();
  bubbles = $state.raw<ReadonlyMap<Seat, string>>(new Map());
  #heard: number | undefined;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** The seat of the latest message, while its bubble is shown. */
  get latest(): Seat | undefined {
    return [...this.bubbles.keys()].at(-1);
  }

  get unread(): number {
    const { table, lines } = this.#visit;
    const read = this.#read ?? 0;
    return lines.filter(({ number, seat }) => number > read && !table?.yours.includes(seat)).length;
  }

  /** To be called in an effect: runs whenever messages arrive or the chat is opened. */
  follow(open: boolean): void {
    const { lines, table } = this.#visit;
    const last = lines.at(-1)?.number ?? 0;
    // Messages from before the page was opened are listed but not announced.
    const fresh = this.#heard === undefined ? [] : lines.filter(({ number }) => number > (this.#heard ?? 0));
    this.#heard = last;
    if (this.#read === undefined || open) this.#read = last;
    for (const line of fresh) if (!table?.yours.includes(line.seat)) this.#tell(line, open);
  }

  #tell({ seat, name, text }: ChatInfo, open: boolean): void {
    const words = spoken(text);
    announce(`${name}: ${words}`);
    if (open) return;
    this.bubbles = new Map([...this.bubbles].filter(([each]) => each !== seat)).set(seat, words);
    setTimeout(() => {
      if (this.bubbles.get(seat) !== words) return;
      this.bubbles = new Map([...this.bubbles].filter(([each]) => each !== seat));
    }, BUBBLE);
  }
}
