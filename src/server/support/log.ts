/** What may stand in a log: figures, codes, names of routes. Never a token, a seed, a name, a text of a person or a move. */
export type Fields = { readonly [field: string]: string | number | boolean | undefined };

export interface Log {
  info(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

/** One JSON object a line. */
export function jsonLog(write: (line: string) => void, clock: () => number): Log {
  const say = (level: string, event: string, fields: Fields = {}): void => {
    write(`${JSON.stringify({ time: new Date(clock()).toISOString(), level, event, ...fields })}\n`);
  };
  return {
    info: (event, fields) => say('info', event, fields),
    error: (event, fields) => say('error', event, fields),
  };
}

/** The same log; every line says this as well. */
export function withFields(log: Log, always: Fields): Log {
  return {
    info: (event, fields) => log.info(event, { ...always, ...fields }),
    error: (event, fields) => log.error(event, { ...always, ...fields }),
  };
}

export const silent: Log = { info: () => undefined, error: () => undefined };
