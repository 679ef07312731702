// node test/fuzz/run.ts INPUTS SEED: so many inputs to every parser, led by coverage. Prints one JSON object.
import { FastRng } from '../../src/engine/rng.ts';
import { Coverage } from './coverage.ts';
import { mutated } from './mutate.ts';
import { targets } from './targets.ts';

const [inputs = '100000', seed = '1'] = process.argv.slice(2);
const EACH = Math.ceil(Number(inputs) / targets.length);
const BATCH = 500;
/** A parser that takes longer for 20 KB can be used to stop a server. */
const SLOW = 250;
const MOST_FINDINGS = 20;

/** The processor time of a job in milliseconds; other processes may have taken the rest. */
function costOf(job: () => void): number {
  const before = process.cpuUsage();
  try {
    job();
  } catch {
    // Told already.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const rng = new FastRng(Number(seed));
const findings: object[] = [];

async function fuzz({ name, seeds, run }: (typeof targets)[number]) {
  const coverage = new Coverage();
  await coverage.start();
  const corpus = [...seeds];
  const attempt = (text: string): void => {
    const begun = performance.now();
    try {
      run(text);
    } catch (error) {
      if (findings.length < MOST_FINDINGS)
        findings.push({
          name,
          error: String(error).slice(0, 200),
          input: text.slice(0, 300),
          length: text.length,
        });
    }
    if (performance.now() - begun > SLOW && costOf(() => run(text)) > SLOW && findings.length < MOST_FINDINGS)
      findings.push({ name, error: 'slow', input: text.slice(0, 300), length: text.length });
  };
  for (const text of seeds) attempt(text);
  await coverage.news();
  const first = coverage.blocks;
  for (let done = 0; done < EACH; done += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, EACH - done) }, () =>
      mutated(corpus[rng.below(corpus.length)] as string, corpus, rng),
    );
    for (const text of batch) attempt(text);
    if ((await coverage.news()) === 0) continue;
    // Which of them it was is not told: a few of the batch are kept, and those that matter come up again.
    for (const text of batch) if (rng.below(BATCH) < 4 && corpus.length < 3000) corpus.push(text);
  }
  const { blocks } = coverage;
  coverage.stop();
  return { name, inputs: EACH, first, blocks, corpus: corpus.length };
}

const reports: object[] = [];
const begun = performance.now();
for (const target of targets) reports.push(await fuzz(target));
const seconds = Math.round((performance.now() - begun) / 1000);
process.stdout.write(`${JSON.stringify({ seconds, reports, findings }, null, 1)}\n`);
