import { DatabaseInUse, DatabaseRefused } from '../../server/store/database.ts';
import { printable, UsageError } from '../support/usage.ts';
import type { Settings } from './settings.ts';

interface Start extends Partial<Pick<Settings, 'host' | 'port'>> {
  /** What to do if another server uses the database. */
  readonly inUse?: string;
}

const ANOTHER_PLACE = 'stop it first, or choose another folder with --data and another port with --port';

/** Runs a start; what the host can mend becomes one line that says how. */
export async function explainStart<T>(where: Start, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    const reason = reasonOf(error, where);
    if (reason === undefined) throw error;
    throw new UsageError(printable(reason, 400));
  }
}

function reasonOf(error: unknown, { host, port, inUse = ANOTHER_PLACE }: Start): string | undefined {
  if (error instanceof DatabaseInUse) return `${error.message}: ${inUse}`;
  if (error instanceof DatabaseRefused) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo' && syscall !== 'bind') return undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is already in use; choose another with --port`;
    case 'EACCES':
      return `port ${port} needs special rights; choose another with --port, for example 8080`;
    case 'EADDRNOTAVAIL':
      return `this machine has no address ${host}; --host 0.0.0.0 listens on all of its addresses`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no address for the host "${host}"; --host 0.0.0.0 listens on all addresses of this machine`;
    default:
      return `cannot listen on ${host} port ${port}: ${code}`;
  }
}
