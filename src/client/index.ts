import { readMatchFile } from '../engine/file.ts';
import { compareWithSeen, type Finding } from '../fair/seen.ts';
import { memoryWitnessStore, Witness, type WitnessStore } from './witness.ts';
import type { ChallengeInfo, ChallengeRequests, OpponentInfo } from '../wire/subjects/challenges.ts';
import { MOST_EXPORTED } from '../wire/subjects/archive.ts';
import type { Code } from '../wire/refusals.ts';
import type { Requests } from '../wire/requests.ts';
import type { Decide, LobbyStreamLine, StreamLine } from '../wire/subjects/programs.ts';
import type { GameInfo, YourTable } from '../wire/server.ts';
import { Connection, Refused } from './connection.ts';

/** The HTTP API for programs, typed from the server's own schemas (`tidetable/client`, docs/programs.md). */

export { Refused };
export type { Code, Finding, WitnessStore };
export type { ChallengeInfo, Decide, GameInfo, LobbyStreamLine, OpponentInfo, StreamLine, YourTable };

export interface ClientOptions {
  /** The server's address: `https://example.org`. */
  readonly server: string;
  /** A program's token, `ttb_...`. */
  readonly token: string;
  /** Milliseconds between two tries while the server cannot be reached. */
  readonly retry?: number;
  /** Where records of matches are kept for `findings`; by default in memory. */
  readonly witnessed?: WitnessStore;
  /** Called at the end of a match whose dice differ from what was committed to. */
  readonly found?: (match: string, findings: readonly Finding[]) => void;
  readonly fetch?: typeof fetch;
}

/** A request as its schema takes it: what has a default may be left out. */
type Wish<T, Needed extends keyof T> = Partial<T> & Pick<T, Needed>;
/** A table to be opened. */
export type TableWish = Wish<Requests['create'], 'game' | 'seats'>;
/** What is to be changed about a table. */
export type SettingsWish = Requests['settings'];
/** Where to sit down, and under which name. */
export type SeatWish = Requests['joinListed'];
/** Whom to challenge, to which table. */
export type ChallengeWish = Wish<ChallengeRequests['challenge'], 'to' | 'game'>;

const RETRY = 1000;

/** A program's connection to a server. */
export class Client {
  readonly #connection: Connection;
  readonly #server: string;
  readonly #witnessed: WitnessStore;
  readonly #found: NonNullable<ClientOptions['found']>;
  #looking: Promise<void> = Promise.resolve();
  /** The latest server time received; a new stream goes on from there. */
  #since: number | undefined;

  constructor({
    server,
    token,
    retry = RETRY,
    witnessed = memoryWitnessStore(),
    found = () => undefined,
    fetch: given = fetch,
  }: ClientOptions) {
    this.#connection = new Connection({ server, token, retry, fetch: given });
    this.#server = server;
    this.#witnessed = witnessed;
    this.#found = found;
  }

  /** Opens a table. `listed` puts it into the lobby; with `autostart` it begins by itself once every seat is taken. */
  create(table: TableWish): Promise<YourTable> {
    return this.#seated('/matches', table);
  }

