import { Session } from 'node:inspector/promises';

export const MOST_SECONDS = 60;
let isRunning = false;

/**
 * Where the serving thread spends its time, for so many seconds, in the format of Chrome's and VS Code's profilers (`.cpuprofile`).
 * Undefined while another one runs. Costs some percent of speed while it lasts.
 */
export async function cpuProfile(wait: Promise<unknown>): Promise<string | undefined> {
  if (isRunning) return undefined;
  isRunning = true;
  const session = new Session();
  try {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    await wait;
    const { profile } = await session.post('Profiler.stop');
    return JSON.stringify(profile);
  } finally {
    session.disconnect();
    isRunning = false;
  }
}
