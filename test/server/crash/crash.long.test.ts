import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crash } from './run.ts';
import { postgres, sqlite } from '../harness/databases.ts';

const KILLS = 1000;

describe.each([sqlite(), postgres()])('$name', (databases) => {
  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  test(`killed ${KILLS} times under load`, { timeout: 3_600_000 }, async () => {
    const report = await crash({ databases, kills: KILLS, seed: 3 });
    expect(report).toEqual({ kills: KILLS, acknowledged: expect.any(Number), matches: expect.any(Number) });
    expect(report.acknowledged).toBeGreaterThan(10 * KILLS);
  });
});
