// Makes the filter of common passwords from a list with one password a line, the most common first:
//   node scripts/common-passwords.ts 10-million-password-list-top-1000000.txt
// The list is in https://github.com/danielmiessler/SecLists (Passwords/Common-Credentials); it is not shipped.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { probesOf } from '../src/server/people/credentials/common-passwords.ts';

const SHORTEST = 10;
const MOST = 40_000;
const BYTES = 65_536;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('which list?');
const lines = readFileSync(file, 'utf8').split(/\r?\n/);
const common = new Set<string>();
for (const line of lines) {
  const folded = line.normalize('NFC').toLowerCase();
  if ([...folded].length >= SHORTEST) common.add(folded);
  if (common.size >= MOST) break;
}
const bits = Buffer.alloc(BYTES);
for (const password of common) {
  for (const bit of probesOf(password, 8 * BYTES)) bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
}
const text = `/** Written by scripts/common-passwords.ts: a Bloom filter of ${common.size} passwords, in base64url. */
export const filter =
  '${bits.toString('base64url')}';
`;
writeFileSync(join(import.meta.dirname, '../src/server/people/credentials/common-passwords-filter.ts'), text);
process.stdout.write(`${common.size} passwords\n`);
