import { DatabaseRefused } from '../database.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations.ts';

export const dialects = {
  sqlite: {
    key: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    integer: 'INTEGER',
    strict: 'STRICT',
    random: 'lower(hex(randomblob(12)))',
    // Rows lie in the order of the primary key, so that the lines of a match are neighbours on disk.
    clustered: 'STRICT, WITHOUT ROWID',
  },
  postgres: {
    key: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    integer: 'BIGINT',
    strict: '',
    random: `replace(gen_random_uuid()::text, '-', '')`,
    clustered: '',
  },
} as const;

export function inDialect(migration: Migration, dialect: keyof typeof dialects): string {
  const sql = typeof migration === 'string' ? migration : (migration[dialect] ?? '');
  const words: { readonly [word: string]: string } = dialects[dialect];
  return sql.replace(/\{(\w+)\}/g, (_, word: string) => {
    const spelled = words[word];
    if (spelled === undefined) throw new Error(`{${word}} is no word of a schema`);
    return spelled;
  });
}

/** Which migrations an existing database still needs; a database from the future is refused. */
export function missing(version: number): readonly Migration[] {
  if (version > migrations.length) throw new NewerSchema(version, migrations.length);
  return migrations.slice(version);
}

export class NewerSchema extends DatabaseRefused {
  constructor(found: number, known: number) {
    super(
      `the database was written by a newer Tidetable (schema ${found}; this one knows up to ${known}). Start that one, or restore a backup.`,
    );
  }
}
