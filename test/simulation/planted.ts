import { BotPool } from '../../src/server/bots/bot-pool.ts';
import { CatchUp } from '../../src/server/cluster/catch-up.ts';
import { SharedLeases } from '../../src/server/cluster/leases.ts';
import { SharedPresence } from '../../src/server/cluster/presence.ts';
import { Progress } from '../../src/server/duplicate/progress.ts';
import { Autostart } from '../../src/server/lobby/autostart.ts';
import { LobbyWatch } from '../../src/server/lobby/lobby-watch.ts';
import { Lobby } from '../../src/server/lobby/lobby.ts';
import { LiveMatch } from '../../src/server/match/live-match.ts';
import { Pairing } from '../../src/server/pairing/pairing.ts';
import { Ratings } from '../../src/server/ratings/ratings.ts';
import { Connection } from '../../src/server/socket/connection.ts';
import { ProgramStream } from '../../src/server/socket/program-stream.ts';
import type { PersonRating } from '../../src/server/store/subjects/ratings.ts';
import { SqlStore } from '../../src/server/store/sql/sql-store.ts';
import { Queue } from '../../src/server/support/queue.ts';
import { Audience } from '../../src/server/table/audience.ts';
import { BotSeats } from '../../src/server/table/bot-seats.ts';
import { MatchReplica } from '../../src/server/table/match-replica.ts';
import { TableRegistry } from '../../src/server/table/table-registry.ts';
import { TableSync } from '../../src/server/table/table-sync.ts';
import { Table } from '../../src/server/table/table.ts';
import { Watchers } from '../../src/server/table/watchers.ts';
import { Heartbeat } from '../../src/web/net/socket/heartbeat.ts';
import { Socket } from '../../src/web/net/socket/socket.ts';
import { game } from '../toy/game.ts';

type Method = (...given: never[]) => unknown;
type Patch = (original: Method) => (this: never, ...given: never[]) => unknown;

/** Replaces a method of all objects of a class; the function returned puts it back. */
function patched(owner: object, name: string, patch: Patch): () => void {
  const original = Reflect.get(owner, name) as Method | undefined;
  if (!original) throw new Error(`there is no ${name} to plant a fault in`);
  Reflect.set(owner, name, patch(original));
  return () => void Reflect.set(owner, name, original);
}

/** Every so manieth call is something else. */
function everySo(many: number, instead: (original: Method, self: object, given: never[]) => unknown): Patch {
  let calls = 0;
  return (original) =>
    function patchedCall(this: object, ...given: never[]) {
      return ++calls % many === 0 ? instead(original, this, given) : original.apply(this as never, given);
    };
}

const nothing: Patch = () => () => undefined;
const nothingLater: Patch = () => async () => undefined;
const never = () => new Promise(() => undefined);
const call = (original: Method, self: object, given: never[]) => original.apply(self as never, given);

interface Change {
  readonly type: string;
}

/** Changes some of what is written. */
function written(type: string, instead: (change: never) => object): () => void {
  return patched(
    SqlStore.prototype,
    'write',
    (write) =>
      function changed(this: object, ...given: never[]) {
        const isIt = (given[0] as unknown as Change).type === type;
        return call(write, this, isIt ? [instead(given[0] as never) as never] : given);
      },
  );
}

