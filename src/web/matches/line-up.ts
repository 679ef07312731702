import type { AnyGame, Options } from '../../engine/game.ts';
import { defaults, isProblem, readOptions } from '../../engine/options.ts';
import { type PlayerColour, playerColours } from '../art/players.ts';
import type { Person } from '../boards/board.ts';
import { LONGEST_NAME } from './name.ts';
import { isBotName, offeredBots, usualBot } from '../../bots/index.ts';

/** Who sits at a table and what is played: what the form of a new table changes. */
export interface LineUp {
  readonly people: readonly Person[];
  readonly options: Options;
}

/** Names of bots, the same in all languages. */
const botNames = ['Finn', 'Coral', 'Skipper', 'Pearl', 'Marina', 'Dune'] as const;
const USUAL_SEATS = 3;

export interface Me {
  readonly name: string;
  readonly colour: PlayerColour;
}

/** The default line-up: one person and two bots. */
export function usualLineUp(game: AnyGame, me: Me): LineUp {
  const { min, max } = game.seats;
  const count = Math.min(max, Math.max(min, USUAL_SEATS));
  let people: Person[] = [{ ...me, kind: 'me' }];
  while (people.length < count) people = [...people, newBot(game.id, people)];
  return { people, options: defaults(game.options) };
}

export function newBot(game: string, people: readonly Person[]): Person {
  const name = botNames.find((each) => people.every((other) => other.name !== each)) ?? botNames[0];
  return { name, kind: 'bot', colour: freeColour(people), bot: usualBot(game) };
}

export function freeColour(people: readonly Person[]): PlayerColour {
  return playerColours.find((colour) => people.every((other) => other.colour !== colour)) ?? 'red';
}

/** True if all names are non-empty and distinct. */
export function namesFit(people: readonly Person[]): boolean {
  const names = people.map(({ name }) => name.trim().toLocaleLowerCase());
  return names.every((name, index) => name !== '' && names.indexOf(name) === index);
}

/** The line-up of a rematch: everybody moves one seat on, so that somebody else begins. */
export function rotated(people: readonly Person[]): Person[] {
  return [...people.slice(1), ...people.slice(0, 1)];
}

/** Validates a stored line-up; undefined if it no longer fits the game. */
export function readLineUp(game: AnyGame, given: unknown): LineUp | undefined {
  if (typeof given !== 'object' || given === null || !('people' in given) || !('options' in given))
    return undefined;
  const options = readOptions(game.options, given.options);
  if (isProblem(options) || !Array.isArray(given.people)) return undefined;
  const people = given.people.map((person: unknown) => readPerson(game.id, person));
  const { min, max } = game.seats;
  if (people.length < min || people.length > max || people.includes(undefined)) return undefined;
  return { people: people as Person[], options };
}

function readPerson(game: string, given: unknown): Person | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { name, colour, kind, bot } = given as Record<string, unknown>;
  const known = playerColours.find((each) => each === colour);
  if (typeof name !== 'string' || name.length > LONGEST_NAME || !known) return undefined;
  if (kind === 'me' || kind === 'here') return { name, colour: known, kind };
  if (kind !== 'bot' || !isBotName(bot) || !offeredBots(game).includes(bot)) return undefined;
  return { name, colour: known, kind, bot };
}
