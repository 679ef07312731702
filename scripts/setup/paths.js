import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const modules = join(root, 'node_modules');

/** Something the person at the keyboard can act on; shown as one line, without a stack. */
export class SetupError extends Error {}

/** On stderr, so that the output of commands stays clean. @param {string} line */
export function say(line) {
  process.stderr.write(`tidetable: ${line}\n`);
}
