import type { Seat } from '../../engine/game.ts';
import type { Intent, TakeBack } from '../../wire/client.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { DiceHistory } from '../match/dice-history.ts';
import { LiveMatch, type LiveMatchRefusal, type Proposal } from '../match/live-match.ts';
import type { Ending, StoredMatch } from '../store/records.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import type { Time } from '../support/time.ts';
import type { Actor } from './actor.ts';
import type { Audience } from './audience.ts';
import { type Author, refusalFor } from './authorise.ts';
import type { MatchReplica } from './match-replica.ts';
import type { Reconciler } from './reconciler.ts';
import { explain } from './refusal.ts';
import { notReady } from './seating.ts';
import type { Origin } from './watchers.ts';

/** `told`: the update that was sent to the connection says so itself. `again`: it had been done before. */
export type Done = 'told' | 'done' | 'again';

/** What an author wants of the match: an answer to a question, or its last decision taken back (then without a text). */
interface StepCommand {
  readonly author: Author;
  readonly seat: Seat;
  readonly asked: number;
  readonly text?: string;
}

export interface CommandNeeds {
  readonly clock: () => number;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly diceHistory: DiceHistory;
}

interface CommandParts {
  readonly replica: MatchReplica;
  readonly reconciler: Reconciler;
  readonly audience: Audience;
}

/** How often a command is tried again after another writer was faster. */
const TRIES = 4;

/**
 * The commands that change a match: start, answer, take back. Each is authorised, proposed, stored, and only then accepted and
 * told. After a conflict (optimistic concurrency: the log's primary key decides between writers) all of it is done again on
 * reconciled memory, authorisation included.
 */
export class Commands {
  readonly #needs: CommandNeeds;
  readonly #parts: CommandParts;

  constructor(needs: CommandNeeds, parts: CommandParts) {
    this.#needs = needs;
    this.#parts = parts;
  }

  /** The match begins, with the first chance plies. `server`: the table was closed before, and it is time. */
  async begin(actor: Actor | 'server'): Promise<Done | Refused> {
    const { replica, audience, reconciler } = this.#parts;
    const refused = (await reconciler.reconcile()) ?? notReady(replica.stored, replica.known.game, actor);
    if (refused) return refused;
    const at = this.#needs.clock();
    const { game, terms, luck, ledger } = replica.header();
    const live = new LiveMatch(game, terms, luck, { ledger });
    const proposal = live.begin(at);
    const { key, version } = replica.stored;
    const { lines } = proposal;
    const look = audience.time.lookAfterStep(at);
    const failed = await replica.write({ type: 'start', match: key, version, lines, at, ...look });
    if (failed) return failed === 'conflict' ? refuse('busy') : failed;
    live.commit(proposal);
    replica.stored = { ...replica.stored, version: version + 1, status: 'playing', started: at };
    replica.live = live;
    audience.time.begin(audience.here);
    audience.tellStep();
    return 'done';
  }

  answer(author: Author, { seat, asked, text }: Intent, origin?: Origin): Promise<Done | Refused> {
    return this.#step({ author, seat, asked, text }, origin);
  }

  undo(author: Author, { seat, asked }: TakeBack, origin?: Origin): Promise<Done | Refused> {
    return this.#step({ author, seat, asked }, origin);
  }

  async #step(command: StepCommand, origin?: Origin): Promise<Done | Refused> {
    const { replica, reconciler, audience } = this.#parts;
    const { clock, time, metrics, log } = this.#needs;
    const { author, seat, text } = command;
    const begun = time.elapsed();
    for (let tries = 0; tries < TRIES; tries++) {
      // Authorise.
      const stale = replica.isStale ? await reconciler.reconcile() : undefined;
      const refused = stale ?? refusalFor(replica.stored, seat, author);
      if (refused) return refused;
      const { live } = replica;
      if (!live) return refuse(replica.broken ? 'broken' : 'not-playing');
      // Propose.
      const at = clock();
      const proposal = propose(live, command, at);
      if (proposal === 'again') return 'again';
      if (typeof proposal === 'string') return explain(replica, live, { code: proposal, seat, text }, log);
      // Store.
      const ending = isLast(live, proposal) ? await replica.endingOf(live, proposal) : undefined;
      const failed = await replica.write({
        type: 'append',
        match: replica.stored.key,
        lines: proposal.lines,
        ...(ending
          ? { ending: { ...ending, at, seed: replica.stored.seed } }
          : audience.time.lookAfterStep(at)),
      });
      if (failed === 'conflict') continue;
      if (failed) return failed;
      // Accept.
      if (ending) this.#needs.diceHistory.note(replica.stored.game, live.tally(proposal).bars);
      live.commit(proposal);
      if (ending) replica.stored = overSince(replica.stored, ending, at);
      // Tell.
      const told = audience.tellStep(origin, seat);
      metrics.count('moves');
      metrics.moveTime.observe(time.elapsed() - begun);
      return told ? 'told' : 'done';
    }
    return refuse('busy');
  }
}

function propose(
  live: LiveMatch,
  { author, seat, asked, text }: StepCommand,
  at: number,
): Proposal | 'again' | LiveMatchRefusal {
  const by = author.type === 'bot' ? `bot:${author.bot}` : 'person';
  return text === undefined ? live.undo({ seat, asked }, by, at) : live.answer({ seat, asked, text }, by, at);
}

function overSince(stored: StoredMatch, { result, played }: Ending, ended: number): StoredMatch {
  const version = stored.version + 1;
  return { ...stored, version, status: 'over', ended, result, ...(played ? { played } : {}) };
}

function isLast({ match: { game } }: LiveMatch, { step }: Proposal): boolean {
  return game.toAct(step.state).length === 0;
}
