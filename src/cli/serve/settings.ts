import { resolve } from 'node:path';
import type { OwnBot } from '../../server/bots/own-bots.ts';
import type { MessengerOptions } from '../../server/contacts/messenger.ts';
import { proxiesOf, type TrustProxy } from '../../server/http/address.ts';
import { readKey } from '../../server/store/seed-box.ts';
import type { Args } from '../support/args.ts';
import type { Io } from '../support/io.ts';
import { printable, UsageError } from '../support/usage.ts';
import { isPostgresUrl } from '../../server/store/location.ts';
import { readKeep, usualKeep } from './rotation.ts';
import type { BackupPlan } from './scheduled-backups.ts';
import { readDatabaseUrl } from './database-address.ts';
import type { Limits } from '../../server/support/limiter.ts';
import { readLimits } from './limits.ts';
import { readOwnBots } from './own-bots.ts';
import { flag, refuseMistyped, variable } from './environment.ts';
import { messagesOf } from './message-settings.ts';

export const serveArgs = {
  texts: ['port', 'host', 'data', 'base-url', 'database', 'bots'],
  flags: ['trust-proxy', 'check'],
};

const DEFAULT_PORT = 8080;
/** People on the same network may join; that is what it is for. */
const DEFAULT_HOST = '0.0.0.0';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** A folder for SQLite, or `postgres://...`. */
  readonly database: string;
  readonly baseUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  readonly pushHosts: readonly string[];
  /** Limits that differ from the usual ones. */
  readonly limits?: Partial<Limits>;
  readonly backups: BackupPlan | undefined;
  /** How people are notified outside the browser. */
  readonly messages?: MessengerOptions;
  /** Bots of the host's own. */
  readonly ownBots?: readonly OwnBot[];
  /** Where `/metrics` is, if it is wanted. */
  readonly metrics?: { readonly port: number };
  /** Seals the seeds of matches that are not over. */
  readonly seedKey?: Uint8Array;
}

type Env = Io['env'];

/** What was asked for on the command line, else in the environment, else as usual. Anything doubtful is refused. */
export function settingsOf(args: Args, env: Env): Settings {
  refuseMistyped(env);
  const database = databaseOf(args, env);
  const baseUrl = baseUrlOf(args, env);
  return {
    port: args.number('port', { min: 0, max: 65_535 }) ?? portOf(variable(env, 'PORT')),
    host: hostOf(args, env),
    database,
    backups: backupsOf(env, database),
    baseUrl,
    trustProxy: args.flag('trust-proxy') || trustProxyOf(env),
    pushHosts: pushHostsOf(variable(env, 'PUSH_HOSTS')),
    ...limitsOf(variable(env, 'LIMITS')),
    ...messagesOf(env, baseUrl),
    ...ownBotsOf(option(args, 'bots') ?? variable(env, 'BOTS')),
    ...metricsOf(variable(env, 'METRICS_PORT')),
    ...seedKeyOf(variable(env, 'SEED_KEY')),
  };
}

/** Where the data is: an option before a variable, and two that contradict each other are refused. */
export function databaseOf(args: Args, env: Env): string {
  const [folder, url] = [option(args, 'data'), option(args, 'database')];
  if (folder !== undefined && url !== undefined)
    throw new UsageError('--data (SQLite) and --database (PostgreSQL) exclude each other');
  if (folder !== undefined) return resolve(folder);
  if (url !== undefined) return readDatabaseUrl(url, '--database');
  const [dataFolder, databaseUrl] = [variable(env, 'DATA'), variable(env, 'DATABASE_URL')];
  if (dataFolder !== undefined && databaseUrl !== undefined)
    throw new UsageError('DATA (SQLite) and DATABASE_URL (PostgreSQL) exclude each other: leave one out');
  if (databaseUrl !== undefined) return readDatabaseUrl(databaseUrl, 'DATABASE_URL');
  return resolve(dataFolder ?? 'data');
}

function option(args: Args, name: string): string | undefined {
  const value = args.text(name);
  if (value?.trim() === '') throw new UsageError(`--${name} is empty`);
  return value;
}

function hostOf(args: Args, env: Env): string {
  const host = option(args, 'host') ?? variable(env, 'HOST') ?? DEFAULT_HOST;
  if (/^[\w.:%-]+$/.test(host)) return host;
  throw new UsageError(
    `the host must be an address of this machine such as 127.0.0.1 or 0.0.0.0, not "${printable(host, 80)}"`,
  );
}

