import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Names with a hash in them never change; everything else is asked for again. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The files of the built web app. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', /[\\/]assets[\\/]/.test(path) ? FOREVER : 'no-cache');
    },
  });
}

/** Every address that is no file leads to the app's one page, which knows what to show. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}
