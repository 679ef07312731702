import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fault, faults } from './faults.ts';
import { crash } from './run.ts';
import { postgres, sqlite } from '../harness/databases.ts';

const KILLS = 15;

/** What gives each fault away. */
const found: { readonly [K in Fault]: RegExp } = {
  'early-ack': /is gone|the log has only/,
  'double-append': /does not replay/,
  'lost-chance': /does not replay/,
};

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  test(`killed ${KILLS} times under load, nothing acknowledged is lost, doubled or out of order`, {
    timeout: 1_800_000,
  }, async () => {
    const report = await crash({ databases, kills: KILLS, seed: 1 });
    expect(report).toEqual({ kills: KILLS, acknowledged: expect.any(Number), matches: expect.any(Number) });
    expect(report.acknowledged).toBeGreaterThan(10 * KILLS);
    expect(report.matches).toBeGreaterThan(5);
  });
});

describe('a broken server is found out', () => {
  const databases = sqlite();
  afterAll(() => databases.stop());

  test.for(faults)('%s', async (fault) => {
    const report = await crash({ databases, kills: 20, seed: 2, fault });
    expect(report.problem).toMatch(found[fault]);
  });
});
