import { readWeights } from '../../bots/search/weights.ts';
import type { Seat } from '../../engine/game.ts';
import { winShare } from '../../bots/search/outcome.ts';
import { type Afterstates, triedOf } from './afterstates.ts';
import { type Form, Inputs, PositionNet } from './position-net.ts';

/** The network of choices for so many players. */
export function choiceForm<S, M>({ inputs }: Afterstates<S, M>, seats: number): Form {
  return { seats, inputs: inputs(seats), first: 64, second: 16 };
}

/**
 * What choices are worth, by a network of what they lead to. It was taught that what is given away against the best choices adds up to the result, so only differences between the choices of
 * one decision count.
 */
export interface ChoiceValues<S, M> {
  readonly isFor: (s: S) => boolean;
  /** Everybody's shares of the win after the choice that was taken and after the promising ones, by their index. */
  readonly values: (
    s: S,
    seat: Seat,
    moves: readonly M[],
    taken: number,
  ) => ReadonlyMap<number, Float64Array>;
}

/** With weights as text (`writeWeights`). */
export function choiceValues<S, M>(
  afterstates: Afterstates<S, M>,
  seats: number,
  weights: string,
): ChoiceValues<S, M> {
  const form = choiceForm(afterstates, seats);
  const net = new PositionNet(form, readWeights(weights));
  const inputs = new Inputs(form.inputs);

  function worth(s: S, seat: Seat, move: M): Float64Array {
    const shares = new Float64Array(seats);
    const result = afterstates.gather(s, seat, move, inputs);
    if (result) return shares.map((_, each) => winShare(result, each));
    net.judge(inputs, shares);
    return shares;
  }

  return {
    isFor: afterstates.isFor,
    values: (s, seat, moves, taken) =>
      new Map(triedOf(afterstates, { s, seat, moves, taken }).map((i) => [i, worth(s, seat, moves[i] as M)])),
  };
}
