import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printable, UsageError } from '../support/usage.ts';

const BUILDER = new URL('../../../scripts/build-web.js', import.meta.url);
const BUILT = new URL('../../../dist/web', import.meta.url);

interface Builder {
  builtWeb(): string | undefined;
}

interface Building {
  /** Called before a build. */
  readonly told: () => void;
  /** Ends a build. */
  readonly signal: AbortSignal;
}

/**
 * The browser app: as an installed package brings it, or built now from what lies here. `undefined` if the build was ended
 * by a signal. The build has a process of its own, because Vite leaves listeners for signals behind which end the process
 * before the server has closed its database (`builder` is for tests).
 */
export async function webFolder(
  { told, signal }: Building,
  builder: URL = BUILDER,
): Promise<string | undefined> {
  if (!existsSync(builder)) return fileURLToPath(BUILT);
  const { builtWeb } = (await import(builder.href)) as Builder;
  const current = builtWeb();
  if (current !== undefined) return current;
  told();
  const child = spawn(process.execPath, [fileURLToPath(builder), '--quiet'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const end = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', end);
  const [status, endedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  signal.removeEventListener('abort', end);
  // A terminal sends Ctrl-C to both processes.
  if (signal.aborted || endedBy === 'SIGINT' || endedBy === 'SIGTERM' || endedBy === 'SIGHUP')
    return undefined;
  const folder = status === 0 ? builtWeb() : undefined;
  if (folder !== undefined) return folder;
  const reason = said.trim() === '' ? `it ended with ${endedBy ?? status}` : said.trim();
  throw new UsageError(`the app could not be built: ${printable(reason, 2000)}`);
}
