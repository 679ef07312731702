import { variable } from '../serve/environment.ts';
import { portOf } from '../serve/settings.ts';
import type { Args } from '../support/args.ts';
import type { Io } from '../support/io.ts';
import { UsageError } from '../support/usage.ts';

/** Which server to send requests to. */
export function serverOf(args: Args, env: Io['env']): string {
  const given = args.text('server');
  if (given !== undefined) {
    if (!/^https?:\/\/[^/]+\/?$/.test(given))
      throw new UsageError('--server must be like http://127.0.0.1:8080');
    return given.replace(/\/$/, '');
  }
  const port = args.number('port', { min: 1, max: 65_535 }) ?? portOf(variable(env, 'PORT'));
  return `http://127.0.0.1:${port}`;
}
