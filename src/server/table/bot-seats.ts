import { askedNow } from '../../engine/asking.ts';
import type { Intent } from '../../wire/client.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import { errorMessage } from '../support/error-message.ts';
import { pausedSince } from '../match/pauses.ts';
import type { Audience } from './audience.ts';
import { botAt } from './changes/seating.ts';
import type { Commands } from './commands.ts';
import type { MatchReplica } from './match-replica.ts';
import type { Bots, Leases, Urgency } from './ports.ts';
import type { TableQueue } from './table-queue.ts';
import type { StoredMatch } from '../store/records.ts';
import type { Log } from '../support/log.ts';
import { sleep, type Time } from '../support/time.ts';

/** Milliseconds after which an answer that could not be stored is tried again. */
const RETRY = 1000;

export interface BotSeatNeeds {
  readonly leases: Leases;
  readonly bots: Bots;
  readonly time: Time;
  readonly log: Log;
}

interface BotSeatParts {
  readonly replica: MatchReplica;
  readonly audience: Audience;
  readonly queue: TableQueue;
  readonly commands: Commands;
}

/** The bots of one table. Each question is put to a bot once at a time. */
export class BotSeats {
  readonly #needs: BotSeatNeeds;
  readonly replica: MatchReplica;
  readonly #parts: BotSeatParts;
  readonly #asking = new Set<string>();
  #stopped = false;
  /** The registry has dropped the table from memory, though references remain: it asks no bots and wants no lease. */
  isForgotten = false;

  constructor(needs: BotSeatNeeds, parts: BotSeatParts) {
    this.#needs = needs;
    this.replica = parts.replica;
    this.#parts = parts;
  }

  get idle(): boolean {
    return this.#asking.size === 0;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Asks every bot that owes a decision and is not thinking yet. Idempotent. */
  ask(): void {
    const { stored: match, live } = this.replica;
    if (!live || this.#stopped || this.isForgotten || match.status !== 'playing') return;
    // With live dice everybody waits for the roll.
    if (pausedSince(match.times) !== undefined || live.rounds?.pending) return;
    const { game, state, asked, envelopes } = live.match;
    const owing = live.toAct.filter((seat) => botAt(match, seat) !== undefined && !envelopes.has(seat));
    const { leases } = this.#needs;
    if (owing.length === 0) return leases.unwant(match.key);
    // Another node holds the lease: its bots think.
    if (!leases.holds(match.key)) return leases.want(match.key);
    const now = askedNow(game, state);
    const urgency = urgencyOf(match, this.#parts.audience.size > 0);
    const claim = { owner: match.host, table: match.key, urgency };
    for (const seat of owing) {
      if (!now.includes(seat)) continue;
      const bot = botAt(match, seat);
      const number = asked[seat] ?? 0;
      const question = `${seat} ${number} ${bot}`;
      if (bot === undefined || this.#asking.has(question)) continue;
      this.#asking.add(question);
      const legal = game.legal(state, seat, []).map(game.write);
      const task = { game: game.id, bot, view: game.view(state, seat), seat, legal };
      void this.#needs.bots
        .ask(claim, task)
        .then((text) => this.#deliver(question, bot, { seat, asked: number, text }));
    }
  }

  /** Retries while the store fails. After any other refusal the decision may still be owed: then the bot is asked anew. */
  async #deliver(question: string, bot: string, intent: Intent): Promise<void> {
    while (!this.#stopped) {
      const done = await this.#tryToAnswer(bot, intent);
      if (typeof done === 'string') break;
      await sleep(this.#needs.time, RETRY);
      if (done.refused !== 'storage' && done.refused !== 'busy') break;
    }
    this.#asking.delete(question);
    this.ask();
  }

  async #tryToAnswer(bot: string, intent: Intent): Promise<string | Refused> {
    try {
      const { queue, commands } = this.#parts;
      return await queue.request(() => commands.answer({ type: 'bot', bot }, intent));
    } catch (error) {
      this.#needs.log.error('bot-answer', { reason: errorMessage(error) });
      return refuse('internal');
    }
  }
}

function urgencyOf({ seats }: StoredMatch, watched: boolean): Urgency {
  const isPlayedByPeople = seats.some(({ person, standIn }) => person !== undefined && standIn === undefined);
  if (isPlayedByPeople) return watched ? 'people' : 'watched';
  return watched ? 'watched' : 'alone';
}
