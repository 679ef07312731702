export interface MailSender {
  readonly address: string;
  readonly name: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** An address that ends these e-mails by a POST (RFC 8058). */
  readonly unsubscribe?: string;
}

interface Stamp {
  readonly at: number;
  readonly id: string;
}

const LINE = 76;

/** A plain text e-mail. Everything that people have typed is encoded, so that it cannot become a header. */
export function mailMessage(from: MailSender, mail: Mail, { at, id }: Stamp): string {
  const domain = from.address.split('@')[1] ?? 'localhost';
  const lists =
    mail.unsubscribe === undefined
      ? []
      : [`List-Unsubscribe: <${mail.unsubscribe}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'];
  const headers = [
    `From: ${encoded(from.name)} <${from.address}>`,
    `To: <${mail.to}>`,
    `Subject: ${encoded(mail.subject)}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${domain}>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    'Auto-Submitted: auto-generated',
    ...lists,
  ];
  const body = Buffer.from(mail.text.replaceAll('\n', '\r\n')).toString('base64');
  return `${headers.join('\r\n')}\r\n\r\n${body.replace(new RegExp(`.{${LINE}}`, 'g'), '$&\r\n')}`;
}

/** A text for a header (RFC 2047), in pieces that end between characters. */
function encoded(text: string): string {
  const pieces = [...text].reduce<string[]>(
    (made, character) => {
      const last = made.at(-1) ?? '';
      if (Buffer.byteLength(last + character) <= 42) return [...made.slice(0, -1), last + character];
      return [...made, character];
    },
    [''],
  );
  return pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ');
}

/** Plain ASCII addresses alone; what may not stand between angle brackets does not pass. */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i.test(text)
  );
}
