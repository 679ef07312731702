import type { AnyGame, Options } from '../../../engine/game.ts';
import type { Requests } from '../../../wire/requests.ts';
import { isBotName, usualBot } from '../../../bots/index.ts';
import { playerColours } from '../../art/players.ts';
import type { Person } from '../../boards/board.ts';
import { newBot } from '../../matches/line-up.ts';
import { type Declined, isDeclined } from '../client.ts';
import { client, introduce } from '../server.svelte.ts';
import type { ClockSetting } from '../../../wire/clock.ts';

export const countings = ['casual', 'hints', 'rated'] as const;
export type Counting = (typeof countings)[number];

export interface OnlineTerms {
  readonly listed: boolean;
  readonly clock: ClockSetting;
  /** Every roll asks all devices, so that nobody knows it beforehand. */
  readonly live: boolean;
  /** Whether the match counts for everybody's rating, and if not, whether everybody may ask the coach. */
  readonly counts: Counting;
  /** The match begins by itself once every seat is taken. */
  readonly autostart: boolean;
}

/** Assigns colours by seat, so that they are the same on every screen. */
export function colouredBySeat(people: readonly Person[]): Person[] {
  return people.map((person, seat) => ({
    ...person,
    colour: playerColours[seat % playerColours.length] ?? 'red',
  }));
}

/** The line-up for online play: the first bot is replaced by an invited friend. */
export function withFriends(people: readonly Person[]): Person[] {
  const first = people.findIndex(({ kind }) => kind === 'bot');
  return colouredBySeat(people).map((person, seat) =>
    seat === first ? { name: '', kind: 'far', colour: person.colour } : person,
  );
}

/** The line-up for one device: bots replace invited friends and bots of the server's own. */
export function withoutFriends(game: string, people: readonly Person[]): Person[] {
  let there: readonly Person[] = people.filter(({ kind }) => kind !== 'far');
  return people.map((person) => {
    if (person.kind === 'bot' && !isBotName(person.bot)) return { ...person, bot: usualBot(game) };
    if (person.kind !== 'far') return person;
    const bot = { ...newBot(game, there), colour: person.colour };
    there = [...there, bot];
    return bot;
  });
}

/** The bots of the server's own for this game, by name. */
export async function ownBotsOf(game: string): Promise<readonly string[]> {
  const answer = await client.games();
  if (isDeclined(answer)) return [];
  return answer.games.find(({ id }) => id === game)?.bots.filter((bot) => !isBotName(bot)) ?? [];
}

/** Opens a table on the server; resolves with its id. */
export async function openOnline(
  game: AnyGame,
  people: readonly Person[],
  options: Options,
  { listed, clock, live, counts, autostart }: OnlineTerms,
): Promise<{ readonly id: string } | Declined> {
  const host = people.find(({ kind }) => kind === 'me') ?? people.find(({ kind }) => kind === 'here');
  if (!host) return { refused: 'not-seated' };
  const me = await introduce(host.name.trim());
  if (isDeclined(me)) return me;
  const answer = await client.create({
    game: game.id,
    options: { ...options } as Requests['create']['options'],
    seats: people.map(sitterOf),
    ...(listed ? { listed } : {}),
    ...(live ? { live } : {}),
    ...(counts === 'rated' ? { rated: true } : {}),
    ...(counts === 'hints' ? { coach: true } : {}),
    ...(autostart ? { autostart } : {}),
    ...(clock.kind === 'none' ? {} : { clock }),
  });
  return isDeclined(answer) ? answer : { id: answer.table.id };
}

function sitterOf({ kind, name, bot }: Person): Requests['create']['seats'][number] {
  if (kind === 'far') return { kind: 'open' };
  if (kind === 'bot') return { kind: 'bot', bot: bot ?? '', name: name.trim() };
  return { kind: 'me', name: name.trim() };
}
