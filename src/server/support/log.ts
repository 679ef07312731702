/** Fields of a log line: figures, codes, names of routes. Never a token, a seed, a name, a person's text or a move. */
export type Fields = { readonly [field: string]: string | number | boolean | undefined };

export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** A log with one JSON object per line. */
export function jsonLog(write: (line: string) => void, clock: () => number): Log {
  const say = (level: string, event: string, fields: Fields = {}): void => {
    write(`${JSON.stringify({ time: new Date(clock()).toISOString(), level, event, ...fields })}\n`);
  };
  return {
    info: (event, fields) => say('info', event, fields),
    error: (event, fields) => say('error', event, fields),
  };
}

/** The same log with these fields in every line. */
export function withFields(log: Log, always: Fields): Log {
  return {
    info: (event, fields) => log.info(event, { ...always, ...fields }),
    error: (event, fields) => log.error(event, { ...always, ...fields }),
  };
}

export const silent: Log = { info: () => undefined, error: () => undefined };
