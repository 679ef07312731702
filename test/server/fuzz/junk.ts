import { type FastRng, pickOne } from '../../../src/engine/rng.ts';
import { peoplePaths, wrongAccount } from './junk-people.ts';

/** What an attacker knows: a table, and who may sit at it. */
export interface Loot {
  readonly match: string;
  readonly cookie: string;
  readonly invite: string;
  /** Somebody else's passkey. */
  readonly credential: string;
}

const strings = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202e',
  "' OR 1=1 --",
  '%00',
  '${7*7}',
  '<script>',
  'NaN',
  '9'.repeat(40),
  'x'.repeat(3000),
];
const numbers = [-1, 0.5, 1e308, -0, 2 ** 53, 2 ** 31, 255, 12, 1e-9];

/** Any JSON, now and then deep or wide. */
export function anyJson(rng: FastRng, depth = 0): unknown {
  switch (rng.below(depth > 4 ? 5 : 8)) {
    case 0:
      return pickOne(strings, rng);
    case 1:
      return pickOne(numbers, rng);
    case 2:
      return rng.below(1000);
    case 3:
      return null;
    case 4:
      return rng.below(2) === 0;
    case 5:
      return Array.from({ length: rng.below(6) }, () => anyJson(rng, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: rng.below(6) }, () => [
          pickOne(strings.slice(0, 15), rng),
          anyJson(rng, depth + 1),
        ]),
      );
  }
}

/** Messages that look right and are wrong: none of them may change anything. */
export function wrongMessage(rng: FastRng, { match }: Loot): string {
  const id = rng.below(1000);
  const right = [
    { type: 'watch', id, match, viewer: 0 },
    { type: 'unwatch', id, match, viewer: 'public' },
    { type: 'answer', id, match, seat: 0, asked: 1, text: 'bid 1' },
    { type: 'undo', id, match, seat: 0, asked: 1 },
    { type: 'chat', id, match, seat: 0, text: 'hello' },
    { type: 'pause', id, match, seat: 0, on: true },
    { type: 'stand-in', id, match, seat: 1, bot: 'random' },
    { type: 'return', id, match },
    { type: 'start', id, match },
    { type: 'rematch', id, match },
    { type: 'lobby', id, on: false },
    { type: 'ping', id },
  ];
  const message: Record<string, unknown> = { ...pickOne(right, rng) };
  switch (rng.below(7)) {
    case 0:
      return 'x'.repeat(rng.below(6000));
    case 1:
      return JSON.stringify(anyJson(rng));
    case 2: {
      const text = JSON.stringify(message);
      return text.slice(0, rng.below(text.length - 1));
    }
    case 3:
      return JSON.stringify({ ...message, [pickOne(strings, rng) || 'x']: anyJson(rng) });
    case 4:
      // A seat the attacker does not have, or a question nobody asked.
      return JSON.stringify({
        type: 'answer',
        id,
        match,
        seat: 1 + rng.below(11),
        asked: rng.below(9),
        text: 'bid 1',
      });
    case 5:
      return JSON.stringify({
        type: 'answer',
        id,
        match,
        seat: 0,
        asked: 2 + rng.below(1000),
        text: pickOne(strings, rng).slice(0, 64),
      });
    default: {
      const key = pickOne(Object.keys(message), rng);
      message[key] = wrongValue(rng, message[key]);
      return JSON.stringify(message);
    }
  }
}

/** Something of another kind than what was there. */
function wrongValue(rng: FastRng, right: unknown): unknown {
  const value = anyJson(rng);
  return typeof value === typeof right ? { not: value } : value;
}

const routes = [
  '/daily',
  '/daily/board',
  '/daily/month',
  '/daily/mine',
  '/daily/try',
  '/duplicates',
  '/duplicates/nothing',
  '/duplicates/nothing/join',
  '/duplicates/nothing/leave',
  '/duplicates/nothing/remove',
  '/duplicates/nothing/start',
  '/guest',
  '/me',
  '/sign-out',
  '/matches',
  '/join',
  '/lobby',
  '/games',
  '/nothing',
  ...peoplePaths,
  '/tokens',
  '/tokens/revoke',
  '/bot/stream',
  '/push/key',
  '/push/subscribe',
  '/push/unsubscribe',
  '/docs',
  '/openapi.json',
];
const atMatch = [
  '',
  '/invite',
  '/settings',
  '/sit',
  '/seed',
  '/commit',
  '/open',
  '/link',
  '/start',
  '/answer',
  '/undo',
  '/chat',
  '/updates',
  '/story',
  '/file',
  '/seat-token',
  '/join',
  '/return',
  '/leave',
  '/rematch',
  '/pause',
  '/push',
  '/stand-in',
];

