import { CHANCE, type Seat } from './game.ts';
import { askAgain, legalTexts, type Match, type Refusal, type Step } from './match.ts';
import { replay } from './replay.ts';

/**
 * Takes back the seat's last decision: freely until something is rolled or revealed or another player has decided, never
 * across that. An answer still in its envelope comes out of it. Changes nothing; `accept` does.
 */
export function undo<S, M, E, V, O>(match: Match<S, M, E, V, O>, seat: Seat): Step<S, E> | Refusal {
  const { game, plies, envelopes } = match;
  if (game.toAct(match.state).length === 0) return { refused: 'undo-over' };
  if (envelopes.has(seat)) {
    const left = new Map(envelopes);
    left.delete(seat);
    return {
      state: match.state,
      undone: 0,
      plies: [],
      events: [],
      asked: match.asked,
      envelopes: left,
    };
  }
  if (envelopes.size > 0) return { refused: 'undo-other' };
  const last = plies.at(-1);
  if (last === undefined) return { refused: 'undo-nothing' };
  if (last[0] === CHANCE) return { refused: 'undo-chance' };
  if (last[0] !== seat) return { refused: 'undo-other' };

  const earlier = replay(game, match.terms, plies.slice(0, -1));
  if ('wrong' in earlier) throw new Error(`a match of ${game.id} does not replay: ply ${earlier.wrong}`);
  if (game.sealed(earlier.state)) return { refused: 'undo-revealed' };
  const waiting = game.toAct(match.state).filter((other) => other !== seat);
  const asked = askAgain({ ...match, state: earlier.state }, (other) =>
    waiting.includes(other) ? legalTexts(game, match.state, other) : undefined,
  );
  return {
    state: earlier.state,
    undone: 1,
    plies: [],
    events: [],
    asked,
    envelopes: new Map(),
  };
}
