import type { StoredMatch } from '../../../src/server/store/records.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { tableInfoOf } from '../../../src/server/table/table-info.ts';
import type { SeatInfo } from '../../../src/wire/server.ts';
import type { Group } from '../people/party.ts';
import type { Surroundings } from '../people/browser.ts';
import type { DatabaseServer } from '../store/server.ts';
import { storedOf } from './judge.ts';
import { contentOf } from './witness.ts';
import { updateOf } from '../../../src/server/table/updates.ts';

export interface Finding {
  readonly problem: string;
  readonly match?: string;
}

/** How far each group has come, and how many lines the logs of its matches have now. */
export async function lengths(store: Store, groups: readonly Group[]): Promise<ReadonlyMap<Group, string>> {
  const found = new Map<Group, string>();
  for (const group of groups) {
    const logs: string[] = [];
    for (const match of group.matches) {
      const stored = await storedOf(store, match);
      logs.push(`${match} ${stored?.lines.length ?? 0} ${stored?.match.status ?? ''}`);
    }
    found.set(group, `${group.stage} ${logs.join(' ')}`);
  }
  return found;
}

/** A group for which nothing has gone on since, though it may not wait for longer than `window`. */
export function standingStill(
  before: ReadonlyMap<Group, string>,
  after: ReadonlyMap<Group, string>,
  window: number,
): Finding | undefined {
  for (const [group, length] of before) {
    const [match] = group.matches;
    if (after.get(group) !== length || (match === undefined && group.within > window)) continue;
    return { problem: 'a table stands still', ...(match === undefined ? {} : { match }) };
  }
  return undefined;
}

/** Once nobody moves any more: every page shows what is stored, and no bot owes anything. */
export async function atRest(store: Store, groups: readonly Group[]): Promise<Finding | undefined> {
  for (const { people } of groups) {
    for (const { browsers, match } of people) {
      const stored = match === undefined ? undefined : await storedOf(store, match);
      // In a duplicate bots play on for people whose time is up: nothing is at rest there.
      if (match === undefined || !stored || stored.match.duplicate) continue;
      const { live } = stored;
      for (const { name, visit, isFrozen } of browsers) {
        if (visit?.match !== match || isFrozen || visit.refusal !== undefined) continue;
        if (!visit.play) return { problem: `${name} shows no table`, match };
        const table = tableInfoOf(stored.match, { here: everybody(stored.match), waitingFor: [] });
        const isOver = table.status === 'over';
        const arranged = seatsAs(visit.table?.seats ?? [], isOver);
        const expected = seatsAs(table.seats, isOver);
        if (arranged !== expected || visit.table?.status !== table.status)
          return {
            problem: `${name} shows the seats ${arranged}, stored are ${expected}`,
            match,
          };
        for (const [viewer, update] of visit.latest) {
          const now = updateOf(match, live, viewer);
          if (update.seq !== now.seq || contentOf(update) !== contentOf(now))
            return { problem: `${name} shows ${viewer} update ${update.seq}, stored is ${now.seq}`, match };
        }
      }
      const owing = live.waitingFor.filter((seat) => {
        const there = stored.match.seats[seat];
        return there?.bot !== undefined || there?.standIn !== undefined;
      });
      const isPaused = stored.match.times.interludes.some(
        ({ kind, until }) => kind === 'pause' && until === undefined,
      );
      if (owing.length > 0 && !isPaused)
        return { problem: `the bot of seat ${owing[0]} has not answered`, match };
    }
  }
  return undefined;
}

/** A lease that two nodes believe to hold. */
export function heldTwice({ nodes }: Surroundings): Finding | undefined {
  const holders = new Map<string, string>();
  for (const { name, core } of nodes) {
    if (!core?.parts.store.cluster) continue;
    const { tables, leases } = core.parts;
    for (const { stored } of tables.inMemory) {
      if (!leases.holds(stored.key)) continue;
      const other = holders.get(stored.id);
      if (other !== undefined)
        return { problem: `${other} and ${name} both hold the lease`, match: stored.id };
      holders.set(stored.id, name);
    }
  }
  return undefined;
}

/** At rest everybody is at the table. */
function everybody({ seats }: StoredMatch): ReadonlySet<number> {
  return new Set(seats.flatMap(({ person }, seat) => (person === undefined ? [] : [seat])));
}

/** Who plays where, and who is here; after the end everybody goes when they like. */
function seatsAs(seats: readonly SeatInfo[], isOver: boolean): string {
  return seats
    .map(({ kind, bot, here }) => `${kind} ${bot ?? '-'} ${here || isOver ? 'here' : 'away'}`)
    .join(', ');
}

/** When everybody has gone: nothing is left in memory, and no lease is held. */
export function leftBehind(
  { nodes }: Surroundings,
  { shared }: DatabaseServer,
  timers: number,
): Finding | undefined {
  for (const { name, core, machine, way } of nodes) {
    if (!core) return { problem: `${name} is not up` };
    const { tables, streams, lobbyWatch } = core.parts;
    const [kept] = [...tables.inMemory];
    if (kept) {
      const { stored, watched, idle, used } = kept;
      const since = Math.round((machine.now() - used) / 1000);
      const how = `${stored.status}, ${watched ? 'watched' : 'not watched'}, ${idle ? 'idle' : 'busy'}, last used ${since} s ago`;
      return { problem: `${name} keeps ${tables.size} tables in memory: ${how}`, match: stored.id };
    }
    if (core.parts.sockets.size > 0) return { problem: `${name} keeps ${core.parts.sockets.size} sockets` };
    if (way.sockets.size > 0) return { problem: `${name} keeps ${way.sockets.size} connections open` };
    if (streams.size + lobbyWatch.size > 0) return { problem: `${name} keeps streams or pages of the lobby` };
    if (machine.timers > timers)
      return { problem: `${name} has ${machine.timers} timers, ${timers} when it began` };
  }
  if (shared.held > 0) return { problem: `${shared.held} leases are held for nothing` };
  return undefined;
}
