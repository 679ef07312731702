import { writeFileSync } from 'node:fs';
import type { Learned } from '../../insight/value/evaluator.ts';
import { valueTrainers } from '../../lab/train/value/index.ts';
import { refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';

const USUAL_EPOCHS = 8;

/** What `tidetable train --value` or `--choices` was asked for. */
export interface Training {
  readonly game: string;
  readonly players: readonly number[];
  readonly games: number | undefined;
  readonly seed: number;
  readonly epochs: number | undefined;
  readonly minutes: number | undefined;
  readonly out: string;
  readonly json: boolean;
}

interface Point {
  readonly players: number;
  readonly stage: 'points' | 'shares';
  readonly epoch: number;
  readonly error: number;
}

/** Learns what positions are worth, and writes it as the module that reviews read. */
export async function trainValue(training: Training, io: Io): Promise<number> {
  const { game, players, seed, minutes, out, json } = training;
  const trainer = Object.hasOwn(valueTrainers, game) ? valueTrainers[game] : undefined;
  if (!trainer) throw new UsageError(`${game} has no evaluator to train`);
  const games = training.games ?? trainer.games;
  const epochs = training.epochs ?? USUAL_EPOCHS;
  const share = minutes === undefined ? Number.POSITIVE_INFINITY : (minutes * 60_000) / players.length;
  const curve: Point[] = [];
  const learned = new Map<number, Learned>();
  const bar = progressBar(io, players.length);
  for (const [i, seats] of players.entries()) {
    const end = performance.now() + share;
    const told = (stage: Point['stage'], epoch: number, error: number): void => {
      curve.push({ players: seats, stage, epoch, error });
      bar.at(i + (stage === 'points' ? 0 : 0.5));
    };
    const plan = { seats, games, seed, epochs, late: () => performance.now() > end, told };
    learned.set(seats, await trainer.train(plan));
  }
  bar.clear();
  const command = `tidetable train ${game} --value --seed ${seed} --games ${games} --epochs ${epochs} --players ${players.join()}`;
  refusing(`cannot write ${printable(out)}`, () => writeFileSync(out, moduleOf(game, learned, command)));
  if (json) io.out(`${JSON.stringify({ game, seed, games, curve })}\n`);
  else io.out(`${curve.map(line).join('\n')}\n`);
  return GOOD;
}

function moduleOf(game: string, learned: ReadonlyMap<number, Learned>, command: string): string {
  const tables = [...learned].map(
    ([seats, { points, shares, sharpness = 1 }]) =>
      `  ${seats}: {\n    points: '${points}',\n    shares: '${shares}',\n    sharpness: ${sharpness},\n  },`,
  );
  return [
    'interface Learned {',
    '  readonly points: string;',
    '  readonly shares: string;',
    '  readonly sharpness: number;',
    '}',
    '',
    `/** Written by \`${command}\`: the networks of value/${game}, by number of players. */`,
    'export const learned: { readonly [seats: number]: Learned } = {',
    ...tables,
    '};',
    '',
  ].join('\n');
}

function line({ players, stage, epoch, error }: Point): string {
  return `${players} players  ${stage}  epoch ${epoch}  error ${error.toFixed(4)}`;
}
