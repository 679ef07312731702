import type { Io } from './io.ts';

const WIDTH = 30;

export interface Progress {
  /** So much is done; the seconds left, if the caller knows them better than the share that is done. */
  readonly at: (done: number, left?: number) => void;
  /** The whole has become more or less. */
  readonly of: (total: number) => void;
  readonly clear: () => void;
}

/** A bar that moves on standard error, if that is a terminal. */
export function progressBar(io: Io, whole: number): Progress | undefined {
  if (!io.progress) return undefined;
  const began = performance.now();
  let total = whole;
  return {
    of: (games) => void (total = games),
    at(done, told) {
      const share = total > 0 ? done / total : 1;
      const full = Math.floor(share * WIDTH);
      const elapsed = (performance.now() - began) / 1000;
      const left = told ?? (share > 0 ? elapsed * (1 / share - 1) : undefined);
      const rest = left === undefined ? '' : `  ${clockTime(Math.ceil(left))}`;
      io.err(
        `\r\u001b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} %  ${done}/${total}${rest}`,
      );
    },
    clear: () => io.err('\r\u001b[K'),
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
