import type { Seat } from '../../engine/game.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { ChatInfo } from '../../wire/server.ts';
import { cleanChat } from '../support/sanitize.ts';
import { type Actor, holds } from './actor.ts';
import type { Audience } from './audience.ts';
import type { MatchReplica } from './match-replica.ts';
import type { ChatLine } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { TableQueue } from './table-queue.ts';

const MAX_CHAT = 1000;
/** How often a line is tried again after a conflict. */
const TRIES = 4;

export interface ChatNeeds {
  readonly store: Pick<Store, 'chat' | 'lastChat'>;
  readonly clock: () => number;
}

interface ChatParts {
  readonly replica: MatchReplica;
  readonly audience: Audience;
  readonly queue: TableQueue;
}

/** The chat of one table: lines are numbered, durable, and told once. */
export class Chat {
  readonly #needs: ChatNeeds;
  readonly #replica: MatchReplica;
  readonly #audience: Audience;
  readonly #queue: TableQueue;
  /** The number of the last line that watchers were told; undefined until the store has been read. */
  #last: number | undefined;

  constructor(needs: ChatNeeds, { replica, audience, queue }: ChatParts) {
    this.#needs = needs;
    this.#replica = replica;
    this.#audience = audience;
    this.#queue = queue;
  }

  get last(): number {
    return this.#last ?? 0;
  }

  say(actor: Actor, seat: Seat, text: string): Promise<'done' | Refused> {
    return this.#queue.request(async () =>
      holds(actor, this.#replica.stored, seat) ? this.#add(seat, text) : refuse('not-your-seat'),
    );
  }

  async #add(seat: Seat, text: string): Promise<'done' | Refused> {
    const clean = cleanChat(text);
    if (clean === undefined) return refuse('bad-chat');
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.#last === undefined) await this.catchUp();
      if (this.last >= MAX_CHAT) return refuse('too-many');
      const { key, seats } = this.#replica.stored;
      const { person } = seats[seat] ?? {};
      const line = {
        number: this.last + 1,
        seat,
        text: clean,
        at: this.#needs.clock(),
        ...(person === undefined ? {} : { person }),
      };
      const failed = await this.#replica.write({ type: 'chat', match: key, line });
      if (failed === 'conflict') {
        await this.catchUp();
        continue;
      }
      if (failed) return failed;
      this.#last = line.number;
      this.#audience.tellChat([line]);
      return 'done';
    }
    return refuse('busy');
  }

  /** The chat after a line, without what `isUnheard` people have said. */
  async since(after: number, isUnheard: (person: number) => boolean = () => false): Promise<ChatInfo[]> {
    return this.heard(await this.#stored(after), isUnheard);
  }

  /** Lines as they are sent, without what `isUnheard` people have said. */
  heard(lines: readonly ChatLine[], isUnheard: (person: number) => boolean): ChatInfo[] {
    const heard = lines.filter(({ person }) => person === undefined || !isUnheard(person));
    return heard.map((line) => this.#audience.chatInfo(line));
  }

  #stored(after: number): Promise<ChatLine[]> {
    return this.#needs.store.chat(this.#replica.stored.key, after, MAX_CHAT);
  }

  /** Tells lines that another node has stored meanwhile. */
  async catchUp(): Promise<void> {
    if (this.#last === undefined) {
      this.#last = await this.#needs.store.lastChat(this.#replica.stored.key);
      return;
    }
    const lines = await this.#stored(this.#last);
    if (lines.length === 0) return;
    this.#last = lines.at(-1)?.number ?? this.#last;
    this.#audience.tellChat(lines);
  }
}
