import { readFileSync } from 'node:fs';

/** Of this Tidetable, as package.json says. */
export function version(): string {
  const page = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(page) as { readonly version: string }).version;
}
