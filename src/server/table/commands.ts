import type { Seat } from '../../engine/game.ts';
import type { Intent, TakeBack } from '../../wire/client.ts';
import type { Requests } from '../../wire/requests.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import type { DiceHistory } from '../match/dice-history.ts';
import { LiveMatch, type LiveMatchRefusal, type Proposal } from '../match/live-match.ts';
import type { TableChange } from '../store/changes.ts';
import type { Ending, StoredMatch } from '../store/records.ts';
import type { Log } from '../support/log.ts';
import type { Metrics } from '../support/metrics.ts';
import type { Time } from '../support/time.ts';
import { type Actor, holds } from './actor.ts';
import type { Audience } from './audience.ts';
import { type Author, refusalFor } from './authorise.ts';
import type { MatchReplica } from './match-replica.ts';
import type { Reconciler } from './reconciler.ts';
import { ratedStateOf } from './rated-state.ts';
import { explain } from './refusal.ts';
import { notReady } from './changes/seating.ts';
import type { Origin } from './watchers.ts';

/** `told`: the update that was sent to the connection says so itself. `again`: it had been done before. */
export type Done = 'told' | 'done' | 'again';

/** A command that makes a step of the match. */
interface StepCommand {
  readonly seat: Seat;
  /** The text of an answer, to explain a refusal. */
  readonly text?: string;
  /** Authorisation: why it may not be done, as the table is now. */
  readonly refusal: (stored: StoredMatch) => Refused | undefined;
  readonly propose: (live: LiveMatch, at: number) => Proposal | 'again' | LiveMatchRefusal;
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
 * The commands that change a table or its match: start, answer, take back, and with live dice link and roll. Each is
 * authorised, proposed, stored, and only then accepted and told. After a conflict (optimistic concurrency: the table's version
 * and the log's primary key decide between writers) all of it is done again on reconciled memory, authorisation included.
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
    const { game, terms, luck, ledger, rounds } = replica.header();
    const live = new LiveMatch(game, terms, luck, { ledger, rounds });
    const proposal = live.begin(at);
    const { key, version } = replica.stored;
    const { lines } = proposal;
    const look = audience.time.checkAfterStep(at);
    const counts = replica.stored.rated ? { counts: ratedStateOf(replica.stored) } : {};
    const failed = await replica.write({ type: 'start', match: key, version, lines, at, ...look, ...counts });
    if (failed) return failed === 'conflict' ? refuse('busy') : failed;
    live.commit(proposal);
    replica.stored = { ...replica.stored, version: version + 1, status: 'playing', started: at, ...counts };
    replica.live = live;
    audience.time.begin(audience.here);
    audience.tellStep();
    return 'done';
  }

  /** Changes the table, not the match: `make` gives its new state from the current one, or a refusal. */
  async change(make: (stored: StoredMatch) => TableChange | Refused): Promise<Done | Refused> {
    const { replica, reconciler, audience } = this.#parts;
    for (let tries = 0; tries < TRIES; tries++) {
      const refused = await reconciler.reconcile();
      if (refused) return refused;
      const { stored } = replica;
      const table = make(stored);
      if ('refused' in table) return table;
      const { key, version } = stored;
      // It may stop or start clocks: they are checked soon.
      const hasClock = stored.status === 'playing' && audience.time.hasClock;
      const look = hasClock ? { look: this.#needs.clock() } : {};
      const failed = await replica.write({ type: 'table', match: key, version, table, ...look });
      if (failed === 'conflict') continue;
      if (failed) return failed;
      replica.stored = { ...replica.stored, ...table, version: version + 1 };
      return 'done';
    }
    return refuse('busy');
  }

  answer(author: Author, intent: Intent, origin?: Origin): Promise<Done | Refused> {
    const { seat, text } = intent;
    const { audience } = this.#parts;
    return this.#step(
      {
        seat,
        text,
        refusal: (stored) => refusalFor(stored, seat, author),
        propose: (live, at) => live.answer(intent, nameOf(author), at, () => audience.here),
      },
      origin,
    );
  }

