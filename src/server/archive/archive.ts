import { Readable } from 'node:stream';
import { type MatchFile, writeMatchFile } from '../../engine/file.ts';
import type { ArchiveRequests } from '../../wire/subjects/archive.ts';
import { isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import type { LoadedGames } from '../loaded-games.ts';
import { publishedAt, type StoredMatch } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { errorMessage } from '../support/error-message.ts';
import type { Log } from '../support/log.ts';
import { matchFileOf } from '../table/match-file.ts';
import { MatchReplica, type ReplicaNeeds } from '../table/match-replica.ts';

/** Matches that are read at once. */
const PAGE = 50;
/** Matches that became public within this many milliseconds are left for the next export: two nodes may store simultaneous ends in another order. */
const SETTLED = 5000;

interface Needs extends ReplicaNeeds {
  readonly store: Store;
  readonly games: LoadedGames;
  readonly clock: () => number;
  readonly log: Log;
}

/** The finished matches of the server as match files, one a line, in the order in which they became public. */
export class Archive {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /** Those of one person, or of everybody. `spent` is called with the number of plies of each. */
  async open(
    { after, ...filter }: ArchiveRequests['matches'],
    person?: number,
    spent: (plies: number) => void = () => undefined,
  ): Promise<Readable | Refused> {
    const last = after === undefined ? undefined : await this.#needs.store.match(after);
    const published = last && publishedAt(last);
    if (after !== undefined && published === undefined) return refuse('no-match');
    const from = { published: published ?? 0, key: last?.key ?? 0 };
    return Readable.from(this.#lines({ ...filter, from, person }, spent));
  }

  async *#lines(
    { from, person, game, since = 0, until = Number.MAX_SAFE_INTEGER, players, most }: Wanted,
    spent: (plies: number) => void,
  ): AsyncGenerator<string> {
    const { store, clock, log } = this.#needs;
    const published = clock() - SETTLED;
    let left = most ?? Number.POSITIVE_INFINITY;
    for (let after = from; left > 0; ) {
      const wanted = { after, published, since, until, game, players, person };
      const page = await store.archived(wanted, Math.min(PAGE, left));
      for (const stored of page) {
        const file = await this.#fileOf(stored);
        // A match whose log cannot be replayed is skipped.
        if (isRefused(file)) log.error('archive', { match: stored.id, reason: file.refused });
        else {
          spent(file.plies.length);
          yield `${JSON.stringify(JSON.parse(writeMatchFile(file)))}\n`;
        }
        after = { published: publishedAt(stored) ?? 0, key: stored.key };
      }
      left -= page.length;
      if (page.length < PAGE) return;
    }
  }

  async #fileOf(stored: StoredMatch): Promise<MatchFile | Refused> {
    const known = await this.#needs.games.find(stored.game);
    if (!known) return refuse('no-game');
    const replica = new MatchReplica(this.#needs, known, stored);
    try {
      await replica.replay();
    } catch (error) {
      this.#needs.log.error('archive', { match: stored.id, reason: errorMessage(error) });
      return refuse('storage');
    }
    return matchFileOf(replica);
  }
}

interface Wanted extends Omit<ArchiveRequests['matches'], 'after'> {
  readonly from: { readonly published: number; readonly key: number };
  readonly person: number | undefined;
}
