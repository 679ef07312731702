import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsOf } from './schemas/components.ts';

/** Writes the schemas of every game's views and events, which the API's documentation shows, in the house format. `npm run schemas` after a change of types. */
const file = join(import.meta.dirname, '../src/server/http/api/game-schemas.json');
writeFileSync(file, `${JSON.stringify(await componentsOf(), null, 2)}\n`);
execFileSync('biome', ['format', '--write', file], { stdio: ['ignore', 'ignore', 'inherit'] });
