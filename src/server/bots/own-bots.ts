import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Time } from '../support/time.ts';
import type { BotRunner } from './bot-pool.ts';
import { BotProgram } from './bot-program.ts';

/** A bot of the host's own: a program that answers on its standard output (docs/formats/env.md), or a module that exports `bot`. */
export interface OwnBot {
  readonly name: string;
  /** The game it plays; all games unless given. */
  readonly game?: string;
  readonly run: { readonly command: string } | { readonly module: string };
}

/** The names of the host's own bots for a game. */
export function ownBotNames(own: readonly OwnBot[], game: string): string[] {
  return own.filter((bot) => bot.game === undefined || bot.game === game).map(({ name }) => name);
}

/** Asks the host's own bots themselves, all others by `runner`. */
export function withOwnBots(runner: BotRunner, own: readonly OwnBot[], time: Time): BotRunner {
  const programs = own.map((bot) => ({ bot, program: new BotProgram(bot.name, () => begin(bot), time) }));
  return {
    atOnce: runner.atOnce,
    choose(task, limit) {
      const mine = programs.find(({ bot }) => ownBotNames([bot], task.game).includes(task.bot));
      return mine ? mine.program.choose(task) : runner.choose(task, limit);
    },
    async stop() {
      for (const { program } of programs) program.stop();
      await runner.stop();
    },
  };
}

const MODULE_PROGRAM = fileURLToPath(new URL('./module-program.ts', import.meta.url));

/** Programs are told nothing of the server: its environment holds keys and passwords. */
function begin({ run }: OwnBot): ChildProcess {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  const options: SpawnOptions = {
    env: { PATH, HOME, LANG, TMPDIR },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  };
  return 'command' in run
    ? spawn(run.command, { ...options, shell: true })
    : spawn(process.execPath, [MODULE_PROGRAM, run.module], options);
}
