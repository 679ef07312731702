import { expect, test } from 'vitest';
import { RefusedOriginsLog } from './refused-origins-log.ts';

test('an address that is refused as another website’s is in the log once, with what to do', () => {
  const said: [string, unknown][] = [];
  const log = {
    info: () => undefined,
    error: (event: string, fields: unknown) => void said.push([event, fields]),
  };
  const foreign = new RefusedOriginsLog(log, 'https://wrong.example.org');
  for (let n = 0; n < 3; n++)
    foreign.logOnce({ origin: 'https://right.example.org', host: 'tidetable:8080' });
  expect(said).toEqual([
    [
      'foreign-origin',
      {
        origin: 'https://right.example.org',
        host: 'tidetable:8080',
        baseUrl: 'https://wrong.example.org',
        hint: expect.stringContaining('BASE_URL'),
      },
    ],
  ]);
  for (let n = 0; n < 100; n++) foreign.logOnce({ origin: `https://${n}.example.org`, host: 'x' });
  expect(said).toHaveLength(20);
});
