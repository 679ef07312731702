import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { securityHeadersOf } from '../../src/server/http/security-headers.ts';

const types: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const dist = join(import.meta.dirname, '../../dist');

export interface Site {
  /** The app with the real games, and the one with the toy. */
  readonly app: string;
  readonly toy: string;
  /** Serves another version from now on. */
  release(): void;
  close(): void;
}

/** Serves the built apps from any free port, as a plain static server would. */
export async function serveSite(): Promise<Site> {
  let version = 0;
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    void send(join(dist, path.endsWith('/') ? `${path}index.html` : path), response, version);
  });
  await listening(server);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    app: `${origin}/web/`,
    toy: `${origin}/web-toy/`,
    release: () => version++,
    close: () => server.close(),
  };
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
}

async function send(file: string, response: ServerResponse, version: number): Promise<void> {
  try {
    const content = await readFile(file);
    // The same security headers as the real server.
    response.writeHead(200, {
      ...securityHeadersOf(undefined),
      'content-type': types[extname(file)] ?? 'application/octet-stream',
    });
    // A service worker counts as new as soon as one byte differs.
    response.end(file.endsWith('service-worker.js') ? `${content.toString()}// ${version}` : content);
  } catch {
    response.writeHead(404);
    response.end();
  }
}
