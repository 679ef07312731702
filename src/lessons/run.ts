import { type MatchFile, readTerms } from '../engine/file.ts';
import { type AnyGame, type Options } from '../engine/game.ts';
import { type Emitted, type Match, type Ply, seenBy, type Terms } from '../engine/match.ts';
import { isWrong, replay, type Wrong } from '../engine/replay.ts';
import { fits } from './condition.ts';
import type { Lesson, LessonProblem, MoveTask, Start, Texts } from './lesson.ts';

/** A position of a lesson: the terms of its match and everything played so far. Small enough to be replayed each time. */
export interface Position {
  readonly terms: Terms<Options>;
  readonly plies: readonly Ply[];
}

/** The position that a start names. */
export function positionAt(
  game: AnyGame,
  lesson: Pick<Lesson, 'match'>,
  start: Start,
): Position | LessonProblem {
  const file: MatchFile = start.match ?? lesson.match;
  const terms = readTerms(game, file);
  if ('problem' in terms) return terms;
  const plies = start.plies ?? file.plies.length;
  if (plies > file.plies.length) return { problem: `the match has ${file.plies.length} plies, not ${plies}` };
  return { terms, plies: file.plies.slice(0, plies) };
}

export function startOf(lesson: Lesson): Start {
  return lesson.plies === undefined ? {} : { plies: lesson.plies };
}

export function replayed(game: AnyGame, { terms, plies }: Position): Match | Wrong {
  return replay(game, terms, plies);
}

/** The texts that the seat may choose from; empty if it is not asked. */
export function legalAt(game: AnyGame, match: Match, seat: number): string[] {
  return game.toAct(match.state).includes(seat) ? game.legal(match.state, seat, []).map(game.write) : [];
}

/**
 * Everything that is played when the learner makes this move. Answers to a sealed question become plies together in
 * ascending order of seats, so the learner's ply may stand between the others'.
 */
export function pliesAfter(
  game: AnyGame,
  match: Match,
  seat: number,
  text: string,
  then: readonly Ply[],
): Ply[] {
  const own: Ply = [seat, text];
  if (!game.sealed(match.state)) return [own, ...then];
  const others = game.toAct(match.state).length - 1;
  const batch = [own, ...then.slice(0, others)].sort(([a], [b]) => a - b);
  return [...batch, ...then.slice(others)];
}

/** Whether a move solves the task; undefined if the move cannot be played there at all. */
export function isAccepted(
  game: AnyGame,
  position: Position,
  seat: number,
  task: MoveTask,
  text: string,
): boolean | undefined {
  const match = replayed(game, position);
  if (isWrong(match) || !legalAt(game, match, seat).includes(text)) return undefined;
  if (task.moves) return task.moves.includes(text);
  // The move alone, or with the other answers to a sealed question.
  const batch = game.sealed(match.state) ? game.toAct(match.state).length : 1;
  const plies = pliesAfter(game, match, seat, text, task.then).slice(0, batch);
  const events: Emitted<unknown>[] = [];
  const known = position.plies.length;
  const after = replay(game, position.terms, [...position.plies, ...plies], {
    visit: ({ number, events: told }) => {
      if (number > known) events.push(...told);
    },
  });
  if (isWrong(after) || !task.where) return undefined;
  return fits(
    task.where,
    events.map((event) => seenBy(event, seat)),
    game.view(after.state, seat),
  );
}

/** What is said about a move that does not solve the task. */
export function explanation(task: MoveTask, text: string): Texts | undefined {
  return task.wrong.find(({ moves }) => moves === undefined || moves.includes(text))?.say;
}
