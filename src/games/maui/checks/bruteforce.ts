import { CHANCE } from '../../../engine/game.ts';
import { game, type Move, type Options, type State, type View, type ViewColumn } from '../index.ts';

/**
 * The rules of placing once more, for tests: from the rules page, on letters and views, without bits, tables or shortcuts,
 * and without looking at how the game does it.
 */

const order = ['s', 'f', 'w', 'h', 't'];
const towelLetters = (options: Options): string[] => options.looseTowels.map((n) => order[n - 1] as string);

/** What a column shows row by row: 1 to 7 only, nothing under a crab, loose towels on top. */
function rowsOf(column: ViewColumn, options: Options): Map<number, string> {
  const [blue, orange] = towelLetters(options) as [string, string];
  const rows = new Map<number, string>();
  for (let section = 0; section < 3; section++) {
    const row = column.top + section;
    if (row < 1 || row > 7 || column.crab === section) continue;
    rows.set(
      row,
      column.blue === section ? blue : column.orange === section ? orange : (column.tile[section] as string),
    );
  }
  return rows;
}

/** Every way to lay this tile in the seat's next column, as texts like "3 blue 1 orange -". */
export function placements(v: View, seat: number, tile: string): string[] {
  const player = v.players[seat];
  const before = rowsOf(player?.beach.at(-1) as ViewColumn, v.options);
  const letters = towelLetters(v.options);
  const owned = player?.towels as readonly [number, number];
  const found: string[] = [];
  for (let top = -1; top <= 7; top++) {
    for (const blue of owned[0] > 0 ? [-1, 0, 1, 2] : [-1]) {
      for (const orange of owned[1] > 0 ? [-1, 0, 1, 2] : [-1]) {
        const uses: [number, string][] = [];
        if (blue >= 0) uses.push([blue, letters[0] as string]);
        if (orange >= 0) uses.push([orange, letters[1] as string]);
        if (blue >= 0 && blue === orange) continue;
        const inside = uses.every(([section]) => top + section >= 1 && top + section <= 7);
        const changes = uses.every(([section, letter]) => tile[section] !== letter);
        if (!inside || !changes) continue;
        const column: ViewColumn = { tile, top, ...(blue >= 0 && { blue }), ...(orange >= 0 && { orange }) };
        const after = rowsOf(column, v.options);
        if ([...after].some(([row, letter]) => before.get(row) === letter)) found.push(describe(column));
      }
    }
  }
  return found.sort();
}

function describe({ top, blue = -1, orange = -1 }: ViewColumn): string {
  return `${top} blue ${blue} orange ${orange}`;
}

/** The first question of a turn as the rules page tells it. */
export function turnTexts(v: View, seat: number): string[] {
  const dollars = v.players[seat]?.dollars as number;
  const tiles = v.market.filter((tile, i) => i % 3 <= dollars && placements(v, seat, tile).length > 0);
  const areas = v.areas.flatMap((count, row) => (count > 0 ? [`take dollars ${row + 1}`] : []));
  if (tiles.length + areas.length === 0) return v.market.map((tile) => `take ${tile}`);
  return [...tiles.map((tile) => `take ${tile}`), ...areas];
}

const questions = ['height', 'blue', 'orange'];

/**
 * Every placement that the game itself offers once the market is refilled, one entry for each way through its questions.
 * Told by events: what is forced is placed without a question.
 */
export function offered(s: State, refill: Move): string[] {
  const { seat } = s;
  const found: string[] = [];
  const go = (at: State, who: number, move: Move, soFar: ViewColumn): void => {
    let column = soFar;
    const next = game.clone(at);
    game.apply(next, who, move, (event) => {
      if ((event.type !== 'place' && event.type !== 'lay') || event.seat !== seat) return;
      if (event.type === 'place') column = { ...column, top: event.top };
      else column = { ...column, [event.towel === 0 ? 'blue' : 'orange']: event.section };
    });
    if (next.seat !== seat || !questions.includes(next.phase)) found.push(describe(column));
    else for (const answer of game.legal(next, seat, [])) go(next, seat, answer, column);
  };
  go(s, CHANCE, refill, { tile: '', top: Number.NaN });
  return found.sort();
}
