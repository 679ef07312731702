import { DuplicateParty } from './people/duplicate-party.ts';
import { type Group, Party } from './people/party.ts';
import { Seeker } from './people/seeker.ts';
import type { Surroundings } from './people/browser.ts';
import { atRest, type Finding, heldTwice, leftBehind, lengths, standingStill } from './check/calm.ts';
import { Lights } from './check/clocks.ts';
import { problemOf } from './check/judge.ts';
import {
  fullTables,
  notBegun,
  type RoomCounts,
  roomCounts,
  seatedTwice,
  unfinished,
  wronglyRated,
} from './check/rooms.ts';
import { storyOf } from './check/story.ts';
import { Witness } from './check/witness.ts';
import { Link } from './store/link.ts';
import { DatabaseServer } from './store/server.ts';
import { storeOn } from './store/store.ts';
import { Faults, type Harm } from './world/faults.ts';
import { Machine } from './world/machine.ts';
import { Node } from './world/node.ts';
import { World } from './world/world.ts';

const SECOND = 1000;
/** Once faults stop, connections, leases and bots have so long to come back, and every table so long to move. */
export const RECOVERY = 20 * SECOND;
export const MOVES_WITHIN = 10 * SECOND;
const AT_REST = 15 * SECOND;
/** What the checks ask of the store is answered within so long, or never. */
const ANSWERED = 20 * SECOND;
/** A question of many parts may meet a fault each time. */
const ASKED_AGAIN = 5;
/** Longer than a table stays in memory that nobody looks at. */
const FORGOTTEN = 13 * 60 * SECOND;
/** At tables of quick pairing a clock runs for so long, and is looked at in the end. */
const LONGEST_CLOCK = 6 * 60 * SECOND;

export interface Plan {
  readonly seed: number;
  /** How often faults come and go. */
  readonly storms?: number;
}

export interface Report {
  readonly seed: number;
  /** Of everything that happened: the same seed gives the same. */
  readonly hash: string;
  readonly seconds: number;
  readonly events: number;
  readonly harms: ReadonlyMap<Harm, number>;
  readonly acknowledged: number;
  readonly matches: number;
  readonly rooms: RoomCounts;
  readonly finding?: Finding & { readonly story: string };
}

class Found extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.problem);
    this.finding = finding;
  }
}

