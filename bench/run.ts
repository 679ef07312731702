import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';

/** `npm run bench` runs every part and prints tables; `npm run -s bench -- engine --json` one part, as one object. */
const parts: { readonly [part: string]: () => Promise<Bench> } = {
  engine: async () => (await import('./engine.ts')).bench,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = wanted.find((part) => !Object.hasOwn(parts, part));
if (unknown !== undefined) {
  console.error(`bench: there is no part "${unknown}"; known are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

const reports: { [part: string]: unknown } = {};
for (const part of wanted) {
  const bench = await parts[part]?.();
  const report = await bench?.run((line) => console.error(line));
  reports[part] = report;
  if (!values.json) console.log(bench?.show(report).join('\n'));
}
if (values.json)
  console.log(JSON.stringify(wanted.length === 1 ? reports[wanted[0] as string] : reports, null, 2));
