import { once } from 'node:events';
import { reachableAddresses } from '../../server/http/reach.ts';
import { startServer } from '../../server/server.ts';
import { jsonLog } from '../../server/support/log.ts';
import { atMost, parse } from '../support/args.ts';
import { loadRegistry, type RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { GOOD } from '../support/usage.ts';
import { version } from '../support/version.ts';
import { check, preflight, refuseInUse } from './check.ts';
import { refuseOtherGames } from './own-bots.ts';
import { doubtsAbout, isLoopback, type Settings, serveArgs, settingsOf } from './settings.ts';
import { ScheduledBackups } from './scheduled-backups.ts';
import { source } from './source.ts';
import { explainStart } from './start-errors.ts';
import { webFolder } from './web-folder.ts';

/** `tidetable serve`: the server, until it is told to stop. */
export async function serve(argv: readonly string[], registry: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, serveArgs);
  atMost(args, 0);
  const settings = settingsOf(args, io.env);
  const games = await loadRegistry(registry);
  refuseOtherGames(settings.ownBots ?? [], Object.keys(games));
  if (args.flag('check')) return check(settings, io);
  for (const doubt of doubtsAbout(settings)) io.err(`tidetable: ${doubt}\n`);
  await refuseInUse(settings, await preflight(settings));
  // Told to stop while it is still starting, it stops as soon as it has started.
  const told = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT'), once(process, 'SIGHUP')]);
  const stopping = new AbortController();
  void told.then(() => stopping.abort());
  const web = await webFolder({
    told: () => io.err('Building the app, this takes a moment ...\n'),
    signal: stopping.signal,
  });
  if (web === undefined) return GOOD;
  const { baseUrl, backups: plan, ...given } = settings;
  const log = jsonLog(io.err, Date.now);
  const server = await explainStart(settings, async () =>
    startServer({
      games,
      ...given,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      web,
      source,
      version: version(),
      log,
    }),
  );
  io.out(whereItIs(settings, new URL(server.url).port));
  const backups =
    plan &&
    new ScheduledBackups(plan, {
      data: settings.database,
      log,
      command: [process.execPath, process.argv[1] ?? ''],
      clock: Date.now,
    });
  backups?.start();
  if (backups)
    server.metrics.gauge('backup_age_seconds', 'Since the last good backup of this process', () =>
      backups.lastGood === undefined ? undefined : Math.round((Date.now() - backups.lastGood) / 1000),
    );
  await told;
  await server.stop();
  await backups?.stop();
  return GOOD;
}

/** What to open and what to tell friends. */
export function whereItIs({ baseUrl, host }: Pick<Settings, 'baseUrl' | 'host'>, port: string): string {
  const stops = 'Ctrl-C stops it';
  if (baseUrl !== undefined)
    return `Tidetable is at ${baseUrl} and listens on ${host} port ${port} (${stops})\n`;
  if (isLoopback(host)) {
    const name = host.includes(':') ? `[${host}]` : host;
    return `Tidetable is at http://${name}:${port}, for this computer only (${stops})\n`;
  }
  const reachable = reachableAddresses(host).map(
    (address) => `  http://${address}:${port}   from other devices on the network\n`,
  );
  const here = host === '0.0.0.0' || host === '::' ? `  http://localhost:${port}   on this computer\n` : '';
  return `Tidetable is at (${stops})\n${here}${reachable.join('')}`;
}
