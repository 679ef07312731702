import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../support/metrics.ts';

interface MetricsPort {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host?: string;
}

/**
 * Serves `/metrics` on a port of its own, for the operator only: public counts of moves would reveal to players whether
 * somebody has changed an envelope.
 */
export async function serveMetrics(metrics: Metrics, { port, host = '127.0.0.1' }: MetricsPort) {
  const server = createServer((request, response) => {
    const isRight = request.method === 'GET' && request.url === '/metrics';
    response.statusCode = isRight ? 200 : 404;
    response.setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8');
    response.end(isRight ? metrics.text() : '');
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
