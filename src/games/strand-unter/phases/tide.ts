import type { Emit } from '../../../engine/game.ts';
import { drawSize } from '../chance.ts';
import { startCollecting } from './collect.ts';
import type { Event } from '../events.ts';
import { countIn, type Handful } from './handful.ts';
import { builtBy } from '../legal.ts';
import { fillOf, grooveOf, turnOfTide } from '../rules.ts';
import { FLOODED, LAST_ROUND, SINGLES, TURN, VALUES } from '../vocabulary.ts';
import { scores } from '../score.ts';
import { type Seats, type State, seatList } from '../state.ts';

type Tell = Emit<Event> | undefined;

/** Phase C, or the end: after a fourth castle, or when the sandpiper is back in groove 1. */
export function endRound(s: State, emit: Tell): void {
  s.builders = 0;
  const finished = finishers(s);
  if (finished !== 0 || s.round === LAST_ROUND) {
    s.phase = 'over';
    s.asked = 0;
    emit?.({
      type: 'end',
      reason: finished ? 'fourth' : 'shore',
      seats: seatList(finished),
      scores: scores(s),
    });
    return;
  }
  if (s.round < TURN) s.last++;
  else if (s.round === TURN) turn(s, emit);
  else flood(s, emit);
  s.round++;
  s.at = 0;
  s.spellers = 0;
  for (let seat = 0; seat < s.players; seat++) {
    s.dials[seat] = -1;
    s.spells[seat] = -1;
  }
  startRound(s, emit);
}

/** Who has built all four castles, washed away or not. */
function finishers(s: State): Seats {
  let set = 0;
  for (let seat = 0; seat < s.players; seat++) if (builtBy(s, seat) === VALUES) set |= 1 << seat;
  return set;
}

/** The sea goes out once more; from now on everything in the bag has been seen. */
function turn(s: State, emit: Tell): void {
  s.last = turnOfTide(s.castles);
  for (let colour = 0; colour < SINGLES; colour++) {
    s.bag[colour]! += s.unseen[colour]!;
    s.unseen[colour] = 0;
  }
  emit?.({ type: 'turn', last: s.last });
}

function flood(s: State, emit: Tell): void {
  const groove = s.last--;
  const lost: { seat: number; castle: number }[] = [];
  for (let i = 0; i < s.castles.length; i++) {
    if (s.castles[i] !== groove) continue;
    s.castles[i] = FLOODED;
    if (emit) lost.push({ seat: Math.floor(i / VALUES), castle: i % VALUES });
  }
  emit?.({ type: 'flood', groove, lost });
}

/** The sandpiper's groove gets its shells, if there are any; a draw is chance's move even if only one is possible. */
export function startRound(s: State, emit: Tell): void {
  if (drawSize(s) > 0) {
    s.phase = 'draw';
    s.asked = 0;
    return;
  }
  tellGroove(s, emit);
  startCollecting(s, emit);
}

export function fillGroove(s: State, handful: Handful, emit: Tell): void {
  const pool = s.round <= TURN ? s.unseen : s.bag;
  for (let colour = 0; colour < SINGLES; colour++) {
    const n = countIn(handful, colour);
    pool[colour]! -= n;
    s.shells[colour] = n;
  }
  tellGroove(s, emit);
  startCollecting(s, emit);
}

function tellGroove(s: State, emit: Tell): void {
  if (!emit) return;
  const groove = grooveOf(s.round);
  const { round, last } = s;
  emit({ type: 'groove', round, groove, last, shells: s.shells.slice(), wanted: fillOf(s.players, groove) });
}
