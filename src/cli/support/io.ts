import type { Readable } from 'node:stream';

/** Where the command reads and writes. Tests hand in their own; `processIo` is the real one. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly input: Readable;
  /** Somebody sits there: both standard input and output are a terminal. */
  readonly interactive: boolean;
  /** Standard output may carry colours. */
  readonly colour: boolean;
  /** Standard error is a terminal: a progress bar may move on it. */
  readonly progress: boolean;
  readonly columns: () => number;
  readonly env: { readonly [name: string]: string | undefined };
}

const WIDEST = 100;
const NARROWEST = 40;

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  // Whoever reads us may stop early (`| head`); that is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    input: stdin,
    interactive: stdin.isTTY === true && stdout.isTTY === true,
    colour: mayColour(stdout.isTTY === true, env),
    progress: stderr.isTTY === true && env.TERM !== 'dumb',
    // Some terminals say 0 when they do not know.
    columns: () => Math.min(WIDEST, Math.max(NARROWEST, stdout.columns || WIDEST)),
    env,
  };
}

/** Colours only for a terminal that knows them, and only if nobody asked for none (no-color.org). */
export function mayColour(isTerminal: boolean, env: Io['env']): boolean {
  return isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
}
