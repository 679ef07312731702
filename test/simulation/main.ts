import { parseArgs } from 'node:util';
import { simulate } from './simulate.ts';

/** `npm run simulate -- --seed 1`: one run; `--runs N` so many from there on, `--minutes N` at most for so long. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
    storms: { type: 'string', default: '3' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});
const first = Number(values.seed);
let failed = 0;
const begun = performance.now();
const end = begun + Number(values.minutes) * 60_000;
let runs = 0;
let seconds = 0;
let harms = 0;
let acknowledged = 0;
const rooms = { autostarted: 0, paired: 0, rated: 0, duplicates: 0 };
for (let seed = first; seed < first + Number(values.runs) && performance.now() < end; seed++) {
  runs++;
  const report = await simulate({ seed, storms: Number(values.storms) });
  seconds += report.seconds;
  acknowledged += report.acknowledged;
  for (const kind of Object.keys(rooms) as (keyof typeof rooms)[]) rooms[kind] += report.rooms[kind];
  for (const count of report.harms.values()) harms += count;
  const { finding } = report;
  if (!finding) {
    if (Number(values.runs) === 1) console.log(report);
    continue;
  }
  failed++;
  if (Number(values.runs) === 1) console.log(finding.story);
  console.log(
    `seed ${seed}: ${finding.problem} (${finding.match ?? ''}) after ${report.seconds.toFixed(0)} s`,
  );
}
const took = (performance.now() - begun) / 1000;
console.log(
  `${runs} runs from seed ${first}, ${failed} failed: ${(seconds / 3600).toFixed(2)} simulated hours, ${harms} harms, ${acknowledged} answers in ${took.toFixed(1)} s`,
);
console.log(
  Object.entries(rooms)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', '),
);
process.exitCode = failed === 0 ? 0 : 1;