function baseUrlOf(args: Args, env: Env): string | undefined {
  const given = option(args, 'base-url') ?? variable(env, 'BASE_URL');
  if (given === undefined) return undefined;
  const isAddress = /^https?:\/\/[^/?#@\s]+\/?$/.test(given) && URL.canParse(given);
  if (isAddress) return new URL(given).origin;
  throw new UsageError(`the base URL must be like https://play.example.org, not "${printable(given, 80)}"`);
}

const MOST_HOURS = 24 * 31;

function backupsOf(env: Env, database: string): BackupPlan | undefined {
  const folder = variable(env, 'BACKUP_FOLDER');
  const [hours, keep] = [variable(env, 'BACKUP_HOURS'), variable(env, 'BACKUP_KEEP')];
  const command = variable(env, 'BACKUP_COMMAND');
  if (folder === undefined) {
    const given = Object.entries({ BACKUP_HOURS: hours, BACKUP_KEEP: keep, BACKUP_COMMAND: command });
    const [name] = given.find(([, value]) => value !== undefined) ?? [];
    if (name !== undefined) throw new UsageError(`${name} has no effect without BACKUP_FOLDER`);
    return undefined;
  }
  if (isPostgresUrl(database))
    throw new UsageError(
      'BACKUP_FOLDER is for SQLite only; docs/running.md explains how to back up PostgreSQL',
    );
  if (resolve(folder) === database) throw new UsageError('BACKUP_FOLDER must not be the data folder');
  const every = hours === undefined ? 24 : Number(hours);
  if (!Number.isInteger(every) || every < 1 || every > MOST_HOURS)
    throw new UsageError(`BACKUP_HOURS must be a whole number from 1 to ${MOST_HOURS}`);
  return {
    folder: resolve(folder),
    hours: every,
    keep: keep === undefined ? usualKeep : readKeep(keep),
    command,
  };
}

export function portOf(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new UsageError(`PORT must be a whole number from 0 to 65535, not "${printable(text, 40)}"`);
}

/** Yes, no, or the addresses and networks of the proxies. */
function trustProxyOf(env: Env): TrustProxy {
  const given = variable(env, 'TRUST_PROXY');
  if (given === undefined || !/[.:]/.test(given)) return flag(env, 'TRUST_PROXY');
  const networks = given.split(',').map((network) => network.trim());
  try {
    proxiesOf(networks);
    return networks;
  } catch {
    throw new UsageError(
      `TRUST_PROXY must be 1, 0 or addresses of proxies like 10.0.0.5,192.168.0.0/16, not "${printable(given, 80)}"`,
    );
  }
}

function metricsOf(text: string | undefined): Pick<Settings, 'metrics'> {
  if (text === undefined) return {};
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return { metrics: { port: Number(text) } };
  throw new UsageError(`METRICS_PORT must be a whole number from 0 to 65535, not "${printable(text, 40)}"`);
}

function ownBotsOf(text: string | undefined): Pick<Settings, 'ownBots'> {
  return text === undefined ? {} : { ownBots: readOwnBots(text) };
}

function limitsOf(text: string | undefined): Pick<Settings, 'limits'> {
  return text === undefined ? {} : { limits: readLimits(text) };
}

export function seedKeyOf(text: string | undefined): Pick<Settings, 'seedKey'> {
  if (text === undefined) return {};
  try {
    return { seedKey: readKey(text, 'SEED_KEY') };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function pushHostsOf(text: string | undefined): string[] {
  const hosts = text?.split(',').map((host) => host.trim()) ?? [];
  const wrong = hosts.find((host) => !/^[\w.-]+(:\d{1,5})?$/.test(host));
  if (wrong === undefined) return hosts;
  throw new UsageError(`PUSH_HOSTS must be like push.example.org,other:8443, not "${printable(wrong, 80)}"`);
}

/** Settings that are allowed and most likely not meant, each as a sentence. */
export function doubtsAbout({ baseUrl, trustProxy, host }: Settings): string[] {
  const isHttps = baseUrl?.startsWith('https:') ?? false;
  const doubts: string[] = [];
  if (isHttps && !trustProxy)
    doubts.push(
      'the base URL is https, so there is a proxy, but TRUST_PROXY is off: everybody counts as one address and shares its limits',
    );
  if (trustProxy === true && baseUrl === undefined && !isLoopback(host))
    doubts.push(
      'TRUST_PROXY is on and HOST is open to the network: whoever reaches this port directly from a private network can claim any address; name the proxies instead',
    );
  return doubts;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
