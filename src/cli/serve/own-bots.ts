import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isBotName } from '../../bots/index.ts';
import type { OwnBot } from '../../server/bots/own-bots.ts';
import { printable, UsageError } from '../support/usage.ts';

/** Names are as match files have them. */
const ENTRY = /^(?:(?<game>[a-z][a-z0-9-]*)\/)?(?<name>[a-z][a-z-]{0,23})=(?<kind>exec|module):(?<what>.+)$/s;
const MOST = 20;

/** `gull=exec:python3 gull.py;maui/tern=module:./tern.ts`: bots of the host's own, for all games or for one. */
export function readOwnBots(text: string): OwnBot[] {
  const entries = text.split(';').map((entry) => entry.trim());
  if (entries.length > MOST) throw new UsageError(`there may be at most ${MOST} bots of your own`);
  const bots = entries.map(readOne);
  for (const [i, { name, game }] of bots.entries()) {
    const isTaken = (other: OwnBot) =>
      other.name === name && (other.game === game || other.game === undefined || game === undefined);
    if (bots.slice(0, i).some(isTaken)) throw new UsageError(`two bots of your own are called ${name}`);
  }
  return bots;
}

/** Refuses a bot for a game that this server does not have. */
export function refuseOtherGames(bots: readonly OwnBot[], games: readonly string[]): void {
  const other = bots.find(({ game }) => game !== undefined && !games.includes(game));
  if (other)
    throw new UsageError(`the bot ${other.name} plays ${other.game}; there are: ${games.join(', ')}`);
}

function readOne(entry: string): OwnBot {
  const { game, name = '', kind, what = '' } = ENTRY.exec(entry)?.groups ?? {};
  if (kind === undefined)
    throw new UsageError(
      `bots of your own are named like gull=exec:COMMAND or maui/tern=module:FILE, not "${printable(entry, 60)}"`,
    );
  if (isBotName(name) || name === 'greedy') throw new UsageError(`${name} is the name of one of our bots`);
  const path = resolve(what);
  if (kind === 'module' && !existsSync(path)) throw new UsageError(`there is no ${printable(path, 200)}`);
  const run = kind === 'exec' ? { command: what } : { module: path };
  return { name, ...(game === undefined ? {} : { game }), run };
}
