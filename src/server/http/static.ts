import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names with a hash in them never change; everything else is asked for again. */
const FOREVER = 'public, max-age=31536000, immutable';
const FRESH = 'no-cache';
/** By this the app knows that there is a server behind it, without asking those who only host its files. */
const MARK = '<meta name="tidetable-server" content="1" />';

/** The files of the built web app. Answers with how to send its one page. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
): Promise<(reply: FastifyReply) => Promise<FastifyReply>> {
  // Read each time: a build may put another one there while we run.
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
