import { botNames } from '../../bots/index.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Language, Registry } from '../../engine/words.ts';
import { isOutside, loadPlayer } from '../../lab/outside/load.ts';
import type { Args } from '../support/args.ts';
import { distinctNames, findGame, optionsFrom, seatsFrom, type Shown } from '../support/catalogue.ts';
import { openFile } from '../support/files.ts';
import type { Io } from '../support/io.ts';
import { colourPen, plainPen } from '../support/pen.ts';
import type { Text } from '../text/index.ts';
import { printable, UsageError } from '../support/usage.ts';
import { newSession, resumedSession, type Session, type Sitter } from './session.ts';

export interface Room {
  readonly args: Args;
  readonly registry: Registry;
  readonly language: Language;
  readonly io: Io;
  readonly text: Text;
}

/** A game with everybody seated, as the arguments say. */
export async function sitDown(room: Room): Promise<Session> {
  const { args, registry } = room;
  const path = args.text('resume');
  if (path === undefined) return newGame(room, args.words[0], args.text('seats'));
  if (args.words.length > 0 || args.text('options') !== undefined)
    throw new UsageError('--resume takes game and options from the file');
  const opened = await openFile(registry, path);
  const names = opened.file.seats.map(({ name }) => printable(name));
  const seats = args.text('seats');
  const tokens =
    seats === undefined
      ? names.map((name) => whoIs(opened.game, name))
      : seatsFrom(opened.game, seats, { people: true });
  if (tokens.length !== names.length)
    throw new UsageError(`the match in the file has ${names.length} seats, not ${tokens.length}`);
  return resumedSession(
    await shownTo(room, opened.game, names),
    await loadSitters(opened.game, tokens),
    opened,
  );
}

export async function newGame(
  room: Room,
  id: string | undefined,
  seats: string | undefined,
): Promise<Session> {
  const game = await findGame(room.registry, id).load();
  const tokens = seatsFrom(game, seats ?? usualSeats(game, game.seats.min), { people: true });
  const options = optionsFrom(game, room.args.text('options'));
  const names = namesOf(tokens, room.text);
  return newSession(await shownTo(room, game, names), await loadSitters(game, tokens), {
    seats: tokens.length,
    options,
    rules: game.rules,
  });
}

/** One person, and in the other seats the strongest bot that answers at once. */
export function usualSeats(game: AnyGame, seats: number): string {
  const names = botNames(game.id);
  const bot = names.includes('medium') ? 'medium' : 'random';
  return ['me', ...Array.from({ length: seats - 1 }, () => bot)].join(',');
}

/** People are `me` or `me:NAME`. */
function namesOf(tokens: readonly string[], text: Text): string[] {
  let people = 0;
  const names = tokens.map((token) => {
    const [who = '', name = ''] = isOutside(token) ? [token] : token.split(':', 2);
    if (who !== 'me') return `${who.charAt(0).toUpperCase()}${who.slice(1)}`;
    people++;
    return printable(name.trim(), 30) || text.player(people);
  });
  return distinctNames(names);
}

function isMe(token: string): boolean {
  return token === 'me' || token.startsWith('me:');
}

/** Who sat in a saved seat: a bot if it is named like one. */
function whoIs(game: AnyGame, name: string): string {
  return botNames(game.id).find((bot) => bot === name.toLowerCase().replace(/ \d+$/, '')) ?? 'me';
}

async function loadSitters(game: AnyGame, tokens: readonly string[]): Promise<Sitter[]> {
  return Promise.all(tokens.map(async (token) => (isMe(token) ? undefined : loadPlayer(game.id, token))));
}

async function shownTo(
  { registry, language, io }: Room,
  game: AnyGame,
  names: readonly string[],
): Promise<Shown> {
  const entry = findGame(registry, game.id);
  const [words, draw] = await Promise.all([entry.words(language), entry.draw()]);
  return { game, words, draw, cast: { names }, pen: io.colour ? colourPen : plainPen, language };
}
