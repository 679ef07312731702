import type pg from 'pg';
import type { Seat } from '../../../engine/game.ts';
import { PostgresChannel } from './channel.ts';
import type { HeartbeatResult, ClusterStore, MatchVersion } from '../cluster.ts';
import { lineOf } from '../sql/rows.ts';
import type { Row } from '../sql/sql.ts';
import type { Change } from '../changes.ts';
import type { Line, Status } from '../records.ts';

type Read = (query: pg.QueryConfig) => Promise<readonly Row[]>;

const alive = (life: string) =>
  `SELECT id FROM nodes WHERE seen > clock_timestamp() - ${life}::bigint * interval '1 millisecond'`;

/** Each statement by its name; all of them go by the database's clock. */
const sql = {
  beat: `INSERT INTO nodes (id, seen) VALUES ($1, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS fresh`,
  silent: `SELECT id FROM nodes WHERE id NOT IN (${alive('$1')})`,
  bury: `DELETE FROM nodes WHERE id = $1 AND id NOT IN (${alive('$2')}) RETURNING id`,
  forgetLeases: 'DELETE FROM leases WHERE node NOT IN (SELECT id FROM nodes)',
  forgetPresence: 'DELETE FROM presence WHERE node NOT IN (SELECT id FROM nodes)',
  leaveLeases: 'DELETE FROM leases WHERE node = $1',
  leavePresence: 'DELETE FROM presence WHERE node = $1',
  // The other nodes find it silent at their next heartbeat and take over.
  leave: `UPDATE nodes SET seen = '-infinity' WHERE id = $1`,
  standings: `WITH alive AS MATERIALIZED (${alive('$3')})
    SELECT key, version, status,
      coalesce((SELECT max(line) FROM lines WHERE match = key), 0) AS line,
      coalesce((SELECT max(number) FROM chat WHERE match = key), 0) AS chat,
      (SELECT id FROM matches AS later WHERE later.previous = matches.id) AS next,
      (SELECT string_agg(seats, ',') FROM presence
        WHERE match = key AND node <> $1 AND node IN (SELECT id FROM alive)) AS elsewhere
    FROM matches WHERE key = ANY($2::bigint[])`,
  // A lateral join per match makes the planner use the primary key whatever its statistics.
  linesAfter: `SELECT key AS match, line, step, kind, seat, asked, text, at, author
    FROM unnest($1::bigint[], $2::bigint[]) AS wanted(key, since) CROSS JOIN LATERAL
    (SELECT line, step, kind, seat, asked, text, at, author FROM lines WHERE match = key AND line > since ORDER BY line) AS news`,
  lease: `WITH alive AS MATERIALIZED (${alive('$3')}),
      free AS (SELECT key FROM unnest($2::bigint[]) AS key WHERE NOT EXISTS
        (SELECT 1 FROM leases WHERE match = key AND node <> $1 AND node IN (SELECT id FROM alive)))
    INSERT INTO leases (match, node) SELECT key, $1 FROM free ORDER BY key
    ON CONFLICT (match) DO UPDATE SET node = excluded.node
      WHERE leases.node = $1 OR leases.node NOT IN (SELECT id FROM alive)
    RETURNING match`,
  release: 'DELETE FROM leases WHERE node = $1 AND match = ANY($2::bigint[])',
  leasesOf: 'SELECT match FROM leases WHERE node = $1 ORDER BY match',
  here: `INSERT INTO presence (match, node, seats)
    SELECT key, $1, seats FROM unnest($2::bigint[], $3::text[]) AS there(key, seats) ORDER BY key
    ON CONFLICT (match, node) DO UPDATE SET seats = excluded.seats`,
  gone: 'DELETE FROM presence WHERE node = $1 AND match = ANY($2::bigint[])',
  forgetPeople: 'DELETE FROM people_here WHERE node NOT IN (SELECT id FROM nodes)',
  forgetOnlookers: 'DELETE FROM onlookers WHERE node NOT IN (SELECT id FROM nodes)',
  leavePeople: 'DELETE FROM people_here WHERE node = $1',
  leaveOnlookers: 'DELETE FROM onlookers WHERE node = $1',
  peopleCome: `INSERT INTO people_here (person, node) SELECT key, $1 FROM unnest($2::bigint[]) AS key ORDER BY key
    ON CONFLICT (person, node) DO NOTHING`,
  peopleGone: 'DELETE FROM people_here WHERE node = $1 AND person = ANY($2::bigint[])',
  peopleElsewhere: `SELECT DISTINCT person FROM people_here
    WHERE person = ANY($2::bigint[]) AND node <> $1 AND node IN (${alive('$3')})`,
  onlookersHere: `INSERT INTO onlookers (match, node, count)
    SELECT key, $1, many FROM unnest($2::bigint[], $3::bigint[]) AS there(key, many) ORDER BY key
    ON CONFLICT (match, node) DO UPDATE SET count = excluded.count`,
  onlookersGone: 'DELETE FROM onlookers WHERE node = $1 AND match = ANY($2::bigint[])',
  // A row for each match and node with somebody looking on.
  onlookersElsewhere: `WITH counted AS MATERIALIZED (SELECT match, sum(count)::bigint AS many FROM onlookers
      WHERE node <> $1 AND node IN (${alive('$4')}) GROUP BY match)
    SELECT match, many FROM counted WHERE match = ANY($2::bigint[])
    UNION (SELECT match, many FROM counted ORDER BY many DESC, match LIMIT $3)`,
} as const;

