import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryPages } from './library/report.ts';

/** Writes docs/library: what the library offers. `npm run library` after a change of what is exported. */
const folder = join(import.meta.dirname, '../docs/library');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, page] of libraryPages()) writeFileSync(join(folder, file), page);
