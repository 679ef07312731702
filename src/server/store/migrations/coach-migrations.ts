import type { Migration } from './migration.ts';

/** A part of the list in migrations.ts, with its place there. */
export const coachMigrations: readonly Migration[] = [
  // Tables at which everybody may ask the coach.
  `
  ALTER TABLE matches ADD COLUMN coach {integer} NOT NULL DEFAULT 0;
  `,
];
