import { anchorsOf } from '../../rating/anchors.ts';
import { numberOf } from '../../rating/scale.ts';
import type { WatchInfo } from '../../wire/subjects/friends.ts';
import type { Blocks } from '../friends/blocks.ts';
import type { StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { TypicalLength } from '../store/subjects/watching.ts';
import { type Actor, isAmong, isHiddenFrom, nobody } from '../table/actor.ts';
import type { Presence } from '../table/ports.ts';
import { tableInfoOf } from '../table/table-info.ts';
import type { TableRegistry } from '../table/table-registry.ts';

/** The list is made anew at most this often, in milliseconds, however many ask for it. */
const LIFE = 5000;
/** How often it is looked up how long matches usually are, and of how many finished ones. */
const LENGTHS_LIFE = 10 * 60_000;
const FINISHED = 300;
/** The best candidates by rating, and the most watched besides; those that are ranked; those that are shown. */
const MAX_CANDIDATES = 200;
const MAX_WATCHED = 20;
const MAX_RANKED = 60;
const MAX_SHOWN = 24;
/** Stored numbers of ratings are billionths. */
const BILLION = 1e9;
/** Lower numbers belong to matches over days. */
const DAYS = -500 * BILLION;
const OVER_DAYS = -1000 * BILLION;

interface Needs {
  readonly store: Pick<Store, 'watching' | 'matchesByKey'>;
  readonly tables: TableRegistry;
  readonly presence: Presence;
  readonly blocks: Blocks;
  readonly clock: () => number;
}

interface Ranked {
  readonly match: StoredMatch;
  readonly info: Omit<WatchInfo, 'table'>;
  readonly worth: number;
}

/**
 * Matches under way that are worth watching. What it costs does not depend on how many tables or readers there are: at most
 * eight queries every five seconds at each node, each bounded, the first from an index in order of interest.
 */
export class WatchList {
  readonly #needs: Needs;
  #ranked: { readonly list: Promise<readonly Ranked[]>; readonly until: number } | undefined;
  #lengths: { readonly list: Promise<readonly TypicalLength[]>; readonly until: number } | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** The best first, without matches of people whom the reader has blocked, or who have blocked the reader. */
  async read(actor: Actor): Promise<{ readonly matches: readonly WatchInfo[] }> {
    const [ranked, { blocked, blockedBy }] = await Promise.all([
      this.#rankedNow(),
      this.#needs.blocks.of(actor),
    ]);
    const isOpen = ({ match }: Ranked) => !isAmong(match, blocked) && !isAmong(match, blockedBy);
    return {
      matches: ranked
        .filter(isOpen)
        .slice(0, MAX_SHOWN)
        .map(({ match, info }) => ({ table: this.#tableInfo(match), ...info })),
    };
  }

  #tableInfo(match: StoredMatch): WatchInfo['table'] {
    return this.#needs.tables.present(match.id)?.info ?? tableInfoOf(match);
  }

  #rankedNow(): Promise<readonly Ranked[]> {
    const now = this.#needs.clock();
    if (this.#ranked && this.#ranked.until > now) return this.#ranked.list;
    const list = this.#rank();
    this.#ranked = { list, until: now + LIFE };
    // A failed look is not kept.
    list.catch(() => (this.#ranked = undefined));
    return list;
  }

  async #rank(): Promise<readonly Ranked[]> {
    const { store, tables, presence } = this.#needs;
    const watchedHere = new Map(
      tables.watched
        .filter(({ onlookers }) => onlookers > 0)
        .map(({ stored, onlookers }) => [stored.key, onlookers]),
    );
    const byRating = await store.watching.candidates(MAX_CANDIDATES);
    const ratedKeys = byRating.map(({ key }) => key);
    const [elsewhere, watchedElsewhere] = await Promise.all([
      presence.elsewhereAt(ratedKeys),
      presence.onlookersElsewhere(ratedKeys, MAX_WATCHED),
    ]);
    const onlookers = (key: number) => (watchedHere.get(key) ?? 0) + (watchedElsewhere.get(key) ?? 0);
    const known = new Set(ratedKeys);
    const mostWatched = [...new Set([...watchedHere.keys(), ...watchedElsewhere.keys()])]
      .filter((key) => !known.has(key))
      .toSorted((a, b) => onlookers(b) - onlookers(a))
      .slice(0, MAX_WATCHED);
    const all = [...byRating, ...(await store.watching.candidatesAmong(mostWatched))];
    const hereElsewhere = new Map([...elsewhere, ...(await presence.elsewhereAt(mostWatched))]);
    const isPlayed = (key: number) =>
      (tables.presentByKey(key)?.here.size ?? 0) > 0 || (hereElsewhere.get(key)?.length ?? 0) > 0;
    const chosen = all
      .map((each) => ({ ...each, live: isPlayed(each.key) && each.interest > DAYS }))
      .toSorted((a, b) => Number(b.live) - Number(a.live) || b.interest - a.interest)
      .slice(0, MAX_RANKED);
    const keys = chosen.map(({ key }) => key);
    const [matches, lengths, typical] = await Promise.all([
      store.matchesByKey(keys),
      store.watching.lengths(keys),
      this.#typicalLengths(),
    ]);
    const byKey = new Map(matches.map((match) => [match.key, match]));
    return chosen
      .flatMap(({ key, interest, live }): Ranked[] => {
        const match = byKey.get(key);
        if (!match || match.status !== 'playing' || isHiddenFrom(nobody, match)) return [];
        const theta = (interest > DAYS ? interest : interest - OVER_DAYS) / BILLION;
        const progress = progressOf(match, lengths.get(key) ?? 0, typical);
        const info = {
          live,
          onlookers: onlookers(key),
          ...(anchorsOf(match.game) ? { rating: numberOf(theta) } : {}),
          ...(progress === undefined ? {} : { progress }),
        };
        return [{ match, info, worth: worthOf(theta, info) }];
      })
      .toSorted((a, b) => b.worth - a.worth);
  }

  #typicalLengths(): Promise<readonly TypicalLength[]> {
    const now = this.#needs.clock();
    if (this.#lengths && this.#lengths.until > now) return this.#lengths.list;
    const list = this.#needs.store.watching.typicalLengths(FINISHED);
    this.#lengths = { list, until: now + LENGTHS_LIFE };
    list.catch(() => (this.#lengths = undefined));
    return list;
  }
}

/** How far a match is, in hundredths of a usual one of its kind; undefined if none has ended yet. */
function progressOf(
  { game, seats }: StoredMatch,
  lines: number,
  typical: readonly TypicalLength[],
): number | undefined {
  const usual = typical.find((each) => each.game === game && each.seats === seats.length);
  return usual && usual.lines > 0 ? Math.min(99, Math.round((100 * lines) / usual.lines)) : undefined;
}

/**
 * Live ones first. Among them a class of strength (θ of 1 is 174 points), a doubling of the onlookers and the way from the
 * beginning to the end weigh alike.
 */
function worthOf(theta: number, { live, onlookers, progress = 50 }: Omit<WatchInfo, 'table'>): number {
  return (live ? 1000 : 0) + theta + Math.log2(1 + onlookers) + progress / 100;
}
