import type { Database } from '../../../src/server/store/database.ts';
import type { ClusterStore } from '../../../src/server/store/cluster.ts';
import { SqlStore } from '../../../src/server/store/sql/sql-store.ts';
import type { Change } from '../../../src/server/store/changes.ts';
import type { Store } from '../../../src/server/store/store.ts';
import type { Time } from '../../../src/server/support/time.ts';
import type { Link } from './link.ts';
import type { DatabaseServer } from './server.ts';

/** The server's own store on the simulated database: group commit and all statements are the real ones. */
export function storeOn(server: DatabaseServer, link: Link, time: Time, isShared: boolean): Store {
  const { tables } = server;
  const database: Database = {
    commit: (changes) => link.request(() => tables.commit(changes)),
    all: (query, values) => link.request(() => tables.all(query, values)),
    close: async () => link.close(),
  };
  return isShared
    ? new SqlStore(database, time, { cluster: clusterOn(server, link) })
    : new SqlStore(database, time);
}

function clusterOn(
  server: DatabaseServer,
  link: Link,
): ClusterStore & { written(changes: readonly Change[]): void } {
  const { shared } = server;
  let written: (changes: readonly Change[]) => void = () => undefined;
  return {
    listen: (heard, missed) => link.listen({ heard, missed }),
    tell: (text) => link.requestInTurn(() => server.notify(text)),
    onWritten(listener) {
      written = listener;
    },
    written(changes) {
      if (changes.length > 0) written(changes);
    },
    beat: (node, life) => link.requestInTurn(() => shared.beat(node, life)),
    claimDeadNode: (node, life) => link.requestInTurn(() => shared.bury(node, life)),
    leave: (node) => link.requestInTurn(() => shared.leave(node)),
    matchVersions: (node, matches, life) => link.request(() => shared.standings(node, matches, life)),
    linesAfter: (wanted) => link.request(() => shared.linesAfter(wanted)),
    lease: (node, matches, life) => link.request(() => shared.lease(node, matches, life)),
    release: (node, matches) => link.request(() => shared.release(node, matches)),
    leasesOf: (node) => link.request(() => shared.leasesOf(node)),
    setPresence: (node, seats) => link.request(() => shared.here(node, seats)),
    setPeopleHere: (node, people) => link.request(() => shared.people.set(node, people)),
    peopleElsewhere: (node, people, life) =>
      link.request(() => people.filter((person) => shared.people.elsewhere(node, person, life).length > 0)),
    setOnlookers: (node, counts) => link.request(() => shared.onlookers.set(node, counts)),
    onlookersElsewhere: (node, { matches, life }) =>
      link.request(
        () =>
          new Map(
            matches.map((match) => [
              match,
              shared.onlookers.elsewhere(node, match, life).reduce((sum, count) => sum + count, 0),
            ]),
          ),
      ),
  };
}
