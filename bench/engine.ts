import { openMatch, writeMatchFile, readMatchFile } from '../src/engine/file.ts';
import { type AnyGame, CHANCE, type Options } from '../src/engine/game.ts';
import type { Ply } from '../src/engine/match.ts';
import { defaults, everything } from '../src/engine/options.ts';
import { playout } from '../src/engine/playout.ts';
import { isWrong } from '../src/engine/replay.ts';
import { FastRng } from '../src/engine/rng.ts';
import { games } from '../src/games/index.ts';
import { type Bench, perSecond, table } from './bench.ts';
import { againstBoardgameio, type Comparison } from './boardgameio.ts';

/** Speed of the engine alone, on one core: random games, and the work that server and bots repeat. */
export interface EngineReport extends Comparison {
  readonly node: string;
  readonly games: readonly Row[];
}

interface Row {
  readonly game: string;
  readonly seats: number;
  /** `base`, or `every` with all expansions. */
  readonly options: string;
  readonly gamesPerSecond: number;
  /** Choices between two or more moves. */
  readonly decisionsPerSecond: number;
  readonly pliesPerGame: number;
  /** The state as JSON, in the middle of a match. */
  readonly bytesPerState: number;
  readonly microsecondsPerClone: number;
  readonly microsecondsPerView: number;
  /** Reading a match file, checking every ply, and reaching its end. */
  readonly microsecondsPerReplay: number;
}

const MILLISECONDS = 400;

export const bench: Bench<EngineReport> = {
  async run(note) {
    const comparison = await againstBoardgameio(note);
    const rows: Row[] = [];
    for (const [id, entry] of Object.entries(games)) {
      const game = await entry.load();
      for (const [name, options] of settings(game)) {
        for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
          note(`${id}, ${seats} players, ${name}`);
          rows.push(measure(game, seats, name, options));
        }
      }
    }
    return { ...comparison, node: process.version, games: rows };
  },
  show({ gamesPerSecond, boardgameio, ratio, games: rows }) {
    const head = [
      'game',
      'players',
      'options',
      'games/s',
      'decisions/s',
      'plies',
      'bytes',
      'clone µs',
      'view µs',
      'replay µs',
    ];
    const body = rows.map((row) => [
      row.game,
      `${row.seats}`,
      row.options,
      row.gamesPerSecond.toFixed(0),
      row.decisionsPerSecond.toFixed(0),
      row.pliesPerGame.toFixed(1),
      `${row.bytesPerState}`,
      row.microsecondsPerClone.toFixed(2),
      row.microsecondsPerView.toFixed(1),
      row.microsecondsPerReplay.toFixed(0),
    ]);
    return [
      'Random games on one core',
      ...table([head, ...body]),
      '',
      'High Tide, base game, 4 players, random games a second: median of 5 interleaved runs, after 100 equal scripted games',
      `  Tidetable ${gamesPerSecond.toFixed(0)}   boardgame.io ${boardgameio.toFixed(1)}   ratio ${ratio.toFixed(0)}`,
    ];
  },
};

/** The plain game, and with everything it has. */
function settings(game: AnyGame): [string, Options][] {
  const [base, every] = [defaults(game.options), everything(game.options)];
  return JSON.stringify(base) === JSON.stringify(every)
    ? [['base', base]]
    : [
        ['base', base],
        ['every', every],
      ];
}

function measure(game: AnyGame, seats: number, name: string, options: Options): Row {
  const rng = new FastRng(1, seats);
  const start = game.setup(seats, options, game.rules);
  const done = { games: 0, plies: 0, decisions: 0 };
  const gamesPerSecond = perSecond(MILLISECONDS, () => {
    const { plies, decisions } = playout(game, game.clone(start), rng);
    done.games++;
    done.plies += plies;
    done.decisions += decisions;
  });
  const { file, middle } = sampleMatch(game, seats, options);
  const per = (work: () => void) => 1e6 / perSecond(MILLISECONDS / 4, work);
  return {
    game: game.id,
    seats,
    options: name,
    gamesPerSecond,
    decisionsPerSecond: (gamesPerSecond * done.decisions) / done.games,
    pliesPerGame: done.plies / done.games,
    bytesPerState: JSON.stringify(middle).length,
    microsecondsPerClone: per(() => game.clone(middle)),
    microsecondsPerView: per(() => game.view(middle, 0)),
    microsecondsPerReplay: per(() => {
      const read = readMatchFile(file);
      if ('problem' in read) throw new Error(read.problem);
      const match = openMatch(game, read);
      if ('problem' in match || isWrong(match)) throw new Error('the match does not replay');
    }),
  };
}

/** A random match as a file, and the state half-way through it. */
function sampleMatch(
  game: AnyGame,
  seats: number,
  options: Options,
): { readonly file: string; readonly middle: unknown } {
  const rng = new FastRng(2, seats);
  const s = game.setup(seats, options, game.rules);
  const plies: Ply[] = [];
  const states: unknown[] = [];
  for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
    states.push(game.clone(s));
    const seat = toAct[0] as number;
    const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
    const move = moves[rng.below(moves.length)];
    plies.push([seat, game.write(move)]);
    game.apply(s, seat, move);
  }
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` }));
  const file = writeMatchFile({ game: game.id, rules: game.rules, options, seats: people, plies });
  return { file, middle: states[states.length >> 1] };
}
