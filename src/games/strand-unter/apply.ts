import type { Emit, Seat } from '../../engine/game.ts';
import { build, pass, startBuilding } from './phases/build.ts';
import { fetch, setDial, setSpell, take, takeFromTrove } from './phases/collect.ts';
import type { Event } from './events.ts';
import { detailOf, FETCH, kindOf, PASS } from './notation.ts';
import { VALUES } from './vocabulary.ts';
import type { Move, State } from './state.ts';
import { endRound, fillGroove, startRound } from './phases/tide.ts';

type Tell = Emit<Event> | undefined;

export function apply(s: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  answer(s, seat, move, emit);
  // Nobody left to ask: on to the next phase that has a question, or to chance's next draw.
  while (s.asked === 0 && s.phase !== 'deal' && s.phase !== 'draw' && s.phase !== 'over') {
    if (s.phase === 'build') endRound(s, emit);
    else startBuilding(s);
  }
}

function answer(s: State, seat: Seat, move: Move, emit: Tell): void {
  const detail = detailOf(move);
  switch (s.phase) {
    case 'dial':
      return setDial(s, seat, detail, emit);
    case 'build':
      return move === PASS ? pass(s, seat, emit) : build(s, seat, detail >> 2, detail & 3, emit);
    case 'take':
      return take(s, seat, detail, emit);
    case 'fetch':
    case 'charm':
      return fetch(s, seat, detail, emit);
    case 'spell':
      return setSpell(s, seat, detail, emit);
    case 'trove':
      return takeFromTrove(s, seat, kindOf(move) === FETCH ? { castle: detail } : { shell: detail }, emit);
    case 'draw':
      return fillGroove(s, detail, emit);
    case 'deal':
      return deal(s, detail, emit);
    case 'over':
      throw new Error('the match is over');
  }
}

/** Cards go out one at a time, seat after seat, values 0-3 each. */
function deal(s: State, card: number, emit: Tell): void {
  const seat = Math.floor(s.at / VALUES);
  s.cards[s.at++] = card;
  emit?.({ type: 'deal', seat, cards: s.cards.slice(seat * VALUES, s.at) });
  if (s.at < s.cards.length) return;
  s.at = 0;
  startRound(s, emit);
}
