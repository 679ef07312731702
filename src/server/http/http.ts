import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { limits } from '../../wire/limits.ts';
import { type Code, isRefused, type Refused, refuse } from '../../wire/refusals.ts';
import { withDocumentation } from './api/routes.ts';
import { nobody, payerOf } from '../table/actor.ts';
import { addressOf, household, proxiesOf, Tally, type TrustProxy } from './address.ts';
import { StorageFailed, Unstorable } from '../store/database.ts';
import { errorMessage } from '../support/error-message.ts';
import { idSequence, type RandomBytes } from '../support/token.ts';
import { RefusedOriginsLog } from './refused-origins-log.ts';
import { oneClick } from './one-click.ts';
import { isOurOrigin } from './origin.ts';
import { securityHeadersOf } from './security-headers.ts';
import { type Timeouts, defaultTimeouts } from './timeouts.ts';
import type { Readiness } from './readiness.ts';
import type { Call } from './route.ts';
import { type RouteNeeds, routesOf } from './routes/index.ts';
import type { Quota } from '../support/bucket.ts';
import type { Payer } from '../support/limiter.ts';
import type { Metrics } from '../support/metrics.ts';
import type { Signals } from '../support/signals.ts';

/** HTTP statuses of refusals; all others are 400. */
const statuses: { readonly [K in Code]?: number } = {
  'no-session': 401,
  'wrong-password': 401,
  'bad-passkey': 401,
  'prove-first': 403,
  'foreign-origin': 403,
  'not-program': 403,
  'not-your-seat': 403,
  'not-seated': 403,
  'not-host': 403,
  removed: 403,
  'not-allowed': 403,
  suspended: 403,
  muted: 403,
  'chat-off': 403,
  'new-guest': 403,
  'slow-mode': 429,
  'no-report': 404,
  'report-closed': 409,
  'no-act': 404,
  'invitation-needed': 403,
  'door-closed': 403,
  'no-person': 404,
  'no-link': 404,
  'no-opponent': 404,
  'no-challenge': 404,
  'no-invitation': 404,
  'name-taken': 409,
  'bot-sits-in': 403,
  'not-found': 404,
  'no-match': 404,
  'no-invite': 404,
  'no-token': 404,
  over: 409,
  'not-your-turn': 409,
  stale: 409,
  'seat-taken': 409,
  'login-taken': 409,
  'last-key': 409,
  'seats-empty': 409,
  // Retrying does not help: something has to be closed or removed first.
  'too-many': 409,
  'no-free-seat': 409,
  'not-open': 409,
  'not-playing': 409,
  'not-over': 409,
  'daily-done': 409,
  'no-daily': 404,
  'no-duplicate': 404,
  'duplicate-table': 409,
  'deal-hidden': 403,
  'closed-to-you': 403,
  'you-blocked': 409,
  broken: 410,
  'too-large': 413,
  'too-fast': 429,
  busy: 429,
  internal: 500,
  // 503 means that this node does not work, so that a proxy takes it out of service; whatever a caller can cause is 4xx.
  storage: 503,
  stopping: 503,
};

/** Paths of fields are no longer than this. */
const MAX_FIELD = 80;

/** `Retry-After` in seconds for temporary refusals whose end is not known. */
const RETRY_AFTER = 1;
const TOO_FAST = 429;
const UNAVAILABLE = 503;

const statusOf = (code: Code): number => statuses[code] ?? 400;

export interface HttpOptions {
  readonly baseUrl?: string;
  /** Whose `X-Forwarded-For` is trusted. */
  readonly trustProxy?: TrustProxy;
  /** Where the built web app lies, if it is there. */
  readonly web?: string;
  /** The source code of this server as an archive, to be offered at `/source.tar.gz`. */
  readonly source?: () => Promise<Buffer>;
  readonly timeouts?: Timeouts;
}

interface HttpNeeds extends RouteNeeds {
  readonly metrics: Metrics;
  readonly signals: Signals;
  readonly random: RandomBytes;
  readonly readiness: Readiness;
}

