import type { Seat } from '../../engine/game.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import { cleanChat } from '../support/sanitize.ts';
import type { MatchReplica } from './match-replica.ts';
import type { Services } from './services.ts';
import type { ChatLine } from '../store/store.ts';

const MAX_CHAT = 1000;
/** How often a line is tried again after somebody else was faster. */
const TRIES = 4;

/** What is said at one table: numbered, durable, told once. */
export class Chat {
  readonly #services: Pick<Services, 'store' | 'clock'>;
  readonly #replica: MatchReplica;
  readonly #tell: (lines: readonly ChatLine[]) => void;
  /** The last line that whoever watches has been told; undefined until somebody has asked. */
  #last: number | undefined;

  constructor(
    services: Pick<Services, 'store' | 'clock'>,
    replica: MatchReplica,
    tell: (lines: readonly ChatLine[]) => void,
  ) {
    this.#services = services;
    this.#replica = replica;
    this.#tell = tell;
  }

  get last(): number {
    return this.#last ?? 0;
  }

  async say(seat: Seat, text: string): Promise<'done' | Refused> {
    const clean = cleanChat(text);
    if (clean === undefined) return refuse('bad-chat');
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.#last === undefined) await this.catchUp();
      if (this.last >= MAX_CHAT) return refuse('too-many');
      const line = { number: this.last + 1, seat, text: clean, at: this.#services.clock() };
      const { key, seats } = this.#replica.stored;
      const { person } = seats[seat] ?? {};
      const said = { ...line, ...(person === undefined ? {} : { person }) };
      const no = await this.#replica.write({ type: 'chat', match: key, line: said });
      if (no === 'conflict') {
        await this.catchUp();
        continue;
      }
      if (no) return no;
      this.#last = line.number;
      this.#tell([line]);
      return 'done';
    }
    return refuse('busy');
  }

  since(after: number): Promise<ChatLine[]> {
    return this.#services.store.chat(this.#replica.stored.key, after, MAX_CHAT);
  }

  /** Tells what somebody else has written meanwhile. */
  async catchUp(): Promise<void> {
    if (this.#last === undefined) {
      this.#last = await this.#services.store.lastChat(this.#replica.stored.key);
      return;
    }
    const lines = await this.since(this.#last);
    if (lines.length === 0) return;
    this.#last = lines.at(-1)?.number ?? this.#last;
    this.#tell(lines);
  }
}
