import type { Seat } from '../../engine/game.ts';
import type { Intent, TakeBack } from '../../wire/client.ts';
import { type Refused, refuse } from '../../wire/refusals.ts';
import { type Actor, holds } from './actor.ts';
import type { Audience } from './audience.ts';
import { explain } from './refusal.ts';
import { pausedSince } from '../match/pauses.ts';
import type { Keeper } from './match-replica.ts';
import { Play, type PlayRefusal, type Proposal } from '../match/live-match.ts';
import { botAt, notReady } from './seating.ts';
import type { Services } from './services.ts';
import type { Ending, StoredMatch } from '../store/store.ts';
import type { Origin } from './watchers.ts';

/** `told`: the update that was sent to the connection says so itself. `again`: it had been done before. */
export type Done = 'told' | 'done' | 'again';

interface Decision {
  readonly seat: Seat;
  readonly text?: string;
  /** Why this seat may not decide at all, as the table is now. */
  readonly mayNot: () => Refused | undefined;
  readonly decide: (play: Play, at: number) => Proposal | 'again' | PlayRefusal;
}

export interface DecisionTerms {
  readonly services: Services;
  readonly keeper: Keeper;
  readonly audience: Audience;
  /** Makes memory what the store holds, if that is in doubt. */
  readonly makeSure: () => Promise<Refused | undefined>;
}

/** How often a decision is tried again after somebody else was faster. */
const TRIES = 4;

/**
 * What is decided at a table, one thing after the other: proposed, made durable, and only then made so and told. Whoever may
 * decide is asked each time anew, after memory is sure: the table may have changed since the last try.
 */
export class Decisions {
  readonly #terms: DecisionTerms;

  constructor(terms: DecisionTerms) {
    this.#terms = terms;
  }

  /** The match begins, with nature's first deals. `server`: the table was closed before, and it is time. */
  async begin(actor: Actor | 'server'): Promise<Done | Refused> {
    const { keeper, audience, services, makeSure } = this.#terms;
    const sure = await makeSure();
    if (sure) return sure;
    const not = notReady(keeper.stored, keeper.known.game, actor);
    if (not) return not;
    const at = services.clock();
    const { game, terms, luck, ledger } = keeper.header();
    const play = new Play(game, terms, luck, { ledger });
    const proposal = play.begin(at);
    const { key, version } = keeper.stored;
    const { lines } = proposal;
    const look = audience.time.lookAfterStep(at);
    const no = await keeper.write({ type: 'start', match: key, version, lines, at, ...look });
    if (no) return no === 'conflict' ? refuse('busy') : no;
    play.commit(proposal);
    keeper.stored = { ...keeper.stored, version: version + 1, status: 'playing', started: at };
    keeper.play = play;
    audience.time.begin(audience.here);
    audience.tellStep();
    return 'done';
  }

  answer(actor: Actor, intent: Intent, origin?: Origin): Promise<Done | Refused> {
    const { seat, text } = intent;
    const mayNot = () => this.#mayNot(actor, seat);
    return this.#step(
      { seat, text, mayNot, decide: (play, at) => play.answer(intent, 'person', at) },
      origin,
    );
  }

  undo(actor: Actor, intent: TakeBack, origin?: Origin): Promise<Done | Refused> {
    const { seat } = intent;
    const mayNot = () => this.#mayNot(actor, seat);
    return this.#step({ seat, mayNot, decide: (play, at) => play.undo(intent, 'person', at) }, origin);
  }

  answerOf(bot: string, intent: Intent): Promise<Done | Refused> {
    const { seat, text } = intent;
    const mayNot = () => {
      const { stored } = this.#terms.keeper;
      const isItsTurn = botAt(stored, seat) === bot && !this.#isPaused && stored.status !== 'closed';
      return isItsTurn ? undefined : refuse('stale');
    };
    return this.#step({ seat, text, mayNot, decide: (play, at) => play.answer(intent, `bot:${bot}`, at) });
  }

  get #isPaused(): boolean {
    return pausedSince(this.#terms.keeper.stored.times) !== undefined;
  }

  #mayNot(actor: Actor, seat: Seat): Refused | undefined {
    const { stored } = this.#terms.keeper;
    const there = stored.seats[seat];
    if (!there) return refuse('no-seat');
    if (!holds(actor, stored, seat)) return refuse('not-your-seat');
    // Somebody who looks after the server has closed the table.
    if (stored.status === 'closed') return refuse('over');
    if (there.standIn !== undefined) return refuse('bot-sits-in');
    return this.#isPaused ? refuse('paused') : undefined;
  }

  async #step({ seat, text, mayNot, decide }: Decision, origin?: Origin): Promise<Done | Refused> {
    const { keeper, services, audience, makeSure } = this.#terms;
    const begun = services.time.elapsed();
    for (let tries = 0; tries < TRIES; tries++) {
      const no = (keeper.inDoubt ? await makeSure() : undefined) ?? mayNot();
      if (no) return no;
      const { play } = keeper;
      if (!play) return refuse(keeper.broken ? 'broken' : 'not-playing');
      const at = services.clock();
      const proposal = decide(play, at);
      if (proposal === 'again') return 'again';
      if (typeof proposal === 'string')
        return explain(keeper, play, { code: proposal, seat, text }, services.log);
      const kept = isLast(play, proposal) ? await keeper.endingOf(play, proposal) : undefined;
      const failed = await keeper.write({
        type: 'append',
        match: keeper.stored.key,
        lines: proposal.lines,
        ...(kept ? { ending: { ...kept, at } } : audience.time.lookAfterStep(at)),
      });
      if (failed === 'conflict') continue;
      if (failed) return failed;
      if (kept) services.diceHistory.note(keeper.stored.game, play.tally(proposal).bars);
      play.commit(proposal);
      if (kept) keeper.stored = overSince(keeper.stored, kept, at);
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

function isLast({ match: { game } }: Play, { step }: Proposal): boolean {
  return game.toAct(step.state).length === 0;
}
