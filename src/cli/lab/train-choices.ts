import { writeFileSync } from 'node:fs';
import { choiceTrainers } from '../../lab/train/choices/index.ts';
import { refusing } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { progressBar } from '../support/progress.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';
import type { Training } from './train-value.ts';

interface Point {
  readonly players: number;
  readonly epoch: number;
  readonly error: number;
}

/** Learns what choices are worth, and writes it as the module that reviews read. */
export async function trainChoices(training: Training, io: Io): Promise<number> {
  const { game, players, seed, minutes, out, json } = training;
  const trainer = Object.hasOwn(choiceTrainers, game) ? choiceTrainers[game] : undefined;
  if (!trainer) throw new UsageError(`choices of ${game} are judged without a network of their own`);
  const { games = trainer.games, epochs = trainer.epochs } = training;
  const share = minutes === undefined ? Number.POSITIVE_INFINITY : (minutes * 60_000) / players.length;
  const curve: Point[] = [];
  const learned: (readonly [seats: number, weights: string])[] = [];
  const bar = progressBar(io, players.length * (games + epochs * games));
  for (const [i, seats] of players.entries()) {
    const end = performance.now() + share;
    const before = i * (games + epochs * games);
    const weights = await trainer.train({
      seats,
      games,
      seed,
      epochs,
      late: () => performance.now() > end,
      played: (matches) => bar.at(before + matches),
      told: (epoch, error) => {
        bar.at(before + games + epoch * games);
        curve.push({ players: seats, epoch, error });
      },
    });
    learned.push([seats, weights]);
  }
  bar.clear();
  const command = `tidetable train ${game} --choices --seed ${seed} --games ${games} --epochs ${epochs} --players ${players.join()}`;
  refusing(`cannot write ${printable(out)}`, () => writeFileSync(out, moduleOf(learned, command)));
  if (json) io.out(`${JSON.stringify({ game, seed, games, curve })}\n`);
  else io.out(`${curve.map(line).join('\n')}\n`);
  return GOOD;
}

function moduleOf(learned: readonly (readonly [seats: number, weights: string])[], command: string): string {
  return [
    `/** Written by \`${command}\`: the networks of choices, by number of players. */`,
    'export const learned: { readonly [seats: number]: string } = {',
    ...learned.map(([seats, weights]) => `  ${seats}: '${weights}',`),
    '};',
    '',
  ].join('\n');
}

function line({ players, epoch, error }: Point): string {
  return `${players} players  epoch ${epoch}  error ${error.toFixed(4)}`;
}
