import { printable, UsageError } from '../support/usage.ts';

const KINDS = /^postgres(ql)?:\/\//;
const EXAMPLE = 'postgres://user:password@host/database';

/** The address of a PostgreSQL as it was given by the setting `name`, or a refusal that says what is wrong with it. */
export function readDatabaseUrl(given: string, name: string): string {
  // The address holds a password: no message repeats more of it than its beginning.
  if (!KINDS.test(given)) {
    const kind = /^[a-z][a-z0-9+.-]{0,20}(?=:)/i.exec(given)?.[0];
    const found = kind === undefined ? '' : `, not ${printable(kind)}:`;
    throw new UsageError(
      `${name} must begin with postgres://${found} (like ${EXAMPLE}; for SQLite leave it out and name a folder by DATA)`,
    );
  }
  if (!URL.canParse(given)) {
    throw new UsageError(
      `${name} is not an address like ${EXAMPLE}; special characters in a password are written as %40 and so on`,
    );
  }
  const { pathname, hostname, searchParams } = new URL(given);
  if (hostname === '' && !searchParams.has('host'))
    throw new UsageError(`${name} names no host (${EXAMPLE})`);
  if (pathname.length < 2) throw new UsageError(`${name} names no database (${EXAMPLE})`);
  return given;
}

/** The address without what nobody has to read. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password !== '') shown.password = '***';
  return shown.href;
}
