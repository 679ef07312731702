import type { ChallengeInfo, ChallengeRequests, OpponentInfo } from '../../wire/subjects/challenges.ts';
import { challengeLimits } from '../../wire/subjects/challenges.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import { acceptsAsking } from '../friends/asking.ts';
import type { Blocks } from '../friends/blocks.ts';
import type { LoadedGames } from '../loaded-games.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type {
  ChallengeStatus,
  ChallengeTerms,
  ListedOpponent,
  StoredChallenge,
} from '../store/subjects/challenges.ts';
import type { Store } from '../store/store.ts';
import type { Limiter } from '../support/limiter.ts';
import { cleanName, cleanText } from '../support/sanitize.ts';
import type { Signals } from '../support/signals.ts';
import type { WordFilter } from '../support/word-filter.ts';
import { isId, makeId, type RandomBytes } from '../support/token.ts';
import type { Person } from '../table/actor.ts';
import type { Table } from '../table/table.ts';
import type { AskNotifier } from './ask-notifier.ts';
import { accepts, readAcceptances, readTerms, seatsFor } from './terms.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Somebody who was there so recently counts as there; a program's stream renews it once a minute. */
const HERE = 2 * MINUTE;
const RENEWED = MINUTE;
/** Who was not there for so long is taken off the list. */
const LISTED = 24 * HOUR;
/** For how long a challenge can be read after its time. */
const READABLE = HOUR;
const MAX_LISTED = 500;
/** Open challenges that one person may have sent, and that may wait for one person. */
const MAX_SENT = 20;
const MAX_RECEIVED = 50;
const MAX_READ = 200;

interface Needs {
  readonly store: Store;
  readonly games: LoadedGames;
  readonly lobby: Lobby;
  readonly limiter: Limiter;
  /** Why a person who has sent so many open ones may send no more. */
  readonly refusalToChallenge: (person: number, sent: number) => Promise<Refused | undefined>;
  /** Words that are not allowed in names. */
  readonly words: WordFilter;
  readonly signals: Signals;
  readonly blocks: Blocks;
  readonly asked: AskNotifier;
  readonly clock: () => number;
  readonly random: RandomBytes;
}