  /** Makes an invitation to a table of the program's own; the one before is void. */
  async invite(match: string): Promise<string> {
    return (await this.#connection.post<{ invite: string }>(`/matches/${match}/invite`)).invite;
  }

  /** Sits down by an invitation. */
  join(wish: SeatWish & { readonly invite: string }): Promise<YourTable> {
    return this.#seated('/join', wish);
  }

  /** Sits down at a table of the lobby. */
  joinListed(match: string, wish: SeatWish = {}): Promise<YourTable> {
    return this.#seated(`/matches/${match}/join`, wish);
  }

  /** Changes a table of the program's own that has not begun. */
  settings(match: string, wish: SettingsWish): Promise<YourTable> {
    return this.#seated(`/matches/${match}/settings`, wish);
  }

  /** Begins the match of a table of the program's own. */
  start(match: string): Promise<YourTable> {
    return this.#seated(`/matches/${match}/start`, {});
  }

  /** Says something at a table, from a seat of the program's. */
  async say(match: string, seat: number, text: string): Promise<void> {
    await this.#connection.post(`/matches/${match}/chat`, { seat, text });
  }

  /** The games of the server: numbers of players, options as data, levels of the bots. */
  async games(): Promise<readonly GameInfo[]> {
    const answer = await (await this.#connection.get('/games')).json();
    return (answer as { readonly games: readonly GameInfo[] }).games;
  }

  /** Who accepts challenges. */
  async opponents(): Promise<readonly OpponentInfo[]> {
    const answer = await (await this.#connection.get('/opponents')).json();
    return (answer as { readonly opponents: readonly OpponentInfo[] }).opponents;
  }

  /** Puts the program on the list of those who accept challenges; they come by the stream. */
  async acceptChallenges(entry: OpponentEntry): Promise<OpponentInfo> {
    return (await this.#connection.post<{ opponent: OpponentInfo }>('/opponents', entry)).opponent;
  }

  /** Takes the program off that list. Challenges that are open are declined. */
  async acceptNoChallenges(): Promise<void> {
    await this.#connection.post('/opponents/leave');
  }

  /** Asks somebody on that list for a table. The answer comes by the stream. */
  async challenge(wish: ChallengeWish): Promise<ChallengeInfo> {
    return (await this.#connection.post<{ challenge: ChallengeInfo }>('/challenges', wish)).challenge;
  }

  /** Accepts a challenge: the table, with both seated; it begins by itself. */
  accept(challenge: string): Promise<YourTable> {
    return this.#seated(`/challenges/${challenge}/accept`, {});
  }

  async decline(challenge: string): Promise<void> {
    await this.#connection.post(`/challenges/${challenge}/decline`);
  }

  async withdraw(challenge: string): Promise<void> {
    await this.#connection.post(`/challenges/${challenge}/withdraw`);
  }

  /** The program's finished matches as match files, in the order in which they ended: all of them, or those after one. */
  async *finished(wish: FinishedWish = {}): AsyncGenerator<MatchFileJson> {
    for (let after = wish.after; ; ) {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...wish, after }))
        if (value !== undefined) query.set(name, `${value}`);
      const page: MatchFileJson[] = [];
      await this.#connection.insist(async () => {
        page.length = 0;
        for await (const file of this.#connection.lines<MatchFileJson>(`/matches/export?${query.toString()}`))
          page.push(file);
      });
      yield* page;
      if (page.length < MOST_EXPORTED) return;
      after = page.at(-1)?.id;
    }
  }

  /**
   * Where the file of a finished match differs from what this program saw before the first roll; empty if it agrees. Whether
   * every roll follows from the seeds is checked by `tidetable verify`.
   */
  async findings(match: string): Promise<readonly Finding[]> {
    const seen = this.#witnessed.get(match);
    if (!seen) return [];
    const response = await this.#connection.get(`/matches/${match}/file`);
    const file = readMatchFile(await response.text());
    if ('problem' in file) throw new Error(file.problem);
    return compareWithSeen(seen, file);
  }

  /**
   * Answers a question, and retries until the server has replied. Question numbers make that idempotent: a repeated answer has
   * no effect, and a late one is refused as `stale`.
   */
  async answer(
    { match, seat, asked }: Pick<Decide, 'match' | 'seat' | 'asked'>,
    text: string,
  ): Promise<void> {
    await this.#connection.insist(() =>
      this.#connection.post(`/matches/${match}/answer`, { seat, asked, text }),
    );
  }

  /**
   * The lines of the program's stream. Reconnects after a lost connection; open questions are then sent again, and matches
   * that have ended meanwhile are told. Ends when the token is revoked or another stream of the same person replaces it.
   */
  async *stream(): AsyncGenerator<StreamLine> {
    for await (const line of this.#reconnecting<StreamLine>('/bot/stream')) {
      if (line.type === 'hello' || line.type === 'beat') this.#since = line.now;
      if (line.type === 'table' || line.type === 'closing' || line.type === 'rolling')
        await this.#look(line.table);
      if (line.type === 'over') await this.#compare(line.match);
      yield line;
    }
  }

  /** The lobby, whole, at once and after every change; reconnects as `stream` does. */
  lobby(): AsyncGenerator<LobbyStreamLine> {
    return this.#reconnecting<LobbyStreamLine>('/lobby/stream');
  }

