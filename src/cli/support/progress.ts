import type { Io } from './io.ts';

const WIDTH = 30;

export interface Progress {
  /** So much is done; the seconds left, if the caller knows them better than the share that is done. */
  readonly at: (done: number, left?: number) => void;
  /** The whole has become more or less. */
  readonly of: (total: number) => void;
  readonly clear: () => void;
}

/** How often a line is written where no bar can move, in seconds. */
const LINE_EVERY = 5;

/** A bar that moves on standard error; a line every few seconds if that is not a terminal. */
export function progressBar(io: Io, whole: number, now: () => number = () => performance.now()): Progress {
  const began = now();
  let total = whole;
  let told = 0;
  return {
    of: (games) => void (total = games),
    at(done, left) {
      const elapsed = (now() - began) / 1000;
      const share = total > 0 ? done / total : 1;
      const seconds = left ?? (share > 0 ? elapsed * (1 / share - 1) : undefined);
      const rest = seconds === undefined ? '' : `  ${clockTime(Math.ceil(seconds))}`;
      const figures = `${Math.floor(share * 100)} %  ${done}/${total}${rest}`;
      if (io.progress) {
        const full = Math.floor(share * WIDTH);
        io.err(`\r\u001b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${figures}`);
      } else if (elapsed - told >= LINE_EVERY) {
        told = elapsed;
        io.err(`tidetable: ${figures}\n`);
      }
    },
    clear: () => {
      if (io.progress) io.err('\r\u001b[K');
    },
  };
}

/** Seconds as people read them, alike in every language: 12 s, 3:05 min, 1:02:30 h. */
function clockTime(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)} min`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)} h`;
}
