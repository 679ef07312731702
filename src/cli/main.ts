import { type RegistryUrl } from './support/catalogue.ts';
import { env } from './env/env.ts';
import { help, helpFor } from './help.ts';
import { type Io, processIo } from './support/io.ts';
import { lab } from './lab/lab.ts';
import { ladder } from './lab/ladder.ts';
import { lesson } from './lesson/lesson.ts';
import { PlayerProblem } from '../lab/outside/load.ts';
import { play } from './play/play.ts';
import { replay } from './replay/replay.ts';
import { sim } from './sim/sim.ts';
import { tournament } from './lab/tournament.ts';
import { registryAt } from './support/registry-file.ts';
import { GOOD, printable, UsageError } from './support/usage.ts';
import { version } from './support/version.ts';
import { verify } from './verify.ts';

const WRONG_USAGE = 2;

type Run = typeof play;
/** The server, training and all they need are loaded only for the commands that need them. */
const serve: Run = async (...given) => (await import('./serve/serve.ts')).serve(...given);
const train: Run = async (...given) => (await import('./lab/train.ts')).train(...given);
const calibrate: Run = async (...given) => (await import('./lab/calibrate.ts')).calibrate(...given);
const review: Run = async (...given) => (await import('./review/review.ts')).review(...given);
const backup: Run = async (...given) => (await import('./serve/backup.ts')).backup(...given);
const admin: Run = async (...given) => (await import('./admin/admin.ts')).admin(...given);
const service: Run = async (...given) => (await import('./service/service.ts')).service(...given);
const newGame: Run = async (...given) => (await import('./new-game/new-game.ts')).newGame(...given);
const puzzles: Run = async (...given) => (await import('./puzzles/puzzles.ts')).puzzles(...given);
const exportMatches: Run = async (...given) => (await import('./archive/export.ts')).exportMatches(...given);
const importMatches: Run = async (...given) => (await import('./archive/import.ts')).importMatches(...given);
const ratings: Run = async (...given) => (await import('./ratings/ratings.ts')).ratings(...given);
const restore: Run = async (...given) => (await import('./serve/restore.ts')).restore(...given);

const commands = {
  play,
  sim,
  tournament,
  ladder,
  lab,
  train,
  calibrate,
  replay,
  review,
  verify,
  lesson,
  puzzles,
  'new-game': newGame,
  env,
  serve,
  backup,
  restore,
  export: exportMatches,
  import: importMatches,
  admin,
  ratings,
  service,
};
type Command = keyof typeof commands;

const OUR_GAMES = new URL('../games/index.ts', import.meta.url).href;

/**
 * The command `tidetable`. Returns the exit status: 0 good, 1 checked and found wrong, 2 wrong usage or unreadable input.
 * `registry` is the address of a module with the games; any game it exports is played, simulated, replayed and verified.
 */
export async function main(
  argv: readonly string[],
  registry: RegistryUrl = OUR_GAMES,
  io: Io = processIo(),
): Promise<number> {
  try {
    return await dispatch(argv, registry, io);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof PlayerProblem)) throw error;
    io.err(`tidetable: ${error.message}\n`);
    return WRONG_USAGE;
  }
}

async function dispatch(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const [first, ...rest] = argv;
  if (first === '--registry') {
    const [file, ...command] = rest;
    return dispatch(command, await registryAt(file), io);
  }
  if (first === '--version' || first === '-v') return print(io, version());
  if (first === '--help' || first === '-h' || first === 'help') return print(io, help);
  if (first === undefined && io.interactive) return play([], registry, io);
  const names = Object.keys(commands).join(', ');
  if (first === undefined) throw new UsageError(`which command? There are: ${names} (see tidetable --help)`);
  if (!isCommand(first))
    throw new UsageError(`unknown command "${printable(first, 40)}"; there are: ${names}`);
  // "--" ends the options: `--help` after it is an argument.
  const options = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (options.includes('--help') || options.includes('-h'))
    return print(io, await helpFor(first, options, registry, io));
  return commands[first](rest, registry, io);
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(commands, name);
}

function print(io: Io, text: string): number {
  io.out(`${text}\n`);
  return GOOD;
}