  /** Plays: answers every question with the legal move that `choose` picks. */
  async play(choose: (question: Decide) => string | Promise<string>): Promise<void> {
    for await (const line of this.stream()) if (line.type === 'decide') void this.#decide(line, choose);
  }

  async #decide(question: Decide, choose: (question: Decide) => string | Promise<string>): Promise<void> {
    try {
      await this.answer(question, await choose(question));
    } catch (error) {
      // The question is outdated; a new one follows, if any.
      if (!(error instanceof Refused)) throw error;
    }
  }

  async *#reconnecting<L extends StreamLine | LobbyStreamLine>(path: string): AsyncGenerator<L> {
    for (;;) {
      let lost: unknown;
      const isOwn = path === '/bot/stream' && this.#since !== undefined;
      try {
        for await (const line of this.#connection.lines<L>(isOwn ? `${path}?since=${this.#since}` : path)) {
          yield line;
          if (line.type === 'bye' && line.reason !== 'restart') return;
        }
      } catch (error) {
        lost = error;
      }
      await this.#connection.pause(lost);
    }
  }

  /** Commits to randomness of the program's own for the dice, and opens the commitment when the table is closed. */
  async #seated(path: string, body: object): Promise<YourTable> {
    const { table } = await this.#connection.post<{ table: YourTable }>(path, body);
    await this.#look(table);
    return table;
  }

  /** One table after another: an update sent before our commitment arrived must not lead to a second commitment. */
  #look(table: YourTable): Promise<void> {
    this.#looking = this.#looking.then(async () => this.#witness(await this.#current(table)));
    return this.#looking;
  }

  /** The table, read again if it does not show a commitment that was made for it. */
  async #current(table: YourTable): Promise<YourTable> {
    const { id, status, closing, yours, seats } = table;
    const made = this.#witnessed.get(id)?.seats ?? [];
    const isStale = made.some(({ seat }) => yours.includes(seat) && seats[seat]?.commitment === undefined);
    if (status !== 'open' || closing !== undefined || !isStale) return table;
    try {
      const answer = await (await this.#connection.get(`/matches/${id}`)).json();
      return (answer as { readonly table: YourTable }).table;
    } catch {
      // Gone or unreachable: the stream brings the current state.
      return table;
    }
  }

  async #witness(table: YourTable): Promise<void> {
    const ask = async (what: 'commit' | 'open' | 'link', body: object): Promise<boolean> => {
      try {
        await this.#connection.post(`/matches/${table.id}/${what}`, body);
        return true;
      } catch {
        // Too late or unreachable: the match begins without it, visible to everybody.
        return false;
      }
    };
    const witness = new Witness({
      store: this.#witnessed,
      random: (count) => crypto.getRandomValues(new Uint8Array(count)),
      now: Date.now,
      server: this.#server,
      commit: (seat, commitment) => ask('commit', { seat, commitment }),
      open: (seat, opening) => ask('open', { seat, opening }),
      link: (seat, round, link) => ask('link', { seat, round, link }),
    });
    await witness.look(table);
  }

  async #compare(match: string): Promise<void> {
    try {
      const findings = await this.findings(match);
      if (findings.length > 0) this.#found(match, findings);
    } catch {
      // Can be asked for later: `findings`.
    }
  }
}

/** Which finished matches are wanted; times in milliseconds since 1970. */
export interface FinishedWish {
  /** The id of the last that you have. */
  readonly after?: string;
  readonly game?: string;
  readonly since?: number;
  readonly until?: number;
  readonly players?: number;
}

/** A match file as JSON, docs/formats/match-file.md. */
export type MatchFileJson = { readonly id: string; readonly game: string } & {
  readonly [field: string]: unknown;
};

/** What a program says of itself on the list: the games it plays, on which options, how strong it is. */
export interface OpponentEntry {
  /** Nobody else's on the list; without it, the name of the person it acts for. */
  readonly name?: string;
  readonly games: readonly {
    readonly game: string;
    /** Only tables on which these are so; all others are free. */
    readonly options?: ChallengeInfo['options'];
    readonly seats?: { readonly min: number; readonly max: number };
    readonly level?: string;
  }[];
  readonly about?: string;
}