  undo(author: Author, intent: TakeBack, origin?: Origin): Promise<Done | Refused> {
    const { seat } = intent;
    return this.#step(
      {
        seat,
        refusal: (stored) => refusalFor(stored, seat, author),
        propose: (live, at) => live.undo(intent, nameOf(author), at),
      },
      origin,
    );
  }

  /** A device opens its link for the pending roll: also while a bot stands in or the match is paused. */
  link(actor: Actor, given: Requests['link']): Promise<Done | Refused> {
    const { seat } = given;
    return this.#step({
      seat,
      refusal: (stored) => (holds(actor, stored, seat) ? undefined : refuse('not-your-seat')),
      propose: (live, at) => live.link(given, at),
    });
  }

  /** Makes the pending roll with the links that were opened by now. */
  async roll(): Promise<Done | Refused> {
    const seat = this.#parts.replica.live?.rounds?.pending?.seat;
    if (seat === undefined) return refuse('stale');
    return this.#step({
      seat,
      refusal: ({ status }) => (status === 'playing' ? undefined : refuse('over')),
      propose: (live, at) => live.roll(at),
    });
  }

  async #step(command: StepCommand, origin?: Origin): Promise<Done | Refused> {
    const { replica, reconciler, audience } = this.#parts;
    const { clock, time, metrics, log } = this.#needs;
    const { seat, text } = command;
    const begun = time.elapsed();
    for (let tries = 0; tries < TRIES; tries++) {
      // Authorise.
      const stale = replica.isStale ? await reconciler.reconcile() : undefined;
      const refused = stale ?? command.refusal(replica.stored);
      if (refused) return refused;
      const { live } = replica;
      if (!live) return refuse(replica.broken ? 'broken' : 'not-playing');
      // Propose.
      const at = clock();
      const proposal = command.propose(live, at);
      if (proposal === 'again') return 'again';
      if (typeof proposal === 'string') return explain(replica, live, { code: proposal, seat, text }, log);
      // Store.
      const ending = isLast(live, proposal) ? await replica.endingOf(live, proposal) : undefined;
      const failed = await replica.write({
        type: 'append',
        match: replica.stored.key,
        lines: proposal.lines,
        ...(ending
          ? { ending: { ...ending, at, ...openedSeed(replica.stored) } }
          : audience.time.checkAfterStep(at)),
      });
      if (failed === 'conflict') continue;
      if (failed) return failed;
      // Accept.
      const { game, duplicate } = replica.stored;
      // Others play the same deal: the public statistics would tell its luck, and count it once for each table.
      if (ending && !duplicate) this.#needs.diceHistory.note(game, live.tally(proposal).bars);
      live.commit(proposal);
      if (ending) replica.stored = overSince(replica.stored, ending, at);
      // Tell.
      const told = audience.tellStep(origin, seat);
      if (proposal.lines[0]?.kind !== 'link') {
        metrics.count('moves');
        metrics.moveTime.observe(time.elapsed() - begun);
      }
      return told ? 'told' : 'done';
    }
    return refuse('busy');
  }
}

/** How the log names an author. */
function nameOf(author: Author): string {
  return author.type === 'bot' ? `bot:${author.bot}` : 'person';
}

/** The secret of the dice is public from now on, unless others still play the same deal. */
function openedSeed({ seed, duplicate }: StoredMatch): { readonly seed?: string } {
  return duplicate?.hidden ? {} : { seed };
}

function overSince(stored: StoredMatch, { result, played }: Ending, ended: number): StoredMatch {
  const version = stored.version + 1;
  return { ...stored, version, status: 'over', ended, result, ...(played ? { played } : {}) };
}

function isLast({ match: { game } }: LiveMatch, { step }: Proposal): boolean {
  return game.toAct(step.state).length === 0;
}
