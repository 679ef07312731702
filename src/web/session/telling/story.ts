import type { Seat, Viewer } from '../../../engine/game.ts';
import { seenBy } from '../../../engine/match.ts';
import type { Part } from '../../boards/board.ts';
import { movementsOf } from './movements.ts';
import type { Told } from '../playable.ts';

/** An entry of the log: one movement. */
export interface Entry {
  readonly events: readonly unknown[];
  /** The seat that acted; undefined if nobody or several did. */
  readonly seat: Seat | undefined;
  /** All of its sentences, for screen readers; the log shows icons. */
  readonly sentence: string;
  readonly isSetup: boolean;
}

/** A round of the log, oldest entry first; number 0 is the set-up. */
export interface Chapter {
  readonly number: number;
  readonly entries: readonly Entry[];
}

/** The seat that acts in a movement, if it is only one. */
export function actorOf(movement: readonly unknown[], part: (event: unknown) => Part): Seat | undefined {
  const seats = new Set(
    movement.flatMap((event) => {
      const { name, seat } = part(event);
      return seat === undefined || name === '' ? [] : [seat];
    }),
  );
  return seats.size === 1 ? [...seats][0] : undefined;
}

/**
 * The story so far by rounds and turns. If a game has no round events, a round begins whenever the first to act acts again.
 */
export function chaptersOf(
  story: readonly Told[],
  viewer: Viewer,
  part: (event: unknown) => Part,
  sentence: (event: unknown) => string,
): Chapter[] {
  const events = story.map(({ emitted }) => seenBy(emitted, viewer));
  const tellsRounds = events.some((event) => part(event).kind === 'round');
  const chapters: { number: number; entries: Entry[] }[] = [{ number: 0, entries: [] }];
  const open = (): void => {
    chapters.push({ number: chapters.length, entries: [] });
  };
  let beginner: Seat | undefined;
  let last: Seat | undefined;
  for (const movement of movementsOf(events, part)) {
    const seat = actorOf(movement, part);
    const isSetup = part(movement[0]).kind === 'setup';
    if (!tellsRounds && seat !== undefined && !isSetup) {
      beginner ??= seat;
      if (seat === beginner && last !== seat) open();
      last = seat;
    }
    const words = movement.map(sentence).filter((each) => each !== '');
    if (words.length > 0)
      chapters.at(-1)?.entries.push({ events: movement, seat, sentence: words.join(' '), isSetup });
    // A movement that ends one round and begins the next belongs to the one that ends.
    if (movement.some((event) => part(event).kind === 'round')) open();
  }
  return chapters.filter(({ entries }) => entries.length > 0);
}
