import { createHash } from 'node:crypto';
import { type AnyGame, CHANCE, type Seat } from '../src/engine/game.ts';
import { defaults, everything } from '../src/engine/options.ts';
import { FastRng } from '../src/engine/rng.ts';
import { loadBot } from '../src/bots/index.ts';
import { games } from '../src/games/index.ts';
import { type Bench, cpuSeconds, table } from './bench.ts';

/** How quickly the searching levels answer, at a fixed number of playouts. */
export interface BotsReport {
  readonly node: string;
  readonly rows: readonly Row[];
}

interface Row {
  readonly game: string;
  readonly level: string;
  readonly questions: number;
  readonly playouts: number;
  readonly microsecondsPerPlayout: number;
  /** The same by number of players. */
  readonly byPlayers: { readonly [players: number]: number };
  /** Of all answers with their values: the same where the bots answer the same. */
  readonly answers: string;
}

interface Asked {
  readonly players: number;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly string[];
}

/** Playouts of each question, by level. */
const LEVELS: readonly (readonly [level: string, playouts: number])[] = [
  ['hard', 32],
  ['expert', 120],
];
/** Seeds of the matches whose decisions are asked for: first to warm up, then to measure. */
const WARM_UP = 6;
const MEASURED = 5;
const MATCHES = 4;
/** Of the decisions of a match every so manieth is asked. */
const EVERY = 3;

export const bench: Bench<BotsReport> = {
  async run(note) {
    const rows: Row[] = [];
    for (const [id, entry] of Object.entries(games)) {
      const game = await entry.load();
      for (const [level, playouts] of LEVELS) {
        note(`${id}, ${level}`);
        rows.push(await measure(game, level, playouts));
      }
    }
    return { node: process.version, rows };
  },
  show({ rows }) {
    const head = ['game', 'level', 'questions', 'playouts', 'µs a playout', 'by players', 'answers'];
    const body = rows.map((row) => [
      row.game,
      row.level,
      `${row.questions}`,
      `${row.playouts}`,
      row.microsecondsPerPlayout.toFixed(1),
      Object.entries(row.byPlayers)
        .map(([players, each]) => `${players}: ${each.toFixed(1)}`)
        .join('  '),
      row.answers,
    ]);
    return ['Bots that search, at equal playouts: processor time', ...table([head, ...body])];
  },
};

/** Other questions are asked first, as many: else a third to a half of the time measured would be that of V8's compilers. */
async function measure(game: AnyGame, level: string, playouts: number): Promise<Row> {
  const bot = await loadBot(game.id, level);
  if (!bot) throw new Error(`${game.id} has no ${level}`);
  const hash = createHash('sha256');
  const spent = new Map<number, { seconds: number; playouts: number }>();
  const ask = ({ players, ...question }: Asked, i: number) => {
    const began = cpuSeconds();
    const answer = bot.choose({ ...question, budget: { playouts }, rng: new FastRng(7, i) });
    const sum = spent.get(players) ?? { seconds: 0, playouts: 0 };
    spent.set(players, { seconds: sum.seconds + cpuSeconds() - began, playouts: sum.playouts + playouts });
    return answer;
  };
  questionsOf(game, WARM_UP).forEach(ask);
  spent.clear();
  const asked = questionsOf(game, MEASURED);
  for (const answer of asked.map(ask)) hash.update(JSON.stringify(answer));
  const seconds = [...spent.values()].reduce((sum, each) => sum + each.seconds, 0);
  return {
    game: game.id,
    level,
    questions: asked.length,
    playouts,
    microsecondsPerPlayout: (seconds * 1e6) / (asked.length * playouts),
    byPlayers: Object.fromEntries(
      [...spent].map(([players, each]) => [players, (each.seconds * 1e6) / each.playouts]),
    ),
    answers: hash.digest('hex').slice(0, 12),
  };
}

/** Decisions of random matches, with every number of players, plain and with everything the game has. */
function questionsOf(game: AnyGame, seed: number): Asked[] {
  const asked: Asked[] = [];
  let seen = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (let match = 0; match < MATCHES; match++) {
      const rng = new FastRng(seed, 10 * seats + match);
      const options = match % 2 === 0 ? defaults(game.options) : everything(game.options);
      const s = game.setup(seats, options, game.rules);
      for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
        const seat = toAct[0] as Seat;
        const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
        if (moves.length > 1 && seen++ % EVERY === 0)
          asked.push({ players: seats, view: game.view(s, seat), seat, legal: moves.map(game.write) });
        game.apply(s, seat, moves[rng.below(moves.length)]);
      }
    }
  }
  return asked;
}
