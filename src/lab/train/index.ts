import { writeWeights } from '../../bots/search/weights.ts';
import { type Plan, trainHighTide } from './high-tide.ts';
import { trainMaui } from './maui.ts';

/** A game whose bots have networks trained by self-play. */
export interface Trainer {
  /** Games for each number of players, by default. */
  readonly games: number;
  /** The file of the repository that holds the weights. */
  readonly home: string;
  /** The trained weights for one number of players, as text. */
  readonly train: (plan: Plan) => string;
  /** The module that holds it all, by number of players. */
  readonly module: (learned: ReadonlyMap<number, string>, command: string) => string;
}

/** To add a game, add its line here. */
export const trainers: { readonly [game: string]: Trainer } = {
  'high-tide': {
    games: 20_000,
    home: 'src/bots/high-tide/learned.ts',
    train: (plan) => writeWeights(trainHighTide(plan)),
    module: moduleOf('features.ts'),
  },
  maui: {
    games: 10_000,
    home: 'src/bots/maui/learned.ts',
    train: (plan) => writeWeights(trainMaui(plan)),
    module: moduleOf('net.ts'),
  },
};

function moduleOf(file: string): Trainer['module'] {
  return (learned, command) =>
    [
      `/** Written by \`${command}\`: the networks of ${file}, by number of players. */`,
      'export const learned: { readonly [seats: number]: string } = {',
      ...[...learned].map(([seats, text]) => `  ${seats}: '${text}',`),
      '};',
      '',
    ].join('\n');
}