/** The cluster store on PostgreSQL. Its tables are UNLOGGED: after a crash of the database every node registers anew anyway. */
export class PostgresCluster implements ClusterStore {
  readonly #channel: PostgresChannel;
  readonly #read: Read;
  #written: ((changes: readonly Change[]) => void) | undefined;

  constructor(settings: pg.ClientConfig, read: Read) {
    this.#channel = new PostgresChannel(settings);
    this.#read = read;
  }

  listen(heard: (text: string) => void, missed: () => void): void {
    this.#channel.listen({ heard, missed });
  }

  tell(text: string): Promise<void> {
    return this.#channel.tell(text);
  }

  onWritten(written: (changes: readonly Change[]) => void): void {
    this.#written = written;
  }

  /** The store says what has just become durable. */
  written(changes: readonly Change[]): void {
    if (changes.length > 0) this.#written?.(changes);
  }

  async beat(node: string, life: number): Promise<HeartbeatResult> {
    const { rows } = await this.#channel.query<{ fresh: boolean }>(named('beat', [node]));
    const silent = await this.#channel.query<{ id: string }>(named('silent', [life]));
    return { isNew: rows[0]?.fresh === true, silent: silent.rows.map(({ id }) => id) };
  }

  async claimDeadNode(node: string, life: number): Promise<boolean> {
    const { rows } = await this.#channel.query(named('bury', [node, life]));
    if (rows.length === 0) return false;
    await this.#channel.query(named('forgetLeases', []));
    for (const name of ['forgetPresence', 'forgetPeople', 'forgetOnlookers'] as const)
      await this.#channel.query(named(name, []));
    return true;
  }

  async leave(node: string): Promise<void> {
    for (const name of ['leaveLeases', 'leavePresence', 'leavePeople', 'leaveOnlookers', 'leave'] as const)
      await this.#channel.query(named(name, [node]));
  }

  async matchVersions(node: string, matches: readonly number[], life: number): Promise<MatchVersion[]> {
    const rows = await this.#read(named('standings', [node, matches, life]));
    return rows.map((row) => ({
      match: row.key as number,
      version: row.version as number,
      status: row.status as Status,
      line: row.line as number,
      chat: row.chat as number,
      ...(row.next === null ? {} : { next: row.next as string }),
      elsewhere: row.elsewhere === null ? [] : String(row.elsewhere).split(',').map(Number),
    }));
  }

  async linesAfter(
    wanted: readonly { readonly match: number; readonly line: number }[],
  ): Promise<Map<number, Line[]>> {
    const keys = wanted.map(({ match }) => match);
    const rows = await this.#read(named('linesAfter', [keys, wanted.map(({ line }) => line)]));
    return Map.groupBy(rows, (row) => row.match as number)
      .entries()
      .reduce((found, [match, lines]) => found.set(match, lines.map(lineOf)), new Map<number, Line[]>());
  }

  async lease(node: string, matches: readonly number[], life: number): Promise<number[]> {
    const rows = await this.#read(named('lease', [node, matches, life]));
    return rows.map((row) => row.match as number);
  }

  async release(node: string, matches: readonly number[]): Promise<void> {
    await this.#read(named('release', [node, matches]));
  }

  async leasesOf(node: string): Promise<number[]> {
    const rows = await this.#read(named('leasesOf', [node]));
    return rows.map((row) => row.match as number);
  }

  async setPresence(node: string, seats: ReadonlyMap<number, readonly Seat[]>): Promise<void> {
    const all = [...seats];
    const there = all.filter(([, each]) => each.length > 0);
    const gone = all.flatMap(([match, each]) => (each.length === 0 ? [match] : []));
    if (gone.length > 0) await this.#read(named('gone', [node, gone]));
    if (there.length === 0) return;
    const [keys, texts] = [there.map(([match]) => match), there.map(([, each]) => each.join(','))];
    await this.#read(named('here', [node, keys, texts]));
  }

  async setPeopleHere(node: string, people: ReadonlyMap<number, boolean>): Promise<void> {
    const those = (here: boolean) => [...people].flatMap(([person, is]) => (is === here ? [person] : []));
    const [come, gone] = [those(true), those(false)];
    if (gone.length > 0) await this.#read(named('peopleGone', [node, gone]));
    if (come.length > 0) await this.#read(named('peopleCome', [node, come]));
  }

  async peopleElsewhere(node: string, people: readonly number[], life: number): Promise<number[]> {
    const rows = await this.#read(named('peopleElsewhere', [node, people, life]));
    return rows.map((row) => row.person as number);
  }

  async setOnlookers(node: string, counts: ReadonlyMap<number, number>): Promise<void> {
    const there = [...counts].filter(([, count]) => count > 0);
    const gone = [...counts].flatMap(([match, count]) => (count > 0 ? [] : [match]));
    if (gone.length > 0) await this.#read(named('onlookersGone', [node, gone]));
    if (there.length === 0) return;
    const [keys, many] = [there.map(([match]) => match), there.map(([, count]) => count)];
    await this.#read(named('onlookersHere', [node, keys, many]));
  }

  async onlookersElsewhere(
    node: string,
    {
      matches,
      most,
      life,
    }: { readonly matches: readonly number[]; readonly most: number; readonly life: number },
  ): Promise<ReadonlyMap<number, number>> {
    const rows = await this.#read(named('onlookersElsewhere', [node, matches, most, life]));
    return new Map(rows.map((row) => [row.match as number, row.many as number]));
  }

  close(): void {
    this.#channel.close();
  }
}

function named(name: keyof typeof sql, values: unknown[]): pg.QueryConfig {
  return { name: `nodes ${name}`, text: sql[name], values };
}
