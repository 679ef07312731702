import { MAX_FILE_LENGTH, type MatchFile, readMatchFile } from '../engine/file.ts';
import { CHANCE } from '../engine/game.ts';
import type { Ply } from '../engine/match.ts';
import { languages } from '../engine/words.ts';
import {
  type Answer,
  type Condition,
  LESSON_FORMAT,
  LESSON_VERSION,
  type Lesson,
  type LessonProblem,
  type MoveTask,
  type Quiz,
  type Start,
  type Step,
  type Texts,
  type WrongTry,
} from './lesson.ts';

const MAX_STEPS = 40;
const MAX_TEXT = 600;

/** Thrown from any depth of the reader and caught in `readLesson` alone. */
class Unreadable extends Error {}

/** Reads the text of a lesson file. Whatever is unknown, missing or out of bounds is refused with the reason. */
export function readLesson(text: string): Lesson | LessonProblem {
  if (text.length > MAX_FILE_LENGTH)
    return { problem: `the file is longer than ${MAX_FILE_LENGTH} characters` };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'the file is not JSON, or part of it is missing' };
  }
  return lessonOf(json);
}

/** The same for a lesson that has been parsed already. */
export function lessonOf(json: unknown): Lesson | LessonProblem {
  try {
    return lesson(json);
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

function lesson(json: unknown): Lesson {
  const given = record(json, 'the file');
  if (given.format !== LESSON_FORMAT) throw new Unreadable(`the format is not "${LESSON_FORMAT}"`);
  if (given.version !== LESSON_VERSION)
    throw new Unreadable(`version ${JSON.stringify(given.version)} of the format is not supported`);
  only(given, 'the lesson', ['format', 'version', 'id', 'game', 'title', 'seat', 'match', 'plies', 'steps']);
  const { id, game, seat } = given;
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]{0,39}$/.test(id))
    throw new Unreadable('the id must be 1 to 40 lower-case letters, digits or -');
  if (typeof game !== 'string') throw new Unreadable('the game is missing');
  if (!isCount(seat)) throw new Unreadable('the seat is missing');
  const steps = list(given.steps, 'the steps', MAX_STEPS).map((each, index) =>
    step(each, `step ${index + 1}`),
  );
  return {
    id,
    game,
    title: texts(given.title, 'the title'),
    seat,
    match: matchFile(given.match, 'the match'),
    ...count(given.plies, 'plies', 'the lesson'),
    steps,
  };
}

function step(json: unknown, where: string): Step {
  const given = record(json, where);
  only(given, where, ['start', 'play', 'say', 'at', 'move', 'quiz', 'done', 'doneAt']);
  if (given.move !== undefined && given.quiz !== undefined)
    throw new Unreadable(`${where} has a move and a quiz; it can have one`);
  return {
    say: texts(given.say, `${where}, say`),
    ...(given.start === undefined ? {} : { start: start(given.start, `${where}, start`) }),
    ...(given.play === undefined ? {} : { play: plies(given.play, `${where}, play`) }),
    ...(given.at === undefined ? {} : { at: names(given.at, `${where}, at`) }),
    ...(given.move === undefined ? {} : { move: move(given.move, `${where}, move`) }),
    ...(given.quiz === undefined ? {} : { quiz: quiz(given.quiz, `${where}, quiz`) }),
    ...(given.done === undefined ? {} : { done: texts(given.done, `${where}, done`) }),
    ...(given.doneAt === undefined ? {} : { doneAt: names(given.doneAt, `${where}, doneAt`) }),
  };
}

function start(json: unknown, where: string): Start {
  const given = record(json, where);
  only(given, where, ['match', 'plies']);
  return {
    ...(given.match === undefined ? {} : { match: matchFile(given.match, where) }),
    ...count(given.plies, 'plies', where),
  };
}

function move(json: unknown, where: string): MoveTask {
  const given = record(json, where);
  only(given, where, ['moves', 'where', 'wrong', 'then']);
  if ((given.moves === undefined) === (given.where === undefined))
    throw new Unreadable(`${where} needs either moves or where`);
  return {
    ...(given.moves === undefined ? {} : { moves: names(given.moves, `${where}, moves`) }),
    ...(given.where === undefined ? {} : { where: condition(given.where, `${where}, where`) }),
    wrong: list(given.wrong ?? [], `${where}, wrong`, 30).map((each, index) =>
      wrongTry(each, `${where}, wrong ${index + 1}`),
    ),
    then: plies(given.then ?? [], `${where}, then`),
  };
}

