import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMatchFile } from '../src/engine/file.ts';
import { playthrough } from '../src/engine/kit/golden.ts';
import { games } from '../src/games/index.ts';

/** Writes the playthrough of every match file under src/games/<game>/golden anew. Look at the difference before you commit it. */
const root = join(import.meta.dirname, '../src/games');

for (const [id, entry] of Object.entries(games)) {
  const folder = join(root, id, 'golden');
  if (!existsSync(folder)) throw new Error(`${id} has no folder golden/: keep a match file there first`);
  const [game, words] = await Promise.all([entry.load(), entry.words('en')]);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = readMatchFile(readFileSync(join(folder, name), 'utf8'));
    const text = 'problem' in file ? file : playthrough(game, words, file);
    if (typeof text !== 'string') throw new Error(`${id}/golden/${name}: ${text.problem}`);
    writeFileSync(join(folder, name.replace(/\.json$/, '.txt')), text);
    console.log(`${id}/golden/${name}: ${text.split('\n').length} lines`);
  }
}
