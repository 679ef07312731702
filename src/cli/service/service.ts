import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { errorMessage } from '../../server/support/error-message.ts';
import { atMost, parse } from '../support/args.ts';
import type { RegistryUrl } from '../support/catalogue.ts';
import type { Io } from '../support/io.ts';
import { GOOD, printable, UsageError } from '../support/usage.ts';
import { webFolder } from '../serve/web-folder.ts';
import { CONFIGURATION, sampleConfiguration, UNIT, unitFor } from './unit.ts';

const NEVER = new AbortController().signal;
const serviceArgs = { texts: [], flags: [] };

/** `tidetable service`: the server as a service of systemd, started with the machine. */
export async function service(argv: readonly string[], _: RegistryUrl, io: Io): Promise<number> {
  const args = parse(argv, serviceArgs);
  atMost(args, 1);
  const [act] = args.words;
  if (act !== 'install' && act !== 'print')
    throw new UsageError('usage: tidetable service install, or tidetable service print');
  const unit = unitFor(paths());
  if (act === 'print') {
    io.out(unit);
    return GOOD;
  }
  mustHaveSystemd();
  // The service cannot write to the program's folder, so what a clone has to build is built now.
  await webFolder({ told: () => io.err('Building the app, this takes a moment ...\n'), signal: NEVER });
  install(unit);
  io.out(
    `tidetable.service is installed and running. Its settings: ${CONFIGURATION}; its log: journalctl -u tidetable\n`,
  );
  return GOOD;
}

/** This very program, as another user of the machine finds it. */
function paths(): { readonly node: string; readonly command: string } {
  const command = realpathSync(process.argv[1] ?? '');
  const node = realpathSync(process.execPath);
  const hidden = [command, node].find((path) => /^\/(root|home)\//.test(path));
  if (hidden !== undefined)
    throw new UsageError(
      `no other user can read ${printable(hidden)}; put Tidetable into /opt/tidetable first`,
    );
  return { node, command };
}

function mustHaveSystemd(): void {
  if (!existsSync('/run/systemd/system'))
    throw new UsageError('systemd is not running here; "tidetable service print" shows the unit');
}

function install(unit: string): void {
  try {
    writeFileSync(UNIT, unit);
    if (!existsSync(CONFIGURATION)) writeFileSync(CONFIGURATION, sampleConfiguration, { mode: 0o600 });
  } catch (error) {
    throw new UsageError(`${printable(errorMessage(error))}; run it with sudo`);
  }
  for (const args of [['daemon-reload'], ['enable', '--now', 'tidetable.service']]) {
    const { status, stderr } = spawnSync('systemctl', args, { encoding: 'utf8' });
    if (status !== 0)
      throw new UsageError(`systemctl ${args.join(' ')} failed: ${printable(stderr.trim(), 400)}`);
  }
}
