import { CHANCE, type Seat } from '../../engine/game.ts';
import type { Emitted, Step } from '../../engine/match.ts';

/** What has happened so far, and how much of it each seat has been told. */
export interface Story {
  entries: { readonly ply: number; readonly emitted: Emitted<unknown> }[];
  /** By seat, CHANCE for everybody else: how many entries have been told. */
  readonly told: Map<Seat, number>;
}

export const NOBODY: Seat = CHANCE;

export function newStory(): Story {
  return { entries: [], told: new Map() };
}

/** Adds what a step brings, after `plies` plies. What is taken back is forgotten: it never happened. */
export function remember(story: Story, step: Step, plies: number): void {
  const kept = plies - step.undone;
  story.entries = story.entries.filter(({ ply }) => ply <= kept);
  for (const emitted of step.events) story.entries.push({ ply: kept + step.plies.length, emitted });
  for (const [seat, told] of story.told) story.told.set(seat, Math.min(told, story.entries.length));
}

/** What this seat has not been told yet; from now on it has. */
export function news(story: Story, seat: Seat): Emitted<unknown>[] {
  const fresh = story.entries.slice(story.told.get(seat) ?? 0);
  story.told.set(seat, story.entries.length);
  return fresh.map(({ emitted }) => emitted);
}
