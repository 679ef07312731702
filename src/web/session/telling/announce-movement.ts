import type { AnyBoard } from '../../boards/board.ts';
import { announce } from '../../state/announcer.svelte.ts';
import { playSound } from '../../state/play-sound.ts';

/** Announces a movement to screen readers and plays the sound of its longest event. */
export function announceMovement(
  movement: readonly unknown[],
  board: AnyBoard,
  sentence: (event: unknown) => string,
): void {
  announce(
    movement
      .map(sentence)
      .filter((each) => each !== '')
      .join(' '),
  );
  const length = (event: unknown): number => board.part?.(event).milliseconds ?? 0;
  const heard = movement.filter((event) => board.sound?.(event) !== undefined);
  const lead = heard.toSorted((a, b) => length(b) - length(a))[0];
  if (lead !== undefined) void playSound(board.sound?.(lead));
}
