// `npm pack`, after: package.json as it was.
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.js';

const source = join(root, '.package.json.source');
if (existsSync(source)) renameSync(source, join(root, 'package.json'));
