import type { MessengerOptions } from '../../server/contacts/messenger.ts';
import { isMailAddress, type MailSender } from '../../server/contacts/mail-message.ts';
import type { SmtpServer } from '../../server/contacts/smtp.ts';
import type { Io } from '../support/io.ts';
import { printable, UsageError } from '../support/usage.ts';
import { variable } from './environment.ts';

const EXAMPLE = 'smtps://user:password@mail.example.org';

/** How people are notified outside the browser: by e-mail, by webhooks, or not at all. */
export function messagesOf(
  env: Io['env'],
  baseUrl: string | undefined,
): { readonly messages?: MessengerOptions } {
  const [url, from, hooks] = [
    variable(env, 'SMTP_URL'),
    variable(env, 'MAIL_FROM'),
    variable(env, 'WEBHOOK_HOSTS'),
  ];
  if (url === undefined && from !== undefined)
    throw new UsageError('MAIL_FROM has no effect without SMTP_URL');
  if (url !== undefined && from === undefined)
    throw new UsageError('SMTP_URL needs MAIL_FROM, the address that e-mails come from');
  if (url === undefined && hooks === undefined) return {};
  if (baseUrl === undefined)
    throw new UsageError(
      `${url === undefined ? 'WEBHOOK_HOSTS' : 'SMTP_URL'} needs BASE_URL: messages contain links`,
    );
  return {
    messages: {
      ...(url === undefined ? {} : { mail: { server: smtpServer(url), from: sender(from ?? '') } }),
      ...(hooks === undefined ? {} : { webhooks: webhookHosts(hooks) }),
    },
  };
}

function smtpServer(given: string): SmtpServer {
  // It holds a password: no message repeats it.
  const url = /^smtps?:\/\//.test(given) ? URL.parse(given) : null;
  if (!url || url.hostname === '' || !/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '')
    throw new UsageError(
      `SMTP_URL must be like ${EXAMPLE} (smtps: TLS, port 465; smtp: STARTTLS, port 587); special characters in a password are written as %40 and so on`,
    );
  const isTls = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return {
    host,
    port: url.port === '' ? (isTls ? 465 : 587) : Number(url.port),
    security: isTls ? 'tls' : isHere ? 'none' : 'starttls',
    ...(url.username === ''
      ? {}
      : { login: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } }),
  };
}

function sender(given: string): MailSender {
  const [, name = '', address = ''] = /^\s*(?:([^<>]*?)\s*<)?([^<>\s]+?)>?\s*$/.exec(given) ?? [];
  if (isMailAddress(address) && given.includes('<') === given.includes('>'))
    return { address, name: name === '' ? 'Tidetable' : name };
  throw new UsageError(
    `MAIL_FROM must be like games@example.org or Our club <games@example.org>, not "${printable(given, 80)}"`,
  );
}

function webhookHosts(given: string): string[] {
  return given.split(',').map((each) => {
    const host = each.trim();
    const own = /^https?:\/\/[^/?#@\s]+$/.test(host) ? URL.parse(host) : null;
    if (own) return own.origin;
    if (host === '*' || /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(host)) return host;
    throw new UsageError(
      `WEBHOOK_HOSTS must be like discord.com,hooks.slack.com, * for any, or http://10.0.0.7:8065 for a server of your own, not "${printable(host, 80)}"`,
    );
  });
}