function wrongTry(json: unknown, where: string): WrongTry {
  const given = record(json, where);
  only(given, where, ['moves', 'say']);
  return {
    ...(given.moves === undefined ? {} : { moves: names(given.moves, `${where}, moves`) }),
    say: texts(given.say, where),
  };
}

function condition(json: unknown, where: string): Condition {
  const given = record(json, where);
  if ('event' in given) {
    only(given, where, ['event']);
    return { event: record(given.event, where) };
  }
  if ('no' in given) {
    only(given, where, ['no']);
    return { no: record(given.no, where) };
  }
  only(given, where, ['view', 'least', 'most']);
  const { view, least, most } = given;
  if (typeof view !== 'string' || !/^[\w.]{1,80}$/.test(view))
    throw new Unreadable(`${where} names neither an event nor a path of the view`);
  if (least === undefined && most === undefined)
    throw new Unreadable(`${where} needs least or most beside view`);
  for (const limit of [least, most])
    if (limit !== undefined && typeof limit !== 'number')
      throw new Unreadable(`${where}: least and most are numbers`);
  return {
    view,
    ...(least === undefined ? {} : { least: least as number }),
    ...(most === undefined ? {} : { most: most as number }),
  };
}

function quiz(json: unknown, where: string): Quiz {
  const given = record(json, where);
  only(given, where, ['answers']);
  const answers = list(given.answers, where, 6).map((each, index): Answer => {
    const place = `${where}, answer ${index + 1}`;
    const answer = record(each, place);
    only(answer, place, ['text', 'wrong']);
    return {
      text: texts(answer.text, place),
      ...(answer.wrong === undefined ? {} : { wrong: texts(answer.wrong, `${place}, wrong`) }),
    };
  });
  if (answers.length < 2) throw new Unreadable(`${where} needs at least two answers`);
  if (answers.every(({ wrong }) => wrong !== undefined))
    throw new Unreadable(`${where} has no right answer: every one says why it is wrong`);
  if (answers.every(({ wrong }) => wrong === undefined)) throw new Unreadable(`${where} has no wrong answer`);
  return { answers };
}

/** All languages, none empty. */
function texts(json: unknown, where: string): Texts {
  const given = record(json, where);
  only(given, where, languages);
  for (const language of languages) {
    const text = given[language];
    if (typeof text !== 'string' || text.trim() === '')
      throw new Unreadable(`${where} lacks the language "${language}"`);
    if (text.length > MAX_TEXT) throw new Unreadable(`${where} is longer than ${MAX_TEXT} characters`);
  }
  return given as unknown as Texts;
}

function matchFile(json: unknown, where: string): MatchFile {
  const file = readMatchFile(JSON.stringify(json ?? null));
  if ('problem' in file) throw new Unreadable(`${where}: ${file.problem}`);
  return file;
}

function plies(json: unknown, where: string): Ply[] {
  return list(json, where, 400).map((each, index): Ply => {
    const [who, text] = Array.isArray(each) && each.length === 2 ? (each as [unknown, unknown]) : [];
    if ((who !== 'chance' && !isCount(who)) || typeof text !== 'string')
      throw new Unreadable(`${where}: ply ${index + 1} is not a seat and a text`);
    return [who === 'chance' ? CHANCE : who, text];
  });
}

function names(json: unknown, where: string): string[] {
  return list(json, where, 60).map((each) => {
    if (typeof each !== 'string' || !/^[ -~]{1,64}$/.test(each))
      throw new Unreadable(`${where} is not a list of short texts`);
    return each;
  });
}

function list(json: unknown, where: string, most: number): unknown[] {
  if (!Array.isArray(json)) throw new Unreadable(`${where}: a list is missing`);
  if (json.length > most) throw new Unreadable(`${where}: more than ${most} entries`);
  return json;
}

function record(json: unknown, where: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Unreadable(`${where} is missing or not an object`);
  return json as Record<string, unknown>;
}

function only(given: Record<string, unknown>, where: string, allowed: readonly string[]): void {
  const unknown = Object.keys(given).find((key) => !allowed.includes(key));
  if (unknown !== undefined) throw new Unreadable(`${where} has an unknown field "${unknown.slice(0, 40)}"`);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function count(value: unknown, key: 'plies', where: string): { plies?: number } {
  if (value === undefined) return {};
  if (!isCount(value)) throw new Unreadable(`${where}: ${key} is not a whole number`);
  return { plies: value };
}
