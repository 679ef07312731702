import { createServer } from 'node:net';
import { isPostgresUrl } from '../../server/store/location.ts';
import { type Inspected, inspectDatabase } from '../../server/store/inspect.ts';
import { errorMessage } from '../../server/support/error-message.ts';
import type { MessengerOptions } from '../../server/contacts/messenger.ts';
import { submit } from '../../server/contacts/smtp.ts';
import type { Io } from '../support/io.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';
import { withoutPassword } from './database-address.ts';
import { doubtsAbout, type Settings } from './settings.ts';
import { explainStart } from './start-errors.ts';

/** `serve --check`: says what a start with these settings would do, and starts nothing. */
export async function check(settings: Settings, io: Io): Promise<number> {
  const { host, port, baseUrl, trustProxy, pushHosts, database, backups, messages, ownBots } = settings;
  const found = await preflight(settings);
  const lines: [string, string][] = [
    ['listens on', `${host} port ${port === 0 ? '(any that is free)' : port}`],
    ['people reach it at', baseUrl ?? 'the address they typed'],
    ['forwarding headers', proxiesLine(trustProxy)],
    [
      'database',
      isPostgresUrl(database) ? `PostgreSQL ${withoutPassword(database)}` : `SQLite in ${database}`,
    ],
    ['schema', schemaLine(found)],
    ...(backups === undefined
      ? []
      : ([['backups', `every ${backups.hours} hours to ${backups.folder}`]] satisfies [string, string][])),
    ...(messages?.mail === undefined ? [] : [await mailLine(messages.mail)]),
    ...(messages?.webhooks === undefined
      ? []
      : ([['webhooks', `to ${messages.webhooks.join(', ')}`]] satisfies [string, string][])),
    ...(ownBots === undefined
      ? []
      : ([['bots of your own', ownBots.map(({ name }) => name).join(', ')]] satisfies [string, string][])),
    ...(pushHosts.length > 0
      ? ([['push services too', pushHosts.join(', ')]] satisfies [string, string][])
      : []),
  ];
  const width = Math.max(...lines.map(([name]) => name.length));
  for (const [name, value] of lines) io.out(`${name.padEnd(width)}  ${printable(value)}\n`);
  for (const doubt of doubtsAbout(settings)) io.out(`${'careful'.padEnd(width)}  ${doubt}\n`);
  if (found.found > found.known)
    throw new UsageError(
      `the database has schema ${found.found}, and this version knows ${found.known}: update Tidetable first`,
    );
  await refuseInUse(settings, found);
  io.out('Everything looks good.\n');
  return GOOD;
}

/** Connects to the mail server, logs in and disconnects. */
async function mailLine({ server, from }: NonNullable<MessengerOptions['mail']>): Promise<[string, string]> {
  try {
    await submit(server);
    return ['e-mails', `from ${from.address} by ${server.host} port ${server.port}, which lets us in`];
  } catch (error) {
    throw new UsageError(
      `cannot send e-mails by ${server.host} port ${server.port} (SMTP_URL): ${printable(errorMessage(error), 200)}`,
    );
  }
}

function proxiesLine(trustProxy: Settings['trustProxy']): string {
  if (trustProxy === false) return 'ignored';
  return `trusted from ${trustProxy === true ? 'proxies in private networks' : trustProxy.join(', ')} (TRUST_PROXY)`;
}

function schemaLine({ found, known }: { readonly found: number; readonly known: number }): string {
  if (found === 0) return `none yet; ${known} would be created`;
  if (found < known) return `${found}; it would be brought to ${known} (make a backup before)`;
  return String(found);
}

/** Finds out early, before the app is built, what would stop a start. */
export function preflight(settings: Settings): Promise<Inspected> {
  return explainStart(settings, async () => {
    const found = await inspectDatabase(settings.database);
    // Its port is most likely in use too, and another port would not help.
    if (!found.inUse) await tryListening(settings.host, settings.port);
    return found;
  });
}

/** Refuses a database that another server uses. */
export function refuseInUse(settings: Settings, { inUse }: Inspected): Promise<void> {
  return explainStart(settings, async () => {
    if (inUse) throw inUse;
  });
}

async function tryListening(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
  } finally {
    probe.close();
  }
}
