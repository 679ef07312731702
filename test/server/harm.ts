import { parseArgs } from 'node:util';
import { storm } from './cluster/nodes/storm.ts';
import { crash } from './crash/run.ts';
import { postgres, sqlite } from './harness/databases.ts';

/**
 * `npm run harm -- --minutes 10 --on sqlite`: kills real servers on SQLite for so long; `--on nodes` kills real nodes on a real
 * PostgreSQL, and cuts their connections. Prints what was done, and ends with 1 if anything was lost or stood still.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    on: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 32)) },
  },
});
const seed = Number(values.seed);
const end = performance.now() + Number(values.minutes) * 60_000;
const isEnough = () => performance.now() > end;
/** Longer than any machine takes for five answers. */
const patience = 600_000;
const databases = values.on === 'nodes' ? postgres() : sqlite();
let failed = true;
await databases.start();
try {
  const report =
    values.on === 'nodes'
      ? await storm({ databases, seed, isEnough, patience })
      : await crash({ databases, seed, kills: Number.POSITIVE_INFINITY, isEnough, groups: 3, checkEvery: 5 });
  console.log(`${databases.name}, seed ${seed}:`, JSON.stringify(report));
  failed = report.problem !== undefined;
} finally {
  await databases.stop();
}
// Said outright: whoever stops PostgreSQL at the end of the process sets a code of its own.
process.exit(failed ? 1 : 0);
