import type { Emit } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import type { Beach } from '../vocabulary.ts';
import type { State } from '../state.ts';

/** Deals one surfer tile to each seat; face down, a seat learns only its own. */
export function dealSurfers(s: State, beaches: readonly Beach[], emit?: Emit<Event>): void {
  for (const [seat, beach] of beaches.entries()) s.surfers[seat] = beach;
  if (!emit) return;
  if (!s.options.hidden) return emit({ type: 'surfers', beaches: [...beaches] });
  const seenBy = (viewer: number): Event => ({
    type: 'surfers',
    beaches: beaches.map((beach, seat) => (seat === viewer ? beach : null)),
  });
  emit(seenBy(-1), Object.fromEntries(beaches.map((_, seat) => [seat, seenBy(seat)])));
}

/** Before scoring, face-down surfers are turned up. */
export function revealSurfers(s: State, emit?: Emit<Event>): void {
  if (emit && s.options.surfer && s.options.hidden) emit({ type: 'revealed', beaches: [...s.surfers] });
}
