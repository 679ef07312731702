import type { AnyGame } from '../../engine/game.ts';
import { games } from '../../games/index.ts';
import type { FigurePosition } from '../../lessons/figures.ts';
import { usualBot } from '../../bots/index.ts';
import { playerColours } from '../art/players.ts';
import type { Person } from '../boards/board.ts';
import { createMatch } from './create.ts';
import { type LineUp, type Me, readLineUp, usualLineUp } from './line-up.ts';
import { seatFirst } from './seat-first.ts';
import { store } from './device-store.svelte.ts';
import { t } from '../text/current.svelte.ts';
import { readJson, writeJson } from '../state/device-storage.ts';
import { startGuide } from '../state/progress.svelte.ts';
import { go } from '../state/router.svelte.ts';
import { settings } from '../state/settings.svelte.ts';

const KEY = 'tidetable-line-up-';

export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(games, id) ? games[id]?.load() : undefined;
}

export function me(): Me {
  return { name: settings.name || t().table.namedPlayer(1), colour: settings.colour };
}

/** The line-up of the last table of this game, or the usual one. */
export function lastLineUp(game: AnyGame): LineUp {
  return readLineUp(game, readJson(KEY + game.id)) ?? usualLineUp(game, me());
}

interface Opening {
  /** Replaces the page in the browser's history. */
  readonly replace?: boolean;
  /** The first of the people begins, where the set-up draws who begins; they keep their order round the table. */
  readonly firstBegins?: boolean;
}

/** Creates a match and navigates to its table. */
export async function openTable(game: AnyGame, lineUp: LineUp, opening: Opening = {}): Promise<void> {
  const id = await keepTable(game, lineUp, opening);
  writeJson(KEY + game.id, lineUp);
  go({ screen: 'table', id }, { replace: opening.replace ?? false });
}

/** Stores a new match with these people; returns its id. */
async function keepTable(
  game: AnyGame,
  lineUp: LineUp,
  { firstBegins = false }: Opening = {},
): Promise<string> {
  const people = lineUp.people.map((person) => ({ ...person, name: person.name.trim() }));
  const created = createMatch({ game, people, options: lineUp.options, now: Date.now() });
  const kept = firstBegins ? seatFirst(game, created) : created;
  await (await store()).put({ ...kept, writes: 1 });
  return kept.id;
}

/** A new match from a given position: these names as bots, new dice from there on, hence without a commitment. */
export async function playFrom(
  game: AnyGame,
  { terms, plies, seat, names }: FigurePosition,
  { replace = false } = {},
): Promise<void> {
  const mine = me();
  const colours = playerColours.filter((colour) => colour !== mine.colour);
  const people = names.map(
    (name, each): Person =>
      each === seat
        ? { ...mine, kind: 'me' }
        : { name, colour: colours[each] ?? 'red', kind: 'bot', bot: usualBot(game.id) },
  );
  const { commitment: _, ...kept } = createMatch({ game, people, options: terms.options, now: Date.now() });
  await (await store()).put({ ...kept, plies, writes: 1 });
  go({ screen: 'table', id: kept.id }, { replace });
}

/** The guided first match: easy bots, no expansions, and everything new is explained. */
export async function startFirstMatch(id: string): Promise<void> {
  const game = await loadGame(id);
  if (!game) return;
  const { people, options } = usualLineUp(game, me());
  const easy = people.map((person) => (person.kind === 'bot' ? { ...person, bot: 'easy' } : person));
  const match = await keepTable(game, { people: easy, options });
  startGuide(id, match);
  go({ screen: 'table', id: match });
}

/**
 * Starts a match against bots with the default line-up. The person begins: who asks for a quick start wants to play, not to watch.
 * @public loaded when somebody wants it, which the check for unused exports does not see
 */
export async function quickStart(id: string): Promise<void> {
  const game = await loadGame(id);
  if (game) await openTable(game, usualLineUp(game, me()), { firstBegins: true });
}
