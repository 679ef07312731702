import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBot } from '../../bots/bot.ts';
import { loadBot } from '../../bots/index.ts';
import { execBot } from './exec-bot.ts';

const EXEC = 'exec:';
const MODULE = 'module:';

/** Whether this names a bot of somebody else: `exec:COMMAND` or `module:./bot.ts`. */
export function isOutside(name: string): boolean {
  return (
    (name.startsWith(EXEC) && name.length > EXEC.length) ||
    (name.startsWith(MODULE) && name.length > MODULE.length)
  );
}

/** A module or program that cannot be used; the message is one sentence. */
export class PlayerProblem extends Error {}

/**
 * One of our bots by name, a program that answers on its standard output (docs/formats/env.md), or a module that exports
 * `bot`. Undefined if there is none of that name.
 */
export async function loadPlayer(game: string, name: string): Promise<AnyBot | undefined> {
  if (!isOutside(name)) return loadBot(game, name);
  if (name.startsWith(EXEC)) return execBot(game, name.slice(EXEC.length), name);
  const path = name.slice(MODULE.length);
  const { bot } = await moduleAt(path);
  if (typeof bot?.choose !== 'function')
    throw new PlayerProblem(`${path} exports no \`bot\` with a function \`choose\``);
  return { name, choose: (question) => bot.choose(question) };
}

async function moduleAt(path: string): Promise<{ readonly bot?: AnyBot }> {
  try {
    return (await import(pathToFileURL(resolve(path)).href)) as { readonly bot?: AnyBot };
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new PlayerProblem(`cannot load ${path}: ${why.slice(0, 200)}`);
  }
}
