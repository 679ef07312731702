import { expect, test } from 'vitest';
import { jsonLog, withFields } from './log.ts';

test('every line says which node and which version wrote it', () => {
  const lines: string[] = [];
  const log = withFields(
    jsonLog(
      (line) => lines.push(line),
      () => 0,
    ),
    { node: 'n1', version: '1.2.3' },
  );
  log.info('started', { port: 80 });
  log.error('request');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      time: '1970-01-01T00:00:00.000Z',
      level: 'info',
      event: 'started',
      node: 'n1',
      version: '1.2.3',
      port: 80,
    },
    { time: '1970-01-01T00:00:00.000Z', level: 'error', event: 'request', node: 'n1', version: '1.2.3' },
  ]);
});
