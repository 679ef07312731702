import { askedNow } from '../../engine/asking.ts';
import type { Intent } from '../../wire/client.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import { errorMessage } from '../support/error-message.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { botAt } from './seating.ts';
import type { Services } from './services.ts';
import type { Urgency } from '../bots/fair-queue.ts';
import type { StoredMatch } from '../store/store.ts';
import { sleep } from '../support/time.ts';

/** After so many milliseconds a bot whose answer could not be stored tries again. */
const RETRY = 1000;

/** The bots of one table. Each that owes a decision thinks about it once at a time. */
export class BotSeats {
  readonly #services: Pick<Services, 'leases' | 'bots' | 'time' | 'log'>;
  readonly #answer: (bot: string, intent: Intent) => Promise<string | Refused>;
  readonly #askAgain: () => void;
  readonly #asking = new Set<string>();
  #stopped = false;

  /** `answer` stores what a bot has chosen; `askAgain` calls `ask` with the table as it is then. */
  constructor(
    services: Pick<Services, 'leases' | 'bots' | 'time' | 'log'>,
    answer: (bot: string, intent: Intent) => Promise<string | Refused>,
    askAgain: () => void,
  ) {
    this.#services = services;
    this.#answer = answer;
    this.#askAgain = askAgain;
  }

  get idle(): boolean {
    return this.#asking.size === 0;
  }

  stop(): void {
    this.#stopped = true;
  }

  ask(match: StoredMatch, live: LiveMatch, watched: boolean): void {
    if (match.status !== 'playing') return;
    const { game, state, asked, envelopes } = live.match;
    const owing = live.toAct.filter((seat) => botAt(match, seat) !== undefined && !envelopes.has(seat));
    const { leases } = this.#services;
    if (owing.length === 0) return leases.unwant(match.key);
    // Another node's bots are thinking about it.
    if (!leases.holds(match.key)) return leases.want(match.key);
    const now = askedNow(game, state);
    const claim = { owner: match.host, table: match.key, urgency: urgencyOf(match, watched) };
    for (const seat of owing) {
      if (!now.includes(seat)) continue;
      const bot = botAt(match, seat);
      const number = asked[seat] ?? 0;
      const question = `${seat} ${number} ${bot}`;
      if (bot === undefined || this.#asking.has(question)) continue;
      this.#asking.add(question);
      const legal = game.legal(state, seat, []).map(game.write);
      const task = { game: game.id, bot, view: game.view(state, seat), seat, legal };
      void this.#services.bots
        .ask(claim, task)
        .then((text) => this.#deliver(question, bot, { seat, asked: number, text }));
    }
  }

  /** Tries until it is stored. What is refused for good may still be owed: then the question is asked anew. */
  async #deliver(question: string, bot: string, intent: Intent): Promise<void> {
    while (!this.#stopped) {
      const done = await this.#tryToAnswer(bot, intent);
      if (typeof done === 'string') break;
      await sleep(this.#services.time, RETRY);
      if (done.refused !== 'storage' && done.refused !== 'busy') break;
    }
    this.#asking.delete(question);
    this.#askAgain();
  }

  async #tryToAnswer(bot: string, intent: Intent): Promise<string | Refused> {
    try {
      return await this.#answer(bot, intent);
    } catch (error) {
      this.#services.log.error('bot-answer', { reason: errorMessage(error) });
      return refuse('internal');
    }
  }
}

/** How urgently a table's bots are waited for. */
function urgencyOf({ seats }: StoredMatch, watched: boolean): Urgency {
  const isPlayedByPeople = seats.some(({ person, standIn }) => person !== undefined && standIn === undefined);
  if (isPlayedByPeople) return watched ? 'people' : 'watched';
  return watched ? 'watched' : 'alone';
}
