import { writeFileSync } from 'node:fs';
import type { AnyGame } from '../../engine/game.ts';
import { trainers } from '../../lab/train/index.ts';
import { type Args, atMost, parse } from '../support/args.ts';
import { findGame, loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import { mustBeWritable, refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';
import { trainChoices } from './train-choices.ts';
import { type Training, trainValue } from './train-value.ts';

export const trainArgs = {
  texts: ['players', 'games', 'seed', 'minutes', 'epochs', 'out'],
  flags: ['json', 'value', 'choices'],
};

const MOST_GAMES = 10_000_000;
const MOST_MINUTES = 10_000;
const MOST_EPOCHS = 1000;
/** Points of the learning curve that are printed. */
const POINTS = 20;

/** One point of a learning curve: the mean squared error of a prediction, after so many games. */
interface Point {
  readonly players: number;
  readonly games: number;
  readonly error: number;
}

/** `tidetable train`: learns by self-play what the bots of a game know, and writes it as the module they read. */
export async function train(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, trainArgs);
  atMost(args, 1);
  const entry = findGame(await loadRegistry(registry), args.words[0]);
  const game = await entry.load();
  if (args.flag('value') && args.flag('choices')) throw new UsageError('--value or --choices, not both');
  if (args.flag('value')) return trainValue(reviewTraining(args, game, `${game.id}.ts`), io);
  if (args.flag('choices')) return trainChoices(reviewTraining(args, game, `${game.id}-choices.ts`), io);
  const trainer = Object.hasOwn(trainers, game.id) ? trainers[game.id] : undefined;
  if (!trainer)
    throw new UsageError(`the bots of ${game.id} use no trained weights: there is nothing to train`);
  const out = args.text('out');
  if (out === undefined) throw new UsageError(`--out says where to write; the bots read ${trainer.home}`);
  mustBeWritable(out);

  const seed = args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1;
  const games = args.number('games', { min: 1, max: MOST_GAMES }) ?? trainer.games;
  const minutes = args.number('minutes', { min: 1, max: MOST_MINUTES });
  const players = playersFrom(args, game.seats);
  const share = minutes === undefined ? Number.POSITIVE_INFINITY : (minutes * 60_000) / players.length;

  const curve: Point[] = [];
  const learned = new Map<number, string>();
  const bar = progressBar(io, players.length * games);
  for (const [i, seats] of players.entries()) {
    const end = performance.now() + share;
    let told = 0;
    const text = trainer.train({
      seats,
      games,
      seed,
      late: () => performance.now() > end,
      told: ({ games: played, error }) => {
        bar.at(i * games + played);
        if (played * POINTS < (told + 1) * games) return;
        told = Math.floor((played * POINTS) / games);
        curve.push({ players: seats, games: played, error });
      },
    });
    learned.set(seats, text);
  }
  bar.clear();
  const command = `tidetable train ${game.id} --seed ${seed} --games ${games} --players ${players.join()}`;
  refusing(`cannot write ${printable(out)}`, () => writeFileSync(out, trainer.module(learned, command)));
  if (args.flag('json')) io.out(`${JSON.stringify({ game: game.id, seed, games, curve })}\n`);
  else io.out(`${curve.map(line).join('\n')}\n`);
  return GOOD;
}

function reviewTraining(args: Args, { id, seats }: AnyGame, file: string): Training {
  const home = `src/insight/value/learned/${file}`;
  const out = args.text('out');
  if (out === undefined) throw new UsageError(`--out says where to write; reviews read ${home}`);
  mustBeWritable(out);
  return {
    game: id,
    players: playersFrom(args, seats),
    games: args.number('games', { min: 1, max: MOST_GAMES }),
    seed: args.number('seed', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 1,
    epochs: args.number('epochs', { min: 1, max: MOST_EPOCHS }),
    minutes: args.number('minutes', { min: 1, max: MOST_MINUTES }),
    out,
    json: args.flag('json'),
  };
}

function line({ players, games, error }: Point): string {
  return `${players} players  ${games} games  error ${error.toFixed(4)}`;
}

function playersFrom(args: Args, { min, max }: { readonly min: number; readonly max: number }): number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const text = args.text('players');
  if (text === undefined) return all;
  const wanted = text.split(',').map((word) => all.find((players) => String(players) === word.trim()));
  if (wanted.includes(undefined))
    throw new UsageError(`--players must be numbers from ${min} to ${max}, not ${printable(text, 40)}`);
  return [...new Set(wanted as number[])];
}
