import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files with a hash in their name never change; all others are revalidated. */
const FOREVER = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';
/** Tells the app that it is served by a Tidetable server, not by a host of static files. */
const MARK = '<meta name="tidetable-server" content="1" />';

/** Serves the built web app. Gives a function that sends its one page. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
): Promise<(reply: FastifyReply) => Promise<FastifyReply>> {
  // Read each time: a new build may replace it while the server runs.
  const send = async (reply: FastifyReply): Promise<FastifyReply> => {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', FRESH)
      .send(page.replace('<head>', `<head>\n    ${MARK}`));
  };
  for (const url of ['/', '/index.html']) app.get(url, (_, reply) => send(reply));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', /[\\/]assets[\\/]/.test(path) ? FOREVER : FRESH);
    },
  });
  return send;
}
