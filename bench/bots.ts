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
  /** Of all answers with their values: the same where the bots answer the same. */
  readonly answers: string;
}

interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly string[];
}

/** Playouts of each question, by level. */
const LEVELS: readonly (readonly [level: string, playouts: number])[] = [
  ['hard', 32],
  ['expert', 120],
];
const MATCHES = 4;
/** Of the decisions of a match every so manieth is asked. */
const EVERY = 3;

export const bench: Bench<BotsReport> = {
  async run(note) {
    const rows: Row[] = [];
    for (const [id, entry] of Object.entries(games)) {
      const asked = questionsOf(await entry.load());
      for (const [level, playouts] of LEVELS) {
        note(`${id}, ${level}, ${asked.length} questions`);
        rows.push(await measure(id, level, asked, playouts));
      }
    }
    return { node: process.version, rows };
  },
  show({ rows }) {
    const head = ['game', 'level', 'questions', 'playouts', 'µs a playout', 'answers'];
    const body = rows.map((row) => [
      row.game,
      row.level,
      `${row.questions}`,
      `${row.playouts}`,
      row.microsecondsPerPlayout.toFixed(1),
      row.answers,
    ]);
    return ['Bots that search, at equal playouts: processor time', ...table([head, ...body])];
  },
};

async function measure(id: string, level: string, asked: readonly Asked[], playouts: number): Promise<Row> {
  const bot = await loadBot(id, level);
  if (!bot) throw new Error(`${id} has no ${level}`);
  const ask = (question: Asked, i: number) =>
    bot.choose({ ...question, budget: { playouts }, rng: new FastRng(7, i) });
  for (const [i, question] of asked.slice(0, asked.length >> 2).entries()) ask(question, i);
  const began = cpuSeconds();
  const answers = asked.map(ask);
  const seconds = cpuSeconds() - began;
  const hash = createHash('sha256');
  for (const answer of answers) hash.update(JSON.stringify(answer));
  return {
    game: id,
    level,
    questions: asked.length,
    playouts,
    microsecondsPerPlayout: (seconds * 1e6) / (asked.length * playouts),
    answers: hash.digest('hex').slice(0, 12),
  };
}

/** Decisions of random matches, with every number of players, plain and with everything the game has. */
function questionsOf(game: AnyGame): Asked[] {
  const asked: Asked[] = [];
  let seen = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (let match = 0; match < MATCHES; match++) {
      const rng = new FastRng(5, 10 * seats + match);
      const options = match % 2 === 0 ? defaults(game.options) : everything(game.options);
      const s = game.setup(seats, options, game.rules);
      for (let toAct = game.toAct(s); toAct.length > 0; toAct = game.toAct(s)) {
        const seat = toAct[0] as Seat;
        const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
        if (moves.length > 1 && seen++ % EVERY === 0)
          asked.push({ view: game.view(s, seat), seat, legal: moves.map(game.write) });
        game.apply(s, seat, moves[rng.below(moves.length)]);
      }
    }
  }
  return asked;
}
