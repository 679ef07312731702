import { Readable } from 'node:stream';
import { MAX_UNSENT } from './slow-readers.ts';

/** A response of newline-delimited JSON that does not end by itself. */
export class LineStream {
  /** The body of the response. */
  readonly out: Readable;
  readonly #mostUnsent: number;
  #drained: (() => void) | undefined;
  /** Something was still unsent at the last heartbeat. */
  #late = false;
  /** The last line is written, though perhaps not read yet. */
  #ended = false;

  /** `closed` is called once, however it ends: by us, by a lost connection, or because it is read too slowly. */
  constructor(closed: () => void, mostUnsent = MAX_UNSENT) {
    this.#mostUnsent = mostUnsent;
    this.out = new Readable({ read: () => this.#drained?.() });
    this.out.once('close', () => {
      this.#drained?.();
      closed();
    });
    this.out.on('error', () => undefined);
  }

  get closed(): boolean {
    return this.#ended || this.out.destroyed || this.out.readableEnded;
  }

  /** Whether something waits to be read. */
  get isBehind(): boolean {
    return this.out.readableLength > 0;
  }

  /** A line of JSON, as text. */
  send(line: string): void {
    if (this.closed) return;
    this.out.push(`${line}\n`);
    if (this.out.readableLength > this.#mostUnsent) this.out.destroy();
  }

  /** Resolves when the reader has read enough for more to be sent. */
  async room(): Promise<void> {
    while (!this.closed && this.out.readableLength > this.out.readableHighWaterMark) {
      await new Promise<void>((resolve) => (this.#drained = resolve));
    }
  }

  /** A sign of life. A reader who has read nothing since the last one is disconnected. */
  beat(line: string): void {
    if (this.#late && this.isBehind) return void this.out.destroy();
    this.#late = this.isBehind;
    this.send(line);
  }

  end(lastLine: string): void {
    if (this.closed) return;
    this.send(lastLine);
    this.#ended = true;
    this.out.push(null);
  }
}
