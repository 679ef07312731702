import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** Transitions of arriving pieces; departing ones are drawn while their event is shown. The parent group is placed on the piece, so that the origin is its foot. */

/** Transition of shells that the water leaves behind, one after the other. */
export function arrive(
  _: Element,
  { delay, duration }: { delay: number; duration: number },
): TransitionConfig {
  return {
    delay,
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-26 * u}px) scale(${0.6 + 0.4 * t}); opacity: ${t}`,
  };
}

/** Transition of a castle that rises from the sand. */
export function rise(_: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t) => `transform: scale(${0.7 + 0.3 * t}, ${t}); opacity: ${Math.min(1, t * 2)}`,
  };
}
