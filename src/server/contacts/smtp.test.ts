import { mkdtempSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeCertificate } from '../../../test/hosting/certificate.ts';
import { MailServer, type MailServerOptions } from '../../../test/server/harness/mail-server.ts';
import { mailMessage } from './mail-message.ts';
import { SmtpRefused, submit } from './smtp.ts';

const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
async function mailServer(options?: MailServerOptions): Promise<MailServer> {
  const made = await MailServer.open(options);
  servers.push(made);
  return made;
}
const envelope = {
  from: 'games@example.org',
  to: 'ann@example.org',
  data: 'Subject: x\r\n\r\n.\r\n..two\r\nend',
};
const plain = { host: '127.0.0.1', security: 'none' } as const;

test('a message arrives as it was given, lines of dots included', async () => {
  const server = await mailServer();
  await submit({ ...plain, port: server.port }, envelope);
  expect(server.received).toMatchObject([
    { from: 'games@example.org', to: 'ann@example.org', raw: envelope.data, isSecure: false },
  ]);
});

test('what people are called cannot become a header, and every letter arrives', async () => {
  const server = await mailServer();
  const subject = `Zoë\r\nBcc: everybody@example.org ${'🏖️ Ebbe & Flut '.repeat(8)}`;
  const data = mailMessage(
    { address: 'games@example.org', name: 'Zoë’s Café' },
    { to: 'ann@example.org', subject, text: 'Grüße\n.\nEnde\n', unsubscribe: 'https://x.test/stop' },
    { at: Date.UTC(2026, 6, 1, 20, 15), id: 'abc' },
  );
  await submit({ ...plain, port: server.port }, { ...envelope, data });
  const [mail] = server.received;
  expect(mail?.headers.get('Subject')).toBe(subject);
  expect(mail?.headers.get('From')).toBe('Zoë’s Café <games@example.org>');
  expect(mail?.headers.get('Date')).toBe('Wed, 01 Jul 2026 20:15:00 +0000');
  expect(mail?.headers.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(mail?.headers.has('Bcc')).toBe(false);
  expect(mail?.text).toBe('Grüße\r\n.\r\nEnde\r\n');
  expect(Math.max(...(mail?.raw ?? '').split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
});

test('with a login or not at all; a refusal has its code', async () => {
  const server = await mailServer({ login: { user: 'us', password: 'sécret' } });
  const { port } = server;
  await expect(submit({ ...plain, port }, envelope)).rejects.toThrow('530 to MAIL');
  await expect(submit({ ...plain, port, login: { user: 'us', password: 'x' } })).rejects.toThrow(
    '535 to AUTH',
  );
  await submit({ ...plain, port, login: { user: 'us', password: 'sécret' } });
  expect(server.received).toEqual([]);
  server.recipients = '550 nobody here';
  const sent = submit({ ...plain, port, login: { user: 'us', password: 'sécret' } }, envelope);
  await expect(sent).rejects.toMatchObject({ code: 550 });
  await expect(sent).rejects.toBeInstanceOf(SmtpRefused);
});

test('no STARTTLS, no message: nothing goes over the net in clear', async () => {
  const server = await mailServer();
  const sent = submit({ host: '127.0.0.1', port: server.port, security: 'starttls' }, envelope);
  await expect(sent).rejects.toThrow('does not offer STARTTLS');
  expect(server.received).toEqual([]);
});

test.each([
  ['hangs up', (socket: { end(text: string): void }) => socket.end(''), 'hung up'],
  [
    'talks without end',
    (socket: { write(text: string): void }) => socket.write('2'.repeat(10_000)),
    'too much',
  ],
] as const)('a server that %s is an error, not a wait', async (_, behave, reason) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    behave(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(submit({ ...plain, port }, envelope)).rejects.toThrow(reason);
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
test.skipIf(!hasOpenssl).each(['tls', 'starttls'] as const)(
  'encrypted by %s, and only for a certificate that is right (skipped where openssl is not installed)',
  async (mode) => {
    const { chain, key, pem } = makeCertificate(mkdtempSync(join(tmpdir(), 'tidetable-')), 'localhost');
    const server = await mailServer({
      mode,
      tls: { key: readFileSync(key, 'utf8'), cert: readFileSync(chain, 'utf8') },
      login: { user: 'us', password: 'secret' },
    });
    const to = {
      host: 'localhost',
      port: server.port,
      security: mode,
      login: { user: 'us', password: 'secret' },
    };
    await expect(submit(to, envelope)).rejects.toThrow(/self-signed/);
    expect(server.received).toEqual([]);
    await submit({ ...to, ca: pem }, envelope);
    expect(server.received).toMatchObject([{ isSecure: true, to: 'ann@example.org' }]);
  },
);
