import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../support/io.ts';
import { printable } from '../support/usage.ts';

/** The lines that somebody types, or that come through a pipe, one at a time. */
export class Lines {
  private readonly io: Io;
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private wanted: ((line: string | undefined) => void) | undefined;
  private ended = false;

  constructor(io: Io) {
    this.io = io;
    // Without an output the terminal itself echoes and edits the line, which works everywhere and needs no cleaning up.
    this.reader = createInterface({ input: io.input, terminal: false });
    this.reader.on('line', (line) => this.take(line));
    this.reader.on('close', () => {
      this.ended = true;
      this.wanted?.(undefined);
    });
  }

  /** The next line, or undefined when there is none any more. */
  async ask(prompt = '> '): Promise<string | undefined> {
    this.io.out(prompt);
    const line =
      this.waiting.shift() ??
      (this.ended ? undefined : await new Promise<string | undefined>((resolve) => (this.wanted = resolve)));
    this.wanted = undefined;
    // A terminal has echoed the line; a transcript shows it too.
    if (!this.io.interactive) this.io.out(`${printable(line ?? '')}\n`);
    else if (line === undefined) this.io.out('\n');
    return line?.trim();
  }

  close(): void {
    this.reader.close();
  }

  private take(line: string): void {
    if (this.wanted) this.wanted(line);
    else this.waiting.push(line);
    this.wanted = undefined;
  }
}
