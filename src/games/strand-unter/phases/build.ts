import type { Emit, Seat } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import { builtBy, mayBuild } from '../legal.ts';
import { grooveOf, needOf } from '../rules.ts';
import { SINGLES, VALUES } from '../vocabulary.ts';
import { type State, seatList } from '../state.ts';

type Tell = Emit<Event> | undefined;

/** Phase B: open to everybody at once, and each answer counts at once. Nobody asked: everybody has built or passed. */
export function startBuilding(s: State): void {
  s.phase = 'build';
  s.builders = mayBuild(s);
  s.asked = s.builders;
}

export function build(s: State, seat: Seat, castle: number, joker: number, emit: Tell): void {
  const at = seat * VALUES;
  const groove = grooveOf(s.round);
  const card = s.cards[at + castle]!;
  for (let colour = 0; colour < SINGLES; colour++) {
    const paid = needOf(card, colour) + (colour === joker ? 1 : 0);
    s.buckets[at + colour]! -= paid;
    s.bag[colour]! += paid;
  }
  s.castles[at + castle] = groove;
  // Who had passed before this may have passed because of it: the question is open again for all who have not built.
  s.builders &= ~(1 << seat);
  if (emit) {
    emit({
      type: 'build',
      seat,
      castle,
      groove,
      paid: [0, 1, 2, 3].map((colour) => needOf(card, colour) + (colour === joker ? 1 : 0)),
      joker,
      built: builtBy(s, seat),
      again: seatList(s.builders & ~s.asked),
    });
  }
  s.asked = s.builders;
}

export function pass(s: State, seat: Seat, emit: Tell): void {
  emit?.({ type: 'pass', seat });
  s.asked &= ~(1 << seat);
}
