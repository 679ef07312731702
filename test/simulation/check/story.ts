import type { Store } from '../../../src/server/store/store.ts';
import type { Group } from '../people/party.ts';
import type { Surroundings } from '../people/browser.ts';
import type { DatabaseServer } from '../store/server.ts';
import type { Report } from '../simulate.ts';
import { storedOf } from './judge.ts';

const SECOND = 1000;
const MAX_LINES = 400;

/** What a failed run has to say, with the command that repeats it; empty if nothing was found. */
export function failureOf({ seed, finding }: Report): string {
  if (!finding) return '';
  return `${finding.problem}\n${finding.story}\n\nnpm run simulate -- --seed ${seed}`;
}

/** The last minute of a table: what happened, what each node and each page knows, and who holds the lease. */
export async function storyOf(
  store: Store,
  { world, nodes }: Surroundings,
  groups: readonly Group[],
  database: DatabaseServer,
  match: string | undefined,
): Promise<string> {
  const lines = world.trace
    .filter(
      (line) =>
        line.at > world.now - 60 * SECOND &&
        (line.match === undefined || match === undefined || line.match === match),
    )
    .slice(-MAX_LINES)
    .map(({ at, who, what }) => `${(at / SECOND).toFixed(3).padStart(9)}  ${who}: ${what}`);
  return [...lines, ...(match === undefined ? [] : await knowledgeOf(match))].join('\n');

  async function knowledgeOf(id: string): Promise<string[]> {
    const stored = await storedOf(store, id).catch(() => undefined);
    const key = stored?.match.key ?? 0;
    const told = [
      `stored: ${stored?.match.status}, version ${stored?.match.version}, ${stored?.lines.length} lines, waiting for ${stored?.live.waitingFor.join()}, times ${JSON.stringify(stored?.match.times)}`,
      `seats: ${JSON.stringify(stored?.match.seats)}`,
      `the lease: ${database.shared.ownerOf(key) ?? 'nobody'}`,
    ];
    for (const { name, core, machine, way } of nodes) {
      const table = core?.parts.tables.present(id);
      const lease = core?.parts.leases.holds(key) ? 'holds the lease' : 'does not hold the lease';
      told.push(
        table
          ? `${name} ${lease}, has version ${table.stored.version}, ${table.live?.lines} lines, waits for ${table.waitingFor.join()}, ${table.watched ? 'watched' : 'not watched'}, ${table.idle ? 'idle' : 'busy'}`
          : `${name} ${core ? `${lease}, has no such table` : machine.isOff ? 'is off' : 'is starting'}, ${way.condition}`,
      );
    }
    const pages = groups
      .flatMap(({ people }) => people)
      .filter(({ match: at }) => at === id)
      .flatMap(({ browsers }) => browsers);
    for (const { name, socket, visit, isFrozen, isHidden } of pages) {
      const seen = [...(visit?.latest ?? [])].map(([viewer, { seq }]) => `${viewer}: ${seq}`).join(', ');
      told.push(
        `${name} is ${socket.state}${isFrozen ? ', frozen' : ''}${isHidden ? ', hidden' : ''}, ${visit?.refusal ?? visit?.play?.phase.type ?? 'without a table'}, has seen ${seen}`,
      );
    }
    return told;
  }
}