/** Faults that somebody might write. Each breaks the server or the page in one place; the simulation has to find each. */
export const planted: Readonly<Record<string, () => () => void>> = {
  'an answer is acknowledged before it is durable': () =>
    patched(
      SqlStore.prototype,
      'write',
      (write) =>
        function early(this: object, ...given: never[]) {
          const written = call(write, this, given) as Promise<string>;
          if ((given[0] as unknown as Change).type !== 'append') return written;
          written.catch(() => undefined);
          return Promise.resolve('done');
        },
    ),
  'a write that failed counts as done': () =>
    patched(
      MatchReplica.prototype,
      'write',
      (write) =>
        async function hopeful(this: object, ...given: never[]) {
          const no = (await call(write, this, given)) as object | string | undefined;
          return typeof no === 'object' ? undefined : no;
        },
    ),
  'a line of chat is acknowledged and not written': () =>
    patched(
      MatchReplica.prototype,
      'write',
      (write) =>
        function mute(this: object, ...given: never[]) {
          return (given[0] as unknown as Change).type === 'chat'
            ? Promise.resolve(undefined)
            : call(write, this, given);
        },
    ),
  'a catch-up is forgotten': () => patched(TableSync.prototype, 'catchUp', nothingLater),
  'nodes do not look at the store by themselves': () => {
    const undo = [
      patched(CatchUp.prototype, 'poll', nothingLater),
      patched(CatchUp.prototype, 'heard', nothing),
    ];
    return () => undo.forEach((each) => each());
  },
  'a wake-up is dropped: a lease that is wanted is not asked for': () =>
    patched(SharedLeases.prototype, 'want', nothing),
  'a lease is never released': () => patched(SharedLeases.prototype, 'release', nothing),
  'a lease that another node has taken over is kept': () =>
    patched(SharedLeases.prototype, 'forget', nothing),
  'leases are not tried for again': () => patched(SharedLeases.prototype, 'tryAgain', nothingLater),
  'a bot is not asked when memory was made what the store holds': () => {
    const behind = new WeakSet<object>();
    const undo = [
      patched(
        MatchReplica.prototype,
        'reconcile',
        (reconcile) =>
          async function noted(this: MatchReplica, ...given: never[]) {
            const sure = await call(reconcile, this, given);
            if (sure === 'changed') changed.add(this.stored.id);
            return sure;
          },
      ),
      patched(
        LiveMatch.prototype,
        'commit',
        (commit) =>
          function own(this: object, ...given: never[]) {
            behind.delete(this);
            return call(commit, this, given);
          },
      ),
      patched(
        BotSeats.prototype,
        'ask',
        (ask) =>
          function asking(this: BotSeats) {
            const { stored, live } = this.replica;
            if (changed.delete(stored.id) && live) behind.add(live);
            return live && behind.has(live) ? undefined : call(ask, this, []);
          },
      ),
    ];
    const changed = new Set<string>();
    return () => undo.forEach((each) => each());
  },
  'a bot never answers, once in a while': () => patched(BotPool.prototype, 'ask', everySo(40, never)),
  'bots are not asked at all': () => patched(BotSeats.prototype, 'ask', nothing),
  'a promise never settles: lines of a log': () => patched(SqlStore.prototype, 'lines', everySo(60, never)),
  'a promise never settles: a match': () => patched(SqlStore.prototype, 'matchByKey', everySo(60, never)),
  'a job that fails blocks all behind it': () =>
    patched(
      Queue.prototype,
      'run',
      (run) =>
        function blocking(this: object, ...given: never[]) {
          const [job] = given as unknown as [() => Promise<unknown>];
          return call(run, this, [() => job().catch(never)] as never[]);
        },
    ),
  'one of those who watch is left out, once in a while': () =>
    patched(
      Watchers.prototype,
      'tellUpdates',
      everySo(50, () => false),
    ),
  'a step is told twice, once in a while': () =>
    patched(
      Watchers.prototype,
      'tellUpdates',
      everySo(50, (tell, self, given) => {
        call(tell, self, given);
        return call(tell, self, given);
      }),
    ),
  'an old position is sent again, once in a while': () => {
    const first = new WeakMap<object, unknown>();
    return patched(
      Table.prototype,
      'updateNow',
      everySo(10, (updateNow, self, given) => {
        const now = call(updateNow, self, given);
        const { viewer } = (first.get(self) ?? {}) as { viewer?: unknown };
        if (!first.has(self)) first.set(self, now);
        return viewer === given[0] ? first.get(self) : now;
      }),
    );
  },
  'an outage is not written down': () =>
    patched(
      SqlStore.prototype,
      'write',
      (write) =>
        function forgetful(this: object, ...given: never[]) {
          const { type } = given[0] as unknown as Change;
          return type === 'outage' ? Promise.resolve('done') : call(write, this, given);
        },
    ),
  'people are not told that the table has changed': () => patched(Audience.prototype, 'tellTable', nothing),
  'everybody sees all cards': () =>
    patched(
      game,
      'view',
      (view) =>
        function open(this: object, ...given: never[]) {
          const [state] = given as unknown as [{ cards: number[] }];
          return { ...(call(view, this, given) as object), cards: state.cards };
        },
    ),
  'who is here is not told to other nodes': () => patched(SharedPresence.prototype, 'here', nothing),
  'a page that is gone still counts as watching': () => patched(Connection.prototype, 'close', nothing),
  'a program is not told what has changed': () => patched(ProgramStream.prototype, 'look', nothing),
  'tables are never forgotten': () => patched(TableRegistry.prototype, 'sweep', nothing),
  'a timer is left behind': () => patched(LobbyWatch.prototype, 'stop', nothing),
  'an orderly end waits for ever': () => patched(Queue.prototype, 'idle', () => never),
  'a page does not notice a connection that is half open': () =>
    patched(Heartbeat.prototype, 'check', nothing),
  'a page waits for ever for a connection that hangs': () => patched(Heartbeat.prototype, 'begin', nothing),
  'an answer is lost on the page, once in a while': () =>
    patched(Socket.prototype, 'answer', everySo(100, never)),
  'a wake-up is dropped: a full table is not begun': () =>
    patched(Lobby.prototype, 'startFull', nothingLater),
  'nobody looks after full tables whose node has died': () =>
    patched(Autostart.prototype, 'tend', nothingLater),
  'pairing seats people and does not note that they are seated': () =>
    written('pair', ({ match }: { readonly match: object }) => ({ type: 'create', match })),
  'tables of quick pairing are not begun': () => patched(Pairing.prototype, 'tend', nothingLater),
  'the next round of a duplicate is forgotten': () => {
    const begun = new Set<number>();
    return patched(
      Progress.prototype,
      'advance',
      (advance) =>
        async function once(this: object, ...given: never[]) {
          if (begun.has(given[0] as unknown as number)) return;
          begun.add(given[0] as unknown as number);
          await (call(advance, this, given) as Promise<void>);
        },
    );
  },
  'the deal of a duplicate is never opened': () =>
    written('open-deal', (change: object) => ({ ...change, matches: [] })),
  'a rating is applied twice': () =>
    written('rate', (change: { readonly ratings: readonly PersonRating[] }) => {
      const twice = ({ rating, ...rest }: PersonRating) => ({
        ...rest,
        rating: { ...rating, theta: 2 * rating.theta },
      });
      return { ...change, ratings: change.ratings.map(twice) };
    }),
  'matches are not rated': () => patched(Ratings.prototype, 'tend', nothingLater),
};
