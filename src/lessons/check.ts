import type { AnyGame } from '../engine/game.ts';
import { isWrong, type Wrong } from '../engine/replay.ts';
import type { PartNames } from '../engine/words.ts';
import type { Lesson, MoveTask, Step } from './lesson.ts';
import {
  explanation,
  isAccepted,
  legalAt,
  type Position,
  pliesAfter,
  positionAt,
  replayed,
  startOf,
} from './run.ts';

/** Parts that belong to the table around every board. */
export function tableParts(seats: number): string[] {
  return [
    'board',
    'question',
    'status',
    'log',
    ...Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
  ];
}

/** A lesson may branch where several moves are accepted; more positions than this cannot be meant. */
const MOST_BRANCHES = 200;

/**
 * Everything that is wrong with a lesson, in words for its author; empty if it can be played to its end on every way
 * that it accepts. The languages were checked by the reader.
 */
export function checkLesson(lesson: Lesson, game: AnyGame, partNames: PartNames): string[] {
  if (lesson.game !== game.id) return [`the lesson is about "${lesson.game}", not about ${game.id}`];
  const first = positionAt(game, lesson, startOf(lesson));
  if ('problem' in first) return [`the match: ${first.problem}`];
  if (lesson.seat >= first.terms.seats) return [`there is no seat ${lesson.seat}`];
  if (lesson.steps.length === 0) return ['there are no steps'];
  const problems = illegal(game, first).map((why) => `the match: ${why}`);
  let positions: readonly Position[] = [first];
  for (const [index, step] of lesson.steps.entries()) {
    if (problems.length > 0) break;
    const where = `step ${index + 1}`;
    const found = checkStep(lesson, game, step, positions);
    problems.push(...found.problems.map((why) => `${where}: ${why}`));
    positions = found.positions;
    const seats = positions[0]?.terms.seats ?? lesson.match.seats.length;
    const known = [...tableParts(seats), ...partNames(seats)];
    for (const part of [...(step.at ?? []), ...(step.doneAt ?? [])])
      if (!known.includes(part)) problems.push(`${where}: there is no part "${part}"`);
    if (positions.length > MOST_BRANCHES)
      problems.push(`${where}: more than ${MOST_BRANCHES} ways lead here`);
  }
  return [...new Set(problems)];
}

interface Checked {
  readonly problems: readonly string[];
  readonly positions: readonly Position[];
}

function checkStep(lesson: Lesson, game: AnyGame, step: Step, before: readonly Position[]): Checked {
  const problems: string[] = [];
  let positions = before;
  if (step.start) {
    const jumped = positionAt(game, lesson, step.start);
    if ('problem' in jumped) return { problems: [`start: ${jumped.problem}`], positions };
    problems.push(...illegal(game, jumped).map((why) => `start: ${why}`));
    positions = [jumped];
  }
  if (step.play) {
    const played = step.play;
    positions = positions.map(({ terms, plies }) => ({ terms, plies: [...plies, ...played] }));
    problems.push(...positions.flatMap((each) => illegal(game, each)).map((why) => `play: ${why}`));
  }
  if (problems.length > 0 || !step.move) return { problems, positions };
  const task = step.move;
  const results = positions.map((position) => checkMove(lesson, game, task, position));
  return {
    problems: results.flatMap((result) => result.problems),
    positions: results.flatMap((result) => result.positions),
  };
}

function checkMove(lesson: Lesson, game: AnyGame, task: MoveTask, position: Position): Checked {
  const match = replayed(game, position);
  if (isWrong(match)) return { problems: [], positions: [] };
  const legal = legalAt(game, match, lesson.seat);
  if (legal.length === 0) return { problems: ['the learner is not asked for a move here'], positions: [] };
  const problems = [...(task.moves ?? []), ...task.wrong.flatMap(({ moves }) => moves ?? [])]
    .filter((text) => !legal.includes(text))
    .map((text) => `"${text}" is not legal; legal: ${legal.join(' / ')}`);
  if (problems.length > 0) return { problems, positions: [] };
  const accepted = legal.filter((text) => isAccepted(game, position, lesson.seat, task, text) === true);
  if (accepted.length === 0) problems.push('no legal move meets the condition');
  for (const text of legal) {
    if (accepted.includes(text)) continue;
    if (!explanation(task, text)) problems.push(`there is no explanation for the wrong move "${text}"`);
  }
  for (const { moves = [] } of task.wrong)
    for (const text of moves) if (accepted.includes(text)) problems.push(`"${text}" is right and wrong`);
  const positions = accepted.map((text) => ({
    terms: position.terms,
    plies: [...position.plies, ...pliesAfter(game, match, lesson.seat, text, task.then)],
  }));
  for (const each of positions) problems.push(...illegal(game, each).map((why) => `then: ${why}`));
  return { problems, positions };
}

/** What is wrong with the plies of a position, with what would have been legal. */
function illegal(game: AnyGame, position: Position): string[] {
  const match = replayed(game, position);
  if (!isWrong(match)) return [];
  return [describe(game, position, match)];
}

function describe(game: AnyGame, { terms, plies }: Position, { wrong, reason }: Wrong): string {
  const [seat, text] = plies[wrong - 1] ?? [];
  const before = replayed(game, { terms, plies: plies.slice(0, wrong - 1) });
  const asked = isWrong(before) ? [] : game.toAct(before.state);
  const who = (each: number | undefined): string =>
    each === undefined || each < 0 ? 'chance' : `seat ${each}`;
  const legal =
    isWrong(before) || seat === undefined || !asked.includes(seat) || seat < 0
      ? ''
      : `; legal: ${legalAt(game, before, seat).join(' / ')}`;
  return `ply ${wrong}, ${who(seat)} "${text}": ${reason} (asked: ${asked.map(who).join(', ') || 'nobody'})${legal}`;
}
