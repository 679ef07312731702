import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The block of this language in docs/running.md, as it is printed there; there must be exactly one. */
export function printed(language: string, page = 'docs/running.md'): string {
  const text = readFileSync(join(root, page), 'utf8');
  const found = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))];
  if (found.length !== 1) throw new Error(`${page} has ${found.length} blocks of ${language}`);
  return found[0]?.[1] ?? '';
}

/** The text with everything replaced that differs on the machine of a test; what is not found is a fault of the page. */
export function adapted(text: string, changes: readonly (readonly [what: string, by: string])[]): string {
  return changes.reduce((before, [what, by]) => {
    if (!before.includes(what)) throw new Error(`"${what}" does not stand in the printed configuration`);
    return before.replaceAll(what, by);
  }, text);
}
