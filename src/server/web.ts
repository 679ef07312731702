import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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
