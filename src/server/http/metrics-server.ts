import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../support/metrics.ts';
import { sleep, type Time } from '../support/time.ts';
import { cpuProfile, MOST_SECONDS } from './profile.ts';

interface MetricsPort {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host?: string;
}

/**
 * Serves `/metrics`, and `/profile?seconds=10`, on a port of its own, for the operator only: public counts of moves would reveal to players whether
 * somebody has changed an envelope.
 */
export async function serveMetrics(metrics: Metrics, { port, host = '127.0.0.1' }: MetricsPort, time: Time) {
  const server = createServer((request, response) => {
    const [, seconds] = /^\/profile\?seconds=(\d{1,2})$/.exec(request.url ?? '') ?? [];
    if (request.method === 'GET' && seconds !== undefined)
      return void sendProfile(response, sleep(time, Math.min(Number(seconds), MOST_SECONDS) * 1000));
    const isRight = request.method === 'GET' && request.url === '/metrics';
    response.statusCode = isRight ? 200 : 404;
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    return void response.end(isRight ? metrics.text() : '');
  });
  server.requestTimeout = 5000;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function sendProfile(response: ServerResponse, wait: Promise<void>): Promise<void> {
  const profile = await cpuProfile(wait).catch(() => undefined);
  response.statusCode = profile === undefined ? 409 : 200;
  response.setHeader('content-type', 'application/json');
  response.end(profile ?? '{}');
}
