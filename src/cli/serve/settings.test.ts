import { expect, test } from 'vitest';
import { parse } from '../support/args.ts';
import { UsageError } from '../support/usage.ts';
import { withoutPassword } from './database-address.ts';
import { doubtsAbout, serveArgs, settingsOf } from './settings.ts';

const read = (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  settingsOf(parse(argv, serveArgs), env);

test('as usual, by variables, by options; an option counts more', () => {
  expect(read([])).toMatchObject({ port: 8080, host: '0.0.0.0', trustProxy: false, baseUrl: undefined });
  expect(read([]).database).toMatch(/\/data$/);
  const env = { PORT: '81', HOST: '127.0.0.1', BASE_URL: 'https://play.example.org/', DATA: '/srv/x' };
  expect(read([], env)).toMatchObject({
    port: 81,
    host: '127.0.0.1',
    baseUrl: 'https://play.example.org',
    database: '/srv/x',
  });
  expect(
    read(['--port', '82', '--data', '/srv/y'], { ...env, DATABASE_URL: 'postgres://a/b' }),
  ).toBeDefined();
  expect(read(['--database', 'postgresql://u:p@h/d'], env).database).toBe('postgresql://u:p@h/d');
});

test.each(['1', 'true', 'yes', 'ON'])('TRUST_PROXY=%s is yes', (value) => {
  expect(read([], { TRUST_PROXY: value }).trustProxy).toBe(true);
});

test.each(['0', 'false', 'no', 'off'])('TRUST_PROXY=%s is no', (value) => {
  expect(read([], { TRUST_PROXY: value }).trustProxy).toBe(false);
});

test('proxies can be named, metrics have a port of their own, seeds a key', () => {
  const { trustProxy, metrics, seedKey } = read([], {
    TRUST_PROXY: '10.0.0.5, fd00::/8',
    METRICS_PORT: '9090',
    SEED_KEY: 'ab'.repeat(32),
  });
  expect(trustProxy).toEqual(['10.0.0.5', 'fd00::/8']);
  expect(metrics).toEqual({ port: 9090 });
  expect(seedKey).toHaveLength(32);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['another database', { DATABASE_URL: 'mysql://u:secret@h/d' }, /must begin with postgres:\/\/, not mysql:/],
  ['a colon forgotten', { DATABASE_URL: 'postgres//u:secret@h/d' }, /must begin with postgres:\/\//],
  ['an empty address', { DATABASE_URL: '' }, /DATABASE_URL is empty/],
  ['a folder as address', { DATABASE_URL: './data' }, /name a folder by DATA/],
  ['no database', { DATABASE_URL: 'postgres://u:secret@h/' }, /names no database/],
  ['no host', { DATABASE_URL: 'postgres:///d' }, /names no host/],
  ['a bare password', { DATABASE_URL: 'postgres://u:sec#ret@h:x/d' }, /not an address/],
  ['two databases', { DATABASE_URL: 'postgres://h/d', DATA: 'data' }, /exclude each other/],
  ['no yes and no no', { TRUST_PROXY: 'maybe' }, /TRUST_PROXY must be 1 .* not "maybe"/],
  ['no network', { TRUST_PROXY: '10.0.0.0/99' }, /TRUST_PROXY must be 1, 0 or addresses/],
  ['no port for metrics', { METRICS_PORT: 'x' }, /METRICS_PORT must be/],
  ['a short key', { SEED_KEY: 'c2VjcmV0' }, /SEED_KEY must hold a key/],
  ['no port', { PORT: '80a' }, /PORT must be/],
  ['an empty port', { PORT: ' ' }, /PORT is empty/],
  ['a port too large', { PORT: '65536' }, /PORT must be/],
  ['a host with a path', { HOST: 'http://x' }, /the host must be an address/],
  ['a base with a path', { BASE_URL: 'https://x.org/games' }, /base URL must be like/],
  ['a base without a scheme', { BASE_URL: 'play.example.org' }, /base URL must be like/],
  ['a base with a person', { BASE_URL: 'https://u@x.org' }, /base URL must be like/],
  ['a bot without a program', { BOTS: 'gull' }, /named like gull=exec:COMMAND/],
  ['a bot called like a level', { BOTS: 'expert=exec:true' }, /one of our bots/],
  ['a bot whose module is not there', { BOTS: 'gull=module:/no/such/file.ts' }, /there is no/],
  ['two bots of one name', { BOTS: 'gull=exec:a;maui/gull=exec:b' }, /two bots of your own are called gull/],
  [
    'too many bots',
    { BOTS: Array.from({ length: 21 }, (_, i) => `${'b'.repeat(i + 1)}=exec:a`).join(';') },
    /at most 20/,
  ],
  ['push to a path', { PUSH_HOSTS: 'a.org,b.org/x' }, /PUSH_HOSTS must be like/],
  [
    'a letter missing',
    { DATABSE_URL: 'postgres://h/d' },
    /DATABSE_URL is unknown; did you mean DATABASE_URL/,
  ],
  ['a letter changed', { BASE_URI: 'https://x.org' }, /did you mean BASE_URL/],
  ['no underscore', { BASEURL: 'https://x.org' }, /did you mean BASE_URL/],
  ['small letters', { trust_proxy: '1' }, /did you mean TRUST_PROXY/],
  ['letters swapped', { TURST_PROXY: '1' }, /did you mean TRUST_PROXY/],
])('refuses %s, and repeats no secret', (_, env, says) => {
  const refused = () => read([], env);
  expect(refused).toThrow(UsageError);
  expect(refused).toThrow(says);
  expect(refused).not.toThrow(/secret|sec#ret|\n/);
});

test.each([
  [['--data', 'x', '--database', 'postgres://h/d'], /exclude each other/],
  [['--data', ''], /--data is empty/],
  [['--database', 'mariadb://h/d'], /--database must begin with postgres/],
  [['--trustproxy'], /unknown option/],
])('refuses the options %j', (argv, says) => {
  expect(() => read(argv)).toThrow(says);
});

test('what everybody has in the environment is nobody’s mistake', () => {
  const env = { PATH: '/bin', HOSTNAME: 'x', DATABASE: 'x', BASH_ENV: 'x', PORTS: '1', DATE: 'x', BASE: 'x' };
  expect(read([], env).port).toBe(8080);
});

test('settings that are allowed and hardly meant are doubted', () => {
  expect(doubtsAbout(read([]))).toEqual([]);
  expect(doubtsAbout(read([], { BASE_URL: 'https://x.org' }))).toHaveLength(1);
  expect(doubtsAbout(read([], { BASE_URL: 'https://x.org', TRUST_PROXY: '1' }))).toEqual([]);
  expect(doubtsAbout(read([], { TRUST_PROXY: '1' }))).toHaveLength(1);
  expect(doubtsAbout(read([], { TRUST_PROXY: '1', HOST: '127.0.0.1' }))).toEqual([]);
});

test('a password is not shown', () => {
  expect(withoutPassword('postgres://u:secret@h/d')).toBe('postgres://u:***@h/d');
});

test('e-mails and webhooks: what was set, and nothing without it', () => {
  expect(read([]).messages).toBeUndefined();
  const env = {
    BASE_URL: 'https://play.example.org',
    SMTP_URL: 'smtps://us%40example.org:p%2Fw@mail.example.org',
    MAIL_FROM: 'Our club <games@example.org>',
    WEBHOOK_HOSTS: 'discord.com, http://10.0.0.7:8065',
  };
  expect(read([], env).messages).toEqual({
    mail: {
      server: {
        host: 'mail.example.org',
        port: 465,
        security: 'tls',
        login: { user: 'us@example.org', password: 'p/w' },
      },
      from: { address: 'games@example.org', name: 'Our club' },
    },
    webhooks: ['discord.com', 'http://10.0.0.7:8065'],
  });
  const plain = { ...env, SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'games@example.org' };
  expect(read([], plain).messages?.mail).toEqual({
    server: { host: 'mail.example.org', port: 587, security: 'starttls' },
    from: { address: 'games@example.org', name: 'Tidetable' },
  });
  expect(read([], { ...plain, SMTP_URL: 'smtp://localhost:25' }).messages?.mail?.server.security).toBe(
    'none',
  );
});

const MAIL = {
  BASE_URL: 'https://play.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'a@b.org',
};
test.each([
  [{ MAIL_FROM: 'a@b.org' }, 'MAIL_FROM has no effect without SMTP_URL'],
  [{ SMTP_URL: 'smtps://mail.example.org' }, 'SMTP_URL needs MAIL_FROM'],
  [{ SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'a@b.org' }, 'SMTP_URL needs BASE_URL'],
  [{ WEBHOOK_HOSTS: 'discord.com' }, 'WEBHOOK_HOSTS needs BASE_URL'],
  [{ ...MAIL, SMTP_URL: 'mail.example.org:587' }, 'SMTP_URL must be like'],
  [{ ...MAIL, SMTP_URL: 'https://mail.example.org' }, 'SMTP_URL must be like'],
  [{ ...MAIL, SMTP_URL: 'smtps://mail.example.org/path' }, 'SMTP_URL must be like'],
  [{ ...MAIL, MAIL_FROM: 'nobody' }, 'MAIL_FROM must be like'],
  [{ ...MAIL, MAIL_FROM: 'Club <a@b.org' }, 'MAIL_FROM must be like'],
  [{ ...MAIL, WEBHOOK_HOSTS: 'https://discord.com/api' }, 'WEBHOOK_HOSTS must be like'],
  [{ ...MAIL, WEBHOOK_HOSTS: 'discord.com,' }, 'WEBHOOK_HOSTS must be like'],
  [{ ...MAIL, WEBHOOK_HOSTS: 'localhost' }, 'WEBHOOK_HOSTS must be like'],
])('%j is refused', (env, reason) => {
  expect(() => read([], env)).toThrow(UsageError);
  expect(() => read([], env)).toThrow(reason);
});

test('a password of the mail server is never repeated', () => {
  expect(() => read([], { ...MAIL, SMTP_URL: 'smtps://us:secret@mail.example.org/x' })).toThrow(
    /^(?!.*secret).*$/s,
  );
});
