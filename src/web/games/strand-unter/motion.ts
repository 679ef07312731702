import { cubicIn, cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** How pieces come and go. All inside a group that stands on the piece's place, so that its origin is the foot of the piece. */

/** Flies away to where it is wanted, by (x, y) px. */
export function depart(_: Element, to: { x: number; y: number; duration: number }): TransitionConfig {
  return {
    duration: to.duration,
    easing: cubicInOut,
    css: (t, u) =>
      `transform: translate(${u * to.x}px, ${u * to.y - 30 * Math.sin(Math.PI * u)}px) scale(${0.45 + 0.55 * t}); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Is left lying by the water, one after the other. */
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

/** Grows out of the sand. */
export function rise(_: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t) => `transform: scale(${0.7 + 0.3 * t}, ${t}); opacity: ${Math.min(1, t * 2)}`,
  };
}

/** Softens to a mound and is gone. */
export function wash(_: Element, { duration }: { duration: number }): TransitionConfig {
  return {
    duration,
    easing: cubicIn,
    css: (t, u) => `transform: scale(${1 + 0.3 * u}, ${0.12 + 0.88 * t}); opacity: ${Math.min(1, t * 2.5)}`,
  };
}
