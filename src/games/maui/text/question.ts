import type { Seat } from '../../../engine/game.ts';
import { canPlace } from '../legal.ts';
import type { Phase, Player } from '../state.ts';
import { restore, type View } from '../view.ts';
import { patternsOf } from '../vocabulary.ts';
import type { Phrases } from './phrases.ts';

export function tileName(p: Phrases, text: string): string {
  return p.tile(patternsOf(text));
}

/** The loose towel that a phase asks about. */
export const towelOf: { readonly [P in Phase]?: number } = { blue: 0, orange: 1 };

export function question(p: Phrases, view: View, seat: Seat): string {
  if (view.seat !== seat) return p.questions.none();
  switch (view.phase) {
    case 'turn': {
      const s = restore(view);
      return canPlace(s, s.players[seat] as Player) ? p.questions.turn() : p.questions.mustTakeDollars();
    }
    case 'substitute':
      return p.questions.substitute();
    case 'height':
      return p.questions.height(tileName(p, view.hand?.tile ?? ''), view.players[seat]?.beach.length ?? 0);
    case 'blue':
    case 'orange': {
      const towel = towelOf[view.phase] ?? 0;
      return p.questions.towel(towel, (view.options.looseTowels[towel] ?? 1) - 1);
    }
    case 'extra':
      return p.questions.extra();
    default:
      return p.questions.none();
  }
}
