import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sourceArchive } from '../../server/http/source-archive.ts';

const PACKED = new URL('../../../dist/source.tar.gz', import.meta.url);
const ROOT = new URL('../../..', import.meta.url);
const IS_CLONE = existsSync(new URL('../../../src/cli/main.ts', import.meta.url));

/** The source code of this server: as an installed package brings it, or packed now from what lies here. */
export function source(): Promise<Buffer> {
  return IS_CLONE ? sourceArchive(fileURLToPath(ROOT)) : readFile(PACKED);
}
