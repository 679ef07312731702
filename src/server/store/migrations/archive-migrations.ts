import type { Migration } from './migration.ts';

/** A part of the list in migrations.ts, with its place there. */
export const archiveMigrations: readonly Migration[] = [
  // When the deal of a duplicate's table was opened. Finished matches are exported in the order in which they became public.
  `
  ALTER TABLE matches ADD COLUMN opened {integer};
  CREATE INDEX matches_by_publication ON matches ((COALESCE(opened, ended)), key) WHERE status = 'over' AND hidden = 0;
  `,
];
