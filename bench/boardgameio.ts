import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CHANCE } from '../src/engine/game.ts';
import type { Ply } from '../src/engine/match.ts';
import { defaults } from '../src/engine/options.ts';
import { playout } from '../src/engine/playout.ts';
import { FastRng } from '../src/engine/rng.ts';
import { game, type HighTideOptions, type Move } from '../src/games/high-tide/index.ts';
import { cpuSeconds, median } from './bench.ts';

/**
 * High Tide's base game with four players against the same game written for boardgame.io. Seconds are processor time
 * of the playing process, on both sides.
 */
export interface Comparison {
  /** Ours, median of the runs. */
  readonly gamesPerSecond: number;
  /** Theirs, median of the runs. */
  readonly boardgameio: number;
  readonly ratio: number;
  /** Matches that both played to the same scores before anything was timed. */
  readonly scripted: number;
  readonly runs: { readonly ours: readonly number[]; readonly theirs: readonly number[] };
}

const SEATS = 4;
const SCRIPTED = 100;
const RUNS = 5;
/** Each run is made of short turns at the clock, ours and theirs by turns, so that both get the same share of a busy machine. */
const SLICES = 10;
const OUR_SECONDS = 0.15;
const THEIR_SECONDS = 0.3;
const folder = join(import.meta.dirname, 'boardgameio');
const options = defaults(game.options) as HighTideOptions;

export async function againstBoardgameio(note: (line: string) => void): Promise<Comparison> {
  install(note);
  const rival = new Rival();
  try {
    await sameScores(rival);
    note(`${SCRIPTED} scripted games ended with equal scores`);
    const ours: number[] = [];
    const theirs: number[] = [];
    await interleaved(rival, 0);
    for (let run = 1; run <= RUNS; run++) {
      const [our, their] = await interleaved(rival, run);
      ours.push(our);
      theirs.push(their);
      note(`run ${run}: Tidetable ${our.toFixed(0)} games/s, boardgame.io ${their.toFixed(1)} games/s`);
    }
    const [gamesPerSecond, boardgameio] = [median(ours), median(theirs)];
    return {
      gamesPerSecond,
      boardgameio,
      ratio: gamesPerSecond / boardgameio,
      scripted: SCRIPTED,
      runs: { ours, theirs },
    };
  } finally {
    rival.stop();
  }
}

/** The library is fetched when first needed, into a folder of its own. */
export function install(note: (line: string) => void): void {
  if (existsSync(join(folder, 'node_modules', 'boardgame.io'))) return;
  note('fetching boardgame.io for the comparison');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('boardgame.io could not be installed');
}

/** Both must play the same game: every random match of ours is replayed there, and the scores compared. */
async function sameScores(rival: Rival): Promise<void> {
  const matches = Array.from({ length: SCRIPTED }, (_, i) => randomMatch(i));
  const scores = await rival.replay(matches.map(({ plies }) => plies));
  for (const [i, match] of matches.entries()) {
    if (JSON.stringify(scores[i]) === JSON.stringify(match.scores)) continue;
    throw new Error(
      `scripted game ${i}: ours ends ${JSON.stringify(match.scores)}, theirs ${JSON.stringify(scores[i])}`,
    );
  }
}

function randomMatch(stream: number): { readonly plies: Ply[]; readonly scores: readonly number[] } {
  const rng = new FastRng(2026, stream);
  const s = game.setup(SEATS, options, game.rules);
  const plies: Ply[] = [];
  for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
    const moves = seat === CHANCE ? [game.sample(s, rng)] : game.legal(s, seat, []);
    const move = moves[rng.below(moves.length)] as Move;
    plies.push([seat, game.write(move)]);
    game.apply(s, seat, move);
  }
  return { plies, scores: game.result(s)?.scores ?? [] };
}

/** One run: games a second of both sides. */
async function interleaved(rival: Rival, run: number): Promise<readonly [ours: number, theirs: number]> {
  const ours = { games: 0, seconds: 0 };
  const theirs = { games: 0, seconds: 0 };
  for (let slice = 0; slice < SLICES; slice++) {
    add(ours, playFor(OUR_SECONDS, new FastRng(run, slice)));
    add(theirs, await rival.playFor(THEIR_SECONDS, `${run}-${slice}`));
  }
  return [ours.games / ours.seconds, theirs.games / theirs.seconds];
}

interface Played {
  games: number;
  seconds: number;
}

function add(sum: Played, { games, seconds }: Played): void {
  sum.games += games;
  sum.seconds += seconds;
}

/**
 * Random games for so many seconds, by the engine's own playout: dice and decisions by its generator. Theirs
 * takes dice from the library's and decisions from `Math.random`. The result is asked for each, as theirs is computed too.
 */
function playFor(seconds: number, rng: FastRng): Played {
  const start = game.setup(SEATS, options, game.rules);
  const started = cpuSeconds();
  const played = { games: 0, seconds: 0 };
  while (played.seconds < seconds) {
    for (let i = 0; i < 100; i++) {
      const s = game.clone(start);
      playout(game, s, rng);
      if (game.result(s) === undefined) throw new Error('a game ended without a result');
    }
    played.games += 100;
    played.seconds = cpuSeconds() - started;
  }
  return played;
}

/** The other side, in a process of its own with its own memory; it idles while we play. */
class Rival {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly answers: AsyncIterator<string>;

  constructor() {
    const env = { ...process.env, NODE_ENV: 'production' };
    this.child = spawn(process.execPath, ['rival.js'], {
      cwd: folder,
      env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  async replay(script: readonly (readonly Ply[])[]): Promise<readonly number[][]> {
    return (await this.ask({ script })) as number[][];
  }

  async playFor(seconds: number, seed: string): Promise<Played> {
    return (await this.ask({ seconds, seed })) as Played;
  }

  stop(): void {
    this.child.kill();
  }

  private async ask(question: object): Promise<unknown> {
    this.child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await this.answers.next();
    if (done === true) throw new Error('boardgame.io stopped before it answered');
    return JSON.parse(value);
  }
}