/** One request, as bytes; wrong in its path, its headers, its body or its length. */
export function wrongRequest(rng: FastRng, loot: Loot): string {
  if (rng.below(5) === 0) return accountRequest(rng, loot);
  const method = pickOne(['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'], rng);
  const path = rng.below(6) === 0 ? wrongPath(rng) : `/api/v1${route(rng, loot)}`;
  const cookie = rng.below(2) === 0 ? loot.cookie : wrongCookie(rng, loot);
  const body = method === 'GET' || method === 'HEAD' ? '' : wrongBody(rng);
  const headers = [
    'Host: 127.0.0.1',
    `Cookie: ${cookie}`,
    ...(rng.below(4) === 0
      ? [`Authorization: Bearer ${pickOne(strings, rng).replace(/[^\x20-\x7e]/g, '?')}`]
      : []),
    ...(rng.below(5) === 0 ? ['Origin: https://evil.example'] : []),
    ...(body === ''
      ? []
      : [`Content-Type: ${pickOne(['application/json', 'text/plain', 'application/xml', ''], rng)}`]),
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`;
}

/** Without a mistake in its form. */
function accountRequest(rng: FastRng, { cookie, credential }: Loot): string {
  const { path, body } = wrongAccount(rng, credential);
  const text = JSON.stringify(body);
  const headers = [
    'Host: localhost',
    ...(rng.below(4) === 0 ? [] : [`Cookie: ${cookie}`]),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return `POST /api/v1${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${text}`;
}

function route(rng: FastRng, { match }: Loot): string {
  if (rng.below(2) === 0) return pickOne(routes, rng);
  const id = rng.below(3) === 0 ? encodeURIComponent(pickOne(strings.slice(0, 5), rng)) : match;
  return `/matches/${id}${pickOne(atMatch, rng)}${rng.below(3) === 0 ? `?viewer=${rng.below(99)}&after=-1` : ''}`;
}

function wrongPath(rng: FastRng): string {
  return pickOne(
    [
      '/%',
      '/%ff%fe',
      '/../../etc/passwd',
      '/api/v1/%2e%2e/me',
      '/api/v2/games',
      `/${'a'.repeat(2000)}`,
      '/?x=%00',
      '//',
      '*',
    ],
    rng,
  );
}

function wrongCookie(rng: FastRng, { cookie, invite }: Loot): string {
  const token = cookie.split('=')[1] ?? '';
  return pickOne(
    [
      '',
      'tidetable',
      'tidetable=',
      `tidetable=${invite}`,
      `tidetable=${token.slice(0, -1)}`,
      `tidetable=${token}x`,
      ';;;=',
      'a=b; '.repeat(100),
    ],
    rng,
  );
}

/** Never a body that any route would accept. */
function wrongBody(rng: FastRng): string {
  switch (rng.below(4)) {
    case 0:
      return '{"name":';
    case 1:
      return JSON.stringify({ junk: anyJson(rng) });
    case 2:
      return JSON.stringify([anyJson(rng)]);
    default:
      return `{"name":"${'x'.repeat(rng.below(3) * 9000)}","__proto__":{"a":1}}`;
  }
}

/** Bytes that are no WebSocket frame, or one that may not be. */
export function wrongFrame(rng: FastRng): Buffer {
  const noise = Buffer.from(Array.from({ length: 1 + rng.below(200) }, () => rng.below(256)));
  const mask = [1, 2, 3, 4];
  switch (rng.below(6)) {
    case 0:
      return noise;
    case 1: // a text that is no UTF-8
      return Buffer.from([0x81, 0x82, ...mask, 0xff ^ 1, 0xfe ^ 2]);
    case 2: // longer than anything we take
      return Buffer.concat([Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, ...mask]), noise]);
    case 3: // without a mask
      return Buffer.from([0x81, 0x02, 0x7b, 0x7d]);
    case 4: // reserved bits
      return Buffer.from([0xf1, 0x80, ...mask]);
    default: // half a message
      return Buffer.from([0x01, 0x82, ...mask, 0x7b ^ 1, 0x22 ^ 2]);
  }
}