/** Who accepts challenges; and challenges, made, accepted, declined and withdrawn. */
export class Challenges {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Puts somebody on the list, or changes what stands there. */
  async enter(
    person: Person,
    { name: given = person.name, games, about }: ChallengeRequests['opponent'],
  ): Promise<{ readonly opponent: OpponentInfo } | Refused> {
    const { store, clock } = this.#needs;
    const name = cleanName(given);
    if (name === undefined) return refuse('bad-name');
    if (this.#needs.words.matches(`${name}, ${about}`)) return refuse('bad-word');
    const accepted = await readAcceptances(this.#needs.games, games);
    if ('refused' in accepted) return accepted;
    const terms = { games: accepted, about: cleanText(about).slice(0, challengeLimits.about) };
    const change = { type: 'opponent', person: person.key, name, folded: folded(name), terms } as const;
    if ((await store.write({ ...change, at: clock() })) === 'conflict') return refuse('name-taken');
    const entry = await store.challenges.opponent(change.folded);
    return entry?.person === person.key ? { opponent: this.#shown(entry) } : refuse('busy');
  }

  /** Takes somebody off the list; what was asked of them is declined. */
  async leave(person: Person): Promise<object> {
    const { store, clock } = this.#needs;
    const waiting = await this.#open(person.key);
    await store.write({ type: 'opponent-gone', person: person.key, at: clock() });
    this.#tell(person.key, ...waiting.map(({ sender }) => sender));
    return {};
  }

  async list(): Promise<{ readonly opponents: readonly OpponentInfo[] }> {
    const { store, clock } = this.#needs;
    const listed = await store.challenges.opponents(clock() - LISTED, MAX_LISTED);
    return { opponents: listed.map((each) => this.#shown(each)) };
  }

  /** A program has its stream open, so it is there. */
  async seen({ key: person }: Person): Promise<void> {
    const { store, clock } = this.#needs;
    const at = clock();
    const entry = await store.challenges.opponentOf(person);
    if (entry && at - entry.seen >= RENEWED) await store.write({ type: 'opponent-seen', person, at });
  }

  async make(
    person: Person,
    wish: ChallengeRequests['challenge'],
  ): Promise<{ readonly challenge: ChallengeInfo } | Refused> {
    const { store, clock, games, random } = this.#needs;
    const known = await games.find(wish.game);
    if (!known) return refuse('no-game');
    const { game, bots } = known;
    const terms = readTerms(game, wish);
    if ('refused' in terms) return terms;
    // The bots are looked at now, so that whoever accepts is not refused for them.
    const tried = seatsFor(terms, { me: person, them: person, bots });
    if ('refused' in tried) return tried;
    const to = await this.#receiver(person, wish.to, terms);
    if (typeof to !== 'number') return to;
    const at = clock();
    const { sent } = await store.challenges.openChallenges(person.key, at);
    const { received } = await store.challenges.openChallenges(to, at);
    if (sent >= MAX_SENT || received >= MAX_RECEIVED) return refuse('too-many');
    const refused = await this.#needs.refusalToChallenge(person.key, sent);
    if (refused) return refused;
    if (!this.#needs.limiter.mayChallenge(person.key)) return refuse('too-fast');
    const until = at + wish.seconds * 1000;
    const challenge = { id: makeId(random), sender: person.key, receiver: to, terms, at, until };
    const done = await store.write({ type: 'challenge-made', challenge });
    if (done === 'conflict')
      return refuse('too-many', 'You have challenged this opponent already; wait, or withdraw it.');
    this.#needs.asked.tell(to, { what: 'challenged', name: person.name, game: game.id });
    return this.#changed(challenge.id);
  }

  /** The one who was asked accepts: a table is opened with both seated, and begins by itself when it is full. */
  async accept(person: Person, id: string): Promise<Table | Refused> {
    const { store, clock, lobby, games } = this.#needs;
    const found = await store.challenges.challenge(id);
    if (found?.receiver !== person.key) return refuse('no-challenge');
    const { terms, sender } = found;
    const known = await games.find(terms.game);
    const host = await store.people.account(sender);
    const at = clock();
    if (!known || !host || (host.suspended ?? 0) > at) return refuse('no-challenge');
    if (await this.#needs.blocks.isBetween(person.key, sender)) return refuse('no-challenge');
    const seats = seatsFor(terms, { me: { type: 'person', ...host }, them: person, bots: known.bots });
    if ('refused' in seats) return seats;
    const { options, clock: pace, live } = terms;
    const table = await lobby.createAgreed(
      known.game,
      { options, host: sender, seats, listed: false, autostart: true, clock: pace, dice: live ? 3 : 2 },
      (match) => ({ type: 'challenge-accepted', id, match, at }),
    );
    if (table === 'conflict') return refuse('no-challenge');
    if (isRefused(table)) return table;
    this.#tell(sender, person.key);
    return table;
  }

  decline(person: Person, id: string): Promise<{ readonly challenge: ChallengeInfo } | Refused> {
    return this.#end(id, 'declined', ({ receiver }) => receiver === person.key);
  }

  withdraw(person: Person, id: string): Promise<{ readonly challenge: ChallengeInfo } | Refused> {
    return this.#end(id, 'withdrawn', ({ sender }) => sender === person.key);
  }

  /** What somebody has sent and received, as far as it can still be read, and when each last changed. */
  async of({ key }: Person): Promise<readonly { readonly info: ChallengeInfo; readonly changed: number }[]> {
    const { store, clock } = this.#needs;
    const found = await store.challenges.challengesOf(key, clock() - READABLE, MAX_READ);
    return found.map((stored) => {
      const info = this.#info(stored);
      return { info, changed: info.status === 'expired' ? stored.until : stored.changed };
    });
  }

  /** Deletes what nobody reads any more. */
  async tidy(): Promise<void> {
    const now = this.#needs.clock();
    const change = { endedBefore: now - READABLE, unseenSince: now - LISTED };
    await this.#needs.store.write({ type: 'challenges-tidy', ...change });
  }

  async #end(
    id: string,
    status: 'declined' | 'withdrawn',
    isTheirs: (found: StoredChallenge) => boolean,
  ): Promise<{ readonly challenge: ChallengeInfo } | Refused> {
    const { store, clock } = this.#needs;
    const found = await store.challenges.challenge(id);
    if (!found || !isTheirs(found)) return refuse('no-challenge');
    const done = await store.write({ type: 'challenge-ended', id, status, at: clock() });
    return done === 'done' ? this.#changed(id) : refuse('no-challenge');
  }

  async #changed(id: string): Promise<{ readonly challenge: ChallengeInfo } | Refused> {
    const found = await this.#needs.store.challenges.challenge(id);
    if (!found) return refuse('no-challenge');
    this.#tell(found.sender, found.receiver);
    return { challenge: this.#info(found) };
  }

  async #open(person: number): Promise<StoredChallenge[]> {
    const { store, clock } = this.#needs;
    const found = await store.challenges.challengesOf(person, clock(), MAX_READ);
    return found.filter(({ receiver, status }) => receiver === person && status === 'open');
  }

  /**
   * The key of whom the challenge is for: somebody on the list who accepts such tables, or any person, by their id, who
   * accepts challenges of this one.
   */
  async #receiver(person: Person, to: string, terms: ChallengeTerms): Promise<number | Refused> {
    const { store, blocks } = this.#needs;
    const listed = await this.#find(to);
    const known = isId(to) ? await store.friends.person(to) : undefined;
    const key = listed?.person ?? known?.key;
    if (key === undefined || key === person.key) return refuse('no-opponent');
    const { blocked, blockedBy } = await blocks.ofPerson(person.key);
    if (blockedBy.has(key)) return refuse('closed-to-you');
    if (blocked.has(key)) return refuse('you-blocked');
    // Whoever is on the list plays what their entry says.
    if (listed) return accepts(listed.terms, terms) ? key : refuse('not-accepted');
    const mayAsk = known && acceptsAsking(known, await store.friends.tie(person.key, key));
    return mayAsk ? key : refuse('closed-to-you');
  }

  async #find(to: string): Promise<ListedOpponent | undefined> {
    const { challenges } = this.#needs.store;
    const found = (await challenges.opponent(folded(cleanText(to)))) ?? (await challenges.opponentById(to));
    return found && found.seen >= this.#needs.clock() - LISTED ? found : undefined;
  }

  #tell(...people: number[]): void {
    this.#needs.signals.send('challenges', [...new Set(people)]);
  }

  #info({ id, terms, from, to, status, match, at, until }: StoredChallenge): ChallengeInfo {
    const { game, options, seats, clock, live } = terms;
    const now: ChallengeStatus = status === 'open' && until <= this.#needs.clock() ? 'expired' : status;
    const table = match === undefined ? {} : { match };
    return { id, from, to, game, options, seats, clock, live, status: now, ...table, at, until };
  }

  #shown({ id, name, program, terms, seen }: ListedOpponent): OpponentInfo {
    return { id, name, program, here: this.#needs.clock() - seen < HERE, ...terms };
  }
}

/** Names are equal if they are after NFKC normalisation and case folding. */
function folded(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
