import { writeWeights } from '../../../bots/search/weights.ts';
import type { AnyGame } from '../../../engine/game.ts';
import { FastRng, shuffle } from '../../../engine/rng.ts';
import { game as maui } from '../../../games/maui/index.ts';
import { choiceForm } from '../../../insight/value/choice-values.ts';
import type { Form } from '../../../insight/value/position-net.ts';
import { mauiAfterstates } from '../../../insight/value/maui/afterstates.ts';
import type { Chain } from './chain.ts';
import { ChoiceLearner } from './learner.ts';
import { type AnyAfterstates, chainPlayer } from './play.ts';

export interface ChoicePlan {
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** How often each match is looked at. */
  readonly epochs: number;
  readonly late: () => boolean;
  /** Told of each stretch of matches played, then of each epoch with the mean squared error. */
  readonly played: (matches: number) => void;
  readonly told: (epoch: number, error: number) => void;
}

/** Learns to judge choices for one number of players. The same plan gives the same weights, unless time runs out. */
export interface ChoiceTrainer {
  /** Matches and epochs, unless told. */
  readonly games: number;
  readonly epochs: number;
  readonly train: (plan: ChoicePlan) => Promise<string>;
}

const GAMES = 15_000;
const EPOCHS = 8;
/** Matches between two steps of the weights. */
const BATCH = 16;
const FAST = 0.001;
const SLOW = 0.00002;
const REPORT = 100;

/** To add a game, add its line here. */
export const choiceTrainers: { readonly [game: string]: ChoiceTrainer } = {
  maui: trainer(maui, mauiAfterstates() as unknown as AnyAfterstates),
};

function trainer(game: AnyGame, afterstates: AnyAfterstates): ChoiceTrainer {
  return {
    games: GAMES,
    epochs: EPOCHS,
    train: async (plan) => {
      const { seats, games, seed, late, played } = plan;
      const play = await chainPlayer(game, afterstates, { seats, seed });
      const chains: Chain[] = [];
      while (chains.length < games && !late()) {
        chains.push(play(chains.length));
        if (chains.length % REPORT === 0) played(chains.length);
      }
      return writeWeights(learn(chains, choiceForm(afterstates, seats), plan));
    },
  };
}

/** The weights after so many epochs, the rate falling all the way. */
export function learn(
  chains: readonly Chain[],
  form: Form,
  { seed, epochs, late, told }: Pick<ChoicePlan, 'seed' | 'epochs' | 'late' | 'told'>,
): Float64Array {
  const rng = new FastRng(seed, 2 ** 42);
  const learner = new ChoiceLearner(form, rng);
  const order = chains.map((_, i) => i);
  const all = epochs * chains.length;
  for (let epoch = 0, done = 0; epoch < epochs && !late(); epoch++) {
    let error = 0;
    for (const i of shuffle(order, rng)) {
      error += learner.learn(chains[i] as Chain);
      if (++done % BATCH === 0) learner.step(FAST + (SLOW - FAST) * (done / all));
    }
    told(epoch + 1, error / chains.length / form.seats);
  }
  return learner.net.weights;
}
