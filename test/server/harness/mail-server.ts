import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createSecureContext, createServer as createTlsServer, TLSSocket } from 'node:tls';

interface TlsFiles {
  readonly key: string;
  readonly cert: string;
}

export interface MailServerOptions {
  /** With these it offers STARTTLS, or speaks TLS from the first byte. */
  readonly tls?: TlsFiles;
  readonly mode?: 'tls' | 'starttls';
  readonly login?: { readonly user: string; readonly password: string };
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  /** As it came over the wire, dots undone. */
  readonly raw: string;
  readonly isSecure: boolean;
}

/** A mail server of the test's own: speaks SMTP as a submission server does, and keeps what it gets. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Answers to `MAIL` and `RCPT` from now on. */
  senders = '250 fine';
  recipients = '250 fine';
  readonly #options: MailServerOptions;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #waiting: (() => void)[] = [];
  #refused = 0;

  private constructor(options: MailServerOptions) {
    this.#options = options;
    const { tls, mode } = options;
    this.#server =
      tls && mode === 'tls'
        ? createTlsServer(tls, (socket) => this.#talk(socket, true))
        : createServer((socket) => this.#talk(socket, false));
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
    });
    this.#server.on('tlsClientError', () => undefined);
  }

  static async open(options: MailServerOptions = {}): Promise<MailServer> {
    const made = new MailServer(options);
    await new Promise<void>((resolve) => made.#server.listen(0, '127.0.0.1', resolve));
    return made;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async until(count: number): Promise<ReceivedMail> {
    while (this.received.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.received[count - 1] as ReceivedMail;
  }

  /** When so many recipients were refused. */
  async refused(count: number): Promise<void> {
    while (this.#refused < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #talk(socket: Socket, isSecure: boolean, isGreeted = false): void {
    const { tls, mode, login } = this.#options;
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [heard, from, to] = ['', '', ''];
    let isLetIn = login === undefined;
    let isData = false;
    if (!isGreeted) say('220 mail.test ESMTP');
    const onData = (data: Buffer) => {
      heard += data.toString('latin1');
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = heard.indexOf(end);
        if (at < 0) return;
        const line = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        if (isData) {
          isData = false;
          this.#keep({ from, to, isSecure, raw: line.replace(/^\.\./gm, '.') });
          say('250 kept');
        } else if (line.startsWith('EHLO ')) {
          say('250-mail.test');
          if (tls && mode === 'starttls' && !isSecure) say('250-STARTTLS');
          say('250 AUTH PLAIN');
        } else if (line === 'STARTTLS' && tls) {
          say('220 go ahead');
          socket.off('data', onData);
          const secure = new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(tls) });
          secure.on('error', () => undefined);
          return this.#talk(secure, true, true);
        } else if (line.startsWith('AUTH PLAIN ')) {
          const [, user, password] = Buffer.from(line.slice(11), 'base64').toString().split('\0');
          isLetIn = user === login?.user && password === login?.password;
          say(isLetIn ? '235 welcome' : '535 no');
        } else if (line.startsWith('MAIL FROM:')) {
          from = line.slice(11, -1);
          say(isLetIn ? this.senders : '530 who are you?');
        } else if (line.startsWith('RCPT TO:')) {
          to = line.slice(9, -1);
          say(this.recipients);
          if (!this.recipients.startsWith('2')) this.#refused++;
          this.#wake();
        } else if (line === 'DATA') {
          isData = true;
          say('354 go on');
        } else if (line === 'QUIT') {
          say('221 goodbye');
          socket.end();
        } else say('500 what?');
      }
    };
    socket.on('data', onData);
  }

  #keep(mail: Pick<ReceivedMail, 'from' | 'to' | 'raw' | 'isSecure'>): void {
    const [head = '', body = ''] = mail.raw.split('\r\n\r\n');
    const headers = new Map(
      head
        .replace(/\r\n[ \t]+/g, '')
        .split('\r\n')
        .map((line): [string, string] => {
          const at = line.indexOf(': ');
          return [line.slice(0, at), words(line.slice(at + 2))];
        }),
    );
    this.received.push({ ...mail, headers, text: Buffer.from(body, 'base64').toString() });
    this.#wake();
  }

  #wake(): void {
    for (const go of this.#waiting.splice(0)) go();
  }
}

/** Decodes RFC 2047. */
function words(text: string): string {
  return text.replace(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word: string) =>
    Buffer.from(word, 'base64').toString(),
  );
}
