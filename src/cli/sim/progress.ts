import type { Io } from '../io.ts';

const WIDTH = 30;

export interface Progress {
  readonly at: (done: number) => void;
  readonly clear: () => void;
}

/** A bar that moves on standard error, if that is a terminal. */
export function progressBar(io: Io, total: number): Progress | undefined {
  if (!io.progress) return undefined;
  const began = performance.now();
  return {
    at(done) {
      const share = done / total;
      const full = Math.floor(share * WIDTH);
      const left = share > 0 ? Math.ceil(((performance.now() - began) / 1000) * (1 / share - 1)) : undefined;
      const rest = left === undefined ? '' : `  ${left} s`;
      io.err(
        `\r\u001b[K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} %  ${done}/${total}${rest}`,
      );
    },
    clear: () => io.err('\r\u001b[K'),
  };
}
