import { DecisionCache } from '../../../bots/maui/decision-cache.ts';
import { TurnSearch } from '../../../bots/maui/turn-policy.ts';
import { ValueNets } from '../../../bots/maui/value-nets.ts';
import { CHANCE } from '../../../engine/game.ts';
import { game, type Move, type State } from '../../../games/maui/index.ts';
import { draws } from '../../../games/maui/moves.ts';
import type { Afterstates } from '../afterstates.ts';
import { fillPosition, positionInputs, UNKNOWN } from './position.ts';

/** The policy asks for no random numbers. */
const idle = { below: (): number => 0 };

/** Afterstates of Maui: between two turns, the tile that comes for the one taken not known. */
export function mauiAfterstates(): Afterstates<State, Move> {
  const turns = new TurnSearch(new ValueNets(), new DecisionCache());

  return {
    inputs: positionInputs,
    // On the crab side there is more chance than the tile that comes, and in the long game another half.
    isFor: (s) => s.options.mode === 'base',
    promising: (s, seat, moves, most) => {
      const values = turns.values(s, seat, moves);
      return values
        .map((_, i) => i)
        .sort((a, b) => (values[b] as number) - (values[a] as number) || a - b)
        .slice(0, most);
    },
    gather: (state, seat, move, inputs) => {
      const s = game.clone(state);
      game.apply(s, seat, move);
      let come = -1;
      while (!isBetweenTurns(s)) {
        if (s.phase === 'refill') {
          come = Math.min(...s.bag);
          game.apply(s, CHANCE, draws[come] as Move);
        } else game.apply(s, s.seat, turns.policy(s, s.seat, idle));
      }
      if (s.phase === 'over') return game.result(s);
      if (come >= 0) hide(s, come);
      fillPosition(s, inputs);
      return undefined;
    },
  };
}

/** Once a choice was made, these phases ask whoever has the next turn. */
function isBetweenTurns({ phase }: State): boolean {
  return phase === 'turn' || phase === 'substitute' || phase === 'over';
}

/** The tile is drawn, but nobody knows which. */
function hide(s: State, tile: number): void {
  s.market[s.market.indexOf(tile)] = UNKNOWN;
  s.bag.push(tile);
}
