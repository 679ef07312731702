import { levelNames } from '../bots/levels.ts';
import { isRecord } from '../engine/file-fields.ts';
import { CHANCE, type Options } from '../engine/game.ts';
import type { Ply } from '../engine/match.ts';
import type { Difference } from '../engine/words.ts';
import { DIFFICULTIES, type Measured, type Puzzle, type PuzzleChoice, themes } from './puzzle.ts';

export const PUZZLES_FORMAT = 'tidetable-puzzles';
export const PUZZLES_VERSION = 1;

export interface PuzzleProblem {
  readonly problem: string;
}

/** The puzzles of a set (docs/formats/puzzles.md), or what is wrong with it. Positions are not replayed here. */
export function readPuzzles(given: unknown): readonly Puzzle[] | PuzzleProblem {
  try {
    return setOf(given);
  } catch (error) {
    if (error instanceof Unfit) return { problem: error.message };
    throw error;
  }
}

class Unfit extends Error {}

function setOf(given: unknown): Puzzle[] {
  const set = record(given, 'the set');
  if (set.format !== PUZZLES_FORMAT) throw new Unfit(`the format is not "${PUZZLES_FORMAT}"`);
  if (set.version !== PUZZLES_VERSION) throw new Unfit('this version of the format is not known here');
  const game = text(set.game, 'game');
  const rules = whole(set.rules, 'rules', 1, 1000);
  const usual = record(set.options ?? {}, 'options') as Options;
  const matches = list(set.matches, 'matches').map((each, i) => matchOf(each, usual, `match ${i}`));
  const puzzles = list(set.puzzles, 'puzzles').map((each) => puzzleOf(each, { game, rules, matches }));
  const ids = new Set(puzzles.map(({ id }) => id));
  if (ids.size < puzzles.length) throw new Unfit('two puzzles have the same id');
  return puzzles;
}

interface SetMatch {
  readonly seats: number;
  readonly options: Options;
  readonly plies: readonly Ply[];
}

/** `usual` are the options of the set: a figure that is corrected later does not change its matches. */
function matchOf(given: unknown, usual: Options, what: string): SetMatch {
  const { seats, options, plies } = record(given, what);
  return {
    seats: whole(seats, `${what}: seats`, 1, 12),
    options: { ...usual, ...(record(options, `${what}: options`) as Options) },
    plies: text(plies, `${what}: plies`)
      .split('\n')
      .map((line) => plyOf(line, what)),
  };
}

/** A line of a log: the seat, `c` for chance, and the move. */
function plyOf(line: string, what: string): Ply {
  const blank = line.indexOf(' ');
  const who = line.slice(0, blank);
  if (blank < 1 || !/^(?:c|\d{1,2})$/.test(who)) throw new Unfit(`${what}: "${line.slice(0, 40)}" is no ply`);
  return [who === 'c' ? CHANCE : Number(who), line.slice(blank + 1)];
}

export function lineOf([seat, move]: Ply): string {
  return `${seat === CHANCE ? 'c' : seat} ${move}`;
}

function puzzleOf(
  given: unknown,
  {
    game,
    rules,
    matches,
  }: { readonly game: string; readonly rules: number; readonly matches: readonly SetMatch[] },
): Puzzle {
  const raw = record(given, 'a puzzle');
  const id = text(raw.id, 'id');
  if (!/^[a-z0-9-]{1,40}$/.test(id)) throw new Unfit(`"${id.slice(0, 40)}" is no id`);
  const match = matches[whole(raw.match, `${id}: match`, 0, matches.length - 1)] as SetMatch;
  const ply = whole(raw.ply, `${id}: ply`, 0, match.plies.length);
  const seat = whole(raw.seat, `${id}: seat`, 0, match.seats - 1);
  const theme = text(raw.theme, `${id}: theme`);
  if (!themes[game]?.includes(theme))
    throw new Unfit(`${id}: "${theme.slice(0, 40)}" is no theme of ${game}`);
  const choices = list(raw.choices, `${id}: choices`).map((each) => choiceOf(each, id));
  if (choices.length < 2) throw new Unfit(`${id}: there is nothing to choose`);
  const sealed = whole(raw.sealed ?? 0, `${id}: sealed`, 0, match.plies.length - ply);
  const solved = list(raw.solved, `${id}: solved`).map((part) => number(part, `${id}: solved`, 0, 1));
  return {
    id,
    game,
    rules,
    seats: match.seats,
    options: match.options,
    plies: match.plies.slice(0, ply),
    seat,
    // Of the answers to a sealed question all but the one that is asked for.
    others: match.plies.slice(ply, ply + sealed).filter(([who]) => who !== seat),
    theme,
    difficulty: whole(raw.difficulty, `${id}: difficulty`, 1, DIFFICULTIES.length),
    share: number(raw.share, `${id}: share`, 0, 1),
    choices,
    why: list(raw.why ?? [], `${id}: why`).map((each) => differenceOf(each, id, match.seats)),
    verified: measured(list(raw.verified, `${id}: verified`), id),
    solved: Object.fromEntries(levelNames.map((level, i) => [level, solved[i] ?? 0])) as Puzzle['solved'],
  };
}

/** `[texts, behind, error, items]` */
function choiceOf(given: unknown, id: string): PuzzleChoice {
  const [texts, behind, error, items = {}] = list(given, `${id}: a choice`);
  const points = Object.entries(record(items, `${id}: items`));
  return {
    texts: list(texts, `${id}: texts`).map((each) => text(each, `${id}: a text`)),
    ...measured([behind, error], id),
    items: Object.fromEntries(points.map(([item, n]) => [item, number(n, `${id}: ${item}`, -1000, 1000)])),
  };
}

/** `[seat, what, kind, here, there]` */
function differenceOf(given: unknown, id: string, seats: number): Difference {
  const [seat, what, kind, here, there] = list(given, `${id}: a reason`);
  if (kind !== 'points' && kind !== 'often') throw new Unfit(`${id}: a reason is about points, or how often`);
  return {
    seat: whole(seat, `${id}: a reason's seat`, 0, seats - 1),
    what: text(what, `${id}: a reason`),
    kind,
    here: number(here, `${id}: a reason`, -1000, 1000),
    there: number(there, `${id}: a reason`, -1000, 1000),
  };
}

function measured([behind, error]: readonly unknown[], id: string): Measured {
  return { behind: number(behind, `${id}: behind`, -1, 1), error: number(error, `${id}: error`, 0, 1) };
}

function record(given: unknown, what: string): Record<string, unknown> {
  if (!isRecord(given)) throw new Unfit(`${what} is no object`);
  return given;
}

function list(given: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(given)) throw new Unfit(`${what} is no list`);
  return given as unknown[];
}

function text(given: unknown, what: string): string {
  if (typeof given !== 'string' || given === '') throw new Unfit(`${what} is no text`);
  return given;
}

function number(given: unknown, what: string, min: number, max: number): number {
  if (typeof given !== 'number' || !(given >= min && given <= max))
    throw new Unfit(`${what} is no number from ${min} to ${max}`);
  return given;
}

function whole(given: unknown, what: string, min: number, max: number): number {
  const n = number(given, what, min, max);
  if (!Number.isInteger(n)) throw new Unfit(`${what} is no whole number`);
  return n;
}
