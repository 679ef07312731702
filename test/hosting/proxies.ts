import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Certificate, NAME } from './certificate.ts';
import { adapted, printed } from './printed.ts';

/** What a proxy is tried with: the addresses of the nodes, a port and a certificate of its own. */
interface Setting {
  readonly folder: string;
  readonly nodes: readonly number[];
  readonly port: number;
  readonly certificate: Certificate;
}

interface Kind {
  /** The program, as Debian calls it. */
  readonly program: string;
  /** Writes the printed configuration and says how the program is started with it. */
  prepare(setting: Setting): readonly string[];
}

const FOLDER = `/etc/ssl/${NAME}`;
const addresses = (nodes: readonly number[]) =>
  nodes.map((port, n) => [`10.0.0.${n + 1}:8080`, `127.0.0.1:${port}`] as const);

export const proxies: { readonly [name: string]: Kind } = {
  nginx: {
    program: 'nginx',
    prepare({ folder, nodes, port, certificate }) {
      const site = adapted(printed('nginx'), [
        ...addresses(nodes),
        ['listen 443', `listen 127.0.0.1:${port}`],
        [`${FOLDER}/fullchain.pem`, certificate.chain],
        [`${FOLDER}/privkey.pem`, certificate.key],
      ]);
      const file = join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
        .join('\n');
      writeFileSync(
        file,
        `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
         events { worker_connections 4096; }
         http { access_log off; ${temporary}\n${site}\n}`,
      );
      return ['-p', folder, '-c', file];
    },
  },
  Caddy: {
    program: 'caddy',
    prepare({ folder, nodes, port, certificate }) {
      const site = adapted(printed('caddyfile'), [
        ...addresses(nodes),
        [`${NAME} {`, `https://${NAME}:${port} {\n  bind 127.0.0.1`],
        ['# tls', 'tls'],
        [`${FOLDER}/fullchain.pem`, certificate.chain],
        [`${FOLDER}/privkey.pem`, certificate.key],
      ]);
      const file = join(folder, 'Caddyfile');
      writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n}\n${site}`);
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
  HAProxy: {
    program: 'haproxy',
    prepare({ folder, nodes, port, certificate }) {
      const file = join(folder, 'haproxy.cfg');
      writeFileSync(
        file,
        adapted(printed('haproxy'), [
          ...addresses(nodes),
          ['bind :443', `bind 127.0.0.1:${port}`],
          [`${FOLDER}/both.pem`, certificate.both],
          // A test has not as many files as a server.
          ['maxconn 50000', 'maxconn 400'],
        ]),
      );
      return ['-db', '-f', file];
    },
  },
};

export function isInstalled({ program }: Kind): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`], { env: withSystemPath() }).status === 0;
}

export class RunningProxy {
  readonly #process: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#process = child;
    this.port = port;
  }

  static async start(kind: Kind, setting: Setting): Promise<RunningProxy> {
    mkdirSync(setting.folder, { recursive: true });
    const args = kind.prepare(setting);
    const child = spawn(kind.program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: withSystemPath() });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (said += data.toString()));
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${kind.program} did not start: ${said}`);
      if (await isListening(setting.port)) return new RunningProxy(child, setting.port);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    const late = setTimeout(() => this.#process.kill('SIGKILL'), 2000);
    await ended;
    clearTimeout(late);
  }
}

function withSystemPath(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
