import { isMailAddress, type Mail, mailMessage, type MailSender } from './mail-message.ts';
import { type SmtpServer, submit } from './smtp.ts';
import { Webhooks } from './webhook.ts';
import { makeId, type RandomBytes } from '../support/token.ts';

/** What the host has set up to notify people outside the browser. Without it nothing is offered and nothing is sent. */
export interface MessengerOptions {
  readonly mail?: { readonly server: SmtpServer; readonly from: MailSender };
  readonly webhooks?: readonly string[];
}

/** Sends e-mails and webhooks, whichever the host has set up. */
export interface Messenger {
  readonly mail?: { mayTell(address: string): boolean; send(mail: Mail): Promise<void> };
  readonly webhooks?: Pick<Webhooks, 'hosts' | 'mayTell' | 'post'>;
}

export function messengerOf(
  { mail, webhooks = [] }: MessengerOptions,
  { clock, random }: { readonly clock: () => number; readonly random: RandomBytes },
): Messenger {
  return {
    ...(mail === undefined
      ? {}
      : {
          mail: {
            mayTell: isMailAddress,
            send: (given: Mail) =>
              submit(mail.server, {
                from: mail.from.address,
                to: given.to,
                data: mailMessage(mail.from, given, { at: clock(), id: makeId(random) }),
              }),
          },
        }),
    ...(webhooks.length === 0 ? {} : { webhooks: new Webhooks(webhooks) }),
  };
}
