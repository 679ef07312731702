import type { MovementKind, Sitting } from '../../../duplicate/movement.ts';
import type { Options, Result } from '../../../engine/game.ts';
import type { ClockSetting } from '../../../wire/clock.ts';
import type { Database } from '../database.ts';
import type {
  DuplicateChange,
  DuplicatePlayer,
  DuplicateStatus,
  DuplicateStore,
  StoredBoard,
  StoredDuplicate,
} from '../subjects/duplicate.ts';
import type { Status } from '../records.ts';
import type { SeedBox } from '../seed-box.ts';
import { field, number, type Row, text } from './row.ts';

/** The associated data of a seed's encryption: a sealed seed can be opened for its own round only. */
const purposeOf = (id: string, round: number) => `duplicate ${id} ${round}`;

/** The change as it is stored: with the seeds of all deals sealed. */
export function sealedDeals<C extends DuplicateChange & { readonly type: 'duplicate-create' }>(
  change: C,
  box: SeedBox,
): C {
  const { duplicate } = change;
  const seeds = duplicate.seeds.map((seed, round) => box.seal(seed, purposeOf(duplicate.id, round)));
  return { ...change, duplicate: { ...duplicate, seeds } };
}

/** Duplicates, read from either database. */
export class SqlDuplicates implements DuplicateStore {
  readonly #database: Database;
  readonly #box: SeedBox | undefined;

  constructor(database: Database, box: SeedBox | undefined) {
    this.#database = database;
    this.#box = box;
  }

  async duplicate(id: string): Promise<StoredDuplicate | undefined> {
    return this.#whole(await this.#database.all('duplicate', [id]));
  }

  async byKey(key: number): Promise<StoredDuplicate | undefined> {
    return this.#whole(await this.#database.all('duplicateByKey', [key]));
  }

  async boards(duplicate: number): Promise<StoredBoard[]> {
    return (await this.#database.all('boards', [duplicate])).map(boardFrom);
  }

  async of(person: number, most: number): Promise<StoredDuplicate[]> {
    const rows = Map.groupBy(await this.#database.all('duplicatesOf', [person, most]), ({ key }) => key);
    return [...rows.values()].flatMap((each) => this.#whole(each) ?? []);
  }

  async hosted(person: number) {
    const [row] = await this.#database.all('duplicatesHosted', [person]);
    return row
      ? { gathering: number(row, 'gathering'), playing: number(row, 'playing') }
      : { gathering: 0, playing: 0 };
  }

  async underWay(after: number, most: number): Promise<number[]> {
    return (await this.#database.all('duplicatesUnderWay', [after, most])).map((row) => number(row, 'key'));
  }

  async unstarted(before: number, most: number): Promise<number[]> {
    return (await this.#database.all('duplicatesUnstarted', [before, most])).map((row) => number(row, 'key'));
  }

  #whole(rows: readonly Row[]): StoredDuplicate | undefined {
    const [row] = rows;
    if (!row) return undefined;
    const id = text(row, 'id');
    const seeds = JSON.parse(text(row, 'seeds')) as string[];
    return {
      key: number(row, 'key'),
      id,
      game: text(row, 'game'),
      rules: number(row, 'rules'),
      options: JSON.parse(text(row, 'options')) as Options,
      ...field('host', row.host as number | null),
      seats: number(row, 'seats'),
      clock: JSON.parse(text(row, 'clock')) as ClockSetting,
      bot: text(row, 'level'),
      movement: text(row, 'movement') as MovementKind,
      sitting: JSON.parse(text(row, 'sitting')) as Sitting,
      seeds: seeds.map((seed, round) => this.#box?.open(seed, purposeOf(id, round)) ?? seed),
      commitments: JSON.parse(text(row, 'commitments')) as string[],
      players: rows.filter(({ player }) => player !== null).map(playerFrom),
      at: number(row, 'at'),
      version: number(row, 'version'),
      status: text(row, 'status') as DuplicateStatus,
      removed: row.removed ? (JSON.parse(text(row, 'removed')) as number[]) : [],
      ...field('started', row.started as number | null),
      ...field('ended', row.ended as number | null),
    };
  }
}

function playerFrom(row: Row): DuplicatePlayer {
  return {
    player: number(row, 'player'),
    ...field('person', row.person as number | null),
    ...field('bot', row.player_bot as string | null),
    name: text(row, 'player_name'),
    ...field('here', row.here as number | null),
    ...field('away', row.away as number | null),
    ...(row.program === 1 ? { program: true } : {}),
  };
}

function boardFrom(row: Row): StoredBoard {
  return {
    match: number(row, 'key'),
    id: text(row, 'id'),
    round: number(row, 'round'),
    table: number(row, 'board'),
    status: text(row, 'status') as Status,
    hidden: row.hidden === 1,
    ...field('ended', row.ended as number | null),
    ...(row.result ? { result: JSON.parse(text(row, 'result')) as Result } : {}),
    ...(row.played ? { played: JSON.parse(text(row, 'played')) as NonNullable<StoredBoard['played']> } : {}),
  };
}
