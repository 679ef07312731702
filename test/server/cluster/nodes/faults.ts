import type { ClusterStore } from '../../../../src/server/store/cluster.ts';
import type { Store } from '../../../../src/server/store/store.ts';

/**
 * Faulty nodes. A node that dies between commit and NOTIFY, or never notifies, is a misfortune that must
 * do no harm; one that neither listens nor polls is broken, and the test must detect it.
 */
export const misfortunes = ['mute', 'dies-before-it-tells'] as const;
export const nodeFaults = ['deaf-and-blind', 'no-catching-up'] as const;
export type NodeFault = (typeof misfortunes)[number] | (typeof nodeFaults)[number];

export function faultyNode(store: Store, fault: NodeFault): Store {
  const { cluster } = store;
  if (!cluster) throw new Error('this store has no other nodes');
  return replaced(store, { cluster: replaced(cluster, makers[fault](cluster)) });
}

const makers: { readonly [F in NodeFault]: (cluster: ClusterStore) => Partial<ClusterStore> } = {
  mute: () => ({ tell: async () => undefined }),
  'dies-before-it-tells': (cluster) => ({
    async tell(text) {
      if (/ matches .*"l\d/.test(text)) process.kill(process.pid, 'SIGKILL');
      await cluster.tell(text);
    },
  }),
  'deaf-and-blind': () => ({ listen: () => undefined, matchVersions: async () => [] }),
  /** Learns that there are new lines, and reads none. */
  'no-catching-up': (cluster) => ({
    linesAfter: async () => new Map(),
    matchVersions: async (node, matches, life) =>
      (await cluster.matchVersions(node, matches, life)).map((standing) => ({ ...standing, line: 0 })),
  }),
};

/** The same object with some of its members done differently. */
export function replaced<T extends object>(object: T, members: Partial<T>): T {
  return new Proxy(object, {
    get(target, name) {
      if (Object.hasOwn(members, name)) return Reflect.get(members, name) as unknown;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value as (...given: unknown[]) => unknown).bind(target) : value;
    },
  });
}
