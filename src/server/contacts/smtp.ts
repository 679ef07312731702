import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

/** Milliseconds without data after which the connection is given up. */
const TIMEOUT = 15_000;
/** A line of an answer is at most so long; RFC 5321 says 512. */
const LONGEST_ANSWER = 4096;

/** A server that accepts e-mails for delivery (a submission server or a relay). */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `tls`: from the first byte; `starttls`: refused unless it offers it; `none`: only to this machine. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly login?: { readonly user: string; readonly password: string };
  /** Certificates to trust besides the usual ones. */
  readonly ca?: string;
}

interface Envelope {
  readonly from: string;
  readonly to: string;
  /** Headers and body, with CRLF. */
  readonly data: string;
}

/** The server refused. A 5xx code is permanent. */
export class SmtpRefused extends Error {
  readonly code: number;
  readonly step: string;

  constructor(code: number, step: string) {
    super(`the mail server answered ${code} to ${step}`);
    this.code = code;
    this.step = step;
  }
}

/** Hands one e-mail to the server; without one, only checks the login. */
export async function submit(server: SmtpServer, envelope?: Envelope): Promise<void> {
  let talk = await Conversation.open(server);
  try {
    await talk.expect(220, 'the connection');
    let offers = await talk.say(250, 'EHLO localhost', 'EHLO');
    if (server.security === 'starttls') {
      if (!/^STARTTLS$/im.test(offers)) throw new Error('the mail server does not offer STARTTLS');
      await talk.say(220, 'STARTTLS', 'STARTTLS');
      talk = await talk.secured(server);
      offers = await talk.say(250, 'EHLO localhost', 'EHLO');
    }
    if (server.login) {
      const { user, password } = server.login;
      const plain = Buffer.from(`\0${user}\0${password}`).toString('base64');
      await talk.say(235, `AUTH PLAIN ${plain}`, 'AUTH');
    }
    if (envelope) {
      await talk.say(250, `MAIL FROM:<${envelope.from}>`, 'MAIL');
      await talk.say(250, `RCPT TO:<${envelope.to}>`, 'RCPT');
      await talk.say(354, 'DATA', 'DATA');
      // A line that is a dot alone would end the message early.
      await talk.say(250, `${envelope.data.replace(/^\./gm, '..')}\r\n.`, 'the message');
    }
    // The server has accepted the message: errors after that do not matter.
    await talk.say(221, 'QUIT', 'QUIT').catch(() => undefined);
  } finally {
    talk.close();
  }
}

/** Lines to and from the server, one answer at a time. */
class Conversation {
  readonly #socket: Socket;
  #heard = '';
  #failed: Error | undefined;
  #wake: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setTimeout(TIMEOUT, () => socket.destroy(new Error('the mail server says nothing')));
    socket.on('data', (data: Buffer) => {
      this.#heard += data.toString('latin1');
      this.#wake();
    });
    const fail = (error: Error) => {
      this.#failed ??= error;
      this.#wake();
    };
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the mail server hung up')));
  }

  static open(server: SmtpServer): Promise<Conversation> {
    const { host, port, security } = server;
    const socket =
      security === 'tls' ? connectTls({ host, port, ...identity(server) }) : connectPlain({ host, port });
    return Conversation.#ready(socket, security === 'tls' ? 'secureConnect' : 'connect');
  }

  /** Upgrades the connection to TLS. Anything received before is discarded, since it may be forged. */
  secured(server: SmtpServer): Promise<Conversation> {
    this.#socket.removeAllListeners();
    return Conversation.#ready(connectTls({ socket: this.#socket, ...identity(server) }), 'secureConnect');
  }

  static #ready(socket: Socket, event: string): Promise<Conversation> {
    return new Promise((resolve, reject) => {
      const talk = new Conversation(socket);
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('the mail server hung up')));
      socket.once(event, () => resolve(talk));
    });
  }

  async say(code: number, line: string, step: string): Promise<string> {
    this.#socket.write(`${line}\r\n`);
    return this.expect(code, step);
  }

  /** The texts of the answer, a line each, if it has this code. */
  async expect(code: number, step: string): Promise<string> {
    for (;;) {
      const whole = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\n/.exec(this.#heard);
      if (whole) {
        this.#heard = this.#heard.slice(whole[0].length);
        if (Number(whole[1]) !== code) throw new SmtpRefused(Number(whole[1]), step);
        return whole[0].replace(/^\d{3}[ -]?|\r/gm, '');
      }
      if (this.#failed) throw this.#failed;
      if (this.#heard.length > LONGEST_ANSWER) throw new Error('the mail server says too much');
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#socket.destroy();
  }
}

function identity({ host, ca }: SmtpServer) {
  return { servername: host, ...(ca === undefined ? {} : { ca }) };
}
