import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from '../../wire/server.ts';
import { isRefused } from '../../wire/refusals.ts';
import type { Contacts } from '../contacts/contacts.ts';

/**
 * Ends e-mails by the one click that mail programs offer (RFC 8058): a form without a session, whose address is the secret. The
 * only route that takes a form; its parser is known to no other.
 */
export async function oneClick(
  app: FastifyInstance,
  contacts: Contacts,
  mayAsk: (request: FastifyRequest) => boolean,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1000 }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Params: { token: string } }>(`${API}/contacts/one-click/:token`, async (request, reply) => {
      if (!mayAsk(request)) return reply.code(429).send({});
      const done = await contacts.follow(request.params.token, 'stop');
      return reply.code(isRefused(done) ? 404 : 200).send({});
    });
  });
}
