import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** One for all sockets: what was read is dealt with before the next read. */
const reading = Buffer.alloc(65_536);
const ACCEPT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const HEAD_END = '\r\n\r\n';
const [TEXT, PING, PONG] = [0x81, 0x89, 0x8a];
const MASKED = 0x80;

/**
 * As little WebSocket as a player needs, the same for both servers: the players share two cores with the server, and what
 * they spend is not there for it. Messages come as they lie in the buffer and are good until the next one.
 */
export class LoadSocket {
  readonly #socket: Socket;
  readonly #told: (message: Buffer) => void;
  /** The beginning of a message whose end has not come yet. */
  #rest: Buffer | undefined;

  private constructor(socket: Socket, told: (message: Buffer) => void) {
    this.#socket = socket;
    this.#told = told;
  }

  static open(url: string, headers: string, told: (message: Buffer) => void): Promise<LoadSocket> {
    const { hostname: host, port, pathname, search } = new URL(url);
    const key = randomBytes(16).toString('base64');
    const accept = createHash('sha1')
      .update(key + ACCEPT)
      .digest('base64');
    return new Promise((resolve, reject) => {
      let opened: LoadSocket | undefined;
      let head = '';
      const welcome = (data: Buffer) => {
        head += data.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 101 ') || !head.includes(accept)) {
          reject(new Error(`no WebSocket: ${head}`));
          return;
        }
        opened = new LoadSocket(socket, told);
        resolve(opened);
        const rest = Buffer.from(head.slice(end + HEAD_END.length), 'latin1');
        // Whoever opens it gets to know it before its first message.
        setImmediate((socket: LoadSocket) => socket.#read(rest), opened);
      };
      const callback = (length: number) => {
        const data = reading.subarray(0, length);
        if (opened) opened.#read(data);
        else welcome(data);
        return true;
      };
      const socket = connect({
        host,
        port: Number(port),
        noDelay: true,
        onread: { buffer: reading, callback },
      });
      socket.on('error', reject);
      socket.write(
        `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n${headers}\r\n`,
      );
    });
  }

  send(text: string): void {
    this.#write(TEXT, text);
  }

  #write(kind: number, text: string): void {
    const length = Buffer.byteLength(text);
    if (length >= 65_536) throw new Error('a player has nothing so long to say');
    const start = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(start + length);
    frame[0] = kind;
    if (length < 126) frame[1] = MASKED | length;
    else {
      frame[1] = MASKED | 126;
      frame.writeUInt16BE(length, 2);
    }
    frame.writeUInt32BE((Math.random() * 2 ** 32) >>> 0, start - 4);
    frame.write(text, start);
    for (let i = start; i < frame.length; i++)
      frame[i] = byte(frame, i) ^ byte(frame, start - 4 + ((i - start) & 3));
    this.#socket.write(frame);
  }

  #read(data: Buffer): void {
    const bytes = this.#rest ? Buffer.concat([this.#rest, data]) : data;
    let at = 0;
    while (bytes.length >= at + 2) {
      const short = byte(bytes, at + 1);
      if (short === 127) throw new Error('a server said more than a player can take');
      const start = at + (short === 126 ? 4 : 2);
      if (bytes.length < start) break;
      const end = start + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
      if (bytes.length < end) break;
      this.#take(byte(bytes, at), bytes.subarray(start, end));
      at = end;
    }
    this.#rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : undefined;
  }

  #take(kind: number, message: Buffer): void {
    if (kind === TEXT) this.#told(message);
    else if (kind === PING) this.#write(PONG, message.toString());
    else throw new Error(`a server hung up or said something odd (${kind})`);
  }
}

function byte(bytes: Buffer, at: number): number {
  return bytes[at] as number;
}
