import type { Seat } from '../../engine/game.ts';
import type { Intent, TakeBack } from '../../wire/client.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import { type Actor, holds } from './actor.ts';
import type { Audience } from './audience.ts';
import { explain } from './refusal.ts';
import { pausedSince } from '../match/pauses.ts';
import type { MatchReplica } from './match-replica.ts';
import { LiveMatch, type LiveMatchRefusal, type Proposal } from '../match/live-match.ts';
import { botAt, notReady } from './seating.ts';
import type { Services } from './services.ts';
import type { Ending, StoredMatch } from '../store/store.ts';
import type { Origin } from './watchers.ts';

/** `told`: the update that was sent to the connection says so itself. `again`: it had been done before. */
export type Done = 'told' | 'done' | 'again';

interface Decision {
  readonly seat: Seat;
  readonly text?: string;
  /** Why this seat may not decide, as the table is now. */
  readonly refusal: () => Refused | undefined;
  readonly decide: (live: LiveMatch, at: number) => Proposal | 'again' | LiveMatchRefusal;
}

export interface CommandNeeds {
  readonly services: Pick<Services, 'clock' | 'time' | 'metrics' | 'log' | 'diceHistory'>;
  readonly replica: MatchReplica;
  readonly audience: Audience;
  /** Brings memory up to the stored version, if it is stale. */
  readonly reconcile: () => Promise<Refused | undefined>;
}

/** How often a command is tried again after another writer was faster. */
const TRIES = 4;

/**
 * The commands that change a match: start, answer, take back. Each is authorised, proposed, stored, and only then applied and
 * sent. After a conflict all of it is done again on reconciled memory, authorisation included.
 */
export class Commands {
  readonly #terms: CommandNeeds;

  constructor(terms: CommandNeeds) {
    this.#terms = terms;
  }

  /** The match begins, with nature's first deals. `server`: the table was closed before, and it is time. */
  async begin(actor: Actor | 'server'): Promise<Done | Refused> {
    const { replica, audience, services, reconcile } = this.#terms;
    const sure = await reconcile();
    if (sure) return sure;
    const not = notReady(replica.stored, replica.known.game, actor);
    if (not) return not;
    const at = services.clock();
    const { game, terms, luck, ledger } = replica.header();
    const live = new LiveMatch(game, terms, luck, { ledger });
    const proposal = live.begin(at);
    const { key, version } = replica.stored;
    const { lines } = proposal;
    const look = audience.time.lookAfterStep(at);
    const no = await replica.write({ type: 'start', match: key, version, lines, at, ...look });
    if (no) return no === 'conflict' ? refuse('busy') : no;
    live.commit(proposal);
    replica.stored = { ...replica.stored, version: version + 1, status: 'playing', started: at };
    replica.live = live;
    audience.time.begin(audience.here);
    audience.tellStep();
    return 'done';
  }

  answer(actor: Actor, intent: Intent, origin?: Origin): Promise<Done | Refused> {
    const { seat, text } = intent;
    const refusal = () => this.#refusalFor(actor, seat);
    return this.#step(
      { seat, text, refusal, decide: (live, at) => live.answer(intent, 'person', at) },
      origin,
    );
  }

  undo(actor: Actor, intent: TakeBack, origin?: Origin): Promise<Done | Refused> {
    const { seat } = intent;
    const refusal = () => this.#refusalFor(actor, seat);
    return this.#step({ seat, refusal, decide: (live, at) => live.undo(intent, 'person', at) }, origin);
  }

  answerOf(bot: string, intent: Intent): Promise<Done | Refused> {
    const { seat, text } = intent;
    const refusal = () => {
      const { stored } = this.#terms.replica;
      const isItsTurn = botAt(stored, seat) === bot && !this.#isPaused && stored.status !== 'closed';
      return isItsTurn ? undefined : refuse('stale');
    };
    return this.#step({ seat, text, refusal, decide: (live, at) => live.answer(intent, `bot:${bot}`, at) });
  }

  get #isPaused(): boolean {
    return pausedSince(this.#terms.replica.stored.times) !== undefined;
  }

  #refusalFor(actor: Actor, seat: Seat): Refused | undefined {
    const { stored } = this.#terms.replica;
    const there = stored.seats[seat];
    if (!there) return refuse('no-seat');
    if (!holds(actor, stored, seat)) return refuse('not-your-seat');
    // Somebody who looks after the server has closed the table.
    if (stored.status === 'closed') return refuse('over');
    if (there.standIn !== undefined) return refuse('bot-sits-in');
    return this.#isPaused ? refuse('paused') : undefined;
  }

  async #step({ seat, text, refusal, decide }: Decision, origin?: Origin): Promise<Done | Refused> {
    const { replica, services, audience, reconcile } = this.#terms;
    const begun = services.time.elapsed();
    for (let tries = 0; tries < TRIES; tries++) {
      const no = (replica.isStale ? await reconcile() : undefined) ?? refusal();
      if (no) return no;
      const { live } = replica;
      if (!live) return refuse(replica.broken ? 'broken' : 'not-playing');
      const at = services.clock();
      const proposal = decide(live, at);
      if (proposal === 'again') return 'again';
      if (typeof proposal === 'string')
        return explain(replica, live, { code: proposal, seat, text }, services.log);
      const kept = isLast(live, proposal) ? await replica.endingOf(live, proposal) : undefined;
      const failed = await replica.write({
        type: 'append',
        match: replica.stored.key,
        lines: proposal.lines,
        ...(kept ? { ending: { ...kept, at, seed: replica.stored.seed } } : audience.time.lookAfterStep(at)),
      });
      if (failed === 'conflict') continue;
      if (failed) return failed;
      if (kept) services.diceHistory.note(replica.stored.game, live.tally(proposal).bars);
      live.commit(proposal);
      if (kept) replica.stored = overSince(replica.stored, kept, at);
      const told = audience.tellStep(origin, seat);
      services.metrics.count('moves');
      services.metrics.moveTime.observe(services.time.elapsed() - begun);
      return told ? 'told' : 'done';
    }
    return refuse('busy');
  }
}

function overSince(stored: StoredMatch, { result, played }: Ending, ended: number): StoredMatch {
  const version = stored.version + 1;
  return { ...stored, version, status: 'over', ended, result, ...(played ? { played } : {}) };
}

function isLast({ match: { game } }: LiveMatch, { step }: Proposal): boolean {
  return game.toAct(step.state).length === 0;
}