/** HTTP: every route of the API, the web app and health. The socket is added by the server. */
export async function httpServer(
  needs: HttpNeeds,
  { baseUrl, trustProxy = false, web, source, timeouts = defaultTimeouts }: HttpOptions,
): Promise<FastifyInstance> {
  const { metrics, log, signals, random, auth, limiter, readiness, contacts } = needs;
  const securityHeaders = securityHeadersOf(baseUrl);
  const foreign = new RefusedOriginsLog(log, baseUrl);
  const app = fastify({
    logger: false,
    // In the log of an error and in its response, so that a reported error can be found.
    genReqId: idSequence(random),
    bodyLimit: limits.body,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    http: { headersTimeout: timeouts.request, connectionsCheckingInterval: timeouts.checkInterval },
    forceCloseConnections: true,
    routerOptions: { maxParamLength: limits.id },
    frameworkErrors: (_, __, reply) => void answer(reply, refuse('malformed')),
    clientErrorHandler: ({ code }, socket) => {
      const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
      if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      else socket.destroy();
    },
  });
  const isProxy = proxiesOf(trustProxy);
  const { connectionsPerAddress } = limiter.limits;
  const open = countConnections(app, connectionsPerAddress, isProxy);
  metrics.gauge('connections', 'Open connections', open);
  // JSON only: another website could send plain text without a CORS preflight.
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    reply.header('x-request-id', request.id);
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOurOrigin(request.headers, baseUrl)) {
      foreign.logOnce(request.headers);
      return answer(reply, refuse('foreign-origin'));
    }
    return undefined;
  });

  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
    if (statusCode === 413) return answer(reply, refuse('too-large'));
    if (error instanceof StorageFailed) return answer(reply, refuse('storage'));
    if (error instanceof Unstorable || statusCode < 500) return answer(reply, refuse('malformed'));
    metrics.count('errors');
    log.error('request', {
      request: request.id,
      route: request.routeOptions.url,
      code,
      reason: errorMessage(error),
      stack: stackOf(error),
    });
    return answer(reply, refuse('internal'));
  });
  const sendPage = web === undefined ? undefined : await (await import('./static.ts')).serveWeb(app, web);
  app.setNotFoundHandler((request, reply) =>
    sendPage && wantsPage(request) ? sendPage(reply) : answer(reply, refuse('not-found')),
  );

  for (const { method, path, schema, handle } of withDocumentation(routesOf(needs), statusOf)) {
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const given = v.safeParse(
          schema,
          method === 'GET' ? { ...(request.query as object) } : (request.body ?? undefined),
        );
        if (!given.success) return answer(reply, malformed(given.issues[0]));
        if (hasNul(given.output)) return answer(reply, refuse('malformed'));
        // A request of another website is anonymous, whatever cookies it carries.
        const isOurs = isOurOrigin(request.headers, baseUrl);
        const caller = isOurs ? await auth.callerOf(request.headers) : { actor: nobody };
        const { id = '' } = request.params as { id?: string };
        const { headers, raw } = request;
        const address = addressOf(raw, isProxy);
        const payer = payerOf(caller.actor, address);
        const mayWork = limiter.mayWork(payer);
        reply.headers(rateHeaders(limiter.workQuota(payer), payer));
        if (!mayWork) return answer(reply, refuse('too-fast'), payer);
        const call = { caller, actor: caller.actor, given: given.output, id, headers, reply, address };
        const done = await handle(call as Call<never>);
        reply.header('cache-control', 'no-store');
        return typeof done === 'object' && isRefused(done) ? answer(reply, done, payer) : reply.send(done);
      },
    });
  }

  await oneClick(app, contacts, (request) =>
    limiter.mayWork({ address: addressOf(request.raw, isProxy), person: undefined }),
  );
  app.get('/healthz', async (_, reply) => {
    const reason = signals.connected ? await readiness.ill() : 'database';
    if (reason === undefined) return reply.send({ ok: true });
    metrics.refused('storage');
    return reply.code(UNAVAILABLE).header('retry-after', RETRY_AFTER).send({ code: 'storage', reason });
  });
  if (source !== undefined) {
    let archive: Promise<Buffer> | undefined;
    app.get('/source.tar.gz', async (_, reply) => {
      archive ??= source();
      return reply.type('application/gzip').send(await archive);
    });
  }
  return app;

  function answer(reply: FastifyReply, refused: Refused, payer?: Payer): FastifyReply {
    const { refused: code, seconds, ...rest } = refused;
    metrics.refused(code);
    // A path that cannot be decoded gets here without passing any hook.
    reply.headers(securityHeaders);
    const status = statusOf(code);
    if (status === TOO_FAST || status === UNAVAILABLE) {
      const wait =
        code === 'too-fast' || code === 'slow-mode' ? (seconds ?? (payer ? limiter.wait(payer) : 0)) : 0;
      reply.header('retry-after', Math.max(RETRY_AFTER, Math.ceil(wait)));
    }
    return reply.code(status).send({ code, ...rest });
  }
}

/** How many requests are left, as draft-ietf-httpapi-ratelimit-headers has it. */
function rateHeaders(
  { burst, perSecond, left, fullAfter }: Quota,
  { person }: Payer,
): Record<string, string> {
  const policy = person === undefined ? '"address"' : '"person"';
  return {
    'ratelimit-policy': `${policy};q=${burst};w=${Math.ceil(burst / perSecond)}`,
    ratelimit: `${policy};r=${left};t=${Math.ceil(fullAfter)}`,
  };
}

/** Names the field that is missing or wrong, if there is one; what was sent there is not repeated. */
function malformed(issue: v.BaseIssue<unknown>): Refused {
  const field = v.getDotPath(issue);
  if (field === null || field.length > MAX_FIELD || !/^[\w.]+$/.test(field)) return refuse('malformed');
  return refuse(
    'malformed',
    `This message cannot be understood: ${field} is missing or is not as documented.`,
  );
}

/** Whether a text in here contains U+0000, which PostgreSQL cannot store. */
function hasNul(given: unknown): boolean {
  if (typeof given === 'string') return given.includes('\0');
  if (typeof given !== 'object' || given === null) return false;
  return Object.entries(given).some(([key, value]) => key.includes('\0') || hasNul(value));
}

/** Limits connections per address; a trusted proxy, which holds everybody's, is exempt. */
function countConnections(
  app: FastifyInstance,
  mostPerAddress: number,
  isProxy: (address: string) => boolean,
): () => number {
  const open = new Tally();
  let all = 0;
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const who = household(address);
    if (open.of(who) >= mostPerAddress && !isProxy(address)) return socket.destroy();
    open.add(who);
    all++;
    return socket.once('close', () => {
      open.remove(who);
      all--;
    });
  });
  return () => all;
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack?.split('\n').slice(1, 6).join(' | ') : undefined;
}

/** Whether to send the web app's page: for every path of a browser that is neither a file nor the API. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');
}