/** One run: storms of faults with a calm after each, then everybody goes home. */
export async function simulate({ seed, storms = 3 }: Plan): Promise<Report> {
  const world = new World(seed);
  const rng = world.rng();
  const fail = (problem: string, match?: string) =>
    world.fail(new Found({ problem, ...(match === undefined ? {} : { match }) }));
  const database = new DatabaseServer(world);
  // One in four has its database to itself, as with SQLite.
  const isAlone = rng.below(4) === 0;
  const nodes = Array.from(
    { length: isAlone ? 1 : 2 + rng.below(3) },
    (_, n) => new Node(world, n + 1, database, !isAlone),
  );
  const witness = new Witness(fail);
  const around: Surroundings = { world, nodes, witness, fail };
  const faults = new Faults(world, nodes, database);
  const clerk = new Machine(world, 'clerk');
  const store = storeOn(database, new Link(world, clerk, database), clerk, false);
  const lights = new Lights(around, database);
  const groups: Group[] = [];
  let finding: Report['finding'];
  try {
    await run();
  } catch (error) {
    world.isOver = true;
    const found =
      error instanceof Found ? error.finding : { problem: (error as Error).stack ?? String(error) };
    finding = { ...found, story: await tell(found.match) };
  }
  const report = {
    seed,
    hash: world.digest(),
    seconds: world.now / SECOND,
    events: world.events,
    harms: faults.counts,
    acknowledged: witness.acknowledged,
    matches: witness.matches.length,
    rooms: roomCounts(database),
    ...(finding ? { finding } : {}),
  };
  for (const { machine } of nodes) machine.switchOff();
  database.tables.close();
  return report;

  async function run(): Promise<void> {
    for (const node of nodes) node.start();
    await world.run(5 * SECOND);
    const timers = nodes.map(({ machine }) => machine.timers);
    for (let n = 0; n < 3 + rng.below(4); n++)
      groups.push(new Party(around, String.fromCharCode(65 + n), 1 + rng.below(3)));
    // Seeds take turns: duplicates, quick pairing, neither.
    if (seed % 3 === 1) groups.push(new DuplicateParty(around, 'D', 2 + rng.below(2)));
    if (seed % 3 === 2)
      for (let n = 0; n < 2 + rng.below(3); n++) groups.push(new Seeker(around, `S${n + 1}`));
    await world.run(9 * SECOND);
    for (let storm = 0; storm < storms; storm++) await weather();
    await waitForAll();
    await rest();
    for (const { people } of groups) for (const person of people) person.leave();
    const isPaired = groups.some((group) => group instanceof Seeker);
    await world.run(world.now + FORGOTTEN + (isPaired ? LONGEST_CLOCK : 0));
    expect(leftBehind(around, database, Math.max(...timers)));
    expect(await direct(() => unfinished(store, database)));
    expect(await direct(() => wronglyRated(store, database)));
    await end();
  }

  /** A storm, and the calm after it. */
  async function weather(): Promise<void> {
    for (const { people } of groups) for (const person of people) person.isRestless = true;
    const least = faults.begin();
    await world.run(world.now + Math.max(least, (20 + rng.below(40)) * SECOND));
    faults.end();
    await settle();
    expect(heldTwice(around));
    expect(await direct(() => lights.charged(store)));
    await checkAll();
    for (let waited = 5; waited < RECOVERY / SECOND; waited += 5) {
      unpause();
      await world.run(world.now + 5 * SECOND);
    }
    for (let window = 0; window < 2; window++) {
      const before = await direct(() => lengths(store, groups));
      const full = await direct(() => fullTables(store));
      await world.run(world.now + MOVES_WITHIN);
      expect(standingStill(before, await direct(() => lengths(store, groups)), MOVES_WITHIN));
      expect(await direct(() => notBegun(store, full)));
    }
  }

  /** Whoever may have to wait for others has got what they wait for. */
  async function waitForAll(): Promise<void> {
    const patience = Math.max(...groups.map(({ within }) => within));
    if (patience === 0) return;
    const before = await direct(() => lengths(store, groups));
    await world.run(world.now + patience);
    expect(standingStill(before, await direct(() => lengths(store, groups)), patience));
    await checkAll();
  }

  /** Everybody is at the table again, and nobody has paused it. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      for (const { people } of groups) for (const person of people) person.attend();
      unpause();
      await world.run(world.now + 2.5 * SECOND);
    }
  }

  function unpause(): void {
    for (const { people } of groups)
      for (const person of people)
        for (let seat = 0; person.match !== undefined && seat < 3; seat++)
          void person.ask(`/matches/${person.match}/pause`, { seat, on: false });
  }

  async function rest(): Promise<void> {
    for (const group of groups) group.end();
    for (const { people } of groups) for (const person of people) person.rest();
    await world.run(world.now + AT_REST);
    await checkAll();
    expect(await direct(() => atRest(store, groups)));
  }

  /** Every node stops in order, and leaves nothing behind. */
  async function end(): Promise<void> {
    const stopped = nodes.map(({ core }) => core?.stop().then(() => true));
    await world.run(world.now + 10 * SECOND);
    for (const [n, { name, machine }] of nodes.entries()) {
      const isStopped = await Promise.race([stopped[n], Promise.resolve(false)]);
      if (!isStopped) expect({ problem: `${name} does not stop` });
      if (machine.timers > 0)
        expect({ problem: `${name} has ${machine.timers} timers after it has stopped` });
    }
  }

  async function checkAll(): Promise<void> {
    expect(seatedTwice(database));
    for (const known of witness.matches) {
      const problem = await direct(() => problemOf(store, known));
      if (problem !== undefined) throw new Found({ problem, match: known.match });
    }
  }

  async function tell(match: string | undefined): Promise<string> {
    try {
      return await direct(() => storyOf(store, around, groups, database, match));
    } catch (error) {
      return `no story: ${(error as Error).message}`;
    }
  }

  /** Asks the store while time goes on a little. A question that is never answered is asked again: planted faults reach this store too. */
  async function direct<T>(question: () => Promise<T>): Promise<T> {
    let answer: { readonly value: T } | { readonly error: unknown } | undefined;
    for (let asked = 0; !answer; asked++) {
      if (asked === ASKED_AGAIN) throw new Found({ problem: 'the store does not answer' });
      void question().then(
        (value) => (answer = { value }),
        (error: unknown) => (answer = { error }),
      );
      const patience = world.now + ANSWERED;
      while (!answer && world.now < patience) await world.run(world.now + 1);
    }
    if ('error' in answer) throw answer.error;
    return answer.value;
  }
}

function expect(finding: Finding | undefined): void {
  if (finding) throw new Found(finding);
}
