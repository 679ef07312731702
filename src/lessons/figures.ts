import type { AnyGame } from '../engine/game.ts';
import type { Lesson } from './lesson.ts';
import { type Position, positionAt, startOf } from './run.ts';

/** A picture of the rulebook: the position at which a step of a lesson begins. Only steps with a `start`, and the first. */
export interface RuleFigure {
  readonly lesson: string;
  /** Counted from 0; the first if missing. */
  readonly step?: number;
}

/** Pictures by section of the rulebook. */
export type RuleFigures = { readonly [section: string]: RuleFigure };

/** Who looks at a picture is the learner of its lesson. */
export interface FigurePosition extends Position {
  readonly seat: number;
  readonly names: readonly string[];
}

export function positionOf(
  game: AnyGame,
  course: readonly Lesson[],
  { lesson: id, step = 0 }: RuleFigure,
): FigurePosition | undefined {
  const lesson = course.find((each) => each.id === id);
  const start = step === 0 ? lesson && startOf(lesson) : lesson?.steps[step]?.start;
  if (!lesson || !start) return undefined;
  const position = positionAt(game, lesson, start);
  if ('problem' in position) return undefined;
  return {
    ...position,
    seat: lesson.seat,
    names: (start.match ?? lesson.match).seats.map(({ name }) => name),
  };
}
