import { type Block, winPart } from './block.ts';
import { type Bets, observe, openBets, type Verdict, verdictOf } from '../sequential.ts';
import { blocksFor, type Cell } from './terms.ts';
import type { Task } from './work.ts';

/** How far one cell is. Blocks count in their order, so the result is the same however they were shared among threads. */
interface Lane {
  readonly cell: Cell;
  readonly decide: boolean;
  readonly blocks: (Block | undefined)[];
  readonly bets: Bets;
  /** Blocks needed; fewer once it is decided. */
  end: number;
  /** The first block nobody has been given yet, and the first of which the result is not known. */
  next: number;
  counted: number;
  verdict: Verdict | undefined;
  /** Milliseconds and blocks measured in this run. */
  ms: number;
  measured: number;
}

export interface Plan {
  /** Games for each cell, rounded up to whole blocks. */
  readonly games: number;
  /** Ends a cell as soon as it is decided, at 99 %, whether the hero does better or worse than fair. */
  readonly decide: boolean;
  /** The share with which the hero is compared, instead of the fair one. */
  readonly mark?: number | undefined;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Milliseconds of one thread still to go, as far as can be told. */
  readonly left: number | undefined;
}

/** A task should take about so long: short enough to stop soon, long enough to be worth handing out. */
const TASK_MS = 300;
const MOST_BLOCKS = 200;

/** Hands out the blocks of all cells, evenly, and takes in their results. */
export class Schedule {
  private readonly lanes: readonly Lane[];

  /** One plan for all cells, or one for each. */
  constructor(cells: readonly Cell[], plan: Plan | readonly Plan[]) {
    this.lanes = cells.map((cell, i) => {
      const { games, decide, mark } = planFor(plan, i);
      return {
        cell,
        decide,
        blocks: [],
        bets: openBets(mark ?? 1 / cell.players),
        end: blocksFor(games, cell),
        next: 0,
        counted: 0,
        verdict: undefined,
        ms: 0,
        measured: 0,
      };
    });
  }

  /** Takes in a block, fresh or from an earlier run. */
  take(cell: number, i: number, block: Block): void {
    const lane = this.lanes[cell] as Lane;
    lane.blocks[i] = block;
    for (let known = lane.blocks[lane.counted]; known && lane.counted < lane.end; ) {
      observe(lane.bets, known.reduce((sum, game) => sum + winPart(game), 0) / known.length);
      lane.counted++;
      lane.verdict ??= verdictOf(lane.bets);
      if (lane.verdict && lane.decide) lane.end = lane.counted;
      known = lane.blocks[lane.counted];
    }
  }

  measured(cell: number, blocks: number, ms: number): void {
    const lane = this.lanes[cell] as Lane;
    lane.ms += ms;
    lane.measured += blocks;
  }

  /** Blocks of the cell that is furthest behind. */
  next(): Task | undefined {
    let cell = -1;
    let least = 1;
    for (const [i, lane] of this.lanes.entries()) {
      while (lane.next < lane.end && lane.blocks[lane.next]) lane.next++;
      const share = lane.next / lane.end;
      if (share >= least) continue;
      least = share;
      cell = i;
    }
    const lane = this.lanes[cell];
    if (!lane) return undefined;
    const from = lane.next;
    const size = lane.measured > 0 ? Math.floor(TASK_MS / (lane.ms / lane.measured)) : 1;
    let to = from + 1;
    while (to < lane.end && to - from < Math.min(size, MOST_BLOCKS) && !lane.blocks[to]) to++;
    lane.next = to;
    return { cell, from, to };
  }

  progress(): Progress {
    const games = (blocks: (lane: Lane) => number): number =>
      this.lanes.reduce((sum, lane) => sum + blocks(lane) * lane.cell.players, 0);
    const measured = this.lanes.reduce((sum, lane) => sum + lane.measured, 0);
    const usual = measured > 0 ? this.lanes.reduce((sum, lane) => sum + lane.ms, 0) / measured : undefined;
    let left = 0;
    for (const lane of this.lanes)
      left += (lane.end - lane.counted) * (lane.measured > 0 ? lane.ms / lane.measured : (usual ?? 0));
    return {
      done: games((lane) => Math.min(lane.counted, lane.end)),
      total: games((lane) => lane.end),
      left: usual === undefined ? undefined : left,
    };
  }

  /** What counts of each cell. */
  results(): {
    readonly cell: Cell;
    readonly blocks: readonly Block[];
    readonly verdict: Verdict | undefined;
  }[] {
    return this.lanes.map(({ cell, blocks, end, verdict }) => ({
      cell,
      blocks: blocks.slice(0, end).filter((block) => block !== undefined),
      verdict,
    }));
  }
}

function planFor(plan: Plan | readonly Plan[], cell: number): Plan {
  return 'games' in plan ? plan : (plan[cell] as Plan);
}
